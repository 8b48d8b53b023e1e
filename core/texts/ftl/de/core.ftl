### Meldungen von scoresheet-core: Lesarten, Nachspielen, Belege, Entscheidungen, Formulare.
