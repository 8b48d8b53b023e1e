//! A store that fails where it is told to, for tests of everything that must survive a failure.
//!
//! It wraps another store and counts the calls that are made of it. A [`Plan`] says which of them fail and how, so the
//! same plan always gives the same run; chance, where a test wants it, goes into making the plan. It deliberately never
//! stores a part of what it was given: that a store may not do, and the [contract](super::contract) sees to it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::future::{Future, pending};
use std::rc::Rc;

use super::{GameId, Seq, Store, StoreError, StoredGame};

/// How a call fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Nothing is stored, and the answer says that it failed.
    NotWritten,
    /// Everything is stored, and the answer says that it failed: the page cannot know.
    WrittenUnknown,
    /// The process is killed before anything is stored: this call and all later ones never answer.
    KilledBefore,
    /// The process is killed after everything is stored and before the answer.
    KilledAfter,
    /// The device is full. Nothing is stored.
    Full,
    /// Storage is refused. Nothing is stored.
    Refused,
    /// A later version of the app takes over: this call and all later ones are refused.
    Superseded,
}

impl Fault {
    /// Every fault.
    pub const ALL: [Fault; 7] = [
        Fault::NotWritten,
        Fault::WrittenUnknown,
        Fault::KilledBefore,
        Fault::KilledAfter,
        Fault::Full,
        Fault::Refused,
        Fault::Superseded,
    ];
}

/// Which calls fail: the first call of a store has the number 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan(pub BTreeMap<u32, Fault>);

impl Plan {
    /// A plan with one fault.
    #[must_use]
    pub fn one(call: u32, fault: Fault) -> Plan {
        Plan(BTreeMap::from([(call, fault)]))
    }
}

/// A store with faults. See the [module](self).
#[derive(Debug, Clone)]
pub struct FaultyStore<S> {
    inner: S,
    run: Rc<RefCell<Run>>,
}

#[derive(Debug)]
struct Run {
    plan: Plan,
    calls: u32,
    state: Health,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Health {
    Alive,
    Killed,
    Superseded,
}

impl<S> FaultyStore<S> {
    /// A store over `inner` that fails by `plan`.
    #[must_use]
    pub fn new(inner: S, plan: Plan) -> FaultyStore<S> {
        FaultyStore { inner, run: Rc::new(RefCell::new(Run { plan, calls: 0, state: Health::Alive })) }
    }

    /// What is really stored.
    #[must_use]
    pub fn inner(&self) -> &S {
        &self.inner
    }

    /// How many calls were made.
    #[must_use]
    pub fn calls(&self) -> u32 {
        self.run.borrow().calls
    }

    /// Whether the process was killed, so that nothing is answered any more.
    #[must_use]
    pub fn is_killed(&self) -> bool {
        self.run.borrow().state == Health::Killed
    }

    /// Starts the app again on the same device. The counting of calls goes on, and so does the plan.
    pub fn restart(&self) {
        self.run.borrow_mut().state = Health::Alive;
    }

    /// The fault of the next call.
    fn begin(&self) -> Option<Fault> {
        let mut run = self.run.borrow_mut();
        let fault = match run.state {
            Health::Killed => Some(Fault::KilledBefore),
            Health::Superseded => Some(Fault::Superseded),
            Health::Alive => run.plan.0.get(&run.calls).copied(),
        };
        run.calls += 1;
        run.state = match fault {
            Some(Fault::KilledBefore | Fault::KilledAfter) => Health::Killed,
            Some(Fault::Superseded) => Health::Superseded,
            Some(Fault::NotWritten | Fault::WrittenUnknown | Fault::Full | Fault::Refused) | None => run.state,
        };
        fault
    }

    async fn perform<T>(&self, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let Some(fault) = self.begin() else { return call.await };
        match fault {
            Fault::NotWritten => Err(failed()),
            Fault::WrittenUnknown => call.await.and(Err(failed())),
            Fault::KilledBefore => pending().await,
            Fault::KilledAfter => {
                // What the store said is lost with the process.
                let _ = call.await;
                pending().await
            }
            Fault::Full => Err(StoreError::Full),
            Fault::Refused => Err(StoreError::Refused { why: "as planned".to_owned() }),
            Fault::Superseded => Err(StoreError::Superseded),
        }
    }
}

fn failed() -> StoreError {
    StoreError::Failed { why: "as planned".to_owned() }
}

impl<S: Store> Store for FaultyStore<S> {
    async fn games(&self) -> Result<Vec<GameId>, StoreError> {
        self.perform(self.inner.games()).await
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame, StoreError> {
        self.perform(self.inner.load(game)).await
    }

    async fn open(&self, game: &GameId, stored: &StoredGame) -> Result<(), StoreError> {
        self.perform(self.inner.open(game, stored)).await
    }

    async fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> Result<(), StoreError> {
        self.perform(self.inner.append(game, first, lines)).await
    }
}
