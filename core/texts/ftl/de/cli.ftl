### Meldungen der Kommandozeile.

## Eine Entscheidung

cli-edition = Ausgabe der Regeln: { $id ->
    [us-2020] Regeln des US-Schachverbands von 2020
    [us-2024] Regeln des US-Schachverbands von 2024
    [fide-2014-rapid-15] Artikel 15, Schnellschach, nach dem Anhang der FIDE von 2014
    [fide-2017-07] FIDE-Schachregeln vom Juli 2017
    [fide-2018] FIDE-Schachregeln 2018
   *[fide-2023] FIDE-Schachregeln 2023
} ({ $id })
cli-time-class = Art der Bedenkzeit: { $source ->
    [asked] { word-time-class }, mit --class angegeben
    [tag] { word-time-class }, nach der Angabe „TimeControl“
    [edition] { word-time-class }, die einzige dieser Ausgabe
   *[assumed] als { word-time-class } angenommen, da weder --class noch eine Angabe „TimeControl“ etwas sagt
}
cli-claim = Antrag: { $kind ->
    [threefold] dreimalige Stellungswiederholung
    [fivefold] fünfmalige Stellungswiederholung
    [fifty] 50-Züge-Regel
   *[seventy-five] 75-Züge-Regel
}, { $by ->
    [white] { $intending ->
        [none] von Weiß, kein angekündigter Zug
       *[other] von Weiß, angekündigter Zug { $intending }
    }
    [black] { $intending ->
        [none] von Schwarz, kein angekündigter Zug
       *[other] von Schwarz, angekündigter Zug { $intending }
    }
    [director] { $intending ->
        [none] vom Schiedsrichter
       *[other] vom Schiedsrichter, angekündigter Zug { $intending }
    }
   *[none] { $intending ->
        [none] noch von niemandem gestellt
       *[other] noch von niemandem gestellt, angekündigter Zug { $intending }
    }
}
cli-at = { $name ->
    [start] Zeitpunkt: Anfangsstellung
   *[other] Zeitpunkt: nach { $name } (Halbzug { $ply })
}
cli-result = Ergebnis: { $state ->
    [over] die Partie ist beendet, { $figures }
    [goes-on] die Partie geht weiter
   *[not-decided] noch nicht entschieden
}
cli-evidence = Belege
cli-director-only = Nur für den Schiedsrichter
cli-open = Offene Fragen
cli-rules = { $rules ->
    [none] Regeln: keine
   *[other] Regeln: { $rules }
}
cli-who-may-claim = Wer den Antrag stellen kann
cli-would-be = { $by ->
    [white] Ein Antrag von Weiß
    [black] Ein Antrag von Schwarz
   *[director] Ein Antrag des Schiedsrichters
} { $verdict ->
    [verdict-upheld] hätte Erfolg
    [verdict-rejected] würde abgelehnt
    [verdict-not-in-order] wäre nicht zulässig
    [verdict-no-such-claim] ist in diesen Regeln nicht vorgesehen
   *[verdict-for-director] läge beim Schiedsrichter
}
cli-no-claimant = Niemand hat einen Antrag gestellt. Die Entscheidung liegt beim Schiedsrichter.

## Diagramme und Listen der Belege

cli-after = Nach { $name }
cli-start = Anfangsstellung
cli-legend = Große Buchstaben sind weiße, kleine schwarze Figuren: K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer.
cli-about-to-appear = Entsteht durch { $name }
cli-to-move = { word-side } am Zug
cli-castling = Rochade: { $letters }
cli-en-passant = { $square ->
    [none] En passant: keins
   *[other] En passant: { $square }
}
cli-occurrences = Vorkommen der Stellung
cli-look-alikes = Stellungen, die gleich aussehen und verschieden sind
cli-look-alike = { $name ->
    [start] Anfangsstellung
   *[other] Nach { $name } (Halbzug { $ply })
}
cli-quiet = { $since ->
    [start] Halbzüge ohne Schlag- oder Bauernzug: mindestens { $least }, höchstens { $most }, seit der Anfangsstellung
   *[other] Halbzüge ohne Schlag- oder Bauernzug: mindestens { $least }, höchstens { $most }, seit { $since }
}
cli-quiet-run = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
} ohne Schlag- oder Bauernzug: { $plies ->
    [1] { $first }
   *[other] von { $first } bis { $last }
}; { $since ->
    [start] kein Schlag- oder Bauernzug seit der Anfangsstellung
   *[other] der Schlag- oder Bauernzug davor: { $since }
}
cli-quiet-none = { $since ->
    [start] Seit der Anfangsstellung ist noch nichts gespielt; es zählt noch kein Halbzug
   *[other] Der letzte Zug, { $since }, ist ein Schlag- oder Bauernzug; es zählt noch kein Halbzug
}

## Prüfung von Partien

cli-game = Partie { $index } (Zeile { $line }): { $white } – { $black }
cli-all-legal = Halbzüge: { $plies }, alle regelgemäß
cli-fault = Regelgemäße Halbzüge: { $legal }. Erster Fehler (Zeile { $line }, Spalte { $column }): { $name }
cli-gaps = Ausgelassene Züge: { $plies }
cli-notation-found = { $notation ->
    [descriptive] In beschreibender Notation geschrieben
   *[other] Mit den Buchstaben einer anderen Sprache geschrieben: { $notation }
}
cli-notations-undecided = Die Züge lassen sich in mehreren Notationen lesen, und verschieden: { $notations }; gelesen mit englischen Buchstaben. Die Wahl einer Notation mit --from klärt es.
cli-as-written = So belassen, wie es geschrieben ist: { word-moves }, zuerst { $first }
cli-left-out = Weggelassen, weil nur PGN dafür Platz hat: Kommentare { $comments }, Varianten { $variations }, Anmerkungen { $annotations }, Uhrzeiten { $clocks }
cli-safe-without-pgn = --safe gibt es nur mit --to pgn
cli-lenient = Trotz ungewöhnlicher Schreibweise verstanden: { word-moves }, zuerst { $first }
cli-result-tag-differs = In der Angabe „Result“ steht { $tag }, am Ende der Züge { $text }.
cli-result-against-board = Als Ergebnis ist { $result } angegeben, aber { $by } hat die Partie auf dem Brett beendet: { $board }.
cli-warning-at = Auffälligkeit in Zeile { $line }, Spalte { $column }
cli-more-oddities = Weitere Auffälligkeiten dieser Partie: { $count }; scoresheet check listet sie auf
cli-account = Bytes des Textes: { $total }, davon in Partien { $read }, Leerraum { $blank }, mit einer Warnung übergangen { $warned }
cli-checked = Geprüfte Partien: { $games }, davon mit einem Fehler: { $faulty }

## Was an der Eingabe nicht stimmt

cli-cannot-read = { $path } lässt sich nicht lesen: { $why }
cli-no-game = { $path } enthält keine Partie. Nötig ist eine PGN-Datei mit mindestens einer Partie.
cli-several-games = { $path } enthält { $games } Partien; mit --game angeben, welche gemeint ist.
cli-no-such-game = Eine Partie { $game } gibt es nicht. Partien in der Datei: { $games }; mit --game angeben, welche gemeint ist, gezählt von 1 an.
cli-unusable-start = { $path }, Partie { $game }: Es kann nichts entschieden werden, da der Anfang der Partie nicht lesbar ist. { $what }. Bitte die Datei berichtigen.
cli-no-such-ply = Einen Halbzug { $asked } gibt es nicht. Halbzüge der Partie: { $plies }; mit --at angeben, welcher gemeint ist, als Zahl (50) oder als Zug (25b).
cli-bad-json = { $path } enthält nicht das erwartete JSON: { $why }
cli-bad-claims = { $path }, Zeile { $line }: { $why }
