//! Descriptive notation, as short as it can be read back.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Role, Square, half};
use scoresheet_record::notation::{
    DescribedFile, DescribedMan, DescribedMove, DescribedSquare, DescribedTarget, Spelling,
};

use crate::position::{Move, Position};
use crate::reading::{Origins, check_given, legal_meanings_on_sheet};

/// The shortest spelling that means this move and no other, whether or not the reader knows where the pieces began.
pub(super) fn write(position: &Position, (m, gesture): (Move, &Gesture), origins: &Origins) -> Option<String> {
    let check = check_given(position, gesture);
    if let Gesture::Castle(side) = gesture {
        return Some(Spelling::Castle { side: *side, check }.to_string());
    }
    let (promotion, in_passing) = (m.promotion(), m.is_en_passant());
    let targets = targets(position, m);
    let named = men(m.role(), m.from()?, position).into_iter().flat_map(|man| {
        let described =
            |target: &DescribedTarget| DescribedMove { man, target: *target, promotion, in_passing, check: None };
        targets.iter().map(described).collect::<Vec<_>>()
    });
    // Few letters first, and of these the plainer man first.
    let mut named: Vec<DescribedMove> = named.collect();
    named.sort_by_cached_key(|described| described.to_string().len());
    let is_meant = |described: &DescribedMove| {
        let spelling = Spelling::Descriptive(*described);
        [&Origins::default(), origins]
            .iter()
            .all(|origins| legal_meanings_on_sheet(position, &spelling, origins) == [*gesture])
    };
    let shortest = named.into_iter().find(is_meant)?;
    Some(DescribedMove { check, ..shortest }.to_string())
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
            let wing = Some(half(square));
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
        Some(role) if m.is_en_passant() => {
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
