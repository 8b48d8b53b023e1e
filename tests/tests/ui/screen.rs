//! The app without a browser: its screens on a platform made for tests.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};
use std::time::Duration;

use dioxus::core::Event;
use dioxus::prelude::{Code, Key, Location, Modifiers, PlatformEventData, VirtualDom, set_event_converter};
use dioxus_html::{SerializedFormData, SerializedHtmlEventConverter, SerializedKeyboardData, SerializedMouseData};
use scoresheet_tests::at_desk::at;
use scoresheet_tests::at_once::at_once;
use scoresheet_ui::App;
use scoresheet_ui::desk::{Action, DeviceFact, Effect};
use scoresheet_ui::platform::{NextAction, Platform, PlatformHandle, Stamp};
use scoresheet_ui::store::{MemoryStore, Seq, Store as _, StoreError};

use crate::tree::{Element, elements};

/// A platform whose clock goes on by a tenth of a second with each look at it, and whose chance is always the same.
#[derive(Default)]
pub struct Hall {
    clock: Cell<Duration>,
    /// The games of the device.
    pub store: MemoryStore,
    /// Everything that was to be brought about.
    pub effects: RefCell<Vec<Effect>>,
    /// The sentence that would stand over a broken page.
    pub broken: RefCell<String>,
    reports: Rc<Reports>,
}

/// What the platform has to report, and who waits for it.
#[derive(Default)]
struct Reports {
    waiting: RefCell<VecDeque<Action>>,
    waker: RefCell<Option<Waker>>,
}

impl Hall {
    fn report(&self, action: Action) {
        self.reports.waiting.borrow_mut().push_back(action);
        if let Some(waker) = self.reports.waker.borrow_mut().take() {
            waker.wake();
        }
    }

    fn games(&self) -> DeviceFact {
        let names = at_once(self.store.games()).expect("an answer").expect("a store");
        let load = |name| at_once(self.store.load(&name)).map(|stored| (name, stored.expect("a game")));
        DeviceFact::Games { games: names.into_iter().filter_map(load).collect(), build: "test".to_owned() }
    }

    fn stored(&self, game: &scoresheet_ui::store::GameId, result: Option<Result<(), StoreError>>) {
        let lines = at_once(self.store.load(game)).expect("an answer").expect("the game").lines.len();
        let up_to = Seq(u32::try_from(lines).expect("a short log") - 1);
        assert_eq!(result, Some(Ok(())), "the store of the tests takes everything");
        self.report(Action::Device(DeviceFact::Stored { game: game.clone(), up_to }));
    }
}

impl Platform for Hall {
    fn now(&self) -> Stamp {
        self.clock.set(self.clock.get() + Duration::from_millis(100));
        at(self.clock.get())
    }

    fn random(&self) -> [u8; 16] {
        [7; 16]
    }

    fn run(&self, effect: Effect) {
        self.effects.borrow_mut().push(effect.clone());
        match effect {
            Effect::LoadGames => self.report(Action::Device(self.games())),
            Effect::OpenGame { game, stored } => self.stored(&game, at_once(self.store.open(&game, &stored))),
            Effect::Append { game, first, lines } => {
                self.stored(&game, at_once(self.store.append(&game, first, &lines)));
            }
            Effect::TakeLock(game) => self.report(Action::Device(DeviceFact::Mine(game))),
            Effect::HandOut(way, _) => self.report(Action::Device(DeviceFact::HandedOut(way))),
            Effect::CheckStorage => {
                self.report(Action::Device(DeviceFact::StorageChecked { checked: 13, failed: Vec::new() }));
            }
            Effect::ReleaseLock
            | Effect::TellOpened(_)
            | Effect::TellClosed(_)
            | Effect::KeepAwake(_)
            | Effect::Update
            | Effect::Keep(_)
            | Effect::Focus(_) => {}
        }
    }

    fn next_action(&self) -> NextAction {
        let reports = self.reports.clone();
        Box::pin(poll_fn(move |context| match reports.waiting.borrow_mut().pop_front() {
            Some(action) => Poll::Ready(Some(action)),
            None => {
                *reports.waker.borrow_mut() = Some(context.waker().clone());
                Poll::Pending
            }
        }))
    }

    fn if_it_breaks(&self, sentence: String, _reload: String) {
        *self.broken.borrow_mut() = sentence;
    }
}

/// The app as a user has it before them.
pub struct Screen {
    dom: VirtualDom,
    /// The platform below it.
    pub hall: Rc<Hall>,
}

impl Screen {
    /// The app on a device with these games, when it has read them.
    pub fn new(store: MemoryStore) -> Screen {
        // Every test sets the same one.
        set_event_converter(Box::new(SerializedHtmlEventConverter));
        let hall = Rc::new(Hall { store, ..Hall::default() });
        let dom = VirtualDom::new(App).with_root_context(PlatformHandle(hall.clone()));
        let mut screen = Screen { dom, hall };
        screen.dom.rebuild_in_place();
        screen
    }

    /// The app when it has read the store.
    pub fn started(store: MemoryStore) -> Screen {
        let mut screen = Screen::new(store);
        let games = screen.hall.games();
        screen.report(Action::Device(games));
        screen
    }

    /// The platform reports something.
    pub fn report(&mut self, action: Action) {
        self.hall.report(action);
        self.settle();
    }

    /// The time goes on.
    pub fn wait(&mut self, seconds: u64) {
        self.hall.clock.set(self.hall.clock.get() + Duration::from_secs(seconds));
        self.report(Action::Tick);
    }

    /// Lets everything happen that is to happen.
    fn settle(&mut self) {
        while at_once(self.dom.wait_for_work()).is_some() {
            self.dom.render_immediate(&mut dioxus::core::NoOpMutations);
        }
    }

    /// What is shown.
    pub fn html(&self) -> String {
        dioxus_ssr::render(&self.dom)
    }

    /// What is shown, as elements.
    pub fn elements(&self) -> Vec<Element> {
        elements(&self.dom)
    }

    /// The elements that are asked for as [`Element::is`] says.
    pub fn all(&self, asked: &str) -> Vec<Element> {
        self.elements().into_iter().filter(|element| element.is(asked)).collect()
    }

    /// The one element that is asked for.
    #[track_caller]
    pub fn the(&self, asked: &str) -> Element {
        let mut found = self.all(asked);
        assert_eq!(found.len(), 1, "{asked} on {}: {found:?}", self.place());
        found.remove(0)
    }

    /// Which screen it is.
    pub fn place(&self) -> String {
        let app = self.elements().into_iter().find_map(|element| element.get("data-place").map(str::to_owned));
        app.expect("the app says its place")
    }

    /// What the line of notices says.
    pub fn notice(&self) -> String {
        self.the("class=notice").text
    }

    /// A click. On the key that submits a form, the form is submitted.
    #[track_caller]
    pub fn click(&mut self, asked: &str) {
        let found = self.the(asked);
        if found.get("type") != Some("submit") {
            return self.send(&found, "click", Box::new(SerializedMouseData::default()));
        }
        let all = self.elements();
        let mut around = found.parent;
        while let Some(index) = around.filter(|index| all[*index].tag != "form") {
            around = all[index].parent;
        }
        let form = all[around.expect("a form around the key")].clone();
        self.send(&form, "submit", Box::new(SerializedFormData::new(String::new(), Vec::new())));
    }

    /// The elements in the one that is asked for, however deep.
    #[track_caller]
    pub fn within(&self, asked: &str) -> Vec<Element> {
        let all = self.elements();
        let around = |element: &Element| {
            let mut parent = element.parent;
            while let Some(index) = parent.filter(|index| !all[*index].is(asked)) {
                parent = all[index].parent;
            }
            parent.is_some()
        };
        all.iter().filter(|element| around(element)).cloned().collect()
    }

    /// A click on an element that was found.
    pub fn click_on(&mut self, element: &Element) {
        self.send(element, "click", Box::new(SerializedMouseData::default()));
    }

    /// A click on the square.
    #[track_caller]
    pub fn tap(&mut self, square: &str) {
        self.click(&format!("data-square={square}"));
    }

    /// A click on the key with this name; several keys may do the same at different places.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        self.click(&format!("data-test={key}"));
    }

    /// Types into a field.
    #[track_caller]
    pub fn fill(&mut self, asked: &str, text: &str) {
        let field = self.the(asked);
        self.send(&field, "input", Box::new(SerializedFormData::new(text.to_owned(), Vec::new())));
    }

    /// Chooses one of a few.
    #[track_caller]
    pub fn choose(&mut self, name: &str, value: &str) {
        let found = self.all(&format!("name={name}"));
        let option = found.into_iter().find(|option| option.get("value") == Some(value)).expect("the option");
        self.send(&option, "change", Box::new(SerializedFormData::new(value.to_owned(), Vec::new())));
    }

    /// A key of the keyboard, on the element.
    #[track_caller]
    pub fn key(&mut self, asked: &str, key: Key) {
        let element = self.the(asked);
        let data =
            SerializedKeyboardData::new(key, Code::Unidentified, Location::Standard, false, Modifiers::empty(), false);
        self.send(&element, "keydown", Box::new(data));
    }

    #[track_caller]
    fn send(&mut self, element: &Element, event: &str, data: Box<dyn std::any::Any>) {
        let listener = element.listens.iter().find(|(name, _)| name == event);
        let (_, number) = listener.unwrap_or_else(|| panic!("{element:?} does not listen to {event}"));
        let data: Rc<dyn std::any::Any> = Rc::new(PlatformEventData::new(data));
        self.dom.runtime().handle_event(event, Event::new(data, true), *number);
        self.settle();
    }
}
