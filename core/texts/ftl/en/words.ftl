### Words used everywhere.
### A text with an argument can be used in other texts that have an argument of the same name: { word-side } where there
### is $side. Where a language needs another case, give it an attribute: { word-side.genitive }.

## Sides. The first two are headings; word-side stands within a sentence, as its subject.

word-white = White
word-black = Black
word-side = { $side ->
    [white] White
   *[black] Black
}

## Men, in the nominative

word-king = king
word-queen = queen
word-rook = rook
word-bishop = bishop
word-knight = knight
word-pawn = pawn
word-kind = { $role ->
    [king] { word-king }
    [queen] { word-queen }
    [rook] { word-rook }
    [bishop] { word-bishop }
    [knight] { word-knight }
   *[pawn] { word-pawn }
}
word-man = { $man ->
    [white-king] white king
    [white-queen] white queen
    [white-rook] white rook
    [white-bishop] white bishop
    [white-knight] white knight
    [white-pawn] white pawn
    [black-king] black king
    [black-queen] black queen
    [black-rook] black rook
    [black-bishop] black bishop
    [black-knight] black knight
   *[black-pawn] black pawn
}

## Amounts

word-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
word-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
word-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## Time classes

word-time-class = { $class ->
    [regular] regular
    [dual] dual
    [quick] quick
    [standard] standard
    [rapid] rapid
   *[blitz] blitz
}

## Results

word-draw = Draw
word-white-wins = White wins
word-black-wins = Black wins

## Grammar

# $names: all names but the last, with commas between them. $last: the last name.
word-list-end = { $names } and { $last }
# Among moves: "after: the start position and 2...Ng8".
word-start-in-list = the start position

## What every user must know

word-not-certified = This program is certified by nobody: neither by US Chess nor by FIDE. Use it in a game only with the director’s permission.
