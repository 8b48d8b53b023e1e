### Meldungen von scoresheet-record: Aufzeichnung, Uhren, Regelwerke, Reklamationen.
