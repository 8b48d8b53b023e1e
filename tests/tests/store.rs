//! The contract of a store: our stores keep it, and stores that break it are found out.

use std::cell::RefCell;
use std::rc::Rc;

use scoresheet_tests::at_once::at_once;
use scoresheet_ui::store::contract::{Fact, check, check_all};
use scoresheet_ui::store::{Fault, FaultyStore, GameId, MemoryStore, Plan, Seq, Store, StoreError, StoredGame};

#[test]
fn a_store_in_memory_keeps_the_contract() {
    let store = MemoryStore::default();
    let found = at_once(check_all(&async || Ok(store.clone()))).unwrap();
    assert_eq!(found.len(), Fact::ALL.len());
    for (fact, holds) in found {
        assert_eq!(holds, Ok(()), "{}", fact.name());
    }
}

#[test]
fn a_store_without_faults_keeps_the_contract() {
    let memory = MemoryStore::default();
    let open = async || Ok(FaultyStore::new(memory.clone(), Plan::default()));
    for (fact, holds) in at_once(check_all(&open)).unwrap() {
        assert_eq!(holds, Ok(()), "{}", fact.name());
    }
}

#[test]
fn facts_have_names_of_their_own() {
    let names = Fact::ALL.map(Fact::name);
    for (at, name) in names.iter().enumerate() {
        assert!(!names[..at].contains(name), "{name}");
    }
}

#[test]
fn a_store_that_cannot_be_opened_keeps_no_fact() {
    for fact in Fact::ALL {
        let refused = async || Err::<MemoryStore, _>(StoreError::Refused { why: "private".to_owned() });
        assert!(at_once(check(fact, &refused)).unwrap().is_err(), "{}", fact.name());
    }
}

/// A way to break the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fraud {
    /// The last line of a game is not stored when it is opened.
    OpensAllButOne,
    /// The PIN is not stored.
    ForgetsThePin,
    /// A game is opened over another.
    OpensAgain,
    /// What is added is not stored.
    AddsNothing,
    /// Lines are written over others.
    WritesOver,
    /// Lines behind a hole are moved up to the end.
    ClosesHoles,
    /// Of several lines those whose place is free are stored although the first has none.
    AddsThoseThatFit,
    /// What is no letter is lost.
    KeepsAscii,
    /// Lines are sorted by the digits of their places.
    SortsPlacesAsTexts,
    /// Games are listed in the order in which they were opened.
    ListsAsOpened,
    /// A game that is not there is one without lines.
    MakesUnknownGames,
    /// Names are compared without regard to case.
    MixesNames,
    /// It is empty when it is opened again.
    Forgets,
}

struct FraudulentStore {
    fraud: Fraud,
    /// Replaced as a whole by frauds that change what is stored, which a [`MemoryStore`] cannot.
    memory: Rc<RefCell<MemoryStore>>,
    opened: Rc<RefCell<Vec<GameId>>>,
}

impl FraudulentStore {
    fn inner(&self) -> MemoryStore {
        self.memory.borrow().clone()
    }

    /// Changes a game that is stored.
    async fn replace(&self, game: &GameId, change: impl FnOnce(&mut StoredGame)) -> Result<(), StoreError> {
        let mut stored = self.inner().load(game).await?;
        change(&mut stored);
        let rest = MemoryStore::default();
        for other in self.inner().games().await? {
            let kept = if other == *game { stored.clone() } else { self.inner().load(&other).await? };
            rest.open(&other, &kept).await?;
        }
        self.memory.replace(rest);
        Ok(())
    }

    fn name(&self, game: &GameId) -> GameId {
        if self.fraud == Fraud::MixesNames { GameId(game.0.to_lowercase()) } else { game.clone() }
    }
}

impl Store for FraudulentStore {
    async fn games(&self) -> Result<Vec<GameId>, StoreError> {
        if self.fraud == Fraud::ListsAsOpened {
            return Ok(self.opened.borrow().clone());
        }
        self.inner().games().await
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame, StoreError> {
        let mut stored = match self.inner().load(&self.name(game)).await {
            Err(StoreError::NoSuchGame { .. }) if self.fraud == Fraud::MakesUnknownGames => {
                StoredGame { heading: String::new(), pin: None, lines: Vec::new() }
            }
            answer => answer?,
        };
        match self.fraud {
            Fraud::KeepsAscii => stored.lines.iter_mut().for_each(|line| line.retain(|sign| sign.is_ascii())),
            Fraud::SortsPlacesAsTexts => {
                let mut lines: Vec<(usize, String)> = stored.lines.drain(..).enumerate().collect();
                lines.sort_by_key(|(place, _)| place.to_string());
                stored.lines = lines.into_iter().map(|(_, line)| line).collect();
            }
            _ => {}
        }
        Ok(stored)
    }

    async fn open(&self, game: &GameId, stored: &StoredGame) -> Result<(), StoreError> {
        let mut stored = stored.clone();
        match self.fraud {
            Fraud::OpensAllButOne => drop(stored.lines.pop()),
            Fraud::ForgetsThePin => stored.pin = None,
            Fraud::OpensAgain if self.inner().load(game).await.is_ok() => {
                return self.replace(game, |old| *old = stored).await;
            }
            _ => {}
        }
        self.opened.borrow_mut().push(game.clone());
        self.inner().open(&self.name(game), &stored).await
    }

    async fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> Result<(), StoreError> {
        let game = &self.name(game);
        let next = match self.inner().load(game).await {
            Ok(stored) => stored.next_place(),
            Err(_) if self.fraud == Fraud::MakesUnknownGames => return Ok(()),
            Err(error) => return Err(error),
        };
        match self.fraud {
            Fraud::AddsNothing => Ok(()),
            Fraud::WritesOver if first < next => {
                self.replace(game, |stored| {
                    stored.lines.truncate(first.0 as usize);
                    stored.lines.extend_from_slice(lines);
                })
                .await
            }
            Fraud::ClosesHoles if first > next => self.inner().append(game, next, lines).await,
            Fraud::AddsThoseThatFit if first < next => {
                let fitting = lines.get((next.0 - first.0) as usize..).unwrap_or_default();
                self.inner().append(game, next, fitting).await?;
                Err(StoreError::Taken { seq: first })
            }
            _ => self.inner().append(game, first, lines).await,
        }
    }
}

/// Which fact a store with this fraud breaks; it may break others too.
const FRAUDS: [(Fraud, Fact); 14] = [
    (Fraud::OpensAllButOne, Fact::AGameIsOpenedWhole),
    (Fraud::ForgetsThePin, Fact::AGameIsOpenedWhole),
    (Fraud::OpensAgain, Fact::ATakenNameIsRefused),
    (Fraud::AddsNothing, Fact::LinesAreAddedAtTheNextPlace),
    (Fraud::WritesOver, Fact::ATakenPlaceIsRefused),
    (Fraud::ClosesHoles, Fact::AHoleIsRefused),
    (Fraud::AddsThoseThatFit, Fact::LinesAreAllOrNothing),
    (Fraud::KeepsAscii, Fact::LinesComeBackByteForByte),
    (Fraud::SortsPlacesAsTexts, Fact::LinesComeBackInOrder),
    (Fraud::ListsAsOpened, Fact::GamesAreListedOldestFirst),
    (Fraud::MakesUnknownGames, Fact::AnUnknownGameIsRefused),
    (Fraud::MixesNames, Fact::GamesAreKeptApart),
    (Fraud::WritesOver, Fact::HandlesExcludeEachOther),
    (Fraud::Forgets, Fact::GamesOutliveTheHandle),
];

#[test]
fn a_store_that_breaks_a_fact_is_found_out() {
    for (fraud, fact) in FRAUDS {
        let kept = Rc::default();
        let open = async || {
            let memory = if fraud == Fraud::Forgets { Rc::default() } else { Rc::clone(&kept) };
            Ok(FraudulentStore { fraud, memory, opened: Rc::default() })
        };
        let holds = at_once(check(fact, &open)).unwrap();
        assert!(holds.is_err(), "{fraud:?} passes for {}", fact.name());
    }
    for fact in Fact::ALL {
        assert!(FRAUDS.iter().any(|(_, broken)| *broken == fact), "no store breaks {}", fact.name());
    }
}

/// What a fault does to one line that is added: whether it is stored, and the answer.
#[test]
fn a_fault_does_what_its_name_says() {
    let table = [
        (Fault::NotWritten, false, Some(StoreError::Failed { why: "as planned".to_owned() })),
        (Fault::WrittenUnknown, true, Some(StoreError::Failed { why: "as planned".to_owned() })),
        (Fault::KilledBefore, false, None),
        (Fault::KilledAfter, true, None),
        (Fault::Full, false, Some(StoreError::Full)),
        (Fault::Refused, false, Some(StoreError::Refused { why: "as planned".to_owned() })),
        (Fault::Superseded, false, Some(StoreError::Superseded)),
    ];
    assert_eq!(table.each_ref().map(|(fault, ..)| *fault), Fault::ALL);
    let (game, line) = (GameId("g".to_owned()), ["line 1".to_owned()]);
    let opened = StoredGame { heading: String::new(), pin: None, lines: vec!["line 0".to_owned()] };
    for (fault, stored, error) in table {
        let store = FaultyStore::new(MemoryStore::default(), Plan::one(1, fault));
        assert_eq!(at_once(store.open(&game, &opened)), Some(Ok(())));
        assert_eq!(at_once(store.append(&game, Seq(1), &line)), error.map(Err), "{fault:?}");
        let lines = at_once(store.inner().load(&game)).unwrap().unwrap().lines;
        assert_eq!(lines.len(), if stored { 2 } else { 1 }, "{fault:?}");
        assert_eq!(store.calls(), 2);

        let (killed, superseded) = (store.is_killed(), fault == Fault::Superseded);
        let later = at_once(store.games());
        assert_eq!(later.is_none(), killed, "{fault:?}: nothing answers after a kill");
        assert_eq!(later == Some(Err(StoreError::Superseded)), superseded, "{fault:?}");
        store.restart();
        assert_eq!(at_once(store.games()), Some(Ok(vec![game.clone()])), "{fault:?}: all is well after a restart");
    }
}
