//! A screen that stays on while a game is played.

use std::cell::RefCell;
use std::rc::Rc;

use scoresheet_ui::desk::Wake;
use wasm_bindgen_futures::spawn_local;

use super::persist::{Awake, WakeLock, keep_awake};

/// The wish that the screen stay on, and what the browser has granted.
#[derive(Clone, Default)]
pub struct Screen(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    wanted: bool,
    granted: Option<WakeLock>,
}

impl Screen {
    /// Wishes that it stay on, or no longer.
    pub fn wish(&self, wake: Wake) {
        self.0.borrow_mut().wanted = wake == Wake::On;
        match wake {
            Wake::On => self.ask_again(),
            Wake::MayDarken => self.0.borrow_mut().granted = None,
        }
    }

    /// Asks again where the browser has ended what it granted, as it does when the page is hidden.
    pub fn ask_again(&self) {
        let is_granted = self.0.borrow().granted.as_ref().is_some_and(|lock| !lock.is_released());
        if !self.0.borrow().wanted || is_granted {
            return;
        }
        let state = self.0.clone();
        spawn_local(async move {
            if let Awake::Held(lock) = keep_awake().await {
                let mut state = state.borrow_mut();
                state.granted = state.wanted.then_some(lock);
            }
        });
    }
}
