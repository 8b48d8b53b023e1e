//! The director's PIN: salted, stretched, with pauses after wrong tries.
//!
//! It deters and leaves traces, and is no barrier: whoever owns the device can read its storage (`design.md` §7.8). The
//! pauses are counted from the log, so that a reload does not shorten them.

use std::time::Duration;

use pbkdf2::pbkdf2_hmac;
use scoresheet_record::log::{Event, Log, Stamp, Unlock};
use sha2::Sha256;

/// The fewest digits or letters of a PIN.
pub const SHORTEST_PIN: usize = 4;

/// The most digits or letters of a PIN.
pub const LONGEST_PIN: usize = 32;

/// Rounds of stretching: about 50 ms in a browser on a tablet, for each guess.
const ROUNDS: u32 = 30_000;

/// How a sealed PIN begins, so that another way of sealing can be told apart later.
const SCHEME: &str = "pbkdf2-sha256";

/// A PIN as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedPin {
    rounds: u32,
    salt: Vec<u8>,
    hash: [u8; 32],
}

/// What came of a try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PinTry {
    /// The PIN is right.
    Right,
    /// It is wrong.
    Wrong,
    /// It was not looked at: so long must be waited yet.
    TooSoon(Duration),
}

impl SealedPin {
    /// Seals a PIN with a salt.
    #[must_use]
    pub fn seal(pin: &str, salt: &[u8]) -> SealedPin {
        SealedPin { rounds: ROUNDS, salt: salt.to_vec(), hash: stretched(pin, salt, ROUNDS) }
    }

    /// Reads a sealed PIN as [`to_text`](Self::to_text) wrote it.
    #[must_use]
    pub fn from_text(text: &str) -> Option<SealedPin> {
        let mut parts = text.split('$');
        let (scheme, rounds, salt, hash) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        if scheme != SCHEME || parts.next().is_some() {
            return None;
        }
        let hash = bytes(hash)?.try_into().ok()?;
        Some(SealedPin { rounds: rounds.parse().ok().filter(|rounds| *rounds > 0)?, salt: bytes(salt)?, hash })
    }

    /// The sealed PIN as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("{SCHEME}${}${}${}", self.rounds, digits(&self.salt), digits(&self.hash))
    }

    /// Whether this is the PIN.
    #[must_use]
    pub fn opens(&self, pin: &str) -> bool {
        // Not by the first differing byte, which would tell how far a guess was right.
        let guess = stretched(pin, &self.salt, self.rounds);
        guess.iter().zip(&self.hash).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

fn stretched(pin: &str, salt: &[u8], rounds: u32) -> [u8; 32] {
    let mut hash = [0; 32];
    pbkdf2_hmac::<Sha256>(pin.as_bytes(), salt, rounds, &mut hash);
    hash
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
    pairs.iter().map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()).collect()
}

/// How long must be waited before a PIN is looked at: nothing after up to two wrong ones in a row, then half a minute,
/// doubled with each further wrong one up to eight minutes.
#[must_use]
pub fn waiting(log: &Log, now: Stamp) -> Duration {
    let locks = log.entries().iter().rev().filter_map(|logged| match logged.what {
        Event::Unlock(unlock) => Some((unlock, logged.at)),
        _ => None,
    });
    let mut last_wrong = None;
    let mut wrong = 0_u32;
    for (unlock, at) in locks {
        match unlock {
            Unlock::WrongPin => {
                wrong += 1;
                last_wrong = last_wrong.or(Some(at));
            }
            Unlock::Unlocked | Unlock::PinSet => break,
            Unlock::TooSoon | Unlock::Locked => {}
        }
    }
    let Some(last_wrong) = last_wrong.filter(|_| wrong > 2) else { return Duration::ZERO };
    let pause = Duration::from_secs(30 << (wrong - 3).min(4));
    // A wall clock that was set back must not lock the director out for longer than the pause itself.
    let passed = now.wall.signed_duration_since(last_wrong.wall).to_std().unwrap_or(Duration::ZERO);
    pause.saturating_sub(passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Stamp {
        let wall = "2026-05-01T10:00:00+02:00".parse::<chrono::DateTime<chrono::FixedOffset>>().unwrap();
        Stamp { wall: wall + chrono::TimeDelta::seconds(second), since_start: Duration::ZERO }
    }

    #[test]
    fn a_sealed_pin_opens_with_its_pin_alone_and_is_read_as_it_was_written() {
        let sealed = SealedPin::seal("2718", &[7; 16]);
        assert!(sealed.opens("2718"));
        assert!(!sealed.opens("2717") && !sealed.opens("") && !sealed.opens("27180"));
        assert_eq!(SealedPin::from_text(&sealed.to_text()), Some(sealed.clone()));
        assert!(!sealed.to_text().contains("2718"));
        assert_ne!(SealedPin::seal("2718", &[8; 16]), sealed, "the salt counts");
        for damaged in ["", "pbkdf2-sha256$1$00", "md5$1$00$00", "pbkdf2-sha256$0$00$00", "pbkdf2-sha256$1$0$00"] {
            assert_eq!(SealedPin::from_text(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn wrong_pins_make_the_lock_wait_longer_each_time() {
        let mut log = Log::new();
        log.append(at(0), Event::Unlock(Unlock::PinSet));
        let pauses = [0, 0, 30, 60, 120, 240, 480, 480];
        for (second, pause) in pauses.into_iter().enumerate() {
            let now = at(i64::try_from(second).unwrap());
            log.append(now, Event::Unlock(Unlock::WrongPin));
            assert_eq!(waiting(&log, now).as_secs(), pause, "after {} wrong PINs", second + 1);
        }
        assert_eq!(waiting(&log, at(7 + 479)), Duration::from_secs(1));
        assert_eq!(waiting(&log, at(7 + 480)), Duration::ZERO);
        assert_eq!(waiting(&log, at(-9_999)).as_secs(), 480, "a clock set back");
        log.append(at(490), Event::Unlock(Unlock::Unlocked));
        log.append(at(491), Event::Unlock(Unlock::WrongPin));
        assert_eq!(waiting(&log, at(491)), Duration::ZERO, "a right PIN begins anew");
    }
}
