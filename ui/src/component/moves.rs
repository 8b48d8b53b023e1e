//! The list of moves.

use std::rc::Rc;

use dioxus::html::geometry::PixelsVector2D;
use dioxus::prelude::*;
use scoresheet_record::log::DrawMark;
use scoresheet_record::ply::Ply;
use scoresheet_texts::Label;

use crate::view::{CellKind, Picked, SavedMark, SheetCell, SheetPage, SheetPages, SheetRow};
use crate::words::say;

/// The sheet as a list in which every cell can be picked for a correction. It is scrolled to its end by itself.
#[component]
pub(crate) fn MoveList(pages: SheetPages, on_pick: Callback<Ply>) -> Element {
    let is_empty = pages.pages().is_empty();
    let mut list = use_signal(|| None::<Rc<MountedData>>);
    let end = pages.end();
    // The list keeps to its end by itself while it is there; after a look at earlier moves an entry brings it back.
    use_effect(use_reactive!(|end| {
        let list = list.peek().clone();
        if let (Some(list), Some(_)) = (list, end) {
            spawn(async move {
                // A list that cannot be scrolled shows all there is.
                let _ = list.scroll(PixelsVector2D::new(0.0, 0.0), ScrollBehavior::Instant).await;
            });
        }
    }));
    rsx! {
        section {
            class: "moves",
            aria_label: say(&Label::Moves),
            tabindex: "0",
            onmounted: move |event| list.set(Some(event.data())),
            div { class: "pages",
                if is_empty {
                    p { class: "no-moves", {say(&Label::NoMoves)} }
                }
                for page in pages.pages().iter().cloned() {
                    Page { key: "{page.first}", page: SharedPage(page), on_pick }
                }
            }
        }
    }
}

/// A page that is the same if it is the same in memory: pages are made anew only when they have changed.
#[derive(Clone)]
struct SharedPage(Rc<SheetPage>);

impl PartialEq for SharedPage {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[component]
fn Page(page: SharedPage, on_pick: Callback<Ply>) -> Element {
    rsx! {
        ol { class: "page", start: "{page.0.first}",
            for row in page.0.rows.iter().cloned() {
                Row { key: "{row.number}", row, on_pick }
            }
        }
    }
}

#[component]
fn Row(row: SheetRow, on_pick: Callback<Ply>) -> Element {
    rsx! {
        li { class: "row",
            span { class: "number", aria_hidden: true, "{row.number}." }
            CellKey { cell: row.white, on_pick }
            CellKey { cell: row.black, on_pick }
        }
    }
}

#[component]
fn CellKey(cell: Option<SheetCell>, on_pick: Callback<Ply>) -> Element {
    let Some(cell) = cell else { return rsx! { span { class: "cell free" } } };
    let kind = kind_name(cell.kind);
    let saved = saved_name(cell.saved);
    let offer = match cell.draw_offer {
        DrawMark::Offered => "offered",
        DrawMark::NotOffered => "not-offered",
    };
    let name = say(&Label::Cell {
        label: cell.label.clone(),
        text: cell.text.clone(),
        kind,
        saved,
        offer,
        clock: cell.clock.clone(),
    });
    let ply = cell.ply;
    rsx! {
        button {
            r#type: "button",
            class: "cell",
            "data-ply": "{ply}",
            "data-kind": kind,
            "data-saved": saved,
            aria_label: name,
            aria_pressed: cell.picked == Picked::Yes,
            onclick: move |_| on_pick.call(ply),
            // What the key's name does not say, or says in other words, is drawn by the style sheet: a name must hold the
            // text of its key.
            span { class: "written", aria_hidden: true,
                for (index, struck) in cell.struck.iter().enumerate() {
                    s { key: "{index}", class: "struck", "data-text": "{struck}" }
                }
                span { class: "text", "{cell.text}" }
                if cell.draw_offer == DrawMark::Offered {
                    span { class: "offer" }
                }
                if let Some(clock) = &cell.clock {
                    span { class: "clock", "data-time": "{clock}" }
                }
            }
        }
    }
}

fn kind_name(kind: CellKind) -> &'static str {
    match kind {
        CellKind::Move => "move",
        CellKind::Illegible => "illegible",
        CellKind::Tick => "tick",
        CellKind::Dash => "dash",
        CellKind::Blank => "blank",
    }
}

fn saved_name(saved: SavedMark) -> &'static str {
    match saved {
        SavedMark::Hollow => "hollow",
        SavedMark::Solid => "solid",
    }
}
