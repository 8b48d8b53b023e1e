//! What a spelling means on a diagram, and how a gesture is spelled on it: by geometry alone.

use crate::diagram::pattern::{PawnStep, pawn_step, piece_reaches};
use crate::diagram::{Diagram, Gesture, taken_in_passing};
use crate::men::{Color, Role, Square};
use crate::notation::{DescribedMove, DescribedTarget, ManSpelling, Spelling};

/// The gestures of `side` that `spelling` may mean: one for each man of that kind whose move pattern reaches the square,
/// ignoring blockers, pins and checks. A pawn goes straight unless a capture or another file is written. Castling and
/// two written squares always mean one gesture; a place left open means none.
#[must_use]
pub fn geometric_readings(diagram: &Diagram, side: Color, spelling: &Spelling) -> Vec<Gesture> {
    match spelling {
        Spelling::Man(man) => men_that_reach(diagram, side, man)
            .map(|from| Gesture::Plain { from, to: man.to, promotion: man.promotion })
            .collect(),
        Spelling::Castle { side: wing, check: _ } => vec![Gesture::Castle(*wing)],
        Spelling::Squares { from, to, promotion } => {
            vec![diagram.normalise(Gesture::Plain { from: *from, to: *to, promotion: *promotion }, side)]
        }
        Spelling::PawnTakes { from, to, promotion, check: _ } => {
            let pawns = diagram.board.by_piece(Role::Pawn.of(side)).into_iter();
            let steps = pawns.filter(|pawn| pawn.file() == *from).filter_map(|pawn| {
                let ahead = side.fold_wb(1, -1);
                let to = Square::from_coords(*to, pawn.rank().offset(ahead)?);
                Some(Gesture::Plain { from: pawn, to, promotion: *promotion })
            });
            steps.collect()
        }
        Spelling::Descriptive(described) => described_readings(diagram, side, described),
        Spelling::Pass => Vec::new(),
    }
}

/// The gestures that a descriptive spelling may mean. The wing that a piece is said to belong to is not looked at: which
/// of two knights began on the king's side, the diagram does not tell.
fn described_readings(diagram: &Diagram, side: Color, described: &DescribedMove) -> Vec<Gesture> {
    let role = described.man.role;
    let takes = !matches!(described.target, DescribedTarget::Square(_));
    let step = if takes { PawnStep::Diagonal } else { PawnStep::Forward };
    let reaches = |from: Square, to: Square| match role {
        Role::Pawn => pawn_step(side, from, to) == Some(step),
        _ => piece_reaches(role, from, to),
    };
    let targets = described.targets(&diagram.board, side);
    let movers = described.movers(&diagram.board, side).into_iter();
    let pairs = movers.flat_map(|from| targets.into_iter().map(move |to| (from, to)));
    let promotion = described.promotion;
    pairs.filter(|(from, to)| reaches(*from, *to)).map(|(from, to)| Gesture::Plain { from, to, promotion }).collect()
}

/// How `gesture` of `side` is spelled on `diagram`: as in SAN, but told apart by geometry alone (the file, else the
/// rank, else both) and never with a check mark, so that the spelling tells nobody that a man is pinned or a king in
/// check. What no move pattern explains, and what is moved on a diagram that is not certain, is spelled by its squares.
/// Reading the spelling back on the same diagram gives the [normalised](Diagram::normalise) gesture and no other.
#[must_use]
pub fn geometric_spelling(diagram: &Diagram, side: Color, gesture: &Gesture) -> Spelling {
    let (from, to, promotion) = match diagram.normalise(*gesture, side) {
        Gesture::Castle(wing) => return Spelling::Castle { side: wing, check: None },
        Gesture::Plain { from, to, promotion } => (from, to, promotion),
    };
    let squares = Spelling::Squares { from, to, promotion };
    let man = diagram.board.piece_at(from).filter(|man| man.color == side && diagram.is_certain());
    let Some(role) = man.map(|man| man.role) else { return squares };
    let spelling = spell_man(diagram, side, role, Step { from, to, promotion });
    let pieces_promoted = promotion.is_some() && role != Role::Pawn;
    let read_back = men_that_reach(diagram, side, &spelling).eq([from]);
    if read_back && !pieces_promoted { Spelling::Man(spelling) } else { squares }
}

/// The squares of a step and what it promotes to.
struct Step {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

fn spell_man(diagram: &Diagram, side: Color, role: Role, step: Step) -> ManSpelling {
    let Step { from, to, promotion } = step;
    let in_passing = taken_in_passing(&diagram.board, from, to).is_some();
    let captures = in_passing || diagram.board.piece_at(to).is_some();
    let bare = ManSpelling { role, from_file: None, from_rank: None, captures, to, promotion, check: None };
    let with_file = ManSpelling { from_file: Some(from.file()), ..bare.clone() };
    let with_rank = ManSpelling { from_rank: Some(from.rank()), ..bare.clone() };
    if role == Role::Pawn {
        return if from.file() == to.file() { bare } else { with_file };
    }
    let both = ManSpelling { from_rank: Some(from.rank()), ..with_file.clone() };
    let unique = |spelling: &ManSpelling| men_that_reach(diagram, side, spelling).nth(1).is_none();
    [bare, with_file, with_rank].into_iter().find(unique).unwrap_or(both)
}

/// The squares of the men of `side` that a spelling may mean.
fn men_that_reach<'a>(
    diagram: &Diagram,
    side: Color,
    spelling: &'a ManSpelling,
) -> impl Iterator<Item = Square> + use<'a> {
    let men = diagram.board.by_piece(spelling.role.of(side));
    men.into_iter().filter(move |from| {
        spelling.from_file.is_none_or(|file| from.file() == file)
            && spelling.from_rank.is_none_or(|rank| from.rank() == rank)
            && reaches(side, spelling, *from)
    })
}

fn reaches(side: Color, spelling: &ManSpelling, from: Square) -> bool {
    if spelling.role != Role::Pawn {
        return piece_reaches(spelling.role, from, spelling.to);
    }
    let leaves_file = spelling.from_file.is_some_and(|file| file != spelling.to.file());
    let written = if spelling.captures || leaves_file { PawnStep::Diagonal } else { PawnStep::Forward };
    pawn_step(side, from, spelling.to) == Some(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::men::{CastlingSide, File, Rank};
    use crate::ply::Ply;
    use crate::setup::SetUp;

    fn diagram(board: &str) -> Diagram {
        Diagram::of(&SetUp::from_fen(board).unwrap())
    }

    fn plain(from: Square, to: Square) -> Gesture {
        Gesture::Plain { from, to, promotion: None }
    }

    fn man(role: Role, to: Square) -> ManSpelling {
        ManSpelling { role, from_file: None, from_rank: None, captures: false, to, promotion: None, check: None }
    }

    fn squares(readings: &[Gesture]) -> Vec<Square> {
        let from = readings.iter().map(|gesture| match gesture {
            Gesture::Plain { from, .. } => *from,
            Gesture::Castle(_) => panic!("no square"),
        });
        from.collect()
    }

    #[test]
    fn pins_checks_and_blockers_are_not_seen() {
        // The knight on c3 is pinned, the king is in check, and the rook on a1 is blocked by the pawn on a2.
        let diagram = diagram("4k3/8/8/8/1b6/2N5/P3r1N1/R3K3");
        let readings = geometric_readings(&diagram, Color::White, &Spelling::Man(man(Role::Knight, Square::E4)));
        assert_eq!(squares(&readings), [Square::C3]);
        let readings = geometric_readings(&diagram, Color::White, &Spelling::Man(man(Role::Rook, Square::A5)));
        assert_eq!(squares(&readings), [Square::A1]);
    }

    #[test]
    fn a_pawn_goes_straight_unless_a_capture_or_another_file_is_written() {
        let diagram = diagram("8/8/8/8/8/3P1P2/4P3/8");
        let straight = man(Role::Pawn, Square::E4);
        let captures = ManSpelling { captures: true, ..straight.clone() };
        let from_d = ManSpelling { from_file: Some(File::D), ..straight.clone() };
        let from_e = ManSpelling { from_file: Some(File::E), ..straight.clone() };
        for (spelling, from) in [
            (straight, vec![Square::E2]),
            (captures, vec![Square::D3, Square::F3]),
            (from_d, vec![Square::D3]),
            (from_e, vec![Square::E2]),
        ] {
            let readings = geometric_readings(&diagram, Color::White, &Spelling::Man(spelling.clone()));
            assert_eq!(squares(&readings), from, "{spelling:?}");
        }
    }

    /// A sheet that knew a capture by what it captures would tell the player whether there is anything to capture.
    #[test]
    fn a_pawn_capture_without_a_rank_is_read_alike_whatever_stands_there() {
        let takes = Spelling::PawnTakes { from: File::E, to: File::D, promotion: None, check: None };
        for (board, from) in [
            ("8/8/8/8/4P3/8/8/8", vec![Square::E4]),
            ("8/8/8/3p4/4P3/8/8/8", vec![Square::E4]),
            ("8/8/8/3P4/4P3/8/8/8", vec![Square::E4]),
            ("8/8/8/3p4/4P3/8/4P3/8", vec![Square::E2, Square::E4]),
            ("8/8/8/8/3P4/8/8/8", vec![]),
        ] {
            let readings = geometric_readings(&diagram(board), Color::White, &takes);
            assert_eq!(squares(&readings), from, "{board}");
        }
    }

    #[test]
    fn men_are_told_apart_by_file_then_rank_then_both() {
        for (board, from, to, file, rank) in [
            ("8/8/8/8/8/8/8/5N2", Square::F1, Square::D2, None, None),
            ("8/8/8/8/8/8/8/1N3N2", Square::F1, Square::D2, Some(File::F), None),
            ("8/8/8/5N2/8/5N2/8/8", Square::F3, Square::D4, None, Some(Rank::Third)),
            ("8/8/8/1N3N2/8/5N2/8/8", Square::F5, Square::D4, Some(File::F), Some(Rank::Fifth)),
        ] {
            let diagram = diagram(board);
            let spelling = geometric_spelling(&diagram, Color::White, &plain(from, to));
            assert_eq!(geometric_readings(&diagram, Color::White, &spelling), [plain(from, to)], "{board}");
            let expected = ManSpelling { from_file: file, from_rank: rank, ..man(Role::Knight, to) };
            assert_eq!(spelling, Spelling::Man(expected), "{board}");
        }
    }

    #[test]
    fn what_no_pattern_explains_is_spelled_by_its_squares() {
        let mut diagram = diagram("4k3/8/8/8/8/4P3/4P3/4K2r");
        for (from, to) in [
            (Square::A5, Square::A6), // an empty square
            (Square::H1, Square::H5), // the other side's man
            (Square::E1, Square::E5), // no king reaches it
            (Square::E2, Square::E4), // the pawn on e3 reaches it too
        ] {
            let spelling = geometric_spelling(&diagram, Color::White, &plain(from, to));
            assert_eq!(spelling, Spelling::Squares { from, to, promotion: None });
        }
        diagram.doubt(Ply(1));
        let spelling = geometric_spelling(&diagram, Color::White, &plain(Square::E1, Square::D1));
        assert!(matches!(spelling, Spelling::Squares { .. }));
    }

    #[test]
    fn captures_are_written_and_checks_are_not() {
        let diagram = diagram("4k3/8/8/3pP3/8/8/4r3/R3K2R");
        for (gesture, expected) in [
            (
                plain(Square::E5, Square::D6),
                ManSpelling { from_file: Some(File::E), captures: true, ..man(Role::Pawn, Square::D6) },
            ),
            (plain(Square::E1, Square::E2), ManSpelling { captures: true, ..man(Role::King, Square::E2) }),
            (plain(Square::A1, Square::A8), man(Role::Rook, Square::A8)),
            (plain(Square::E5, Square::F6), ManSpelling { from_file: Some(File::E), ..man(Role::Pawn, Square::F6) }),
        ] {
            assert_eq!(geometric_spelling(&diagram, Color::White, &gesture), Spelling::Man(expected));
        }
        let castle = Spelling::Castle { side: CastlingSide::QueenSide, check: None };
        assert_eq!(geometric_spelling(&diagram, Color::White, &plain(Square::E1, Square::C1)), castle);
    }
}
