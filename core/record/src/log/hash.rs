//! The hash of a log entry.

use std::fmt;
use std::str::FromStr;

/// A SHA-256 hash. It is written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub(super) [u8; 32]);

impl Hash {
    /// What the first entry of a log names as the hash before it: all zeros.
    pub const START: Hash = Hash([0; 32]);
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// A hash that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("hash {text:?} is not 64 lower-case hexadecimal digits")]
pub struct HashError {
    text: String,
}

impl FromStr for Hash {
    type Err = HashError;

    fn from_str(text: &str) -> Result<Hash, HashError> {
        let fault = || HashError { text: text.to_owned() };
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(fault()) };
        let bytes: Option<Vec<u8>> = pairs.iter().map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?)).collect();
        let bytes = bytes.ok_or_else(fault)?;
        bytes.try_into().map(Hash).map_err(|_| fault())
    }
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_read_as_it_is_written() {
        let hash = Hash(std::array::from_fn(|index| u8::try_from(index * 8).unwrap()));
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert_eq!(hash.to_string().len(), 64);
    }

    #[test]
    fn a_bad_hash_is_refused() {
        let good = Hash::START.to_string();
        for bad in
            [String::new(), good.replacen('0', "", 1), format!("{good}0"), good.replace("00", "0G"), "A".repeat(64)]
        {
            assert!(bad.parse::<Hash>().is_err(), "{bad}");
        }
    }
}
