### Die Bildschirme: Meldungen, Überschriften, Tasten und Hinweise. Kurz, ruhig, in den Worten der Schiedsrichter.

## Was gerade geschehen ist

notice-entered = Eingetragen: { $label } { $text }
notice-taken-back = Zurückgenommen
notice-taken-out = Gestrichen: { $label }
notice-nothing-to-take-back = Es gibt nichts zurückzunehmen.
notice-empty-text = Geben Sie zuerst einen Zug ein.
notice-too-long = Das ist länger als jeder Zug. Notizen gehören nicht auf das Formular.
notice-no-entry-yet = Tragen Sie zuerst einen Zug ein.
notice-no-time = „{ $text }“ ist keine Zeitangabe. Schreiben Sie Minuten (91) oder Stunden und Minuten (1:31).
notice-no-place = Das Formular hat dafür keinen Platz.
notice-claim-made = Der Antrag ist gestellt. Wie es weitergeht, sagt der Schiedsrichter.
notice-wrong-pin = Das ist nicht die PIN.
notice-pin-waits = Zu viele falsche PINs. Warten Sie { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} und versuchen Sie es dann erneut.
notice-importing = { $games ->
    [one] { $games } Partie wird
   *[other] { $games } Partien werden
} gespeichert …
notice-imported-some = Die ersten Partien der Datei wurden übernommen: { $games }. Für Archive gibt es die Kommandozeile.
notice-imported = { $games ->
    [one] { $games } Partie eingelesen
   *[other] { $games } Partien eingelesen
}{ $odd ->
    [0] .
    [one] ; { $odd } Auffälligkeit in der Datei.
   *[other] ; { $odd } Auffälligkeiten in der Datei.
}
notice-handed-out = { $way ->
    [file] Die Datei wurde dem Browser übergeben.
    [clipboard] Kopiert.
   *[share] Geteilt.
}
notice-not-handed-out = { $way ->
    [file] Die Datei konnte nicht gespeichert werden.
    [clipboard] Der Browser erlaubt hier kein Kopieren. Speichern Sie stattdessen eine Datei.
   *[share] Es wurde nichts geteilt.
}

## Was nicht stimmt, und was zu tun ist

fault-pin = Die PIN des Schiedsrichters braucht { $shortest } bis { $longest } Ziffern oder Buchstaben.
fault-pins-differ = Die beiden PINs sind verschieden. Geben Sie zweimal dieselbe PIN ein.
fault-no-game = { $name ->
    [none] Der Text enthält keine Partie. Fügen Sie eine Partie in PGN ein.
   *[other] { $name } enthält keine Partie. Wählen Sie eine PGN-Datei.
}
fault-store = { $what ->
    [full] Auf diesem Gerät ist kein Platz mehr. Geben Sie Speicher frei.
    [refused] Der Browser lässt diese Seite nichts speichern. Grund kann ein privates Fenster oder eine Einstellung sein.
    [superseded] Eine neuere Version dieser App hat übernommen. Laden Sie die Seite neu.
    [taken] Eine andere Seite hat in diese Partie geschrieben.
    [silent] Der Speicher des Browsers antwortet nicht.
   *[failed] Der Speicher des Browsers hat versagt.
}
saved-up-to = { $entry ->
    [none] Diese Seite ist stehen geblieben. Alles, was als gespeichert gekennzeichnet ist, ist gespeichert.
   *[other] Diese Seite ist stehen geblieben. Gespeichert bis einschließlich { $entry }.
}
not-saved-from = { $entry ->
    [none] NICHT GESPEICHERT
   *[other] NICHT GESPEICHERT ab { $entry }
}
other-page = Diese Partie wird auf einer anderen Seite dieses Geräts aufgezeichnet. Hier ist sie nur zu lesen, so wie sie beim Öffnen dieser Seite war.
written-elsewhere = { $entry ->
    [none] Eine andere Seite hat in diese Partie geschrieben. Hier wird nichts mehr gespeichert.
   *[other] Eine andere Seite hat in diese Partie geschrieben. Ab { $entry } wird hier nichts gespeichert: Geben Sie das Protokoll aus.
}

## Das Protokoll, in neutralen Worten

log-opened = { $previous ->
    [none] Partie eingerichtet
   *[other] Partie eingerichtet. Die Partie davor auf diesem Gerät: { $previous }
}
log-corrected = { $label } berichtigt zu { $to }
log-inserted = { $label } { $to } eingefügt
log-removed = Gestrichen: { $label }
log-header = Kopf geändert: { $tag }
log-diagram = Neues Diagramm ab { $label }
log-taken-back = { $entry ->
    [none] Letzte Änderung zurückgenommen
   *[other] Zurückgenommen: { $entry }
}
log-hidden-till-start = Seite nicht zu sehen, dann Neustart der App nach { $span }, Ursache unbekannt
log-started = App gestartet ({ $build })
log-hidden = Seite nicht zu sehen: { $span }, Ursache unbekannt
log-clock-jumped = Geräteuhr verschoben um { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
log-acknowledged = Protokoll vom Schiedsrichter gesehen
log-lock = { $what ->
    [pin-set] PIN festgelegt
    [unlocked] Zugang des Schiedsrichters geöffnet
    [wrong-pin] Falsche PIN
    [too-soon] PIN zu früh eingegeben
   *[locked] Zugang des Schiedsrichters geschlossen
}
log-claim = { $kind ->
    [threefold] Dreimalige Stellungswiederholung
    [fivefold] Fünfmalige Stellungswiederholung
    [fifty] 50-Züge-Regel
    [seventy-five] 75-Züge-Regel
   *[other] Antrag
}, { $by ->
    [white] Weiß
    [black] Schwarz
   *[director] Schiedsrichter
}: { $step ->
    [drafted] entworfen
    [made] gestellt
    [cancelled] Entwurf verworfen
   *[play-goes-on] Partie geht weiter
}
log-decision = Entscheidung: { $text }
log-result = Ergebnis notiert: { $figures }
log-signed = { word-side } hat unterschrieben
log-closed = Formular vom Schiedsrichter geschlossen

## Überall

label-app = Partieformular
label-starting = Partien werden geöffnet …
label-back = Zurück
label-language = Sprache
label-theme = Farben
label-theme-name = { $theme ->
    [device] Wie das Gerät
    [light] Papier
   *[dark] Dunkel
}

## Die Liste der Partien

label-games = Partien
label-no-games = Noch keine Partien. Eine neue Partie legen Schiedsrichter und Spieler gemeinsam an, bei der Anmeldung.
label-new-game = Neue Partie
label-import = Partien einlesen
label-about = Über diese App
label-update-ready = Eine neue Version ist bereit.
label-update-now = Aktualisieren
label-no-store = Auf diesem Gerät kann nichts gespeichert werden.
label-not-secure = Diese Seite wurde nicht über eine sichere Verbindung (https) geladen: Zum Starten braucht sie das Netz, und der Bildschirm kann dunkel werden. Das Speichern funktioniert.
label-not-persistent = Der Browser kann gespeicherte Partien löschen, wenn er Platz braucht. Installieren Sie die App, oder geben Sie die Partien nach jeder Runde aus.
label-nameless = Ohne Namen
label-damaged = Das gespeicherte Protokoll ist ab Zeile { $line } beschädigt. Was davor steht, ist lesbar.
label-newer = Von einer neueren Version dieser App gespeichert (Format { $version }). Aktualisieren Sie, um es zu lesen.
label-unreadable = Nicht lesbar.

## Eine neue Partie

label-white-name = { word-white }
label-black-name = { word-black }
label-event = Turnier
label-site = Ort
label-date = Datum
label-round = Runde
label-board-number = Brett
label-keeper = Dieses Formular führt
label-rules = Regeln
label-preset = { $id ->
    [us-2024] US-Schachverband, Turnierpartie (2024)
   *[fide-2023] FIDE, Standardschach (2023)
}
label-new-pin = PIN des Schiedsrichters
label-pin-again = Die PIN noch einmal
label-new-pin-hint = Legt der Schiedsrichter fest; die Spieler erfahren sie nicht. Sie öffnet während der Partie die Prüfung von Anträgen. Ohne sie können nur beide Spieler die Partie beenden.
label-begin = Partie beginnen

## Partien einlesen

label-import-file = PGN-Datei
label-import-text = Oder eine Partie einfügen
label-import-pasted = Einlesen

## Aufzeichnen

label-mode-record = Aufzeichnung
label-mode-claim = Antrag
label-mode-director = Schiedsrichter
label-mode-result = Ergebnis
label-mode-finished = Beendet
label-mode-read-only = Lesemodus
label-no-help = Nichts wird geprüft
label-next = { $label } – { word-side } am Zug
label-not-certain = Brett unsicher seit { $since }: Züge eintippen.
label-board = Brett
label-square = { $mark ->
    [selected] { label-square.content }, ausgewählt
    [last] { label-square.content }, letzter Eintrag
   *[none] { label-square.content }
}
    .content = { $man ->
        [none] { $square }
       *[other] { $square }, { word-man }
    }
label-moves = Züge
label-no-moves = Tippen Sie auf eine Figur und dann auf ihr Zielfeld, oder geben Sie den Zug ein.
label-cell = { $saved ->
    [hollow] { label-cell.with-clock }, noch nicht gespeichert
   *[solid] { label-cell.with-clock }
}
    .with-clock = { $clock ->
        [none] { label-cell.with-offer }
       *[other] { label-cell.with-offer }, Uhr { $clock }
    }
    .with-offer = { $offer ->
        [offered] { label-cell.entry }, Remis angeboten
       *[not-offered] { label-cell.entry }
    }
    .entry = { $label } { $kind ->
        [illegible] unleserlich { $text }
        [tick] Häkchen
        [dash] Strich
        [blank] leer gelassen
       *[move] { $text }
    }
label-type-move = Zug eingeben
label-enter = Eintragen
label-take-back = Rücknahme
label-dash = Strich
label-illegible = Unleserlich
label-draw-offer = Remis (=)
label-clock = Uhr
label-clock-field = Uhrenstand
label-note = Notieren
label-claim = Antrag
label-result = Ergebnis
label-director = Schiedsrichter
label-correcting = Korrektur: { $entry }
label-inserting = Neuer Eintrag vor { $entry }
label-insert-before = Davor einfügen
label-take-out = Streichen
label-leave-cell = So lassen
label-promote-to = Was wird aus dem Bauern?
label-man = { word-kind }
label-stays-pawn = bleibt Bauer
label-which-move = Welcher Zug ist mit „{ $text }“ gemeint?
label-drop-question = Nichts davon
label-saving = Wird gespeichert …
label-export-log = Protokoll ausgeben
label-reload = Neu laden
label-try-again = Noch einmal

## Anträge

desk-kind = { $kind ->
    [threefold] Dreimalige Wiederholung
    [fivefold] Fünfmalige Wiederholung
    [fifty] 50-Züge-Regel
   *[seventy-five] 75-Züge-Regel
}
desk-what = Was wird beantragt
desk-who = Wer stellt den Antrag
desk-claimant = { $by ->
    [white] Weiß
    [black] Schwarz
   *[director] Schiedsrichter
}
desk-intended = Angekündigter Zug
desk-intended-hint = Nur wenn sich der Antrag auf einen Zug stützt, der noch nicht ausgeführt ist. Geben Sie ihn ein, oder tippen Sie auf seine zwei Felder. Für die Stellung auf dem Brett leer lassen.
desk-draft = Antrag entwerfen
desk-draft-hint = Ein Entwurf ist noch kein Antrag. Der Antrag wird am Brett gestellt.
desk-steps = Was jetzt zu tun ist
desk-rule = ({ $rule })
desk-no-steps = Diese Regeln sagen nicht, wie ein solcher Antrag gestellt wird. Fragen Sie den Schiedsrichter.
desk-drafted = { $intending ->
    [none] { desk-drafted.claim }
   *[other] { desk-drafted.claim }, angekündigter Zug { $intending }
}
    .claim = { $by ->
        [white] Antrag von Weiß
        [black] Antrag von Schwarz
       *[director] Antrag des Schiedsrichters
    }: { $kind ->
        [threefold] dreimalige Stellungswiederholung
        [fivefold] fünfmalige Stellungswiederholung
        [fifty] 50-Züge-Regel
       *[seventy-five] 75-Züge-Regel
    }
desk-made = Der Antrag ist gestellt. Die Aufzeichnung ist an dieser Stelle festgehalten.
desk-cancel = Entwurf verwerfen
desk-play-goes-on = Partie geht weiter
desk-agreed = Gegner stimmt zu: remis

## Der Zugang des Schiedsrichters

desk-pin = PIN des Schiedsrichters
desk-unlock = Öffnen
desk-lock-hint = Nur für den Schiedsrichter. Jeder Versuch wird protokolliert und angezeigt. Der Zugang schließt sich nach einer Minute von selbst.
desk-lock = Sperren

## Der Tisch des Schiedsrichters

desk-question = Frage
desk-after-move = Beurteilt nach
desk-pressed = Hat { word-side } die Uhr gedrückt?
desk-known = { $answer ->
    [yes] Ja
    [no] Nein
   *[unknown] Nicht bekannt
}
desk-touched = Feld einer berührten Figur
desk-no-square = Schreiben Sie ein Feld, etwa e4, oder nichts.
desk-mark-made = Antrag ist gestellt
desk-findings = Warum
desk-time-change = Änderung der Bedenkzeit von { word-side }: { $seconds } s
desk-offer = { $offer ->
    [stands] Das Remisangebot im Antrag besteht weiter.
   *[lapses] Das Remisangebot im Antrag ist erloschen.
}
desk-evidence-hidden = Der Antrag ist nicht zulässig. Deshalb wird die Stellung nicht vor den Spielern geprüft.
desk-open-layer = Nur für den Schiedsrichter
desk-close-layer = Schiedsrichterteil schließen
desk-faults = Regelwidrig, nicht lesbar oder ausgelassen: { $plies }
desk-no-faults = Bis hierher ist jeder Eintrag ein regelgemäßer Zug.
desk-log = Protokoll dieses Geräts
desk-acknowledge = Ich habe es gesehen
desk-head = Siegel des Protokolls: { $hash }
desk-head-hint = Das Siegel zeigt Schäden und Änderungen an einzelnen Stellen. Es zeigt nicht, ob der Besitzer des Geräts das Protokoll ganz neu geschrieben hat.
desk-decision = Entscheidung
desk-decide-draw = Die Partie ist remis
desk-decide-deny = Abgelehnt, Partie geht weiter
desk-decision-field = In eigenen Worten
desk-note-decision = Notieren, Partie geht weiter
desk-decision-text = { $what ->
    [draw] Remis
   *[deny] Abgelehnt, Partie geht weiter
} ({ $by ->
    [white] Weiß
    [black] Schwarz
   *[director] Schiedsrichter
}, { $kind ->
    [threefold] dreimalige Stellungswiederholung
    [fivefold] fünfmalige Stellungswiederholung
    [fifty] 50-Züge-Regel
   *[seventy-five] 75-Züge-Regel
}; Beurteilung der App: { $verdict ->
    [verdict-upheld] stattgegeben
    [verdict-rejected] abgelehnt
    [verdict-not-in-order] nicht zulässig
    [verdict-no-such-claim] kein solcher Antrag
   *[verdict-for-director] der Schiedsrichter entscheidet
})
desk-close-sheet = Ohne Unterschriften schließen

## Das Ende der Partie

desk-result = Ergebnis der Partie
desk-noted = Notiert: { $figures }
desk-take-off = Falsch, wieder entfernen
desk-sign = { word-side } unterschreibt
desk-signed = { word-side } hat unterschrieben
desk-sign-hint = Beide Spieler unterschreiben, oder der Schiedsrichter schließt das Formular.
desk-save-file = Als PGN speichern
desk-copy = PGN kopieren
desk-share = PGN teilen
desk-for-us = Für Scoresheet und für die Akten
desk-for-others = Für andere Programme
desk-for-others-hint = Andere Programme können diese Partie nicht so aufnehmen, wie sie auf dem Formular steht. Sie bekommen die regelgemäßen Züge und den Rest in Kommentaren.
desk-check-claim = Antrag prüfen
desk-leave = Zu den Partien

## Über diese App

desk-what-this-is = Ein elektronisches Partieformular und eine Hilfe bei Anträgen für Schach am Brett. Während einer Partie hilft es nicht: Nichts wird geprüft und nichts wird markiert. Anträge prüft der Schiedsrichter, mit seiner PIN.
desk-licence = Freie Software unter der GNU General Public License, Version 3 oder später. Eine Schachengine ist nicht enthalten.
desk-build = Build { $build }
desk-check-storage = Speicher prüfen
desk-check-storage-hint = Schreibt Testeinträge in einen eigenen Speicher dieses Browsers, liest sie zurück und löscht sie.
desk-checking-storage = Wird geprüft …
desk-storage-well = { $checked ->
    [one] { $checked } Zusage des Speichers wurde geprüft und wird eingehalten.
   *[other] { $checked } Zusagen des Speichers wurden geprüft und werden eingehalten.
}
desk-storage-bad = Zeichnen Sie auf diesem Gerät keine Partien auf. Zusagen, die sein Speicher nicht einhält: { $failed }
desk-works-offline = Funktioniert ohne Netz.
desk-not-offline = Braucht zum Starten das Netz.
desk-persistent = Der Browser behält gespeicherte Partien.
