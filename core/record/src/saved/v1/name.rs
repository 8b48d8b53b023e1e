//! Values that are saved as one word or number: squares, sides, kinds of men, boards, hashes, times.

use chrono::{DateTime, FixedOffset, SecondsFormat};
use serde::{Deserialize, Serialize};

use crate::clock::ClockReading;
use crate::log::Hash;
use crate::men::{Board, CastlingSide, Color, Role, Square};
use crate::outcome::GameResult;

/// Declares the twin of a value that is written as a text.
macro_rules! written_as_text {
    ($(#[$meta:meta])* $twin:ident($value:ty), read $read:expr, write $write:expr) => {
        $(#[$meta])*
        #[derive(Clone, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub(super) struct $twin(pub(super) $value);

        impl TryFrom<String> for $twin {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                let read: fn(&str) -> Option<$value> = $read;
                read(&text).map($twin).ok_or_else(|| format!(concat!(stringify!($twin), " {:?} cannot be read"), text))
            }
        }

        impl From<$twin> for String {
            fn from(twin: $twin) -> String {
                let write: fn(&$value) -> String = $write;
                write(&twin.0)
            }
        }
    };
}

written_as_text!(
    /// `e4`
    SavedSquare(Square), read |text| text.parse().ok(), write ToString::to_string
);
written_as_text!(
    /// The first field of a FEN.
    SavedBoard(Board), read |text| Board::from_ascii_board_fen(text.as_bytes()).ok(), write ToString::to_string
);
written_as_text!(
    /// 64 hexadecimal digits.
    SavedHash(Hash), read |text| text.parse().ok(), write ToString::to_string
);
written_as_text!(
    /// `1-0`
    SavedResult(GameResult), read |text| text.parse().ok(), write ToString::to_string
);
written_as_text!(
    /// RFC 3339 with milliseconds.
    SavedWall(DateTime<FixedOffset>),
    read |text| DateTime::parse_from_rfc3339(text).ok(),
    write |wall| wall.to_rfc3339_opts(SecondsFormat::Millis, false)
);

/// Tenths of a second on a chess clock.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub(super) struct SavedReading(pub(super) ClockReading);

impl TryFrom<u64> for SavedReading {
    type Error = String;

    fn try_from(tenths: u64) -> Result<Self, String> {
        let reading = ClockReading::from_tenths(tenths).map(SavedReading);
        reading.ok_or_else(|| format!("no clock shows {tenths} tenths of a second"))
    }
}

impl From<SavedReading> for u64 {
    fn from(twin: SavedReading) -> u64 {
        twin.0.in_tenths()
    }
}

/// Declares the twin of an enum that is written as one word.
macro_rules! written_as_word {
    ($(#[$meta:meta])* $twin:ident($value:ident) { $($variant:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum $twin {
            $($variant),*
        }

        impl From<$value> for $twin {
            fn from(value: $value) -> Self {
                match value {
                    $($value::$variant => $twin::$variant),*
                }
            }
        }

        impl From<$twin> for $value {
            fn from(twin: $twin) -> Self {
                match twin {
                    $($twin::$variant => $value::$variant),*
                }
            }
        }
    };
}
pub(super) use written_as_word;

written_as_word! {
    /// `white` or `black`.
    SavedSide(Color) { White, Black }
}
written_as_word! {
    /// `pawn`, `knight`, …
    SavedRole(Role) { Pawn, Knight, Bishop, Rook, Queen, King }
}
written_as_word! {
    /// `king-side` or `queen-side`.
    SavedWing(CastlingSide) { KingSide, QueenSide }
}
