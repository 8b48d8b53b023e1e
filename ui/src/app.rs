//! The root: the desk, what it is told, and the screen that it shows.

use std::rc::Rc;

use dioxus::prelude::*;
use scoresheet_texts::{Label, Texts, UiText};

use crate::component::Notice;
use crate::desk::{Action, Desk, Effect, Place, SCREEN};
use crate::platform::PlatformHandle;
use crate::screen;
use crate::view;
use crate::words::{Shared, Words, say};

/// The desk and the way to speak to it, as a context for the screens.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct AtDesk {
    /// The desk, to be read.
    pub desk: Signal<Desk>,
    /// Does something.
    pub act: Callback<Action>,
}

/// The men, drawn once and used by every board.
const MEN: &str = include_str!("style/pieces/sprite.svg");

/// The app. Its platform is a context of the type [`PlatformHandle`].
#[component]
pub fn App() -> Element {
    let platform = use_context::<PlatformHandle>();
    let mut desk = use_signal(Desk::default);
    let act = use_callback({
        let platform = platform.clone();
        move |action: Action| {
            let at = platform.0.now();
            // A tick that changes nothing must not wake the screens.
            if action == Action::Tick && !desk.peek().tick_is_due(at) {
                return;
            }
            let effects = desk.write().apply(at, action);
            effects.into_iter().for_each(|effect| platform.0.run(effect));
        }
    });
    use_future({
        let platform = platform.clone();
        move || {
            let platform = platform.clone();
            async move {
                while let Some(action) = platform.0.next_action().await {
                    act.call(action);
                }
            }
        }
    });
    let language = use_memo(move || desk.read().settings.language);
    let words = use_memo(move || Shared(Rc::new(Texts::new(language()))));
    use_context_provider(|| Words(words));
    use_context_provider(|| AtDesk { desk, act });
    let saved = use_memo(move || desk.read().game.as_ref().map(view::saved_up_to));
    let if_it_breaks = platform.clone();
    use_effect(move || {
        // Without a game there is nothing to lose, and a page that stops then may go over to a newer build.
        if let Some(entry) = saved() {
            if_it_breaks.0.if_it_breaks(say(&UiText::SavedUpTo { entry }), say(&Label::Reload));
        }
    });
    let place = use_memo(move || desk.read().place());
    let mut shown_before = use_signal(|| Place::Starting);
    use_effect({
        let platform = platform.clone();
        move || {
            let now = place();
            let before = shown_before.replace(now);
            if before != now && before != Place::Starting {
                platform.0.run(Effect::Focus(SCREEN.to_owned()));
            }
        }
    });
    let theme = desk.read().settings.theme.id();
    rsx! {
        div { class: "app", lang: "{language().code()}", "data-theme": theme, "data-place": "{place():?}",
            div { class: "sprite", aria_hidden: true, dangerous_inner_html: MEN }
            {shown(place())}
            Notice {}
        }
    }
}

fn shown(place: Place) -> Element {
    match place {
        Place::Starting => rsx! { screen::Starting {} },
        Place::Shelf => rsx! { screen::Games {} },
        Place::NewGame => rsx! { screen::NewGameForm {} },
        Place::Import => rsx! { screen::Import {} },
        Place::About => rsx! { screen::About {} },
        Place::Record => rsx! { screen::Record {} },
        Place::Claim => rsx! { screen::Claim {} },
        Place::Lock => rsx! { screen::Lock {} },
        Place::Director => rsx! { screen::Director {} },
        Place::Result => rsx! { screen::ResultOfGame {} },
        Place::Finished => rsx! { screen::Finished {} },
    }
}
