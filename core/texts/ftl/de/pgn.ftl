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
pgn-bad-utf-16 = { $count ->
    [one] { $count } Einheit des UTF-16-Textes ist kein Zeichen; durch ein Fragezeichen im Kästchen bezeichnet
   *[other] { $count } Einheiten des UTF-16-Textes sind keine Zeichen; durch Fragezeichen im Kästchen bezeichnet
}
pgn-empty-file = die Datei ist leer
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
pgn-unquoted-tag = der Wert der Angabe „{ $name }“ steht nicht in geraden Anführungszeichen; trotzdem gelesen
pgn-broken-tag = der Wert der Angabe „{ $name }“ geht über ein Zeilenende; als Leerzeichen gelesen
pgn-castling-without-rook = Buchstaben im Rochadefeld „{ $letters }“ bezeichnen keinen Turm; diese Rechte sind weggelassen
pgn-set-up-without-fen = die Angabe „SetUp“ kündigt eine Stellung an, aber keine Angabe „FEN“ enthält sie; von der Grundstellung an gelesen
pgn-fen-without-set-up = die Angabe „FEN“ ist nicht durch „SetUp“ angekündigt; sie zählt trotzdem
pgn-chess960-assumed = die FEN enthält Rochaderechte, die es nur im Schach960 gibt, und keine Angabe „Variant“ sagt es; als Schach960 gelesen
pgn-unknown-variant = die Schachvariante „{ $name }“ ist hier nicht bekannt; als gewöhnliches Schach gelesen

## Züge, Kommentare und Varianten

pgn-unterminated-comment = die schließende geschweifte Klammer des Kommentars fehlt; alles bis zur nächsten Partie ist als Kommentar gelesen
pgn-brace-in-comment = der Kommentar enthält eine öffnende geschweifte Klammer; vielleicht fehlt davor eine schließende, und Züge stehen im Kommentar
pgn-escaped-line = eine Zeile, die mit % beginnt, ist nicht für Leser von Partien bestimmt; übergangen
pgn-invisible-signs = hier stehen unsichtbare Zeichen; entfernt
pgn-number-without-move = die Zugnummer { $text } hat keinen Zug; übergangen
pgn-glued = „{ $text }“ hängt am Zug davor; für sich gelesen
pgn-unterminated-variation = die schließende Klammer der Variante fehlt; was folgt, gehört nicht zur Hauptvariante
pgn-variation-move = „{ $text }“ in einer Variante ist dort nicht regelgemäß oder nicht lesbar; als Text behalten
pgn-stray-parenthesis = eine schließende Klammer ohne Variante; übergangen
pgn-stray-variation = die Variante „{ $text }“ steht vor dem ersten Zug; als Kommentar behalten
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
pgn-moves-after-result = hinter dem Ergebnis { $result } folgen noch Züge; sie sind gelesen

## Uhrenstände

pgn-bad-clock = der Uhrenstand „{ $text }“ lässt sich nicht lesen; als Text behalten
pgn-bad-sheet-command = der Befehl „{ $text }“ lässt sich nicht lesen oder passt dort nicht; als Text behalten
pgn-clock-of-two-parts = der Uhrenstand { $text } kann { $taken } oder { $other } sein; als { $taken } gelesen
pgn-clock-decided = { $by ->
    [control] der Uhrenstand { $text } kann { $taken } oder { $other } sein; wegen der Bedenkzeit als { $taken } gelesen
   *[previous] der Uhrenstand { $text } kann { $taken } oder { $other } sein; wegen des Standes davor als { $taken } gelesen
}
pgn-loose-clock = der Uhrenstand „{ $text }“ ist als { $taken } gelesen
pgn-bad-elapsed = die verbrauchte Zeit „{ $text }“ lässt sich nicht lesen; als Text behalten
pgn-elapsed-of-two-parts = die verbrauchte Zeit { $text } kann { $taken } oder { $other } sein; als { $taken } gelesen
pgn-second-time = eine zweite Zeit beim selben Zug: „{ $text }“; als Text behalten
pgn-bad-time-command = der Befehl „{ $text }“ ist nicht geschlossen oder nicht von seiner Zeit getrennt; als Text behalten
pgn-unreadable-control = die Bedenkzeit „{ $text }“ lässt sich nicht lesen; als Text behalten
pgn-open-control = die Bedenkzeit „{ $text }“ lässt offen, wie sie gemeint ist, vielleicht als { $meaning }; als Text behalten
pgn-free-control = die Bedenkzeit „{ $text }“ ist als { $taken } gelesen
pgn-control-in-minutes = die Bedenkzeit { $text } steht in Sekunden, wie PGN es verlangt; vielleicht sind Minuten gemeint, { $meaning }

## Und mehr

pgn-more-oddities = { $count ->
    [one] { $count } weitere Auffälligkeit dieser Partie ist nicht aufgeführt
   *[other] { $count } weitere Auffälligkeiten dieser Partie sind nicht aufgeführt
}; dabei übergangene Bytes des Textes: { $bytes }

## Was eine PGN-Datei für andere Programme in Kommentaren sagt

pgn-note-goes-on = Auf dem Partieformular geht die Partie so weiter: { $entries }
pgn-note-continued = Teil { $part } von { $parts } einer Partie; sie geht im nächsten Teil weiter, und der letzte Teil hat das Ergebnis
pgn-note-continues = Teil { $part } von { $parts } einer Partie, ab der Stellung nach { $after }
pgn-note-from-diagram = Ab der Stellung, die der Schiedsrichter bestätigt hat
pgn-note-start-not-possible = Die Partie begann aus { $fen }, einer Stellung, die andere Programme nicht annehmen
pgn-note-result-noted = Ergebnis auf dem Partieformular: { $result }
pgn-note-results-contradict = Die Ergebnisse widersprechen sich: { $results }
pgn-note-further-tag = Außerdem im Kopf: { $name } „{ $value }“
