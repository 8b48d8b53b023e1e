### Was an einer PGN-Datei auffällt. Steht hinter Zeile, Spalte und Doppelpunkt: was auffällt, und was damit geschah.

## Die Datei als Ganzes

pgn-byte-order-mark = die Datei beginnt mit einer Byte-Reihenfolge-Marke; übergangen
pgn-utf-16 = die Datei ist in UTF-16 geschrieben; so gelesen
pgn-not-utf-8 = { $lines ->
    [one] { $lines } Zeile ist nicht in UTF-8 geschrieben; als Latin-1 (Windows-1252) gelesen
   *[other] { $lines } Zeilen von hier an sind nicht in UTF-8 geschrieben; als Latin-1 (Windows-1252) gelesen
}
pgn-nul-bytes = { $count ->
    [one] die Datei enthält { $count } NUL-Byte; als Leerzeichen gelesen
   *[other] die Datei enthält { $count } NUL-Bytes; als Leerzeichen gelesen
}
pgn-no-games = die Datei enthält Text, aber keine Partie
pgn-text-before-game = vor der Partie steht Text, der keine Partie ist; übergangen
pgn-text-after-games = hinter der letzten Partie steht Text, der keine Partie ist; übergangen

## Angaben

pgn-unreadable-tag = „{ $text }“ ist kein Name mit einem Wert in Anführungszeichen; übergangen
pgn-unclosed-tag = bei der Angabe „{ $name }“ fehlt das schließende Anführungszeichen oder die Klammer; bis zum Ende der Zeile gelesen
pgn-duplicate-tag = die Partie hat die Angabe „{ $name }“ schon; die erste zählt
pgn-missing-tags = es fehlen Angaben, die jede Partie haben soll: { $names }
# $field ist 7, wenn es mehr als die sechs Felder einer FEN sind.
pgn-bad-fen = Feld { $field } der FEN „{ $fen }“ { $field ->
    [7] ist eines zu viel
   *[other] lässt sich nicht lesen
}; die Partie ist von der Grundstellung an gelesen
pgn-unknown-variant = die Schachvariante „{ $name }“ ist hier nicht bekannt; als gewöhnliches Schach gelesen

## Züge, Kommentare und Varianten

pgn-unterminated-comment = die schließende geschweifte Klammer des Kommentars fehlt; alles bis zur nächsten Partie ist als Kommentar gelesen
pgn-unterminated-variation = die schließende Klammer der Variante fehlt; was folgt, gehört nicht zur Hauptvariante
pgn-stray-parenthesis = eine schließende Klammer ohne Variante; übergangen
pgn-stray-variation = die Variante „{ $text }“ steht vor dem ersten Zug; übergangen
pgn-unknown-text = „{ $text }“ ist kein Zug; übergangen
pgn-unreadable-move = „{ $text }“ steht an der Stelle eines Zugs, lässt sich aber nicht als Zug lesen; als Text behalten
# $label ist eine Zugnummer mit ihren Punkten: 12. oder 12...
pgn-null-move = für { $label } ist kein Zug angegeben; was danach kommt, lässt sich nicht bestätigen
pgn-illegible-entry = der Eintrag für { $label } ist als unleserlich gekennzeichnet; was danach kommt, lässt sich nicht bestätigen
pgn-number-disagrees = der Zug hat die Nummer { $written } an der Stelle von { $counted }; der Zug selbst bleibt
pgn-unknown-glyph = das Zeichen „{ $text }“ ist nicht bekannt oder gehört zu keinem Zug; übergangen

## Ergebnisse

pgn-non-standard-result = { $meaning ->
    [none] „{ $text }“ ist kein Ergebnis; als Text behalten
   *[other] das Ergebnis ist als „{ $text }“ geschrieben; als { $meaning } gelesen
}
pgn-result-conflict = in der Angabe „Result“ steht { $tag }, am Ende der Züge { $marker }
pgn-missing-result = am Ende der Züge steht kein Ergebnis; vielleicht ist der Text abgeschnitten
pgn-second-result = es folgt ein weiteres Ergebnis: { $text }; übergangen
pgn-moves-after-result = hinter dem Ergebnis folgen noch Züge; sie sind gelesen

## Uhrenstände

pgn-bad-clock = der Uhrenstand „{ $text }“ lässt sich nicht lesen; als Text behalten
pgn-clock-of-two-parts = der Uhrenstand { $text } hat nur zwei Teile; als Stunden und Minuten gelesen
pgn-bad-sheet-command = der Befehl „{ $text }“ lässt sich nicht lesen oder passt dort nicht; als Text behalten

## Und mehr

pgn-more-oddities = { $count ->
    [one] { $count } weitere Auffälligkeit dieser Partie ist nicht aufgeführt
   *[other] { $count } weitere Auffälligkeiten dieser Partie sind nicht aufgeführt
}

## Was eine PGN-Datei für andere Programme in Kommentaren sagt

pgn-note-goes-on = Auf dem Partieformular geht die Partie so weiter: { $entries }
pgn-note-continued = Teil { $part } von { $parts } einer Partie; sie geht im nächsten Teil weiter, und der letzte Teil hat das Ergebnis
pgn-note-continues = Teil { $part } von { $parts } einer Partie, ab der Stellung nach { $after }
pgn-note-from-diagram = Ab der Stellung, die der Schiedsrichter bestätigt hat
pgn-note-start-not-possible = Die Partie begann aus { $fen }, einer Stellung, die andere Programme nicht annehmen
pgn-note-result-noted = Ergebnis auf dem Partieformular: { $result }
