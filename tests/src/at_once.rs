//! Futures that are ready at once, as those of a store in memory are.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// What the future gives, or `None` if it would have to be waited for. Then it is dropped, as when a process is killed.
pub fn at_once<F: Future>(future: F) -> Option<F::Output> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => Some(output),
        Poll::Pending => None,
    }
}
