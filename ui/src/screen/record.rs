//! The record screen: the board, the sheet, and the keys. It shows a
//! [`RecordingView`](crate::view::RecordingView) and nothing else of the game.

use dioxus::prelude::*;
use scoresheet_record::men::{Color, Role};
use scoresheet_texts::{Label, UiText};

use super::store_words;
use crate::app::AtDesk;
use crate::component::{Band, Board, Key, KeyKind, Man, Mode, MoveList, Sign, SignKey};
use crate::desk::{
    Action, FIRST_ANSWER, FinishAction, LONGEST_MOVE, PROMOTIONS, Place, RecordKey, SCREEN, ShelfAction, TYPED_MOVE,
    Target, clock_typed,
};
use crate::view::{AskedView, SavedBand, recording};
use crate::words::say;

/// Records a game.
#[component]
pub(crate) fn Record() -> Element {
    let AtDesk { desk, act } = use_context();
    let press = use_callback(move |key: RecordKey| act.call(Action::Record(key)));
    let on_tap = use_callback(move |square| press.call(RecordKey::Tap(square)));
    let on_focus = use_callback(move |square| press.call(RecordKey::Focus(square)));
    let on_pick = use_callback(move |ply| press.call(RecordKey::Pick(ply)));
    let Some(view) = desk.read().game.as_ref().map(recording) else { return rsx! {} };
    let read_only = matches!(view.saved, SavedBand::OtherPage | SavedBand::WrittenElsewhere { .. });
    let mode = if read_only { Mode::ReadOnly } else { Mode::Record };
    let [white, black] = view.names.clone();
    let next = Label::Next { label: view.next.clone(), side: view.next_side };
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen record",
            Band { mode,
                p { class: "players", "{white} – {black}" }
                p { class: "no-help", {say(&Label::NoHelp)} }
            }
            div { class: "board-area",
                Board { view: view.board.clone(), on_tap, on_focus }
            }
            div { class: "sheet-area",
                SavedState { saved: view.saved.clone() }
                MoveList { pages: view.pages.clone(), on_pick }
            }
            div { class: "entry-area",
                p { class: "next", {say(&next)} }
                NotCertain { since: view.uncertain_since.clone() }
                if !read_only {
                    Entry { asked: view.asked.clone(), correcting: view.correcting.clone(), press }
                }
            }
        }
    }
}

/// What the page knows about saving; silent while all is well.
#[component]
pub(super) fn SavedState(saved: SavedBand) -> Element {
    let AtDesk { act, .. } = use_context();
    let hand_out = move |()| act.call(Action::Finish(FinishAction::ExportLog));
    match saved {
        SavedBand::Well => rsx! {},
        SavedBand::NotSaved { from, why } => rsx! {
            div { class: "not-saved", role: "alert", "data-test": "not-saved",
                strong { {say(&UiText::NotSavedFrom { entry: from })} }
                span { {store_words::why(&why)} }
                Key { text: say(&Label::ExportLog), on_press: hand_out }
            }
        },
        SavedBand::OtherPage => rsx! {
            div { class: "not-saved", role: "alert", "data-test": "other-page",
                span { {say(&UiText::OtherPage)} }
                Key {
                    text: say(&Label::TryAgain),
                    on_press: move |()| act.call(Action::Shelf(ShelfAction::Reload)),
                }
            }
        },
        SavedBand::WrittenElsewhere { from } => rsx! {
            div { class: "not-saved", role: "alert", "data-test": "written-elsewhere",
                strong { {say(&UiText::WrittenElsewhere { entry: from })} }
                Key { text: say(&Label::ExportLog), on_press: hand_out }
            }
        },
    }
}

#[component]
fn NotCertain(since: Option<String>) -> Element {
    let text = since.map(|since| say(&Label::NotCertain { since })).unwrap_or_default();
    rsx! {
        p { class: "uncertain", "{text}" }
    }
}

/// The keys, or the question that stands in their place.
#[component]
fn Entry(asked: Option<AskedView>, correcting: Option<(Target, String)>, press: Callback<RecordKey>) -> Element {
    let typed = use_signal(String::new);
    let clock_open = use_signal(|| false);
    rsx! {
        TypedMove { typed, press }
        div { class: "under",
            if let Some(asked) = asked {
                Question { asked, press }
            } else if clock_open() {
                ClockNote { clock_open, press }
            } else {
                Tools { typed, clock_open, press }
            }
            if let Some((target, entry)) = correcting {
                Correction { target, entry, press }
            } else {
                WayOut {}
            }
        }
    }
}

#[component]
fn TypedMove(typed: Signal<String>, press: Callback<RecordKey>) -> Element {
    let mut typed = typed;
    let enter = move |event: FormEvent| {
        event.prevent_default();
        let text = typed.take();
        press.call(RecordKey::Type(text));
    };
    rsx! {
        form { class: "typed", onsubmit: enter,
            label { class: "hidden", r#for: TYPED_MOVE, {say(&Label::TypeMove)} }
            input {
                id: TYPED_MOVE,
                r#type: "text",
                placeholder: say(&Label::TypeMove),
                value: typed(),
                autocomplete: "off",
                autocapitalize: "off",
                autocorrect: "off",
                spellcheck: false,
                enterkeyhint: "enter",
                maxlength: "{LONGEST_MOVE}",
                oninput: move |event| typed.set(event.value()),
            }
            button { r#type: "submit", class: "key", "data-kind": "main", "data-test": "enter", {say(&Label::Enter)} }
        }
    }
}

#[component]
fn Tools(typed: Signal<String>, clock_open: Signal<bool>, press: Callback<RecordKey>) -> Element {
    let (mut typed, mut clock_open) = (typed, clock_open);
    rsx! {
        div { class: "keys tools",
            SignKey {
                sign: Sign::TakeBack,
                text: say(&Label::TakeBack),
                id: "take-back",
                on_press: move |()| press.call(RecordKey::Undo),
            }
            SignKey {
                sign: Sign::Dash,
                text: say(&Label::Dash),
                id: "dash",
                on_press: move |()| press.call(RecordKey::Dash),
            }
            SignKey {
                sign: Sign::Illegible,
                text: say(&Label::Illegible),
                id: "illegible",
                on_press: move |()| press.call(RecordKey::Illegible(typed.take())),
            }
            SignKey {
                sign: Sign::DrawOffer,
                text: say(&Label::DrawOffer),
                id: "draw-offer",
                on_press: move |()| press.call(RecordKey::DrawOffer),
            }
            SignKey { sign: Sign::Clock, text: say(&Label::Clock), id: "clock", on_press: move |()| clock_open.set(true) }
        }
    }
}

#[component]
fn ClockNote(clock_open: Signal<bool>, press: Callback<RecordKey>) -> Element {
    let mut clock_open = clock_open;
    let mut time = use_signal(String::new);
    let note = move |event: FormEvent| {
        event.prevent_default();
        let is_time = time.peek().trim().is_empty() || clock_typed(&time.peek()).is_some();
        press.call(RecordKey::Clock(time.peek().clone()));
        // What is no time stays in its field, to be mended.
        if is_time {
            clock_open.set(false);
        }
    };
    rsx! {
        form { class: "keys tools clock-note", onsubmit: note,
            label { class: "hidden", r#for: "clock-time", {say(&Label::ClockField)} }
            input {
                id: "clock-time",
                r#type: "text",
                inputmode: "numeric",
                placeholder: say(&Label::ClockField),
                value: time(),
                autocomplete: "off",
                oninput: move |event| time.set(event.value()),
            }
            button { r#type: "submit", class: "key", "data-kind": "main", "data-test": "note-clock", {say(&Label::Note)} }
            Key { text: say(&Label::Back), on_press: move |()| clock_open.set(false) }
        }
    }
}

#[component]
fn WayOut() -> Element {
    let AtDesk { act, .. } = use_context();
    let go = move |place| act.call(Action::Go(place));
    rsx! {
        div { class: "keys way-out",
            Key { text: say(&Label::Claim), id: "claim", on_press: move |()| go(Place::Claim) }
            Key { text: say(&Label::Result), id: "result", on_press: move |()| go(Place::Result) }
            Key { text: say(&Label::Director), id: "director", on_press: move |()| go(Place::Lock) }
        }
    }
}

#[component]
fn Correction(target: Target, entry: String, press: Callback<RecordKey>) -> Element {
    let heading = match target {
        Target::Before(_) => Label::Inserting { entry },
        Target::Correct(_) | Target::Next => Label::Correcting { entry },
    };
    rsx! {
        div { class: "keys way-out correction", role: "group", aria_label: say(&heading),
            p { {say(&heading)} }
            Key { text: say(&Label::InsertBefore), id: "insert", on_press: move |()| press.call(RecordKey::InsertBefore) }
            Key {
                text: say(&Label::TakeOut),
                kind: KeyKind::Grave,
                id: "take-out",
                on_press: move |()| press.call(RecordKey::Remove),
            }
            Key { text: say(&Label::LeaveCell), id: "leave-cell", on_press: move |()| press.call(RecordKey::Unpick) }
        }
    }
}

#[component]
fn Question(asked: AskedView, press: Callback<RecordKey>) -> Element {
    match asked {
        AskedView::Promotion { side } => rsx! {
            PromotionQuestion {
                side,
                on_answer: move |role| press.call(RecordKey::Promote(role)),
                on_drop: move |()| press.call(RecordKey::DropQuestion),
            }
        },
        AskedView::Which { text, moves } => rsx! {
            div { class: "keys tools question", role: "group",
                p { {say(&Label::WhichMove { text })} }
                for (index , name) in moves.into_iter().enumerate() {
                    button {
                        key: "{index}",
                        id: (index == 0).then_some(FIRST_ANSWER),
                        r#type: "button",
                        class: "key",
                        onclick: move |_| press.call(RecordKey::Which(index)),
                        "{name}"
                    }
                }
                Key { text: say(&Label::DropQuestion), on_press: move |()| press.call(RecordKey::DropQuestion) }
            }
        },
    }
}

/// What a pawn becomes. It is asked for any pawn on its last rank, whether or not it could get there.
#[component]
pub(super) fn PromotionQuestion(side: Color, on_answer: Callback<Option<Role>>, on_drop: Callback<()>) -> Element {
    rsx! {
        div { class: "keys tools question", role: "group", aria_label: say(&Label::PromoteTo),
            for (index , role) in PROMOTIONS.into_iter().enumerate() {
                button {
                    key: "{role:?}",
                    id: (index == 0).then_some(FIRST_ANSWER),
                    r#type: "button",
                    class: "key promotion",
                    "data-test": "promote-{role.char()}",
                    aria_label: say(&Label::Man { role }),
                    onclick: move |_| on_answer.call(Some(role)),
                    Man { man: role.of(side) }
                }
            }
            Key { text: say(&Label::StaysPawn), id: "stays-pawn", on_press: move |()| on_answer.call(None) }
            Key { text: say(&Label::DropQuestion), on_press: on_drop }
        }
    }
}
