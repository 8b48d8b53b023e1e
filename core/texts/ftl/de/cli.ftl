### Meldungen der Kommandozeile.
