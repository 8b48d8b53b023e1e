//! What a safe export says in comments.

scoresheet_record::messages! {
    /// What a safe export says in comments, where PGN that every reader takes cannot hold the record.
    pub enum PgnNote {
        /// How the sheet goes on after the last move that is known and legal.
        GoesOn = "pgn-note-goes-on" {
            /// The entries as they stand on the sheet, with their numbers.
            entries: String,
        },
        /// The game goes on in a further part, and the last part has the result.
        Continued = "pgn-note-continued" {
            /// This part, from 1.
            part: usize,
            /// How many parts there are.
            parts: usize,
        },
        /// The part goes on from the position that stood after a move.
        Continues = "pgn-note-continues" {
            /// This part, from 1.
            part: usize,
            /// How many parts there are.
            parts: usize,
            /// The move.
            after: String,
        },
        /// The position is the diagram that the director confirmed (US 15F3).
        FromDiagram = "pgn-note-from-diagram",
        /// The game began from a position that no other program takes.
        StartNotPossible = "pgn-note-start-not-possible" {
            /// The position.
            fen: String,
        },
        /// The result as it stands on the sheet, where PGN has no mark for it.
        ResultNoted = "pgn-note-result-noted" {
            /// The result in figures.
            result: String,
        },
        /// The results that contradict each other.
        ResultsContradict = "pgn-note-results-contradict" {
            /// The results in figures.
            results: String,
        },
        /// A tag that stands in the file beside one of the same name.
        FurtherTag = "pgn-note-further-tag" {
            /// Its name.
            name: String,
            /// Its value.
            value: String,
        },
    }
}
