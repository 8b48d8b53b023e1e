//! How the log becomes the sheet, entry by entry.

use crate::log::{Edit, Event, Log, Logged, Seq};
use crate::outcome::GameResult;
use crate::ply::{MoveLabel, Ply};
use crate::setup::SetUp;
use crate::sheet::{Entry, LAST_PLY, Misplaced, PassedOver, Removed, Sheet, Signed, Struck, Written};

/// The sheet of the entries of a log.
pub(super) fn fold(entries: &[Logged]) -> Sheet {
    let (standing, passed_over) = standing(entries);
    let mut sheet = Sheet { passed_over, ..Sheet::default() };
    for logged in standing {
        if let Err(why) = sheet.take(logged) {
            sheet.passed_over.push(PassedOver { seq: logged.seq, why });
        }
    }
    sheet.passed_over.sort_by_key(|passed_over| passed_over.seq);
    sheet
}

/// The last edit or result that stands, which is what can be taken back next.
pub(crate) fn last_standing(log: &Log) -> Option<Seq> {
    let (standing, _) = standing(log.entries());
    standing.iter().rev().find(|logged| can_be_taken_back(&logged.what)).map(|logged| logged.seq)
}

/// The result that stands: the last one noted that was not taken back.
pub(crate) fn standing_result(log: &Log) -> Option<GameResult> {
    let (standing, _) = standing(log.entries());
    standing.iter().rev().find_map(|logged| match logged.what {
        Event::Result(result) => Some(result),
        _ => None,
    })
}

/// The entries that were not taken back. Only the last one standing can be, so that a ply always counts the cells as
/// they stood when the edit was made.
fn standing(entries: &[Logged]) -> (Vec<&Logged>, Vec<PassedOver>) {
    let mut standing: Vec<&Logged> = Vec::new();
    let mut passed_over = Vec::new();
    for logged in entries {
        let Event::Edit(Edit::Undo { seq }) = &logged.what else {
            standing.push(logged);
            continue;
        };
        let last = standing.iter().rposition(|logged| can_be_taken_back(&logged.what));
        match last.filter(|index| standing.get(*index).is_some_and(|last| last.seq == *seq)) {
            Some(index) => drop(standing.remove(index)),
            None => passed_over.push(PassedOver { seq: logged.seq, why: Misplaced::NotLast { seq: *seq } }),
        }
    }
    (standing, passed_over)
}

fn can_be_taken_back(what: &Event) -> bool {
    match what {
        Event::Edit(_) | Event::Result(_) => true,
        Event::Opened { .. }
        | Event::Presence(_)
        | Event::Claim(_)
        | Event::Unlock(_)
        | Event::Decision { .. }
        | Event::Signature { .. }
        | Event::Closed => false,
    }
}

impl Sheet {
    fn take(&mut self, logged: &Logged) -> Result<(), Misplaced> {
        match &logged.what {
            Event::Opened { .. } if logged.seq != Seq(0) => return Err(Misplaced::OpenedAgain),
            Event::Opened { header, start } => {
                self.header.clone_from(header);
                self.start = start.clone();
            }
            Event::Edit(edit) => return self.edit(logged.seq, edit),
            Event::Result(result) => self.result = Some(*result),
            Event::Signature { side } => self.signatures.push(Signed { side: *side, seq: logged.seq }),
            Event::Presence(_) | Event::Claim(_) | Event::Unlock(_) | Event::Decision { .. } | Event::Closed => {}
        }
        Ok(())
    }

    /// Changes the sheet by one edit, or leaves it as it was and says why.
    pub(crate) fn edit(&mut self, seq: Seq, edit: &Edit) -> Result<(), Misplaced> {
        match edit {
            Edit::Write { ply, written } => self.write(*ply, Entry::new(written.clone(), seq))?,
            Edit::Correct { ply, to } => {
                let entry = self.cell(*ply)?;
                let written = std::mem::replace(&mut entry.written, to.clone());
                entry.earlier.push(Struck { written, seq: entry.seq });
                entry.seq = seq;
                entry.changed = seq;
            }
            Edit::Insert { ply, written } => self.insert(*ply, Entry::new(written.clone(), seq))?,
            Edit::Remove { ply } => self.remove(*ply, seq)?,
            Edit::DrawOffer { ply, mark } => {
                let entry = self.cell(*ply)?;
                entry.draw_offer = *mark;
                entry.changed = seq;
            }
            Edit::Clock { ply, reading } => {
                let entry = self.cell(*ply)?;
                entry.clock = *reading;
                entry.changed = seq;
            }
            Edit::Header { tag, value } => self.write_header(tag, value),
            Edit::Position { diagram, next_move } => self.set_up(seq, diagram, *next_move)?,
            Edit::Undo { seq } => return Err(Misplaced::NotLast { seq: *seq }),
        }
        Ok(())
    }

    fn cell(&mut self, ply: Ply) -> Result<&mut Entry, Misplaced> {
        let last = self.last_ply();
        let cell = ply.cell().and_then(|index| self.cells.get_mut(index));
        cell.ok_or(Misplaced::NoSuchCell { ply, last })
    }

    fn write(&mut self, ply: Ply, entry: Entry) -> Result<(), Misplaced> {
        let next = self.next_ply();
        if ply != next {
            return Err(Misplaced::NotNext { ply, next });
        }
        if ply > LAST_PLY {
            return Err(Misplaced::SheetFull);
        }
        self.cells.push(entry);
        Ok(())
    }

    fn insert(&mut self, ply: Ply, entry: Entry) -> Result<(), Misplaced> {
        self.cell(ply)?;
        self.check_movable(ply)?;
        if self.next_ply() > LAST_PLY {
            return Err(Misplaced::SheetFull);
        }
        if let Some(index) = ply.cell() {
            self.cells.insert(index, entry);
        }
        for removed in self.removed.iter_mut().filter(|removed| removed.before > ply) {
            removed.before = removed.before.next();
        }
        Ok(())
    }

    fn remove(&mut self, ply: Ply, seq: Seq) -> Result<(), Misplaced> {
        self.cell(ply)?;
        self.check_movable(ply)?;
        for removed in self.removed.iter_mut().filter(|removed| removed.before > ply) {
            removed.before = removed.before.previous().unwrap_or(Ply::START);
        }
        if let Some(index) = ply.cell() {
            self.removed.push(Removed { before: ply, entry: self.cells.remove(index), seq });
        }
        Ok(())
    }

    /// A confirmed diagram fixes the places of the cells before it: the numbers after it were the director's word.
    fn check_movable(&self, ply: Ply) -> Result<(), Misplaced> {
        match self.diagrams.last_key_value() {
            Some((diagram, _)) if ply <= *diagram => Err(Misplaced::BeforeDiagram { diagram: *diagram }),
            Some(_) | None => Ok(()),
        }
    }

    fn write_header(&mut self, tag: &str, value: &str) {
        match self.header.iter_mut().find(|(name, _)| name == tag) {
            Some((_, old)) => value.clone_into(old),
            None => self.header.push((tag.to_owned(), value.to_owned())),
        }
    }

    fn set_up(&mut self, seq: Seq, diagram: &SetUp, next_move: MoveLabel) -> Result<(), Misplaced> {
        let next = self.next_ply();
        if diagram.turn != next_move.side {
            return Err(Misplaced::WrongTurn { turn: diagram.turn, next_move });
        }
        let behind = Misplaced::DiagramBehind { next_move, next };
        let goes_on = self.numbering().ply(next_move).filter(|ply| *ply >= next).ok_or(behind)?;
        if goes_on > LAST_PLY {
            return Err(Misplaced::SheetFull);
        }
        while self.next_ply() < goes_on {
            self.cells.push(Entry::new(Written::Blank, seq));
        }
        let diagram = SetUp { number: next_move.number, ..diagram.clone() };
        self.diagrams.insert(self.last_ply(), diagram);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::ClockReading;
    use crate::diagram::{Certainty, Gesture};
    use crate::log::{DrawMark, Stamp};
    use crate::men::{Color, Role, Square};
    use crate::notation::MoveText;

    fn log(events: Vec<Event>) -> Log {
        let at = Stamp { wall: "2026-05-01T10:00:00Z".parse().unwrap(), since_start: Duration::ZERO };
        let mut log = Log::new();
        log.append(at, Event::Opened { header: vec![("White".to_owned(), "A".to_owned())], start: SetUp::default() });
        for event in events {
            log.append(at, event);
        }
        log
    }

    fn sheet(edits: Vec<Edit>) -> Sheet {
        Sheet::of(&log(edits.into_iter().map(Event::Edit).collect()))
    }

    fn text(text: &str) -> Written {
        Written::Text(MoveText::new(text))
    }

    fn write(ply: u32, written: &str) -> Edit {
        Edit::Write { ply: Ply(ply), written: text(written) }
    }

    fn texts(sheet: &Sheet) -> Vec<String> {
        let texts = sheet.cells.iter().map(|entry| match &entry.written {
            Written::Text(text) => text.to_string(),
            other => format!("{other:?}"),
        });
        texts.collect()
    }

    fn label(text: &str) -> MoveLabel {
        text.parse().unwrap()
    }

    #[test]
    fn a_correction_keeps_what_it_corrects_with_its_clock_and_draw_offer() {
        let sheet = sheet(vec![
            write(1, "e4"),
            Edit::DrawOffer { ply: Ply(1), mark: DrawMark::Offered },
            Edit::Clock { ply: Ply(1), reading: Some(ClockReading::from_minutes(75)) },
            Edit::Correct { ply: Ply(1), to: text("e3") },
            Edit::Correct { ply: Ply(1), to: text("d3") },
        ]);
        let entry = sheet.entry(Ply(1)).unwrap();
        assert_eq!((&entry.written, entry.seq), (&text("d3"), Seq(5)));
        let earlier = [Struck { written: text("e4"), seq: Seq(1) }, Struck { written: text("e3"), seq: Seq(4) }];
        assert_eq!(entry.earlier, earlier);
        assert_eq!(entry.draw_offer, DrawMark::Offered);
        assert_eq!(entry.clock, Some(ClockReading::from_minutes(75)));
    }

    #[test]
    fn cells_are_put_in_and_taken_out_and_the_removed_keep_their_place() {
        let sheet = sheet(vec![
            write(1, "a"),
            write(2, "b"),
            write(3, "c"),
            write(4, "d"),
            Edit::Remove { ply: Ply(3) },
            Edit::Insert { ply: Ply(1), written: text("new") },
            Edit::Remove { ply: Ply(2) },
            Edit::Insert { ply: Ply(3), written: text("late") },
        ]);
        assert_eq!(texts(&sheet), ["new", "b", "late", "d"]);
        let removed: Vec<_> = sheet.removed.iter().map(|removed| (removed.before.0, &removed.entry.written)).collect();
        assert_eq!(removed, [(3, &text("c")), (2, &text("a"))]);
    }

    /// Rule: US 15F3, a new diagram from which the record is complete.
    #[test]
    fn a_new_diagram_leaves_cells_open_and_makes_the_diagram_certain_again() {
        let diagram = SetUp::from_fen("4k3/8/8/8/8/8/8/4K2R b - - 0 1").unwrap();
        let gesture = Gesture::Plain { from: Square::E8, to: Square::E7, promotion: None };
        let position = Edit::Position { diagram: diagram.clone(), next_move: label("3b") };
        let king_moves = Edit::Write { ply: Ply(6), written: Written::Move { gesture, text: None } };
        let sheet = sheet(vec![write(1, "?"), position, king_moves]);
        assert_eq!(texts(&sheet)[1..5], ["Blank", "Blank", "Blank", "Blank"]);
        assert_eq!(sheet.diagram_after(Ply(4)).certainty, Certainty::NotCertainSince(Ply(1)));
        assert_eq!(sheet.diagrams.get(&Ply(5)), Some(&SetUp { number: label("3b").number, ..diagram }));
        assert_eq!(sheet.diagram().certainty, Certainty::Certain);
        assert_eq!(sheet.diagram().board.role_at(Square::E7), Some(Role::King));
    }

    #[test]
    fn the_sheet_is_not_certain_from_the_first_entry_that_does_not_say_what_moved() {
        for written in [Written::Tick, Written::Dash, Written::Blank, text("??"), Written::Illegible(MoveText::new(""))]
        {
            let nowhere = Gesture::Plain { from: Square::E5, to: Square::E6, promotion: None };
            let nowhere = Written::Move { gesture: nowhere, text: None };
            for written in [written, nowhere] {
                let knight = Gesture::Plain { from: Square::G8, to: Square::F6, promotion: None };
                let knight = Written::Move { gesture: knight, text: None };
                let edits = [(1, written.clone()), (2, knight), (3, Written::Dash)];
                let edits = edits.map(|(ply, written)| Edit::Write { ply: Ply(ply), written });
                let diagram = sheet(edits.to_vec()).diagram();
                assert_eq!(diagram.certainty, Certainty::NotCertainSince(Ply(1)), "{written:?}");
                assert_eq!(diagram.board.role_at(Square::F6), Some(Role::Knight), "men still move");
            }
        }
    }

    #[test]
    fn what_was_taken_back_leaves_no_trace_on_the_sheet() {
        let undo = |seq| Event::Edit(Edit::Undo { seq: Seq(seq) });
        let events = vec![
            Event::Edit(write(1, "e4")),
            Event::Result(GameResult::Draw),
            undo(2),
            Event::Edit(Edit::Header { tag: "White".to_owned(), value: "B".to_owned() }),
            undo(4),
            undo(1),
            Event::Edit(write(1, "d4")),
        ];
        let sheet = Sheet::of(&log(events));
        assert_eq!((texts(&sheet), sheet.result, sheet.tag("White")), (vec!["d4".to_owned()], None, Some("A")));
        assert!(sheet.passed_over.is_empty());
    }

    /// Rule: US 13C3, what was filled in after the flag was called does not count.
    #[test]
    fn the_sheet_can_be_seen_as_it_stood() {
        let undo = Event::Edit(Edit::Undo { seq: Seq(2) });
        let correct = Event::Edit(Edit::Correct { ply: Ply(1), to: text("e4") });
        let log = log(vec![Event::Edit(write(1, "??")), Event::Edit(write(2, "e5")), undo, correct]);
        for (seq, expected) in [(0, vec![]), (1, vec!["??"]), (2, vec!["??", "e5"]), (3, vec!["??"]), (9, vec!["e4"])] {
            assert_eq!(texts(&Sheet::as_of(&log, Seq(seq))), expected, "after entry {seq}");
        }
    }

    #[test]
    fn an_edit_without_a_place_is_passed_over_and_named() {
        let diagram = SetUp::default();
        let ended = Misplaced::NoSuchCell { ply: Ply(3), last: Ply(2) };
        for (edit, why) in [
            (write(2, "x"), Misplaced::NotNext { ply: Ply(2), next: Ply(3) }),
            (write(u32::MAX, "x"), Misplaced::NotNext { ply: Ply(u32::MAX), next: Ply(3) }),
            (Edit::Correct { ply: Ply(3), to: text("x") }, ended),
            (Edit::Insert { ply: Ply(3), written: text("x") }, ended),
            (Edit::Remove { ply: Ply(0) }, Misplaced::NoSuchCell { ply: Ply(0), last: Ply(2) }),
            (Edit::Undo { seq: Seq(1) }, Misplaced::NotLast { seq: Seq(1) }),
            (
                Edit::Position { diagram: diagram.clone(), next_move: label("2b") },
                Misplaced::WrongTurn { turn: Color::White, next_move: label("2b") },
            ),
            (
                Edit::Position { diagram: diagram.clone(), next_move: label("1w") },
                Misplaced::DiagramBehind { next_move: label("1w"), next: Ply(3) },
            ),
            (Edit::Position { diagram, next_move: label("4000000w") }, Misplaced::SheetFull),
        ] {
            let sheet = sheet(vec![write(1, "a"), write(2, "b"), edit.clone()]);
            assert_eq!(sheet.passed_over, [PassedOver { seq: Seq(3), why }], "{edit:?}");
            assert_eq!(texts(&sheet), ["a", "b"], "{edit:?}");
        }
    }

    #[test]
    fn cells_before_a_confirmed_diagram_keep_their_places() {
        let position = Edit::Position { diagram: SetUp::default(), next_move: label("3w") };
        for edit in [Edit::Insert { ply: Ply(2), written: text("x") }, Edit::Remove { ply: Ply(4) }] {
            let sheet = sheet(vec![write(1, "a"), position.clone(), edit]);
            assert_eq!(sheet.passed_over[0].why, Misplaced::BeforeDiagram { diagram: Ply(4) });
        }
        let sheet = sheet(vec![
            write(1, "a"),
            position,
            write(5, "b"),
            Edit::Remove { ply: Ply(5) },
            Edit::Correct { ply: Ply(2), to: text("c") },
        ]);
        assert!(sheet.passed_over.is_empty());
    }

    #[test]
    fn moves_are_spelled_by_geometry_and_by_squares_where_the_diagram_is_not_certain() {
        let plain = |from, to| Written::Move { gesture: Gesture::Plain { from, to, promotion: None }, text: None };
        let cells =
            [plain(Square::G1, Square::F3), Written::Dash, plain(Square::F3, Square::G1)].into_iter().enumerate();
        let edits = cells.map(|(index, written)| Edit::Write { ply: Ply::of_cell(index), written });
        let spellings = sheet(edits.collect()).spellings();
        assert!(matches!(
            &spellings[..],
            [Some(crate::notation::Spelling::Man(_)), None, Some(crate::notation::Spelling::Squares { .. }),]
        ));
    }
}
