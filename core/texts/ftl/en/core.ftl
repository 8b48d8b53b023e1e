### Messages of scoresheet-core: readings, replay, evidence, rulings, forms.
### Where a move is named, "start" stands for the position that the record begins with.

## Set-up positions

setup-castling-dropped = A right to castle was put aside: king and rook are not on their squares for it.
setup-en-passant-dropped = The en passant square { $square } was put aside: no pawn has just passed over it.
setup-kings = This position is not possible: each side must have exactly one king.
setup-pawns-on-last-rank = This position is not possible: a pawn stands on the first or last rank.
setup-opposite-check = This position is not possible: the side that has just moved is in check.

## Why a move is not legal. These follow the move and a colon.

illegal-after-checkmate = the game was already over (checkmate)
illegal-after-stalemate = the game was already over (stalemate)
illegal-no-such-man = there is no { word-man } on the board
# As written: where the square left is written too, another man of that kind may well reach the target.
illegal-none-reaches = { $man ->
    [white-king] the white king cannot reach { $to } as written
    [black-king] the black king cannot reach { $to } as written
   *[other] no { word-man } can reach { $to } as written
}
illegal-none-may = no { word-man } may go to { $to } (examined: { $from })
illegal-nothing-fits = { $written } fits no legal move here
illegal-empty-square = there is nothing on { $from }
illegal-other-sides-man = the piece on { $from } belongs to the other side ({ word-man })
illegal-own-man-there = a piece of the same side stands on { $to }
illegal-king-captured = the king on { $to } cannot be captured
illegal-pattern = a { word-kind } does not move from { $from } to { $to }
illegal-blocked = the { word-kind } is blocked by the piece on { $at }
illegal-nothing-to-capture = there is nothing to capture on { $to }
illegal-en-passant-gone = no en passant capture on { $to }: the opponent’s pawn has not just advanced two squares
illegal-promotion-missing = the piece that the pawn on { $to } is promoted to is not named
illegal-promotion-out-of-place = no promotion on { $to }: only a pawn that reaches the last rank is promoted
illegal-promotion-to = a pawn cannot be promoted to a { word-kind }
illegal-king-left-in-check = the king on { $king } would be attacked from { $by }
illegal-castling-king-away = no castling: the king is not on its home rank
illegal-castling-right-gone = { $wing ->
    [king-side] the right to castle king-side { $since ->
        [none] is lost
       *[other] was lost by move { $since }
    }
   *[queen-side] the right to castle queen-side { $since ->
        [none] is lost
       *[other] was lost by move { $since }
    }
}
illegal-castling-blocked = { $wing ->
    [king-side] king-side castling is blocked by the piece on { $at }
   *[queen-side] queen-side castling is blocked by the piece on { $at }
}
illegal-castling-through-check = { $wing ->
    [king-side] no king-side castling now: { $at } is attacked from { $by }
   *[queen-side] no queen-side castling now: { $at } is attacked from { $by }
}

## What is off in the spelling of a move. These follow the move and a colon.

slip-castling-form = castling is written O-O or O-O-O
slip-letter-case = pieces have capital letters, files have small ones
slip-promotion-form = promotion is written with =, as in e8=Q
slip-rank-left-out = the rank a pawn takes on is left out
slip-pawn-letter = a pawn move has no letter for the pawn
slip-sign-form = unusual signs, or blanks inside the move
slip-capture-sign-missing = a capture without the sign x
slip-capture-sign-extra = the sign x, but nothing is captured
slip-check-sign-wrong = check or checkmate is written, but not given
slip-check-sign-missing = the check or checkmate given is not written as such
slip-square-left-missing = the file that the pawn leaves is not written
slip-en-passant-wrong = “e.p.” is written, and nothing is captured in passing
slip-wing-doubtful = the piece stands on the other wing than the one that is written
slip-square-left-extra = the square left is written more fully than needed, or in another way
slip-king-move-for-castling = castling is written as a king move

## Why no single move can be read. These follow the place and a colon.

unread-spelling = “{ $text }” does not spell a move
unread-illegible = the entry is marked as illegible
unread-ambiguous = “{ $text }” fits several legal moves: { $moves }

## Why two positions that look the same are not. These follow the earlier one and a colon.

difference-side-to-move = { $then ->
    [white] then it was White’s move
   *[black] then it was Black’s move
}
difference-castling-right = { $wing ->
    [king-side] { word-side } still had the right to castle king-side; { $lost_by ->
            [none] the record does not show by which move it was lost
           *[other] it was lost by { $lost_by }
        }
   *[queen-side] { word-side } still had the right to castle queen-side; { $lost_by ->
            [none] the record does not show by which move it was lost
           *[other] it was lost by { $lost_by }
        }
}
difference-en-passant = { $after ->
    [start] in the start position a pawn could be captured en passant on { $square }, in the other position it could not
   *[other] after { $after } a pawn could be captured en passant on { $square }, in the other position it could not
}

## Verdicts

verdict-upheld = Upheld
verdict-rejected = Rejected
verdict-not-in-order = Not in order
verdict-no-such-claim = No such claim
verdict-for-director = For the director

## Findings: whether the claim may be made

finding-edition-silent = These rules say nothing about this claim.
finding-ruled-apart = Games of this kind are ruled by a chapter of their own.
finding-notation-no-evidence = The scoresheet is kept in descriptive notation. Only an algebraic sheet counts as evidence.
finding-only-players = Only a player may make this claim.
finding-checkmate-before = { $by ->
    [start] The start position is already checkmate. The game is over.
   *[other] The game was already over: { $by } gave checkmate.
}
finding-stalemate-before = { $by ->
    [start] The start position is already stalemate. The game is over.
   *[other] The game was already over: { $by } gave stalemate.
}
finding-drawn-before = { $by ->
    [start] The game was already drawn without a claim, from the start position on.
   *[other] The game was already drawn without a claim after { $by }.
}
finding-on-move = { word-side } is the claimant and is on move.
finding-not-on-move = { word-side } is the claimant and is not on move.
finding-moved-and-pressed = { word-side } has moved and pressed the clock. After that, no claim can be made on this move.
finding-moved-not-pressed = { word-side } has moved and not yet pressed the clock, and may still claim.
finding-opponent-not-pressed = The opponent has not yet pressed the clock, so { word-side } is not yet on move.
finding-piece-touched = The piece on { $at } has been touched. After that, no claim can be made on this move.
finding-announced-after-moving = A move cannot be announced after moving.
finding-no-announced-move = For this claim only moves made on the board count, not an announced one.
finding-acts-as-offer = The claim is not in order and counts as a draw offer.

## Findings: repetition

# $times counts the position that is about to appear, too; $after lists only what is on the record.
finding-occurred = { $after ->
    [none] { $times ->
        [one] The position examined occurs once in all, and not yet on the record.
       *[other] The position examined occurs { $times } times in all, and not yet on the record.
    }
   *[other] { $times ->
        [one] The position examined occurs once in all. On the record it stands after: { $after }.
       *[other] The position examined occurs { $times } times in all. On the record it stands after: { $after }.
    }
}
finding-occurred-between = { $after ->
    [none] The position examined occurs at least { $least } and at most { $most } times. No place on the record is certain.
   *[other] The position examined occurs at least { $least } and at most { $most } times. It is certain after: { $after }.
}
finding-intended = The announced move { $text } is counted as if it had been played.
finding-intended-illegal = The announced move { $text } is not legal.
finding-look-alike = { $after ->
    [start] The start position looks the same, but is a different position.
   *[other] The position after { $after } looks the same, but is a different position.
}

## Findings: moves without capture or pawn move

finding-quiet-plies = { $since ->
    [start] { $plies ->
        [one] There has been { $plies } half-move without a capture or pawn move since the start position, White’s and Black’s added up.
       *[other] There have been { $plies } half-moves without a capture or pawn move since the start position, White’s and Black’s added up.
    }
   *[other] { $plies ->
        [one] There has been { $plies } half-move without a capture or pawn move since { $since }, White’s and Black’s added up.
       *[other] There have been { $plies } half-moves without a capture or pawn move since { $since }, White’s and Black’s added up.
    }
}
finding-quiet-plies-between = There have been at least { $least } and at most { $most } half-moves without a capture or pawn move, White’s and Black’s added up.
finding-carried-plies = { $plies ->
    [one] Of these, { $plies } is known only from the counter of the start position.
   *[other] Of these, { $plies } are known only from the counter of the start position.
}
finding-ends-run = { $text } is a capture or a pawn move, so the count begins again.
finding-winning-position-irrelevant = Whether a player stands better or could give checkmate does not matter here.

## Findings: the record

finding-begins-at-set-up = The record begins with a position that was set up. What was played before is not known.
finding-gaps-completed = { $ways ->
    [one] The gaps in the record can be filled legally in { $ways } way. It was examined. That the moves not written were legal is assumed.
   *[other] The gaps in the record can be filled legally in { $ways } ways. All of them were examined. That the moves not written were legal is assumed.
}
finding-sheet-adequate = The claimant’s scoresheet is complete enough. Missing move pairs: { $pairs }; allowed: { $allowed }.
finding-sheet-inadequate = The claimant’s scoresheet is not complete enough. Missing move pairs: { $pairs }; allowed: { $allowed }.
finding-witness-may-do = In sudden death with less than five minutes left, an observation may take the place of the scoresheet.

## Findings: what follows

finding-correct = The claim is correct: the game is drawn, and an announced move is not played.
finding-incorrect = The claim is incorrect.
finding-opponent-gains = { $seconds ->
    [60] One minute is added to the time of { word-side }.
    [120] Two minutes are added to the time of { word-side }.
    [one] { $seconds } second is added to the time of { word-side }.
   *[other] { $seconds } seconds are added to the time of { word-side }.
}
finding-must-play-announced = The announced move { $text } must be played.
finding-must-play-other = Another move with the piece on { $from } must be played, if a legal one exists.
finding-offer-stands = The claim also counts as a draw offer. The offer stands, and the opponent may accept it.
finding-offer-lapses = The claim also counted as a draw offer. The offer has lapsed.
finding-opponent-agreed = The opponent has agreed to the draw.

## Findings: draws without a claim

finding-fivefold = After { $by } a position had occurred five times.
finding-not-fivefold = { $spacing ->
    [alternate] No position has occurred five times on consecutive alternate moves of each player.
   *[anywhere] No position has occurred five times.
}
finding-seventy-five = { $by ->
    [start] In the start position, seventy-five moves by each side without a capture or pawn move were already complete.
   *[other] After { $by } seventy-five moves by each side without a capture or pawn move were complete.
}
# Also said where the last of the moves gave checkmate.
finding-not-seventy-five = There is no draw by seventy-five moves of each side without a capture or pawn move.
finding-mate-comes-first = { $by } gave checkmate, and checkmate comes before this draw.
finding-director-may-declare = The director may declare the game drawn. No claim is needed.
finding-dead-before = The game was already over: after { $by } no checkmate was possible any more.
finding-en-passant-not-legal = After { $after } a pawn stood ready to capture en passant on { $square }, but the capture was not legal: it would have left its own king in check. It makes no difference.
finding-on-board-would-do = The position on the board meets the rule, the one after { $text } does not.
finding-played-beyond = { $plies ->
    [one] One more half-move was played on the board than is on the record.
   *[other] { $plies } more half-moves were played on the board than are on the record.
}
finding-reopened = What follows from the claim waits for the answer below.
finding-agreement-may-be-barred = If the event bars draws at this point of the game, the claim has to be checked although the opponent agrees.
finding-illegal-on-record = The illegal move { $by } stands on the record. It counts here as it was played.
finding-no-such-claim = Under these rules a player cannot claim this.
finding-not-by-announcing = This draw comes about by moves made on the board, not by an announced move.

## Questions to the director

open-edition-silent = These rules do not say what applies here. What does the director decide?
open-ruled-apart = This program does not know the chapter that applies. What does that chapter say?
open-notation-no-evidence = What do the opponent’s scoresheet or witnesses show?
open-which-notation = The moves can be read in the letters of several languages ({ $notations }), and differently. Which are they?
open-pressed = Has { word-side } pressed the clock?
open-intended-unclear = Which move does “{ $text }” mean?
open-gaps = What was played at { $plies }? Without this the record does not decide the claim.
open-which-position = Which position was claimed: the one on the board, or the one after { $text }?
open-sheet-borderline = Is the scoresheet complete enough? By missing move pairs ({ $pairs }) it is; by rows with a gap ({ $rows }) it is not.
open-witness = The scoresheet is not complete enough. Did the director, a deputy or an impartial witness see what is claimed?
open-penalty = Which penalty applies? The rules leave open which of these is added to the opponent’s time, in seconds: { $seconds }.
open-announced-illegal = The announced move { $text } is not legal. What has to be played?
open-touched-other = The piece on { $at } was touched. May { $text } still be played?
open-counter-only = { $plies ->
    [one] One half-move is known from a counter alone. Has the claimant shown it?
   *[other] { $plies } half-moves are known from a counter alone. Has the claimant shown them?
}
open-illegal-move = The move { $by } on the record was not legal and can still be taken back. Is the position before it to be restored?
open-flag-or-claim = A flag is down. Which came first, the claim or the flag?
open-early-draw = Does the event bar draws by agreement at this point of the game?
open-declare-draw = Does the director declare the game drawn?
