//! The board: 64 buttons in a grid, one of them in the way of the Tab key.

use dioxus::prelude::*;
use scoresheet_record::men::{Color, Piece, Square, role_name, side_name};
use scoresheet_texts::Label;

use crate::view::{BoardView, SquareMark, SquareView};
use crate::words::say;

/// A board on which every square can be tapped. The arrow keys move the focus.
#[component]
pub(crate) fn Board(view: BoardView, on_tap: Callback<Square>, on_focus: Callback<Square>) -> Element {
    let below = view.below;
    rsx! {
        div { class: "board", role: "grid", aria_label: say(&Label::Board),
            for (index, rank) in view.ranks.iter().enumerate() {
                div { key: "{index}", class: "rank", role: "row",
                    for square in rank.iter().copied() {
                        SquareKey { key: "{square.square}", view: square, below, on_tap, on_focus }
                    }
                }
            }
        }
    }
}

#[component]
fn SquareKey(view: SquareView, below: Color, on_tap: Callback<Square>, on_focus: Callback<Square>) -> Element {
    let square = view.square;
    let mark = mark_name(view.mark);
    let name = say(&Label::Square { square: square.to_string(), man: view.man, mark });
    let shade = if square.is_light() { "light" } else { "dark" };
    let tabindex = if view.has_focus { "0" } else { "-1" };
    let on_key = move |event: KeyboardEvent| {
        if let Some(next) = neighbour(square, &event.key(), below) {
            event.prevent_default();
            on_focus.call(next);
        }
    };
    rsx! {
        div { class: "cell-of-board", role: "gridcell",
            button {
                r#type: "button",
                id: "{square}",
                class: "square",
                "data-square": "{square}",
                "data-shade": shade,
                "data-mark": mark,
                aria_label: name,
                tabindex,
                onclick: move |_| on_tap.call(square),
                onkeydown: on_key,
                if let Some(man) = view.man {
                    Man { man }
                }
                Coordinates { square, below }
            }
        }
    }
}

/// A man of the set.
#[component]
pub(crate) fn Man(man: Piece) -> Element {
    let id = format!("#{}-{}", side_name(man.color), role_name(man.role));
    rsx! {
        svg { class: "man", view_box: "0 0 64 64", "aria-hidden": "true", r#use { href: id.clone() } }
    }
}

/// Letters along the edge below, numbers along the edge at the left. They are drawn by the style sheet: as text they would
/// be a part of the key that its name does not begin with.
#[component]
fn Coordinates(square: Square, below: Color) -> Element {
    let at_bottom = square.rank() == scoresheet_record::men::home_rank(below);
    let at_left = square.file().char() == below.fold_wb('a', 'h');
    rsx! {
        if at_bottom {
            span { class: "file", "data-letter": "{square.file().char()}", aria_hidden: true }
        }
        if at_left {
            span { class: "rank-number", "data-number": "{square.rank().char()}", aria_hidden: true }
        }
    }
}

fn mark_name(mark: SquareMark) -> &'static str {
    match mark {
        SquareMark::None => "none",
        SquareMark::Selected => "selected",
        SquareMark::LastEntry => "last",
    }
}

/// The square beside this one, as the board is looked at.
fn neighbour(square: Square, key: &Key, below: Color) -> Option<Square> {
    let (right, up) = match key {
        Key::ArrowRight => (1, 0),
        Key::ArrowLeft => (-1, 0),
        Key::ArrowUp => (0, 1),
        Key::ArrowDown => (0, -1),
        _ => return None,
    };
    let turned = below.fold_wb(1, -1);
    let file = square.file().offset(right * turned)?;
    let rank = square.rank().offset(up * turned)?;
    Some(Square::from_coords(file, rank))
}
