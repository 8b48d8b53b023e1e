//! Annotation signs and their numbers (PGN 10).

/// The number of an annotation sign; `None` if it has none.
pub(super) fn nag_of_sign(sign: &str) -> Option<u8> {
    Some(match sign {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "⩲" | "+=" | "+/=" => 14,
        "⩱" | "=+" | "=/+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
        _ => return None,
    })
}

/// The number in `$5`; `None` if it is above 255 (PGN 10).
pub(super) fn nag_of_number(text: &str) -> Option<u8> {
    text.strip_prefix('$')?.parse().ok()
}
