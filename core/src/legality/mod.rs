//! Why a move is not legal.
//!
//! [`obstacle`] answers for any board, also one that no legal play can hold, by its own attack test. On valid positions
//! it says nothing exactly when shakmaty finds the move legal; a property test holds the two together. It judges a hand
//! movement; what a written move means is [`crate::reading`].
//!
//! ```
//! use scoresheet_core::{legality::{IllegalMove, obstacle}, position::Position};
//! use scoresheet_record::{diagram::Gesture, men::{Role, Square}, setup::SetUp};
//!
//! let (start, _) = Position::set_up(&SetUp::default());
//! let jump = Gesture::Plain { from: Square::F1, to: Square::B5, promotion: None };
//! assert_eq!(obstacle(&start, &jump), Some(IllegalMove::Blocked { role: Role::Bishop, at: Square::E2 }));
//! ```

use scoresheet_record::diagram::{Gesture, castling_by_king_step, reaches_by_pattern, taken_in_passing};
use scoresheet_record::men::{CastlingSide, Piece, Role, Square, SquareSet, home_rank, last_rank};
use scoresheet_record::ply::MoveLabel;

use crate::position::{BoardEnd, Position, attacks};

scoresheet_record::messages! {
    /// Why a move is not legal.
    pub enum IllegalMove {
        /// The game was already over on the board.
        AfterCheckmate = "illegal-after-checkmate",
        /// The game was already over on the board.
        AfterStalemate = "illegal-after-stalemate",
        /// No man of that kind is on the board.
        NoSuchMan = "illegal-no-such-man" {
            /// The man that was written.
            man: Piece,
        },
        /// No man of that kind can come to the square, whatever stands between.
        NoneReaches = "illegal-none-reaches" {
            /// The man that was written.
            man: Piece,
            /// Where it was to go.
            to: Square,
        },
        /// A move in descriptive notation that fits nothing legal, and could stand for several movements or for none.
        NothingFits = "illegal-nothing-fits" {
            /// What was written.
            written: String,
        },
        /// Several men of that kind have the square in their pattern, and none may go there.
        NoneMay = "illegal-none-may" {
            /// The man that was written.
            man: Piece,
            /// Where it was to go.
            to: Square,
            /// The squares of the men in question.
            from: Vec<Square>,
        },
        /// Nothing stands on the square left.
        EmptySquare = "illegal-empty-square" {
            /// The square.
            from: Square,
        },
        /// The man on the square left belongs to the other side.
        OtherSidesMan = "illegal-other-sides-man" {
            /// The square.
            from: Square,
            /// The man on it.
            man: Piece,
        },
        /// A man of the own side stands on the target.
        OwnManThere = "illegal-own-man-there" {
            /// The target.
            to: Square,
        },
        /// The king cannot be captured.
        KingCaptured = "illegal-king-captured" {
            /// Where the king stands.
            to: Square,
        },
        /// The man does not move like that (FIDE 3.2 to 3.8).
        Pattern = "illegal-pattern" {
            /// The kind of man.
            role: Role,
            /// The square left.
            from: Square,
            /// The target.
            to: Square,
        },
        /// Something stands in between, or in front of a pawn.
        Blocked = "illegal-blocked" {
            /// The kind of man.
            role: Role,
            /// The first man in the way.
            at: Square,
        },
        /// A pawn moves diagonally only to capture.
        NothingToCapture = "illegal-nothing-to-capture" {
            /// The target.
            to: Square,
        },
        /// The pawn beside has not just advanced two squares (FIDE 3.7.3.1, 3.7.3.2; US 8F5).
        EnPassantGone = "illegal-en-passant-gone" {
            /// The target.
            to: Square,
        },
        /// A pawn on the last rank must become a piece (FIDE 3.7.3.3, US 8F6).
        PromotionMissing = "illegal-promotion-missing" {
            /// The target.
            to: Square,
        },
        /// Only a pawn on the last rank becomes another piece.
        PromotionOutOfPlace = "illegal-promotion-out-of-place" {
            /// The target.
            to: Square,
        },
        /// A pawn cannot become that.
        PromotionTo = "illegal-promotion-to" {
            /// The kind of man written.
            role: Role,
        },
        /// The own king would be attacked (FIDE 3.9.2, US 12E).
        KingLeftInCheck = "illegal-king-left-in-check" {
            /// Where the king would stand.
            king: Square,
            /// The men that would attack it.
            by: Vec<Square>,
        },
        /// There is no king, or it is not on its home rank.
        CastlingKingAway = "illegal-castling-king-away",
        /// The right to castle on that wing is lost for good (US 8A3, FIDE 3.8.2.1).
        CastlingRightGone = "illegal-castling-right-gone" {
            /// `king-side` or `queen-side`.
            wing: &'static str,
            /// The move by which it was lost, if the record shows it.
            since: Option<MoveLabel>,
        },
        /// A man stands between king and rook, or where they go (US 8A4b, FIDE 3.8.2.2.2).
        CastlingBlocked = "illegal-castling-blocked" {
            /// `king-side` or `queen-side`.
            wing: &'static str,
            /// The man in the way.
            at: Square,
        },
        /// The king stands, passes or arrives under attack (US 8A4a, FIDE 3.8.2.2.1).
        CastlingThroughCheck = "illegal-castling-through-check" {
            /// `king-side` or `queen-side`.
            wing: &'static str,
            /// The attacked square.
            at: Square,
            /// The men that attack it.
            by: Vec<Square>,
        },
    }
}

impl IllegalMove {
    /// Why no move follows the end of a game on the board (US 13A and 14A, FIDE 5.1.1 and 5.2.1).
    #[must_use]
    pub fn after(end: BoardEnd) -> IllegalMove {
        match end {
            BoardEnd::Checkmate => IllegalMove::AfterCheckmate,
            BoardEnd::Stalemate => IllegalMove::AfterStalemate,
        }
    }
}

impl IllegalMove {
    /// The end of the game that the move came after, if that is what is wrong with it.
    #[must_use]
    pub fn board_end(&self) -> Option<BoardEnd> {
        [BoardEnd::Checkmate, BoardEnd::Stalemate].into_iter().find(|end| *self == IllegalMove::after(*end))
    }
}

/// The name of a castling wing in messages and files.
#[must_use]
pub fn wing_name(wing: CastlingSide) -> &'static str {
    match wing {
        CastlingSide::KingSide => "king-side",
        CastlingSide::QueenSide => "queen-side",
    }
}

/// What makes the hand movement illegal for the side to move, or `None` if nothing does.
#[must_use]
pub fn obstacle(position: &Position, gesture: &Gesture) -> Option<IllegalMove> {
    if let Some(end) = position.end() {
        return Some(IllegalMove::after(end));
    }
    match *gesture {
        Gesture::Castle(wing) => castling_obstacle(position, wing),
        Gesture::Plain { from, to, promotion } => {
            plain_obstacle(position, from, to, promotion).or_else(|| king_left_in_check(position, gesture))
        }
    }
}

fn plain_obstacle(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<IllegalMove> {
    let board = position.board();
    let Some(man) = board.piece_at(from) else { return Some(IllegalMove::EmptySquare { from }) };
    if man.color != position.turn() {
        return Some(IllegalMove::OtherSidesMan { from, man });
    }
    if !reaches_by_pattern(man, from, to) {
        return Some(IllegalMove::Pattern { role: man.role, from, to });
    }
    match board.piece_at(to) {
        Some(there) if there.color == man.color => return Some(IllegalMove::OwnManThere { to }),
        Some(there) if there.role == Role::King => return Some(IllegalMove::KingCaptured { to }),
        _ => {}
    }
    let way = attacks::between(from, to) & board.occupied();
    let nearest = if from < to { way.first() } else { way.last() };
    if let Some(at) = nearest {
        return Some(IllegalMove::Blocked { role: man.role, at });
    }
    if man.role == Role::Pawn {
        pawn_obstacle(position, from, to, promotion)
    } else {
        promotion_obstacle(to, promotion)
    }
}

fn promotion_obstacle(to: Square, promotion: Option<Role>) -> Option<IllegalMove> {
    promotion.map(|_| IllegalMove::PromotionOutOfPlace { to })
}

fn pawn_obstacle(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<IllegalMove> {
    let board = position.board();
    let target = board.piece_at(to);
    if from.file() == to.file() {
        if target.is_some() {
            return Some(IllegalMove::Blocked { role: Role::Pawn, at: to });
        }
    } else if target.is_none() && position.passed_square() != Some(to) {
        let gone = IllegalMove::EnPassantGone { to };
        let enemy_beside = taken_in_passing(board, from, to).is_some();
        return Some(if enemy_beside { gone } else { IllegalMove::NothingToCapture { to } });
    }
    if to.rank() != last_rank(position.turn()) {
        return promotion_obstacle(to, promotion);
    }
    match promotion {
        None => Some(IllegalMove::PromotionMissing { to }),
        Some(role @ (Role::Pawn | Role::King)) => Some(IllegalMove::PromotionTo { role }),
        Some(Role::Knight | Role::Bishop | Role::Rook | Role::Queen) => None,
    }
}

/// Whether the own king is attacked after the movement. A board without that king has nothing to leave in check.
fn king_left_in_check(position: &Position, gesture: &Gesture) -> Option<IllegalMove> {
    let after = position.after_by_hand(gesture)?;
    let king = after.king_of(position.turn())?;
    let by = after.attacks_to(king, position.turn().other(), after.occupied());
    by.any().then(|| IllegalMove::KingLeftInCheck { king, by: by.into_iter().collect() })
}

fn castling_obstacle(position: &Position, wing: CastlingSide) -> Option<IllegalMove> {
    let side = position.turn();
    let board = position.board();
    let name = wing_name(wing);
    let Some(king) = board.king_of(side).filter(|king| king.rank() == home_rank(side)) else {
        return Some(IllegalMove::CastlingKingAway);
    };
    let Some(rook) = position.castling_rook(side, wing) else {
        return Some(IllegalMove::CastlingRightGone { wing: name, since: None });
    };
    let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
    let way = attacks::between(rook, rook_to).with(rook_to) | attacks::between(king, king_to).with(king_to);
    let men = board.occupied().without(king).without(rook);
    if let Some(at) = nearest_to(king, way & men) {
        return Some(IllegalMove::CastlingBlocked { wing: name, at });
    }
    let through = |at, by: SquareSet| {
        by.any().then(|| IllegalMove::CastlingThroughCheck { wing: name, at, by: by.into_iter().collect() })
    };
    // Out of check first, on the board as it stands: in Chess960 the castling rook may come to block the check.
    if let Some(why) = through(king, position.checkers()) {
        return Some(why);
    }
    let path = attacks::between(king, king_to).with(king_to);
    // The king does not shield a square behind itself, and the rook may have shielded the king's target (Chess960).
    let passing = board.occupied().without(king);
    let arrived = passing.without(rook).with(rook_to);
    path.into_iter().find_map(|at| {
        let men = if at == king_to { arrived } else { passing };
        through(at, board.attacks_to(at, side.other(), men) & men)
    })
}

fn nearest_to(king: Square, men: SquareSet) -> Option<Square> {
    men.into_iter().min_by_key(|at| king.distance(*at))
}

/// The castling that a king's movement from its square is meant to be: two files along its home rank with an own rook in
/// that corner in standard chess, onto its own castling rook in Chess960.
#[must_use]
pub fn castling_meant(position: &Position, from: Square, to: Square) -> Option<CastlingSide> {
    let side = position.turn();
    let board = position.board();
    if board.piece_at(from) != Some(side.king()) || from.rank() != home_rank(side) || to.rank() != from.rank() {
        return None;
    }
    let wing = CastlingSide::from_queen_side(to < from);
    let onto_rook = position.castling_rooks().contains(to) && board.by_color(side).contains(to);
    if onto_rook { Some(wing) } else { castling_by_king_step(board, side, from, to) }
}

#[cfg(test)]
mod tests;
