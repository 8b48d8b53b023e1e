//! A small diagram of the evidence.

use dioxus::prelude::*;
use scoresheet_record::men::Piece;
use scoresheet_texts::{CliText, Word};

use super::board::Man;
use crate::view::{DiagramView, Standing};
use crate::words::say;

/// A position with its caption, the side to move and the rights that count.
#[component]
pub(crate) fn Diagram(view: DiagramView) -> Element {
    let caption = match (&view.after, view.standing) {
        (None, _) => say(&CliText::Start),
        (Some(name), Standing::AboutToAppear) => say(&CliText::AboutToAppear { name: name.clone() }),
        (Some(name), Standing::OnBoard) => say(&CliText::After { name: name.clone() }),
    };
    let en_passant = view.en_passant.map(|square| square.to_string());
    rsx! {
        figure { class: "diagram", "data-ply": "{view.ply}",
            figcaption { "{caption}" }
            div { class: "small-board", role: "img", aria_label: in_words(&view.men),
                for (index, man) in view.men.iter().copied().enumerate() {
                    span { key: "{index}", class: "small-square", "data-shade": shade(index),
                        if let Some(man) = man {
                            Man { man }
                        }
                    }
                }
            }
            ul { class: "rights",
                li { {say(&CliText::ToMove { side: view.to_move })} }
                li { {say(&CliText::Castling { letters: view.castling.clone() })} }
                li { {say(&CliText::EnPassant { square: en_passant })} }
            }
        }
    }
}

fn shade(index: usize) -> &'static str {
    if (index / 8 + index % 8).is_multiple_of(2) { "light" } else { "dark" }
}

/// The men with their squares, for those who cannot see the diagram.
fn in_words(men: &[Option<Piece>]) -> String {
    let placed = men.iter().enumerate().filter_map(|(index, man)| {
        let file = char::from(b'a' + u8::try_from(index % 8).ok()?);
        let rank = 8 - index / 8;
        Some(format!("{} {file}{rank}", say(&Word::Man { man: (*man)? })))
    });
    placed.collect::<Vec<_>>().join(", ")
}
