//! The `[%sheet …]` commands in comments.

use std::borrow::Cow;

use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;

use super::draft::{Draft, Phase};
use crate::pgn::oddity::{PgnOddity, Place, shortened};
use crate::pgn::{SheetCommand, Tag};

/// Tags that are read from the game itself; a command does not change them.
const DERIVED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

impl Draft {
    /// Takes the commands of a comment and gives the rest of it. A command that cannot be read, or that does not fit
    /// where it stands, stays in the rest and is warned of.
    pub fn take_commands<'t>(&mut self, inside: &'t str, place: Place) -> Cow<'t, str> {
        let mut left = String::new();
        let mut rest = inside;
        while let Some((before, from_command)) = rest.split_once("[%") {
            if !SheetCommand::is_named(from_command) {
                left.extend([before, "[%"]);
                rest = from_command;
                continue;
            }
            // Without a bracket to come nothing after this is a command either.
            let Some((command, behind)) = from_command.split_once(']') else { break };
            left.push_str(before);
            left.push_str(&self.take_or_leave(command, place));
            rest = behind;
        }
        if rest.len() == inside.len() {
            return Cow::Borrowed(inside);
        }
        left.push_str(rest);
        Cow::Owned(left)
    }

    /// Does what a command says, or gives it back as it was written.
    fn take_or_leave(&mut self, command: &str, place: Place) -> String {
        if SheetCommand::parse(command).is_some_and(|command| self.take_command(command, place)) {
            return " ".to_owned();
        }
        self.warn(place, PgnOddity::BadSheetCommand { text: shortened(command) });
        format!("[%{command}]")
    }

    /// Does what a command says; `false` if it does not fit here.
    fn take_command(&mut self, command: SheetCommand, place: Place) -> bool {
        match command {
            SheetCommand::Cell(written) => self.take_cell(written, place),
            SheetCommand::Diagram(diagram) => self.take_diagram(diagram),
            SheetCommand::Header(tag) => self.take_header(tag),
            SheetCommand::Further(tag) => self.take_further(tag, place),
            SheetCommand::Results(results) => {
                let is_free = self.is_before_moves() && self.game.contradicting.is_empty();
                if is_free {
                    self.game.contradicting = results;
                }
                is_free
            }
            SheetCommand::Notation(notation) => {
                let is_free = self.game.moves.is_empty() && self.game.notation.is_none();
                if is_free {
                    self.end_tags();
                    self.game.notation = Some(notation);
                }
                is_free
            }
        }
    }

    /// The first command behind a move says what stood in its cell.
    fn take_cell(&mut self, written: Written, place: Place) -> bool {
        let label = self.game.start.numbering().label(Ply::of_cell(self.game.moves.len().saturating_sub(1)));
        let Some(played) = self.game.moves.last_mut().filter(|played| played.written.is_none()) else { return false };
        let begin = played.place;
        played.written = Some(written.clone());
        let oddity = match (written, label) {
            (Written::Illegible(_), Some(label)) => PgnOddity::IllegibleEntry { label },
            (Written::Text(text), _) if played.is_pass() => {
                PgnOddity::UnreadableMove { text: shortened(text.as_str()) }
            }
            _ => return true,
        };
        // The place was taken for one left open before the command was read.
        let is_open = |kind: &PgnOddity| matches!(kind, PgnOddity::NullMove { .. });
        self.game.warnings.retain(|warning| warning.place != begin || !is_open(&warning.kind));
        self.warn(place, oddity);
        true
    }

    /// A diagram stands before the move that its side to move makes next.
    fn take_diagram(&mut self, diagram: SetUp) -> bool {
        self.end_tags();
        let last = Ply(u32::try_from(self.game.moves.len()).unwrap_or(u32::MAX));
        let next = self.game.start.numbering().label(last.next());
        let fits = next.is_some_and(|next| next == diagram.numbering().first);
        let place = match self.game.moves.last_mut() {
            Some(played) => &mut played.diagram,
            None => &mut self.game.diagram_before,
        };
        let is_free = fits && place.is_none();
        if is_free {
            *place = Some(diagram);
        }
        is_free
    }

    fn is_before_moves(&self) -> bool {
        self.phase != Phase::Finished && self.game.moves.is_empty() && !self.game.tags.is_empty()
    }

    /// A second value changes nothing of the game.
    fn take_further(&mut self, tag: Tag, place: Place) -> bool {
        let is_second = self.game.tags.iter().any(|known| known.name == tag.name);
        if !self.is_before_moves() || !is_second {
            return false;
        }
        self.end_tags();
        self.warn(place, PgnOddity::DuplicateTag { name: tag.name.clone() });
        self.game.tags.push(tag);
        true
    }

    fn take_header(&mut self, tag: Tag) -> bool {
        if !self.is_before_moves() || DERIVED.iter().any(|name| tag.name.eq_ignore_ascii_case(name)) {
            return false;
        }
        match self.game.tags.iter_mut().find(|known| known.name == tag.name) {
            Some(known) => known.value = tag.value,
            None => self.game.tags.push(tag),
        }
        true
    }
}
