//! A game that is over, or was brought in.

use dioxus::prelude::*;
use scoresheet_record::outcome::GameResult;
use scoresheet_texts::{DeskLabel, Label, UiText};

use super::result::figures;
use crate::app::AtDesk;
use crate::component::{Band, Key, KeyKind, Mode, MoveList};
use crate::desk::{Action, FinishAction, Place, Readers, SCREEN, ShelfAction, Way};
use crate::words::say;

/// The sheet as it stands, and the ways out.
#[component]
pub(crate) fn Finished() -> Element {
    let AtDesk { desk, act } = use_context();
    let no_pick = use_callback(|_| ());
    // A game that is over does not change any more, and its moves are not followed anew at each tick of the clock.
    let is_written_twice = use_hook(|| desk.peek().is_written_twice());
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let sheet = game.sheet();
    let result = sheet.result.unwrap_or(GameResult::Open);
    let tag = |name: &str| sheet.tag(name).unwrap_or("?").to_owned();
    let pages = game.pages().clone();
    let head = game.log().head().to_string();
    let can_share = read.can_share();
    let unsaved =
        (game.stored() < game.log().next_seq() && game.may_write()).then_some(UiText::NotSavedFrom { entry: None });
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen finished",
            Band { mode: Mode::Finished,
                p { class: "players", "{tag(\"White\")} – {tag(\"Black\")}" }
                p { class: "outcome", {figures(result)} }
            }
            p { class: "particulars", "{tag(\"Event\")} · {tag(\"Date\")}" }
            if let Some(unsaved) = unsaved {
                p { class: "saving", {say(&Label::Saving)} span { class: "hidden", {say(&unsaved)} } }
            }
            MoveList { pages, on_pick: no_pick }
            if is_written_twice {
                WaysOut { readers: Readers::Ours, can_share, heading: say(&DeskLabel::ForUs) }
                WaysOut { readers: Readers::Others, can_share, heading: say(&DeskLabel::ForOthers) }
                p { class: "hint", {say(&DeskLabel::ForOthersHint)} }
            }
            div { class: "keys",
                if !is_written_twice {
                    PgnKeys { readers: Readers::Ours, can_share }
                }
                Key {
                    text: say(&Label::ExportLog),
                    id: "save-log",
                    on_press: move |()| act.call(Action::Finish(FinishAction::ExportLog)),
                }
                Key {
                    text: say(&DeskLabel::CheckClaim),
                    id: "check-claim",
                    on_press: move |()| act.call(Action::Go(Place::Director)),
                }
                Key {
                    text: say(&DeskLabel::Leave),
                    id: "leave",
                    on_press: move |()| act.call(Action::Shelf(ShelfAction::Leave)),
                }
            }
            p { class: "seal", {say(&DeskLabel::Head { hash: head })} }
            p { class: "hint", {say(&DeskLabel::HeadHint)} }
        }
    }
}

/// The ways out for some readers, where the game is written twice over.
#[component]
fn WaysOut(readers: Readers, can_share: bool, heading: String) -> Element {
    rsx! {
        fieldset { class: "ways-out",
            legend { "{heading}" }
            div { class: "keys", PgnKeys { readers, can_share } }
        }
    }
}

/// The keys by which a game goes out as PGN.
#[component]
fn PgnKeys(readers: Readers, can_share: bool) -> Element {
    let AtDesk { act, .. } = use_context();
    let hand_out = move |way| act.call(Action::Finish(FinishAction::ExportPgn(readers, way)));
    let (save, copy, share) = match readers {
        Readers::Ours => ("save-pgn", "copy-pgn", "share-pgn"),
        Readers::Others => ("save-pgn-others", "copy-pgn-others", "share-pgn-others"),
    };
    let kind = match readers {
        Readers::Ours => KeyKind::Main,
        Readers::Others => KeyKind::Plain,
    };
    rsx! {
        Key { text: say(&DeskLabel::SaveFile), kind, id: save, on_press: move |()| hand_out(Way::File) }
        Key { text: say(&DeskLabel::Copy), id: copy, on_press: move |()| hand_out(Way::Clipboard) }
        if can_share {
            Key { text: say(&DeskLabel::Share), id: share, on_press: move |()| hand_out(Way::Share) }
        }
    }
}
