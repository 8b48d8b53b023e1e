### Meldungen von scoresheet-core: Lesarten, Nachspielen, Belege, Entscheidungen, Formulare.

## Aufgebaute Stellungen

setup-castling-dropped = Ein Rochaderecht wurde weggelassen: König und Turm stehen dafür nicht auf ihren Feldern.
setup-en-passant-dropped = Das En-passant-Feld { $square } wurde weggelassen: Kein Bauer ist gerade darüber gezogen.
setup-kings = Diese Stellung ist nicht möglich: Jede Seite muss genau einen König haben.
setup-pawns-on-last-rank = Diese Stellung ist nicht möglich: Ein Bauer steht auf der ersten oder letzten Reihe.
setup-opposite-check = Diese Stellung ist nicht möglich: Der König der Seite, die gerade gezogen hat, steht im Schach.

## Warum ein Zug nicht regelgemäß ist. Steht hinter dem Zug und einem Doppelpunkt.

illegal-after-checkmate = die Partie war schon zu Ende (matt)
illegal-after-stalemate = die Partie war schon zu Ende (patt)
illegal-no-such-man = auf dem Brett steht { word-man.none }
# So wie notiert: Ist auch das Ausgangsfeld notiert, kann eine andere solche Figur das Zielfeld durchaus erreichen.
illegal-none-reaches = { $man ->
    [white-king] so wie notiert kann der weiße König nicht nach { $to } ziehen
    [black-king] so wie notiert kann der schwarze König nicht nach { $to } ziehen
   *[other] so wie notiert kann { word-man.none } nach { $to } ziehen
}
illegal-none-may = { word-man.none } darf nach { $to } ziehen (geprüft: { $from })
illegal-nothing-fits = zu { $written } passt hier kein regelgerechter Zug
illegal-empty-square = auf { $from } steht nichts
illegal-other-sides-man = die Figur auf { $from } gehört der anderen Seite ({ word-man })
illegal-own-man-there = auf { $to } steht eine eigene Figur
illegal-king-captured = der König auf { $to } kann nicht geschlagen werden
illegal-pattern = von { $from } nach { $to } führt { word-kind.no-move }
illegal-blocked = die Figur auf { $at } steht im Weg
illegal-nothing-to-capture = auf { $to } gibt es nichts zu schlagen
illegal-en-passant-gone = kein Schlagen en passant auf { $to }: der gegnerische Bauer ist nicht unmittelbar zuvor zwei Felder vorgerückt
illegal-promotion-missing = die Figur, in die sich der Bauer auf { $to } umwandelt, ist nicht genannt
illegal-promotion-out-of-place = keine Umwandlung auf { $to }: nur ein Bauer, der die letzte Reihe erreicht, wird umgewandelt
illegal-promotion-to = { $role ->
    [king] ein Bauer kann nicht in einen König umgewandelt werden
    [pawn] ein Bauer kann nicht in einen Bauern umgewandelt werden
   *[other] ein Bauer kann nicht in eine solche Figur umgewandelt werden
}
illegal-king-left-in-check = der König auf { $king } wäre angegriffen von { $by } aus
illegal-castling-king-away = keine Rochade: der König steht nicht auf seiner Grundreihe
illegal-castling-right-gone = { $wing ->
    [king-side] das Recht zur kurzen Rochade { $since ->
        [none] ist verloren
       *[other] ging mit dem Zug { $since } verloren
    }
   *[queen-side] das Recht zur langen Rochade { $since ->
        [none] ist verloren
       *[other] ging mit dem Zug { $since } verloren
    }
}
illegal-castling-blocked = { $wing ->
    [king-side] der kurzen Rochade steht die Figur auf { $at } im Weg
   *[queen-side] der langen Rochade steht die Figur auf { $at } im Weg
}
illegal-castling-through-check = { $wing ->
    [king-side] die kurze Rochade ist jetzt nicht möglich: { $at } ist angegriffen von { $by } aus
   *[queen-side] die lange Rochade ist jetzt nicht möglich: { $at } ist angegriffen von { $by } aus
}

## Was an der Schreibweise eines Zugs ungewöhnlich ist. Steht hinter dem Zug und einem Doppelpunkt.

slip-castling-form = die Rochade wird O-O oder O-O-O geschrieben
slip-letter-case = Figuren haben große Buchstaben, Linien kleine
slip-promotion-form = die Umwandlung wird mit = geschrieben, wie in e8=Q
slip-rank-left-out = die Reihe, auf der der Bauer schlägt, fehlt
slip-pawn-letter = ein Bauernzug hat keinen Buchstaben für den Bauern
slip-sign-form = ungewöhnliche Zeichen, oder Leerzeichen im Zug
slip-capture-sign-missing = ein Schlagzug ohne das Zeichen x
slip-capture-sign-extra = das Zeichen x, aber es wird nichts geschlagen
slip-check-sign-wrong = Schach oder Matt ist notiert, aber nicht gegeben
slip-check-sign-missing = das gegebene Schach oder Matt ist nicht so notiert
slip-square-left-missing = die Linie, von der der Bauer kommt, fehlt
slip-en-passant-wrong = „e.p.“ ist geschrieben, aber es wird nicht im Vorbeigehen geschlagen
slip-wing-doubtful = die Figur steht auf dem anderen Flügel als geschrieben
slip-square-left-extra = das Ausgangsfeld ist genauer notiert als nötig, oder auf andere Weise
slip-king-move-for-castling = die Rochade ist als Königszug notiert

## Warum sich kein einzelner Zug lesen lässt. Steht hinter der Stelle und einem Doppelpunkt.

unread-spelling = „{ $text }“ bezeichnet keinen Zug
unread-illegible = der Eintrag ist als unleserlich gekennzeichnet
unread-ambiguous = „{ $text }“ passt auf mehrere regelgemäße Züge: { $moves }

## Warum zwei gleich aussehende Stellungen nicht gleich sind. Steht hinter der früheren und einem Doppelpunkt.

difference-side-to-move = { $then ->
    [white] da war Weiß am Zug
   *[black] da war Schwarz am Zug
}
difference-castling-right = { $wing ->
    [king-side] { word-side } hatte noch das Recht zur kurzen Rochade; { $lost_by ->
            [none] durch welchen Zug es verloren ging, zeigt die Aufzeichnung nicht
           *[other] es ging mit { $lost_by } verloren
        }
   *[queen-side] { word-side } hatte noch das Recht zur langen Rochade; { $lost_by ->
            [none] durch welchen Zug es verloren ging, zeigt die Aufzeichnung nicht
           *[other] es ging mit { $lost_by } verloren
        }
}
difference-en-passant = { $after ->
    [start] in der Anfangsstellung konnte ein Bauer auf { $square } en passant geschlagen werden, in der anderen Stellung nicht
   *[other] nach { $after } konnte ein Bauer auf { $square } en passant geschlagen werden, in der anderen Stellung nicht
}

## Entscheidungen

verdict-upheld = Stattgegeben
verdict-rejected = Abgelehnt
verdict-not-in-order = Nicht zulässig
verdict-no-such-claim = Kein solcher Antrag
verdict-for-director = Der Schiedsrichter entscheidet

## Feststellungen: ob der Antrag gestellt werden darf

finding-edition-silent = Diese Regeln sagen nichts über diesen Antrag.
finding-ruled-apart = Für solche Partien gilt ein eigenes Kapitel der Regeln.
finding-notation-no-evidence = Das Formular ist in beschreibender Notation geführt. Als Beweis zählt nur die algebraische.
finding-only-players = Nur ein Spieler kann diesen Antrag stellen.
finding-checkmate-before = { $by ->
    [start] Schon in der Anfangsstellung ist der König matt. Die Partie ist zu Ende.
   *[other] Die Partie war schon zu Ende: { $by } setzte matt.
}
finding-stalemate-before = { $by ->
    [start] Die Anfangsstellung ist schon patt. Die Partie ist zu Ende.
   *[other] Die Partie war schon zu Ende: { $by } setzte patt.
}
finding-drawn-before = { $by ->
    [start] Die Partie war schon ohne Antrag remis, von der Anfangsstellung an.
   *[other] Die Partie war schon ohne Antrag remis, nach { $by }.
}
finding-on-move = { word-side } stellt den Antrag und ist am Zug.
finding-not-on-move = { word-side } stellt den Antrag und ist nicht am Zug.
finding-moved-and-pressed = { word-side } hat gezogen und die Uhr gedrückt. Danach ist zu diesem Zug kein Antrag mehr möglich.
finding-moved-not-pressed = { word-side } hat gezogen und die Uhr noch nicht gedrückt. Der Antrag ist noch möglich.
finding-opponent-not-pressed = Der Gegner hat die Uhr noch nicht gedrückt. { word-side } ist deshalb noch nicht am Zug.
finding-piece-touched = Die Figur auf { $at } ist berührt worden. Danach ist zu diesem Zug kein Antrag mehr möglich.
finding-announced-after-moving = Nach dem Ziehen kann kein Zug mehr angekündigt werden.
finding-no-announced-move = Für diesen Antrag zählen nur Züge, die auf dem Brett ausgeführt sind, kein angekündigter.
finding-acts-as-offer = Der Antrag ist nicht zulässig und gilt als Remisangebot.

## Feststellungen: Stellungswiederholung

# $times zählt die Stellung, die gerade entstehen würde, mit; $after nennt nur, was in der Aufzeichnung steht.
finding-occurred = { $after ->
    [none] Die betrachtete Stellung kommt insgesamt { $times }-mal vor, in der Aufzeichnung noch nicht.
   *[other] Die betrachtete Stellung kommt insgesamt { $times }-mal vor. In der Aufzeichnung steht sie nach: { $after }.
}
finding-occurred-between = { $after ->
    [none] Die betrachtete Stellung kommt mindestens { $least }-mal und höchstens { $most }-mal vor. In der Aufzeichnung ist keine Stelle sicher.
   *[other] Die betrachtete Stellung kommt mindestens { $least }-mal und höchstens { $most }-mal vor. Sicher ist sie nach: { $after }.
}
finding-intended = Der angekündigte Zug { $text } wird mitgezählt, als wäre er ausgeführt.
finding-intended-illegal = Der angekündigte Zug { $text } ist nicht regelgemäß.
finding-look-alike = { $after ->
    [start] Die Anfangsstellung sieht gleich aus, ist aber eine andere Stellung.
   *[other] Die Stellung nach { $after } sieht gleich aus, ist aber eine andere.
}

## Feststellungen: Züge ohne Schlagen und ohne Bauernzug

finding-quiet-plies = { $since ->
    [start] { $plies ->
        [one] Seit der Anfangsstellung gab es { $plies } Halbzug ohne Schlag- oder Bauernzug, Weiß und Schwarz zusammengezählt.
       *[other] Seit der Anfangsstellung gab es { $plies } Halbzüge ohne Schlag- oder Bauernzug, Weiß und Schwarz zusammengezählt.
    }
   *[other] { $plies ->
        [one] Seit { $since } gab es { $plies } Halbzug ohne Schlag- oder Bauernzug, Weiß und Schwarz zusammengezählt.
       *[other] Seit { $since } gab es { $plies } Halbzüge ohne Schlag- oder Bauernzug, Weiß und Schwarz zusammengezählt.
    }
}
finding-quiet-plies-between = Es gab mindestens { $least } und höchstens { $most } Halbzüge ohne Schlag- oder Bauernzug, Weiß und Schwarz zusammengezählt.
finding-carried-plies = { $plies ->
    [one] Davon ist { $plies } nur aus dem Zähler der Anfangsstellung bekannt.
   *[other] Davon sind { $plies } nur aus dem Zähler der Anfangsstellung bekannt.
}
finding-ends-run = { $text } ist ein Schlag- oder Bauernzug. Die Zählung beginnt neu.
finding-winning-position-irrelevant = Ob ein Spieler besser steht oder matt setzen könnte, spielt hier keine Rolle.

## Feststellungen: die Aufzeichnung

finding-begins-at-set-up = Die Aufzeichnung beginnt mit einer aufgebauten Stellung. Was vorher gespielt wurde, ist nicht bekannt.
finding-gaps-completed = { $ways ->
    [one] Die Lücken der Aufzeichnung lassen sich auf { $ways } Weise regelgemäß füllen. Sie wurde geprüft. Dabei gilt, dass die nicht aufgezeichneten Züge regelgemäß waren.
   *[other] Die Lücken der Aufzeichnung lassen sich auf { $ways } Weisen regelgemäß füllen. Alle wurden geprüft. Dabei gilt, dass die nicht aufgezeichneten Züge regelgemäß waren.
}
finding-sheet-adequate = Das Partieformular des Antragstellers ist vollständig genug. Fehlende Zugpaare: { $pairs }; zulässig: { $allowed }.
finding-sheet-inadequate = Das Partieformular des Antragstellers ist nicht vollständig genug. Fehlende Zugpaare: { $pairs }; zulässig: { $allowed }.
finding-witness-may-do = In der letzten Zeitperiode mit weniger als fünf Minuten Restbedenkzeit kann eine Beobachtung das Partieformular ersetzen.

## Feststellungen: was daraus folgt

finding-correct = Der Antrag ist berechtigt: Die Partie ist remis, ein angekündigter Zug wird nicht ausgeführt.
finding-incorrect = Der Antrag ist unberechtigt.
finding-opponent-gains = { $seconds ->
    [60] { word-side } erhält eine Minute zusätzliche Bedenkzeit.
    [120] { word-side } erhält zwei Minuten zusätzliche Bedenkzeit.
    [one] { word-side } erhält { $seconds } Sekunde zusätzliche Bedenkzeit.
   *[other] { word-side } erhält { $seconds } Sekunden zusätzliche Bedenkzeit.
}
finding-must-play-announced = Der angekündigte Zug { $text } muss ausgeführt werden.
finding-must-play-other = Es muss ein anderer Zug mit der Figur auf { $from } ausgeführt werden, wenn es einen regelgemäßen gibt.
finding-offer-stands = Der Antrag gilt zugleich als Remisangebot. Das Angebot besteht weiter, und der Gegner kann es annehmen.
finding-offer-lapses = Der Antrag galt zugleich als Remisangebot. Das Angebot ist erloschen.
finding-opponent-agreed = Der Gegner hat dem Remis zugestimmt.

## Feststellungen: Remis ohne Antrag

finding-fivefold = Nach { $by } war eine Stellung fünfmal vorgekommen.
finding-not-fivefold = { $spacing ->
    [alternate] Keine Stellung ist fünfmal bei jedem zweiten Zug jedes Spielers in Folge vorgekommen.
   *[anywhere] Keine Stellung ist fünfmal vorgekommen.
}
finding-seventy-five = { $by ->
    [start] Schon in der Anfangsstellung waren 75 Züge jeder Seite ohne Schlag- oder Bauernzug vollendet.
   *[other] Nach { $by } waren 75 Züge jeder Seite ohne Schlag- oder Bauernzug vollendet.
}
# Steht auch da, wenn der letzte dieser Züge matt gesetzt hat.
finding-not-seventy-five = Es gibt kein Remis durch 75 Züge jeder Seite ohne Schlag- oder Bauernzug.
finding-mate-comes-first = { $by } setzte matt, und das Matt geht diesem Remis vor.
finding-director-may-declare = Der Schiedsrichter kann die Partie für remis erklären. Ein Antrag ist nicht nötig.
finding-dead-before = Die Partie war schon beendet: Nach { $by } war kein Matt mehr möglich.
finding-en-passant-not-legal = Nach { $after } stand ein Bauer bereit, auf { $square } en passant zu schlagen, aber das war regelwidrig: Der eigene König wäre im Schach geblieben. Es macht keinen Unterschied.
finding-on-board-would-do = Die Stellung auf dem Brett erfüllt die Regel, die nach { $text } nicht.
finding-played-beyond = { $plies ->
    [one] Auf dem Brett wurde ein Halbzug mehr gespielt, als aufgezeichnet ist.
   *[other] Auf dem Brett wurden { $plies } Halbzüge mehr gespielt, als aufgezeichnet sind.
}
finding-reopened = Was aus dem Antrag folgt, hängt von der Antwort auf die Frage unten ab.
finding-agreement-may-be-barred = Wenn die Ausschreibung hier ein Remis durch Vereinbarung nicht zulässt, ist der Antrag zu prüfen, obwohl der Gegner zustimmt.
finding-illegal-on-record = Der regelwidrige Zug { $by } steht auf dem Partieformular. Er zählt hier so, wie er gespielt wurde.
finding-no-such-claim = Nach diesen Regeln kann ein Spieler das nicht beantragen.
finding-not-by-announcing = Dieses Remis entsteht durch Züge, die auf dem Brett ausgeführt sind, nicht durch einen angekündigten.

## Fragen an den Schiedsrichter

open-edition-silent = Diese Regeln sagen nicht, was hier gilt. Wie entscheidet der Schiedsrichter?
open-ruled-apart = Dieses Programm kennt das Kapitel nicht, das hier gilt. Was sagt es?
open-notation-no-evidence = Was zeigen das Formular des Gegners oder Zeugen?
open-which-notation = Die Züge lassen sich mit den Buchstaben mehrerer Sprachen lesen ({ $notations }), und verschieden. Welche sind es?
open-pressed = Hat { word-side } die Uhr gedrückt?
open-intended-unclear = Welcher Zug ist mit „{ $text }“ gemeint?
open-gaps = Was wurde bei { $plies } gespielt? Ohne das entscheidet die Aufzeichnung nicht über den Antrag.
open-which-position = Welcher Stellung galt der Antrag: der auf dem Brett oder der nach { $text }?
open-sheet-borderline = Ist das Partieformular vollständig genug? Nach fehlenden Zugpaaren ({ $pairs }) ja, nach Zeilen mit einer Lücke ({ $rows }) nein.
open-witness = Das Partieformular ist nicht vollständig genug. Hat der Schiedsrichter, ein Beauftragter oder ein unparteiischer Zeuge gesehen, was geltend gemacht wird?
open-penalty = Welche Strafe gilt? Die Regeln lassen offen, wie viele Sekunden der Gegner erhält: { $seconds }.
open-announced-illegal = Der angekündigte Zug { $text } ist regelwidrig. Was muss gespielt werden?
open-touched-other = Die Figur auf { $at } wurde berührt. Darf { $text } noch gespielt werden?
open-counter-only = { $plies ->
    [one] Ein Halbzug ist nur durch einen Zähler bekannt. Hat der Antragsteller ihn nachgewiesen?
   *[other] { $plies } Halbzüge sind nur durch einen Zähler bekannt. Hat der Antragsteller sie nachgewiesen?
}
open-illegal-move = Der aufgezeichnete Zug { $by } war regelwidrig und kann noch zurückgenommen werden. Wird die Stellung davor wiederhergestellt?
open-flag-or-claim = Ein Blättchen ist gefallen. Was war zuerst, der Antrag oder das Blättchen?
open-early-draw = Lässt die Ausschreibung hier kein Remis durch Vereinbarung zu?
open-declare-draw = Erklärt der Schiedsrichter die Partie für remis?
