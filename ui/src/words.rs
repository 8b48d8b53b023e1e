//! The words of the screens, in the language that is chosen.

use std::rc::Rc;

use dioxus::prelude::*;
use scoresheet_record::message::Message;
use scoresheet_texts::Texts;

/// The texts of the chosen language, as a context.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Words(pub Memo<Shared>);

/// Texts that are the same if they are of the same language.
#[derive(Clone)]
pub(crate) struct Shared(pub Rc<Texts>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.language() == other.0.language()
    }
}

/// A message in words. A component that says something is drawn anew when the language changes.
pub(crate) fn say(message: &dyn Message) -> String {
    consume_context::<Words>().0.read().0.say(message)
}
