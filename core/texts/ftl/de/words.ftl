### Wörter, die überall gebraucht werden.

## Seiten. Die ersten zwei sind Überschriften; word-side steht im Satz, als Subjekt.

word-white = Weiß
word-black = Schwarz
word-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

## Figuren und Bauern, im Nominativ

word-king = König
word-queen = Dame
word-rook = Turm
word-bishop = Läufer
word-knight = Springer
word-pawn = Bauer
word-kind = { $role ->
    [king] { word-king }
    [queen] { word-queen }
    [rook] { word-rook }
    [bishop] { word-bishop }
    [knight] { word-knight }
   *[pawn] { word-pawn }
}
    .no-move = { $role ->
        [king] kein Königszug
        [queen] kein Damenzug
        [rook] kein Turmzug
        [bishop] kein Läuferzug
        [knight] kein Springerzug
       *[pawn] kein Bauernzug
    }
word-man = { $man ->
    [white-king] weißer König
    [white-queen] weiße Dame
    [white-rook] weißer Turm
    [white-bishop] weißer Läufer
    [white-knight] weißer Springer
    [white-pawn] weißer Bauer
    [black-king] schwarzer König
    [black-queen] schwarze Dame
    [black-rook] schwarzer Turm
    [black-bishop] schwarzer Läufer
    [black-knight] schwarzer Springer
   *[black-pawn] schwarzer Bauer
}
    .none = { $man ->
        [white-king] kein weißer König
        [white-queen] keine weiße Dame
        [white-rook] kein weißer Turm
        [white-bishop] kein weißer Läufer
        [white-knight] kein weißer Springer
        [white-pawn] kein weißer Bauer
        [black-king] kein schwarzer König
        [black-queen] keine schwarze Dame
        [black-rook] kein schwarzer Turm
        [black-bishop] kein schwarzer Läufer
        [black-knight] kein schwarzer Springer
       *[black-pawn] kein schwarzer Bauer
    }

## Mengen

word-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
word-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
word-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## Arten der Bedenkzeit; die ersten drei sind amerikanisch

word-time-class = { $class ->
    [regular] Turnierpartie (regular)
    [dual] Turnier- und Schnellpartie (dual)
    [quick] Schnellpartie (quick)
    [standard] Standardschach
    [rapid] Schnellschach
   *[blitz] Blitz
}

## Ergebnisse

word-draw = Remis
word-white-wins = Weiß gewinnt
word-black-wins = Schwarz gewinnt

## Grammatik

word-list-end = { $names } und { $last }
# Unter Zügen: „nach: der Anfangsstellung und 2...Ng8“.
word-start-in-list = der Anfangsstellung

## Was jeder wissen muss

word-not-certified = Dieses Programm ist von niemandem zertifiziert, weder vom US-Schachverband noch von der FIDE. Während einer Partie ist es nur mit Erlaubnis des Schiedsrichters zu verwenden.
