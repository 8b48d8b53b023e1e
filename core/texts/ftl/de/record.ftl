### Meldungen von scoresheet-record: Aufzeichnung, Uhren, Regelwerke, Anträge.

## Die Schritte eines Antrags; angesprochen ist der Spieler, der ihn stellt.

step-write-move = Schreiben Sie den Zug, den Sie ausführen wollen, auf Ihr Partieformular. Er kann danach nicht mehr geändert werden.
step-do-not-play = Führen Sie ihn auf dem Brett nicht aus.
step-stop-both-clocks = Halten Sie beide Uhren an.
step-state-claim = Sagen Sie Ihrem Gegner, was Sie beantragen.
step-opponent-may-agree = Ihr Gegner kann zustimmen. Dann ist die Partie remis.
step-call-director = Wenn Ihr Gegner nicht zustimmt, rufen Sie den Schiedsrichter.
step-tell-arbiter = Halten Sie die Uhr an und sagen Sie dem Schiedsrichter, was Sie beantragen.
step-cannot-withdraw = Der Antrag kann nicht zurückgenommen werden. Er gilt zugleich als Remisangebot.
step-director-sees = Es muss nichts beantragt werden: Das ist Sache des Schiedsrichters.
