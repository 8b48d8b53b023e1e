//! The loop that carries a writer's steps to the store, with the time brought in from outside.

use std::cell::RefCell;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use super::{Answer, Writer};
use crate::store::Store;

/// How long a call may take before the player is told that nothing is known.
pub const PATIENCE: Duration = Duration::from_secs(4);

/// Works until all that was pushed is stored, or for ever while the store fails. Start it after each push: while one is
/// at work, another ends at once. If it is dropped halfway, the next one goes on.
pub async fn drain(
    store: &impl Store,
    writer: &RefCell<Writer>,
    sleep: &impl AsyncFn(Duration),
    report: &mut impl FnMut(Answer),
) {
    // A statement of its own for each borrow: entries are pushed while a call is under way.
    while let Some(step) = { writer.borrow_mut().next_step() } {
        let at_work = AtWork(writer);
        let silent = || writer.borrow().silent();
        let reply = with_patience(step.run(store), sleep(PATIENCE), || report(silent())).await;
        let answer = { writer.borrow_mut().answered(reply) };
        report(answer);
        let pause = { writer.borrow().pause() };
        if let Some(after) = pause {
            sleep(after).await;
            writer.borrow_mut().rested();
        }
        drop(at_work);
    }
}

/// Sees to it that a writer does not wait for ever for a call whose future was dropped, as with the screen that made it.
struct AtWork<'a>(&'a RefCell<Writer>);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        // After a step that came to its end there is nothing to abandon.
        if let Ok(mut writer) = self.0.try_borrow_mut() {
            writer.abandon();
        }
    }
}

/// Waits for the call however long it takes, and calls `complain` once if `patience` ends first.
async fn with_patience<T>(
    call: impl Future<Output = T>,
    patience: impl Future<Output = ()>,
    complain: impl FnOnce(),
) -> T {
    let (mut call, mut patience) = (pin!(call), pin!(patience));
    let mut complain = Some(complain);
    poll_fn(|context| {
        if let Poll::Ready(output) = call.as_mut().poll(context) {
            return Poll::Ready(output);
        }
        if complain.is_some() && patience.as_mut().poll(context).is_ready() {
            complain.take().into_iter().for_each(|complain| complain());
        }
        Poll::Pending
    })
    .await
}
