//! A game from its form to the list, by clicks alone.

use scoresheet_tests::at_desk::PIN;
use scoresheet_texts::Language;
use scoresheet_ui::desk::{Action, Choice, DeviceFact, Effect, Way};
use scoresheet_ui::store::MemoryStore;

use crate::screen::Screen;

/// Whether the name of a message stands in a text in angle brackets, as it does for a message without words.
pub fn names_a_message(text: &str) -> bool {
    let is_name = |name: &str| {
        !name.is_empty() && name.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
    };
    text.split('<').skip(1).filter_map(|rest| rest.split_once('>')).any(|(name, _)| is_name(name))
}

/// Everything that is said is said in words: no text is missing, which would show as its name in angle brackets.
#[track_caller]
pub fn all_is_said(screen: &Screen) {
    for element in screen.elements() {
        let texts = element.attributes.iter().filter(|(name, _)| *name != "dangerous_inner_html");
        let texts = texts.map(|(_, value)| value.as_str()).chain([element.text.as_str()]);
        for text in texts {
            assert!(!names_a_message(text), "{text} on {}", screen.place());
        }
        if ["button", "h1", "h2", "label", "legend"].contains(&element.tag) {
            let name = element.get("aria-label").unwrap_or(&element.text);
            assert!(!name.trim().is_empty() || element.is("class=cell"), "{element:?} on {}", screen.place());
        }
    }
    assert!(screen.html().contains("data-place"));
}

/// The app in a language, which is chosen by a click.
pub fn in_language(store: MemoryStore, language: Language) -> Screen {
    let mut screen = Screen::started(store);
    if screen.place() == "Shelf" {
        screen.choose("language", language.code());
    } else {
        screen.report(Action::Device(DeviceFact::Chosen(vec![Choice::Speak(language)])));
    }
    assert_eq!(screen.the("class=app").get("lang"), Some(language.code()));
    all_is_said(&screen);
    screen
}

/// Does something by a key and looks at what is shown.
#[track_caller]
pub fn press(screen: &mut Screen, key: &str) {
    screen.press(key);
    all_is_said(screen);
}

#[track_caller]
pub fn fill(screen: &mut Screen, field: &str, text: &str) {
    screen.fill(field, text);
    all_is_said(screen);
}

#[track_caller]
pub fn tap(screen: &mut Screen, squares: &str) {
    screen.tap(&squares[..2]);
    screen.tap(&squares[2..]);
    all_is_said(screen);
}

/// Rule: US 14C2, 14C6, 15H: three times the same position, claimed, checked, drawn, signed.
#[test]
fn a_game_is_played_claimed_drawn_and_signed_by_clicks() {
    for language in Language::ALL {
        a_whole_game(language);
    }
}

fn a_whole_game(language: Language) {
    let store = MemoryStore::default();
    let mut screen = in_language(store.clone(), language);
    press(&mut screen, "new-game");
    fill(&mut screen, "#White", "Karpov");
    fill(&mut screen, "#Black", "Miles");
    fill(&mut screen, "#pin", "1");
    press(&mut screen, "begin");
    assert_eq!(screen.place(), "NewGame", "the PIN is too short");
    assert!(!screen.notice().is_empty());
    fill(&mut screen, "#pin", PIN);
    fill(&mut screen, "#pin-again", "2719");
    press(&mut screen, "begin");
    assert_eq!(screen.place(), "NewGame", "the PIN is another one the second time");
    fill(&mut screen, "#pin-again", PIN);
    press(&mut screen, "begin");
    assert_eq!(screen.place(), "Record");

    for squares in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(' ') {
        tap(&mut screen, squares);
    }
    let texts: Vec<String> = screen.all("class=text").into_iter().map(|element| element.text).collect();
    assert_eq!(texts, ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]);
    assert_eq!(screen.all("data-saved=solid").len(), 8);
    assert!(screen.hall.broken.borrow().contains("4...Ng8"), "{}", screen.hall.broken.borrow());

    press(&mut screen, "claim");
    press(&mut screen, "draft");
    assert_eq!(screen.all("class=steps").len(), 1);
    press(&mut screen, "cancel");
    assert_eq!(screen.place(), "Record");
    press(&mut screen, "claim");
    press(&mut screen, "draft");
    press(&mut screen, "director");
    fill(&mut screen, "#pin", "0000");
    press(&mut screen, "unlock");
    assert_eq!(screen.place(), "Lock");
    fill(&mut screen, "#pin", PIN);
    press(&mut screen, "unlock");
    assert_eq!(screen.place(), "Director");

    press(&mut screen, "mark-made");
    assert_eq!(screen.all("class=made").len(), 1);
    assert_eq!(screen.all("data-verdict=verdict-upheld").len(), 1);
    let occurrences = screen.within("data-panel=occurrences");
    let plies: Vec<&str> = occurrences.iter().filter_map(|element| element.get("data-ply")).collect();
    assert_eq!(plies, ["0", "4", "8"]);
    press(&mut screen, "layer");
    press(&mut screen, "acknowledge");
    press(&mut screen, "decide-draw");
    press(&mut screen, "lock");
    assert_eq!(screen.place(), "Result");
    for left in [2, 1] {
        let keys = screen.within("class=keys signatures");
        let keys: Vec<_> = keys.into_iter().filter(|element| element.tag == "button").collect();
        assert_eq!(keys.len(), left);
        screen.click_on(&keys[0]);
        all_is_said(&screen);
    }
    assert_eq!(screen.place(), "Finished");
    press(&mut screen, "save-pgn");
    let effects = screen.hall.effects.borrow().clone();
    let Some(Effect::HandOut(Way::File, file)) = effects.last() else { panic!("{effects:?}") };
    assert!(file.text.ends_with("4. Ng1 Ng8 1/2-1/2\n"), "{}", file.text);
    press(&mut screen, "leave");
    assert_eq!(screen.place(), "Shelf");
    let in_the_list = |screen: &Screen| screen.the("class=game").text;
    assert!(in_the_list(&screen).contains("Karpov – Miles½–½"), "{}", in_the_list(&screen));
    // And so it is after a restart.
    let again = Screen::started(store);
    assert_eq!((again.place().as_str(), again.all("class=game").len()), ("Shelf", 1));
}
