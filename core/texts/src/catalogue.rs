//! Every message that the program can say, for the checks that each has a text.
//!
//! Add the `CATALOGUE` of a new enum of messages to [`catalogues`]. Nothing is said through this list: a message that is
//! forgotten here still has its text, only no check.
//!
//! ```
//! let ids: Vec<&str> = scoresheet_texts::catalogue::catalogues().into_iter().flatten().map(|(id, _)| *id).collect();
//! assert!(ids.contains(&"word-white"));
//! ```

use scoresheet_core::evidence::repetition::Difference;
use scoresheet_core::legality::IllegalMove;
use scoresheet_core::pgn::{PgnNote, PgnOddity};
use scoresheet_core::position::SetUpFlaw;
use scoresheet_core::reading::Slip;
use scoresheet_core::replay::UnreadText;
use scoresheet_core::ruling::{FindingText, OpenText, Verdict};
use scoresheet_record::claim::StepText;

use crate::cli::CliText;
use crate::desk_label::DeskLabel;
use crate::label::Label;
use crate::ui::UiText;
use crate::words::Word;

/// The messages of one enum: the id of each with the names of its arguments.
pub type Catalogue = &'static [(&'static str, &'static [&'static str])];

/// The catalogues of all enums of messages, in the order of the crates.
#[must_use]
pub fn catalogues() -> Vec<Catalogue> {
    vec![
        // scoresheet-texts
        Word::CATALOGUE,
        // scoresheet-record
        StepText::CATALOGUE,
        // scoresheet-core
        SetUpFlaw::CATALOGUE,
        IllegalMove::CATALOGUE,
        Slip::CATALOGUE,
        UnreadText::CATALOGUE,
        Difference::CATALOGUE,
        Verdict::CATALOGUE,
        FindingText::CATALOGUE,
        OpenText::CATALOGUE,
        PgnNote::CATALOGUE,
        PgnOddity::CATALOGUE,
        // scoresheet-ui
        UiText::CATALOGUE,
        Label::CATALOGUE,
        DeskLabel::CATALOGUE,
        // scoresheet (the command line)
        CliText::CATALOGUE,
    ]
}
