### Messages of scoresheet-record: what was written, clocks, rulebooks, claims.
