//! The first time that something came about, over all completions of a record.

use scoresheet_record::ply::Ply;

use super::Fact;
use crate::replay::{Completions, Going, Replay, Step};

/// Whether something had come about up to `until`, and the first ply by which it surely had; `first` gives the ply for
/// one completion. `None` if the completions cannot all be visited.
pub(super) fn as_completed(
    replay: &Replay,
    until: Ply,
    first: &mut dyn FnMut(&[Step]) -> Option<Ply>,
) -> Option<(Fact, Option<Ply>)> {
    let (mut latest, mut missed) = (None::<Ply>, false);
    let completions = replay.each_completion(until, &mut |steps| {
        let first = first(steps);
        missed |= first.is_none();
        latest = latest.max(first);
        Going::On
    });
    match completions {
        Completions::Complete | Completions::All(_) => Some(match (latest, missed) {
            (None, _) => (Fact::Refuted, None),
            (Some(_), false) => (Fact::Proven, latest),
            (Some(_), true) => (Fact::Undecided { because: replay.gaps_until(until) }, None),
        }),
        Completions::Stopped | Completions::Unknown => None,
    }
}
