//! Word to the other pages of the app in this browser.
//!
//! It is a courtesy, so that a page can show at once that a game is open elsewhere. What keeps two pages from writing
//! into one game are the [lock](super::locks) and the store.

use scoresheet_ui::store::GameId;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

const CHANNEL: &str = "scoresheet";

const OPENED: &str = "opened";
const CLOSED: &str = "closed";

/// What a page has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// It has opened a game.
    Opened(GameId),
    /// It has closed a game.
    Closed(GameId),
}

/// A place among the pages that hear each other.
pub struct Broadcast {
    channel: BroadcastChannel,
    /// Kept as long as the browser may call it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Broadcast {
    /// Listens to the other pages until it is dropped; `None` where the browser has no such thing. A page does not hear
    /// itself. Words of other versions that are not understood are passed over.
    #[must_use]
    pub fn listen(mut heard: impl FnMut(Notice) + 'static) -> Option<Broadcast> {
        let channel = BroadcastChannel::new(CHANNEL).ok()?;
        let on_message = Closure::new(move |event: MessageEvent| {
            if let Some(notice) = read(&event.data()) {
                heard(notice);
            }
        });
        channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Broadcast { channel, _on_message: on_message })
    }

    /// Tells the other pages.
    pub fn tell(&self, notice: &Notice) {
        let (word, game) = match notice {
            Notice::Opened(game) => (OPENED, game),
            Notice::Closed(game) => (CLOSED, game),
        };
        // A page that is not told finds out by the lock.
        let _ = self.channel.post_message(&js_sys::Array::of2(&word.into(), &JsValue::from(&game.0)));
    }
}

impl Drop for Broadcast {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

fn read(message: &JsValue) -> Option<Notice> {
    let message = message.dyn_ref::<js_sys::Array>()?;
    let game = GameId(message.get(1).as_string()?);
    match message.get(0).as_string()?.as_str() {
        OPENED => Some(Notice::Opened(game)),
        CLOSED => Some(Notice::Closed(game)),
        _ => None,
    }
}
