//! Descriptive notation, as short as it can be read back.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, File, Role, Square};
use scoresheet_record::notation::{
    DescribedFile, DescribedMan, DescribedMove, DescribedSquare, DescribedTarget, Spelling,
};

use super::check_mark;
use crate::position::{Move, Position};
use crate::reading::{Origins, legal_meanings, legal_meanings_on_sheet};

/// The shortest spelling that means this move and no other, whether or not the reader knows where the pieces began.
pub(super) fn write(position: &Position, gesture: &Gesture, origins: &Origins) -> Option<String> {
    let m = position.legal_move(gesture)?;
    let check = check_mark(position, m);
    if let Gesture::Castle(side) = gesture {
        return Some(Spelling::Castle { side: *side, check }.to_string());
    }
    let men = men(m.role(), m.from()?, position);
    let targets = targets(position, m);
    // Few letters first, and of these the plainer man first.
    let mut spellings: Vec<Spelling> = Vec::new();
    for man in &men {
        for target in &targets {
            let (man, target, promotion) = (*man, *target, m.promotion());
            let in_passing = matches!(m, Move::EnPassant { .. });
            spellings.push(Spelling::Descriptive(DescribedMove { man, target, promotion, in_passing, check: None }));
        }
    }
    spellings.sort_by_key(|spelling| spelling.to_string().len());
    let is_meant = |meanings: Vec<Gesture>| meanings == [*gesture];
    let found = spellings.into_iter().find(|spelling| {
        is_meant(legal_meanings(position, spelling)) && is_meant(legal_meanings_on_sheet(position, spelling, origins))
    });
    match found? {
        Spelling::Descriptive(described) => {
            Some(Spelling::Descriptive(DescribedMove { check, ..described }).to_string())
        }
        other @ (Spelling::Man(_)
        | Spelling::Castle { .. }
        | Spelling::Squares { .. }
        | Spelling::PawnTakes { .. }
        | Spelling::Pass) => Some(other.to_string()),
    }
}

/// The ways to name a man of the mover's, or one that he takes, on a square.
fn men(role: Role, square: Square, position: &Position) -> Vec<DescribedMan> {
    let bare = DescribedMan::of_kind(role);
    let at = DescribedSquare::in_full(square, position.turn());
    let file = DescribedFile::in_full(square.file());
    let mut men = vec![bare];
    match role {
        Role::Pawn => {
            men.push(DescribedMan { of: Some(file.in_short()), ..bare });
            men.push(DescribedMan { of: Some(file), ..bare });
        }
        Role::Rook | Role::Knight | Role::Bishop => {
            let wing = Some(CastlingSide::from_queen_side(square.file() < File::E));
            men.push(DescribedMan { of: Some(DescribedFile { piece: role, wing }), ..bare });
        }
        Role::Queen | Role::King => {}
    }
    men.push(DescribedMan { at: Some(at.in_short()), ..bare });
    men.push(DescribedMan { at: Some(at), ..bare });
    men
}

/// The ways to name where it goes.
fn targets(position: &Position, m: Move) -> Vec<DescribedTarget> {
    let to = m.to();
    match m.capture() {
        // A pawn taken in passing is named by its own file; its square would be another.
        Some(role) if matches!(m, Move::EnPassant { .. }) => {
            let named = men(role, to, position).into_iter().filter(|man| man.at.is_none());
            named.map(DescribedTarget::Takes).collect()
        }
        Some(role) => men(role, to, position).into_iter().map(DescribedTarget::Takes).collect(),
        None => {
            let square = DescribedSquare::in_full(to, position.turn());
            vec![DescribedTarget::Square(square.in_short()), DescribedTarget::Square(square)]
        }
    }
}
