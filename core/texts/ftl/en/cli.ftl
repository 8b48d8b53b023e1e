### Messages of the command line.
### "Half-moves" and "ply" are the same: a half-move is a move of one side, and a ply is its number on the record.

## A ruling

cli-edition = Edition of the rules: { $id ->
    [us-2020] US Chess rules of 2020
    [us-2024] US Chess rules of 2024
    [fide-2014-rapid-15] Article 15, rapid, as in FIDE’s appendix of 2014
    [fide-2017-07] FIDE Laws of Chess of July 2017
    [fide-2018] FIDE Laws of Chess 2018
   *[fide-2023] FIDE Laws of Chess 2023
} ({ $id })
cli-time-class = Time class: { $source ->
    [asked] { word-time-class }, as given by --class
    [tag] { word-time-class }, from the TimeControl tag
    [edition] { word-time-class }, the only one of this edition
   *[assumed] taken as { word-time-class }, since neither --class nor a TimeControl tag says
}
cli-claim = Claim: { $kind ->
    [threefold] threefold repetition
    [fivefold] fivefold repetition
    [fifty] fifty-move rule
   *[seventy-five] seventy-five-move rule
}, { $by ->
    [white] { $intending ->
        [none] by White, no announced move
       *[other] by White, announced move { $intending }
    }
    [black] { $intending ->
        [none] by Black, no announced move
       *[other] by Black, announced move { $intending }
    }
    [director] { $intending ->
        [none] by the director
       *[other] by the director, announced move { $intending }
    }
   *[none] { $intending ->
        [none] nobody has claimed yet
       *[other] nobody has claimed yet, announced move { $intending }
    }
}
cli-at = { $name ->
    [start] Point in the game: start position
   *[other] Point in the game: after { $name } (ply { $ply })
}
cli-result = Result: { $state ->
    [over] the game is over, { $figures }
    [goes-on] the game goes on
   *[not-decided] not decided
}
cli-evidence = Evidence
cli-director-only = For the director only
cli-open = Open
cli-rules = { $rules ->
    [none] Rules: none
   *[other] Rules: { $rules }
}
cli-who-may-claim = Who may claim
cli-would-be = { $by ->
    [white] A claim by White would be
    [black] A claim by Black would be
   *[director] A claim by the director would be
}: { $verdict ->
    [verdict-upheld] upheld
    [verdict-rejected] rejected
    [verdict-not-in-order] not in order
    [verdict-no-such-claim] unknown to these rules
   *[verdict-for-director] for the director
}
cli-no-claimant = Nobody has claimed. The ruling is the director’s.

## Diagrams and lists of the evidence

cli-after = After { $name }
cli-start = Start position
cli-legend = Capital letters are White’s men, small letters Black’s: K king, Q queen, R rook, B bishop, N knight, P pawn.
cli-about-to-appear = Once { $name } is played
cli-to-move = { word-side } to move
cli-castling = Castling: { $letters }
cli-en-passant = { $square ->
    [none] En passant: none
   *[other] En passant: { $square }
}
cli-occurrences = Occurrences of the position
cli-look-alikes = Positions that look the same but are different
cli-look-alike = { $name ->
    [start] Start position
   *[other] After { $name } (ply { $ply })
}
cli-quiet = { $since ->
    [start] Half-moves without a capture or pawn move: at least { $least }, at most { $most }, since the start position
   *[other] Half-moves without a capture or pawn move: at least { $least }, at most { $most }, since { $since }
}
cli-quiet-run = { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
} without a capture or pawn move: { $plies ->
    [1] { $first }
   *[other] from { $first } to { $last }
}; { $since ->
    [start] no capture or pawn move since the start position
   *[other] the capture or pawn move before that: { $since }
}
cli-quiet-none = { $since ->
    [start] Nothing has been played since the start position; no half-moves are counted yet
   *[other] The last move, { $since }, is a capture or a pawn move; no half-moves are counted yet
}

## Checking games

cli-game = Game { $index } (line { $line }): { $white } – { $black }
cli-all-legal = Half-moves: { $plies }, all legal
cli-fault = Legal half-moves: { $legal }. First fault (line { $line }, column { $column }): { $name }
cli-gaps = Moves left out: { $plies }
cli-notation-found = { $notation ->
    [descriptive] Written in descriptive notation
   *[other] Written with the letters of another language: { $notation }
}
cli-notations-undecided = The moves can be read in several notations, and differently: { $notations }; read with English letters. Choose one with --from to settle it.
cli-as-written = Left as written: { word-moves }, first { $first }
cli-left-out = Left out, since only PGN has a place for it: comments { $comments }, variations { $variations }, annotations { $annotations }, clock times { $clocks }
cli-safe-without-pgn = --safe goes with --to pgn alone
cli-lenient = Understood although written unusually: { word-moves }, first { $first }
cli-result-tag-differs = The Result tag says { $tag }, the text of the moves says { $text }.
cli-result-against-board = The result is given as { $result }, but { $by } ended the game on the board: { $board }.
cli-warning-at = Oddity in line { $line }, column { $column }
cli-more-oddities = { $count ->
    [one] { $count } more oddity of this game is listed by: scoresheet check
   *[other] { $count } more oddities of this game are listed by: scoresheet check
}
cli-account = Bytes of text: { $total }, of which in games { $read }, blank { $blank }, put aside with a warning { $warned }
cli-checked = Games checked: { $games }, with a fault: { $faulty }

## What is wrong with the input

cli-cannot-read = { $path } cannot be read: { $why }
cli-no-game = { $path } holds no game. Give a PGN file with at least one game.
cli-several-games = { $path } holds { $games } games; say which with --game.
cli-no-such-game = There is no game { $game }. Games in the file: { $games }; say which with --game, counted from 1.
cli-unusable-start = { $path }, game { $game }: nothing can be ruled, since the start of the game cannot be read. { $what }. Correct the file.
cli-no-such-ply = There is no ply { $asked }. Plies in the game: { $plies }; say which with --at, as a number (50) or a move (25b).
cli-bad-json = { $path } does not hold the JSON that is expected: { $why }
cli-bad-claims = { $path }, line { $line }: { $why }
