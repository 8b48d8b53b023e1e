//! The director's desk: the question, the verdict, the evidence, the decision.

mod answer;
mod decision;
mod layer;
mod question;

use dioxus::prelude::*;
use scoresheet_record::course::Stage;
use scoresheet_texts::{DeskLabel, Label};

use answer::Answer;
use decision::Decide;
use layer::DirectorsLayer;
use question::Question;

use super::games::Preferences;
use super::record::SavedState;
use crate::app::AtDesk;
use crate::component::{Band, Key, KeyKind, Mode, MoveList, Panel};
use crate::desk::{Action, DirectorAction, Place, SCREEN};
use crate::platform::PlatformHandle;
use crate::view::{RulingInput, RulingView, ruling, saved_band};
use crate::words::say;

/// The ruling on what is asked now. It is made anew only when the question or the record changes.
pub(crate) type CurrentRuling = Memo<Option<RulingView>>;

/// Answers a claim with evidence. During a game it stands behind the lock; afterwards it is open.
#[component]
pub(crate) fn Director() -> Element {
    let AtDesk { desk, act } = use_context();
    let input = use_memo(move || desk.read().game.as_ref().map(RulingInput::of));
    let current: CurrentRuling = use_memo(move || input.read().as_ref().map(ruling));
    let mut last_seen = use_signal(|| 0_u64);
    let platform = use_context::<PlatformHandle>();
    // Scrolling comes in floods; once in some seconds is enough to keep the lock open.
    let still_here = use_callback(move |()| {
        let now = platform.0.now().since_start.as_secs() / 5;
        if now != *last_seen.peek() {
            last_seen.set(now);
            act.call(Action::Director(DirectorAction::StillHere));
        }
    });
    let no_pick = use_callback(|_| ());
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let playing = game.is_in_play();
    let noted = matches!(game.stage(), Stage::Noted { .. });
    let mode = if playing { Mode::Director } else { Mode::Finished };
    rsx! {
        main {
            id: SCREEN,
            tabindex: "-1",
            class: "screen director",
            onpointerdown: move |_| still_here.call(()),
            onkeydown: move |_| still_here.call(()),
            onwheel: move |_| still_here.call(()),
            ontouchmove: move |_| still_here.call(()),
            Band { mode,
                div { class: "keys",
                    if playing {
                        Key {
                            text: say(&DeskLabel::Lock),
                            kind: KeyKind::Main,
                            id: "lock",
                            on_press: move |()| act.call(Action::Director(DirectorAction::Lock)),
                        }
                    } else {
                        Key {
                            text: say(&Label::Back),
                            id: "back",
                            on_press: move |()| act.call(Action::Go(Place::Finished)),
                        }
                    }
                }
            }
            div { class: "asking",
                Question { current }
                if playing && noted {
                    div { class: "keys",
                        Key {
                            text: say(&DeskLabel::TakeOff),
                            id: "take-off",
                            on_press: move |()| act.call(Action::Director(DirectorAction::TakeOff)),
                        }
                        Key {
                            text: say(&DeskLabel::CloseSheet),
                            kind: KeyKind::Grave,
                            id: "close-sheet",
                            on_press: move |()| act.call(Action::Director(DirectorAction::CloseSheet)),
                        }
                    }
                } else if playing {
                    Decide { current }
                }
                Preferences {}
            }
            div { class: "answering",
                SavedState { saved: saved_band(game) }
                Answer { current }
                Panel { heading: say(&Label::Moves), name: "moves",
                    MoveList { pages: game.pages().clone(), on_pick: no_pick }
                }
                DirectorsLayer { current }
            }
        }
    }
}
