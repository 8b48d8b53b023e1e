//! Typed texts without words.
//!
//! Everything a user may read is a value that implements [`Message`]: an id and named arguments. `scoresheet-texts`
//! turns it into English, Russian or German. Nothing in this crate or in `scoresheet-core` holds a sentence.
//!
//! Declare messages with [`messages!`](crate::messages), which also lists their ids, so that a test can prove that each
//! has a text in each language:
//!
//! ```
//! use scoresheet_record::message::Message;
//!
//! scoresheet_record::messages! {
//!     /// What a traffic light says.
//!     pub enum Light {
//!         /// Go.
//!         Green = "light-green",
//!         /// Wait.
//!         Red = "light-red" {
//!             /// For so many seconds.
//!             seconds: u32,
//!         },
//!     }
//! }
//!
//! assert_eq!(Light::Red { seconds: 5 }.id(), "light-red");
//! assert_eq!(Light::CATALOGUE, &[("light-green", &[] as &[&str]), ("light-red", &["seconds"])]);
//! ```

use std::fmt::Debug;

use crate::men::{Color, Piece, Role, Square, role_name, side_name};
use crate::ply::{MoveLabel, MoveNumber, Ply};

/// The value of one named argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, to be printed and to choose plural forms by.
    Number(i64),
    /// A name that needs no translation, such as a square, a move or a citation, or a key to select a variant by, such
    /// as `white` or `knight`.
    Text(String),
    /// Several names, printed as a list.
    List(Vec<String>),
}

/// A text that a user may read, without its words.
pub trait Message: Debug {
    /// The key of the text in the language files.
    fn id(&self) -> &'static str;

    /// The named values that the text needs.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}

/// A value that can stand in a message.
pub trait ToArg {
    /// The value as an argument.
    fn to_arg(&self) -> Arg;
}

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl ToArg for $number {
            fn to_arg(&self) -> Arg {
                Arg::Number(i64::from(*self))
            }
        })*
    };
}
number_args!(u8, u16, u32, i32, i64);

impl ToArg for u64 {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl ToArg for usize {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl ToArg for Ply {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::from(self.0))
    }
}

impl ToArg for MoveNumber {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::from(self.0))
    }
}

impl ToArg for Color {
    fn to_arg(&self) -> Arg {
        Arg::Text(side_name(*self).to_owned())
    }
}

impl ToArg for Role {
    fn to_arg(&self) -> Arg {
        Arg::Text(role_name(*self).to_owned())
    }
}

impl ToArg for Piece {
    /// `white-knight`, `black-pawn`, …: a key to select a variant by.
    fn to_arg(&self) -> Arg {
        Arg::Text(format!("{}-{}", side_name(self.color), role_name(self.role)))
    }
}

macro_rules! displayed_args {
    ($($name:ty),*) => {
        $(impl ToArg for $name {
            fn to_arg(&self) -> Arg {
                Arg::Text(self.to_string())
            }
        })*
    };
}
displayed_args!(String, &'static str, Square, MoveLabel, char);

impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Arg {
        let items = self.iter().map(|item| match item.to_arg() {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text,
            Arg::List(items) => items.join(" "),
        });
        Arg::List(items.collect())
    }
}

impl<T: ToArg> ToArg for Option<T> {
    /// `none` selects the variant for an absent value.
    fn to_arg(&self) -> Arg {
        self.as_ref().map_or_else(|| Arg::Text("none".to_owned()), ToArg::to_arg)
    }
}

/// Declares an enum of messages: each variant with its id and its named values. See the [module](crate::message).
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident = $id:literal $({ $( $(#[$field_meta:meta])* $field:ident : $type:ty ),* $(,)? })?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        $vis enum $name {
            $(
                $(#[$variant_meta])*
                $variant $({ $( $(#[$field_meta])* $field: $type ),* })?
            ),*
        }

        impl $name {
            /// The id of every message of this enum with the names of its arguments.
            pub const CATALOGUE: &'static [(&'static str, &'static [&'static str])] =
                &[$(($id, &[$($(stringify!($field)),*)?])),*];
        }

        impl $crate::message::Message for $name {
            fn id(&self) -> &'static str {
                match self {
                    $( $name::$variant { .. } => $id, )*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::message::Arg)> {
                match self {
                    $(
                        $name::$variant $({ $($field),* })? => vec![
                            $($((stringify!($field), $crate::message::ToArg::to_arg($field))),*)?
                        ],
                    )*
                }
            }
        }
    };
}
