### What is odd about a PGN file. These follow a line and a column with a colon: what is odd, and what was done with it.
### "Initial position" is the usual one that every game of ordinary chess begins from.

## The file as a whole

pgn-byte-order-mark = the file begins with a byte order mark; skipped
pgn-utf-16 = the file is in UTF-16; read as such
pgn-not-utf-8 = { $lines ->
    [one] { $lines } line is not in UTF-8; read as Latin-1 (Windows-1252)
   *[other] { $lines } lines from here on are not in UTF-8; read as Latin-1 (Windows-1252)
}
pgn-nul-bytes = { $count ->
    [one] the file holds { $count } NUL byte; read as a blank
   *[other] the file holds { $count } NUL bytes; read as blanks
}
pgn-bad-utf-16 = { $count ->
    [one] { $count } unit of the UTF-16 text is no character; marked by a question mark in a box
   *[other] { $count } units of the UTF-16 text are no characters; marked by a question mark in a box
}
pgn-empty-file = the file is empty
pgn-no-games = the file holds text, but no game
pgn-text-before-game = text that is no game stands before the game; skipped
pgn-text-after-games = text that is no game stands after the last game; skipped

## Tags

pgn-unreadable-tag = “{ $text }” is no name with a value in quotes; skipped
pgn-unclosed-tag = the closing quote or bracket of the tag { $name } is missing; read up to the end of the line
pgn-duplicate-tag = the game has the tag { $name } already; the first one counts
pgn-missing-tags = tags that every game should have are missing: { $names }
# $field is 7 where there are more than the six fields of a FEN.
pgn-bad-fen = field { $field } of the FEN “{ $fen }” { $field ->
    [7] is one too many
   *[other] cannot be read
}; the game is read from the initial position
pgn-unquoted-tag = the value of the tag { $name } is not in straight quotes; read all the same
pgn-broken-tag = the value of the tag { $name } goes over a line break; read as a blank
pgn-castling-without-rook = letters of the castling field “{ $letters }” name no rook; these rights are left out
pgn-set-up-without-fen = the SetUp tag announces a position, but no FEN tag gives it; read from the initial position
pgn-fen-without-set-up = no SetUp tag announces the FEN tag; it counts all the same
pgn-chess960-assumed = the FEN has castling rights that only Chess960 has, and no Variant tag says so; read as Chess960
pgn-unknown-variant = the variant “{ $name }” is not known here; read as ordinary chess

## Moves, comments and variations

pgn-unterminated-comment = the closing brace of this comment is missing; all up to the next game is read as the comment
pgn-brace-in-comment = the comment holds an opening brace; a closing brace may be missing before it, and moves may be in the comment
pgn-escaped-line = a line that begins with % is not for readers of games; skipped
pgn-invisible-signs = signs that cannot be seen stand here; taken out
pgn-number-without-move = the move number { $text } has no move; skipped
pgn-glued = “{ $text }” is glued to the move before it; read on its own
pgn-unterminated-variation = the closing parenthesis of this variation is missing; what follows is not in the main line
pgn-variation-move = “{ $text }” in a variation is not legal there or cannot be read; kept as text
pgn-stray-parenthesis = a closing parenthesis without a variation; skipped
pgn-stray-variation = the variation “{ $text }” stands before the first move; kept as a comment
pgn-unknown-text = “{ $text }” is no move; skipped
pgn-unreadable-move = “{ $text }” stands in the place of a move, but cannot be read as one; kept as text
# $label is a move number with its dots: 12. or 12...
pgn-null-move = no move is given for { $label }; what comes after it cannot be certified
pgn-illegible-entry = the entry for { $label } is marked as illegible; what comes after it cannot be certified
pgn-number-disagrees = the move is numbered { $written } where { $counted } is due; the move itself is kept
pgn-unknown-glyph = the annotation “{ $text }” is not known or belongs to no move; skipped

## Results

pgn-non-standard-result = { $meaning ->
    [none] “{ $text }” is no result; kept as text
   *[other] the result is written “{ $text }”; read as { $meaning }
}
pgn-result-conflict = the Result tag says { $tag }, the end of the moves says { $marker }
pgn-missing-result = no result stands at the end of the moves; the text may be cut off
pgn-second-result = a further result follows: { $text }; skipped
pgn-moves-after-result = moves go on after the result { $result }; read on

## Clock readings

pgn-bad-clock = the clock reading “{ $text }” cannot be read; kept as text
pgn-bad-sheet-command = the command “{ $text }” cannot be read or does not fit there; kept as text
pgn-clock-of-two-parts = the clock reading { $text } may be { $taken } or { $other }; read as { $taken }
pgn-clock-decided = { $by ->
    [control] the clock reading { $text } may be { $taken } or { $other }; read as { $taken } because of the time control
   *[previous] the clock reading { $text } may be { $taken } or { $other }; read as { $taken } because of the reading before
}
pgn-loose-clock = the clock reading “{ $text }” is read as { $taken }
pgn-bad-elapsed = the time taken “{ $text }” cannot be read; kept as text
pgn-elapsed-of-two-parts = the time taken { $text } may be { $taken } or { $other }; read as { $taken }
pgn-second-time = a second time beside the same move: “{ $text }”; kept as text
pgn-bad-time-command = the command “{ $text }” is not closed or not parted from its time; kept as text
pgn-unreadable-control = the time control “{ $text }” cannot be read; kept as text
pgn-open-control = the time control “{ $text }” leaves open how it is meant, perhaps as { $meaning }; kept as text
pgn-free-control = the time control “{ $text }” is read as { $taken }
pgn-control-in-minutes = the time control { $text } is in seconds, as PGN wants it; perhaps minutes are meant, { $meaning }

## And more

pgn-more-oddities = { $count ->
    [one] { $count } more oddity of this game is not listed
   *[other] { $count } more oddities of this game are not listed
}; bytes of text put aside with it: { $bytes }

## What a PGN file for other programs says in comments

pgn-note-goes-on = On the scoresheet the game goes on: { $entries }
pgn-note-continued = Part { $part } of { $parts } of one game; it goes on in the next part, and the last part has the result
pgn-note-continues = Part { $part } of { $parts } of one game, from the position after { $after }
pgn-note-from-diagram = From the diagram that the director confirmed
pgn-note-start-not-possible = The game began from { $fen }, a position that other programs do not take
pgn-note-result-noted = Result on the scoresheet: { $result }
pgn-note-results-contradict = The results contradict each other: { $results }
pgn-note-further-tag = Also in the header: { $name } “{ $value }”
