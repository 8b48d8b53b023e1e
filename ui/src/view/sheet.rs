//! The sheet as it is shown: pages of rows, each with White's and Black's cell.

use std::rc::Rc;

use scoresheet_record::log::{DrawMark, Edit, Event, Seq};
use scoresheet_record::men::Color;
use scoresheet_record::notation::Spelling;
use scoresheet_record::ply::{Numbering, Ply};
use scoresheet_record::recorder::Recorder;
use scoresheet_record::sheet::{Entry, Written};

use crate::desk::Pen;

/// So many rows make a page. Pages are compared as a whole, so that a tap costs the same in a long game as in a short one.
const ROWS: u32 = 16;

/// Whether what a cell shows is on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SavedMark {
    /// Not yet.
    Hollow,
    /// It is.
    Solid,
}

/// What kind of thing stands in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellKind {
    /// A move, as entered.
    Move,
    /// Something that cannot be deciphered.
    Illegible,
    /// A bare check mark.
    Tick,
    /// A dash.
    Dash,
    /// Nothing.
    Blank,
}

/// A cell of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetCell {
    /// Which.
    pub ply: Ply,
    /// The number and the dots before it.
    pub label: String,
    /// What kind of thing stands there.
    pub kind: CellKind,
    /// What stands there.
    pub text: String,
    /// What stood there before, struck through, the oldest first.
    pub struck: Vec<String>,
    /// The time noted.
    pub clock: Option<String>,
    /// Whether a draw offer is marked.
    pub draw_offer: DrawMark,
    /// Whether it is on the disk.
    pub saved: SavedMark,
    /// Whether it is picked for a correction.
    pub picked: Picked,
}

/// Whether a cell is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picked {
    /// It is being corrected.
    Yes,
    /// It is not.
    No,
}

/// A row: a move number with its two cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow {
    /// The move number.
    pub number: u32,
    /// White's cell.
    pub white: Option<SheetCell>,
    /// Black's cell.
    pub black: Option<SheetCell>,
}

/// Some rows of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetPage {
    /// The number of the first row.
    pub first: u32,
    /// The rows.
    pub rows: Vec<SheetRow>,
}

/// All pages, shared with what shows them, so that an unchanged page is known by its address.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SheetPages {
    pages: Vec<Rc<SheetPage>>,
    /// The entries of the log that the pages show.
    shown: Seq,
    /// The first entry that they show as not stored.
    stored: Seq,
    picked: Option<Ply>,
}

impl SheetPages {
    /// The pages.
    #[must_use]
    pub fn pages(&self) -> &[Rc<SheetPage>] {
        &self.pages
    }

    /// The last cell.
    #[must_use]
    pub fn end(&self) -> Option<Ply> {
        let row = self.pages.last()?.rows.last()?;
        row.black.as_ref().or(row.white.as_ref()).map(|cell| cell.ply)
    }

    /// Shows the record as it is now. Only what can have changed is made anew: the last page after an entry, all pages
    /// after a correction.
    pub fn bring_up_to(&mut self, recorder: &Recorder, stored: Seq, pen: &Pen) {
        if (self.shown, self.stored, self.picked) == (recorder.log().next_seq(), stored, pen.picked()) {
            return;
        }
        let first = self.first_changed(recorder, stored, pen.picked());
        let numbering = recorder.sheet().numbering();
        let count = rows_of(numbering, recorder.sheet().last_ply()).div_ceil(ROWS);
        let on_disk = OnDisk::up_to(recorder, stored);
        self.pages.truncate(count as usize);
        for page in first..count {
            let made = made(recorder, &on_disk, (page, pen.picked()));
            match self.pages.get_mut(page as usize) {
                Some(old) if **old == made => {}
                Some(old) => *old = Rc::new(made),
                None => self.pages.push(Rc::new(made)),
            }
        }
        self.shown = recorder.log().next_seq();
        self.stored = stored;
        self.picked = pen.picked();
    }

    /// The first page that can differ from what is shown.
    fn first_changed(&self, recorder: &Recorder, stored: Seq, picked: Option<Ply>) -> u32 {
        let page = |ply: Ply| rows_of(recorder.sheet().numbering(), ply).saturating_sub(1) / ROWS;
        let mut first = page(recorder.sheet().next_ply());
        if self.picked != picked {
            for ply in self.picked.iter().chain(&picked) {
                first = first.min(page(*ply));
            }
        }
        // Everything not stored when last shown may have been stored since, and what was stored may be lost.
        let since = self.stored.min(self.shown).min(stored).0 as usize;
        for logged in recorder.log().entries().iter().skip(since) {
            match &logged.what {
                Event::Edit(Edit::Write { ply, .. } | Edit::DrawOffer { ply, .. } | Edit::Clock { ply, .. }) => {
                    first = first.min(page(*ply));
                }
                Event::Edit(_) | Event::Opened { .. } => return 0,
                Event::Presence(_)
                | Event::Claim(_)
                | Event::Unlock(_)
                | Event::Decision { .. }
                | Event::Result(_)
                | Event::Signature { .. }
                | Event::Closed => {}
            }
        }
        first
    }
}

/// What of the sheet will be found on the disk as it is shown.
///
/// A cell can show what an old entry wrote at another place, or what was written before something that was taken back. It
/// is found like that only when the entry that moved it, or took the other thing back, is stored too.
pub(super) struct OnDisk {
    /// The first entry that is not stored.
    stored: Seq,
    /// The cells from here on were moved by entries that are not stored.
    moved_from: Option<Ply>,
    /// Cells that show again what they showed before.
    restored: Vec<Ply>,
}

impl OnDisk {
    /// With a store that has the log before `stored`.
    pub(super) fn up_to(recorder: &Recorder, stored: Seq) -> OnDisk {
        let log = recorder.log().entries();
        let mut on_disk = OnDisk { stored, moved_from: None, restored: Vec::new() };
        for logged in log.iter().skip(stored.0 as usize) {
            match &logged.what {
                Event::Edit(Edit::Insert { ply, .. } | Edit::Remove { ply }) => on_disk.moves(*ply),
                Event::Edit(Edit::Undo { seq }) => {
                    if let Some(Event::Edit(edit)) = log.get(seq.0 as usize).map(|undone| &undone.what) {
                        on_disk.restores(edit);
                    }
                }
                _ => {}
            }
        }
        on_disk
    }

    /// Whether a cell will be found as it is shown.
    pub(super) fn has(&self, ply: Ply, entry: &Entry) -> bool {
        let was_moved = self.moved_from.is_some_and(|from| ply >= from);
        entry.changed < self.stored && !was_moved && !self.restored.contains(&ply)
    }

    fn moves(&mut self, from: Ply) {
        self.moved_from = Some(self.moved_from.map_or(from, |known| known.min(from)));
    }

    fn restores(&mut self, undone: &Edit) {
        match undone {
            Edit::Insert { ply, .. } | Edit::Remove { ply } => self.moves(*ply),
            Edit::Correct { ply, .. } | Edit::DrawOffer { ply, .. } | Edit::Clock { ply, .. } => {
                self.restored.push(*ply);
            }
            // What they wrote is shown no more, and the other cells are as they were.
            Edit::Write { .. } | Edit::Header { .. } | Edit::Position { .. } | Edit::Undo { .. } => {}
        }
    }
}

/// How many rows a sheet has up to a ply.
fn rows_of(numbering: Numbering, ply: Ply) -> u32 {
    numbering.label(ply).map_or(0, |label| label.number.0 - numbering.first.number.0 + 1)
}

fn made(recorder: &Recorder, on_disk: &OnDisk, (page, picked): (u32, Option<Ply>)) -> SheetPage {
    let numbering = recorder.sheet().numbering();
    let first = numbering.first.number.0 + page * ROWS;
    let last = rows_of(numbering, recorder.sheet().last_ply()) + numbering.first.number.0 - 1;
    let rows = first..=last.min(first + ROWS - 1);
    let cell = |number: u32, side: Color| {
        let label = scoresheet_record::ply::MoveLabel { number: scoresheet_record::ply::MoveNumber(number), side };
        let ply = numbering.ply(label)?;
        let entry = recorder.sheet().entry(ply)?;
        let picked = if picked == Some(ply) { Picked::Yes } else { Picked::No };
        Some(SheetCell { picked, ..cell(recorder, on_disk, (ply, entry)) })
    };
    let rows =
        rows.map(|number| SheetRow { number, white: cell(number, Color::White), black: cell(number, Color::Black) });
    SheetPage { first, rows: rows.collect() }
}

fn cell(recorder: &Recorder, on_disk: &OnDisk, (ply, entry): (Ply, &Entry)) -> SheetCell {
    let removed = recorder.sheet().removed.iter().filter(|removed| removed.before == ply);
    let removed = removed.map(|removed| plain_text(&removed.entry.written, None));
    let struck = entry.earlier.iter().map(|struck| plain_text(&struck.written, None));
    SheetCell {
        ply,
        label: recorder.sheet().numbering().label(ply).map(|label| label.to_string()).unwrap_or_default(),
        kind: kind(&entry.written),
        text: cell_text(recorder, ply),
        struck: removed.chain(struck).collect(),
        clock: entry.clock.map(|reading| reading.to_string()),
        draw_offer: entry.draw_offer,
        saved: if on_disk.has(ply, entry) { SavedMark::Solid } else { SavedMark::Hollow },
        picked: Picked::No,
    }
}

fn kind(written: &Written) -> CellKind {
    match written {
        Written::Move { .. } | Written::Text(_) => CellKind::Move,
        Written::Illegible(_) => CellKind::Illegible,
        Written::Tick => CellKind::Tick,
        Written::Dash => CellKind::Dash,
        Written::Blank => CellKind::Blank,
    }
}

/// What stands in a cell: typed text as it was typed, tapped moves as geometry spells them.
#[must_use]
pub fn cell_text(recorder: &Recorder, ply: Ply) -> String {
    let Some(entry) = recorder.sheet().entry(ply) else { return String::new() };
    let spelling = ply.cell().and_then(|index| recorder.spellings().get(index)?.as_ref());
    plain_text(&entry.written, spelling)
}

fn plain_text(written: &Written, spelling: Option<&Spelling>) -> String {
    match written {
        Written::Move { text: Some(text), .. } | Written::Text(text) => text.to_string(),
        Written::Move { gesture, text: None } => match spelling {
            Some(spelling) => spelling.to_string(),
            None => gesture.by_squares().to_string(),
        },
        Written::Illegible(text) => text.to_string(),
        Written::Tick => "✓".to_owned(),
        Written::Dash => "–".to_owned(),
        Written::Blank => String::new(),
    }
}

/// What was written, where the diagram before it is not at hand.
pub(super) fn written_plainly(written: &Written) -> String {
    plain_text(written, None)
}
