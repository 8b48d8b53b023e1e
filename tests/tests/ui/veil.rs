//! Placeholders for what a record screen may show of the men, so that everything else can be compared.

/// What is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Veil {
    /// Which man stands on a square, and the texts of moves.
    Men,
    /// And whether one stands there at all.
    MenAndWhereTheyStand,
    /// And which squares the last entry names.
    MenAndMarks,
}

/// The page with its placeholders. It speaks English.
pub fn veiled(html: &str, veil: Veil) -> String {
    let mut out = String::new();
    // The drawings of the men are the same on every screen.
    let (start, html) = html.split_once("</symbol>\n</svg>").unwrap_or(("", html));
    out.push_str(start);
    let mut pieces = pieces(html).into_iter().peekable();
    let mut within = "";
    while let Some(piece) = pieces.next() {
        let text = piece.text;
        match piece.kind {
            Kind::Text if within == "text" => out.push_str("TEXT"),
            Kind::Text if within == "notice" => out.push_str(&after_label(text, "Entered: ")),
            Kind::Text => {
                let text = after_label(text, "Correcting ");
                let text = after_label(&text, "New entry before ");
                out.push_str(&after_label(&text, "NOT SAVED from "));
            }
            Kind::Tag if text.starts_with("<svg class=\"man\"") && veil != Veil::Men => {
                while pieces.next_if(|inner| inner.text != "</svg>").is_some() {}
                pieces.next();
            }
            Kind::Tag => out.push_str(&tag(text, veil)),
        }
        if piece.kind == Kind::Tag {
            within = attribute(text, "class").unwrap_or_default();
        }
    }
    out
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tag,
    Text,
}

#[derive(Debug, Clone, Copy)]
struct Piece<'a> {
    kind: Kind,
    text: &'a str,
}

fn pieces(html: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = html;
    while !rest.is_empty() {
        let (kind, end) = match rest.strip_prefix('<') {
            Some(_) => (Kind::Tag, rest.find('>').map_or(rest.len(), |at| at + 1)),
            None => (Kind::Text, rest.find('<').unwrap_or(rest.len())),
        };
        let (text, after) = rest.split_at(end);
        pieces.push(Piece { kind, text });
        rest = after;
    }
    pieces
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = tag.split_once(&format!(" {name}=\""))?;
    after.split_once('"').map(|(value, _)| value)
}

fn tag(tag: &str, veil: Veil) -> String {
    if tag.starts_with("<use href=\"#white-") || tag.starts_with("<use href=\"#black-") {
        return "<use href=\"#MAN\">".to_owned();
    }
    // What was struck through is drawn by the style sheet.
    if let Some(struck) = attribute(tag, "data-text") {
        return tag.replace(&format!(" data-text=\"{struck}\""), " data-text=\"TEXT\"");
    }
    if !tag.contains(" aria-label=") {
        return tag.to_owned();
    }
    let mut tag = tag.to_owned();
    if tag.contains(" data-square=") {
        tag = without_man(&tag, if veil == Veil::Men { ", MAN" } else { "" });
    }
    if veil == Veil::MenAndMarks {
        tag = tag.replace(" data-mark=\"last\"", " data-mark=\"none\"").replace(", last entry\"", "\"");
        tag = tag.replace(" tabindex=\"0\"", " tabindex=\"-1\"");
    }
    match attribute(&tag, "aria-label") {
        // "4... Nf6, not saved yet": the number stays, and what follows the text.
        Some(label) if tag.contains(" data-ply=") => {
            let (number, rest) = label.split_once(' ').unwrap_or((label, ""));
            let after = rest.find(", ").map_or("", |at| &rest[at..]);
            tag.replace(&format!(" aria-label=\"{label}\""), &format!(" aria-label=\"{number} TEXT{after}\""))
        }
        Some(label) => {
            let plain = after_label(&after_label(label, "Correcting "), "New entry before ");
            tag.replace(&format!(" aria-label=\"{label}\""), &format!(" aria-label=\"{plain}\""))
        }
        None => tag,
    }
}

/// The tag of a square with this in the place of the man's name.
fn without_man(tag: &str, instead: &str) -> String {
    let Some(at) = tag.find(", white ").or_else(|| tag.find(", black ")) else { return tag.to_owned() };
    let (before, named) = tag.split_at(at);
    let kind = named.split(' ').nth(2).unwrap_or_default();
    let kind = kind.trim_end_matches(|sign: char| !sign.is_ascii_lowercase());
    let men = ["pawn", "knight", "bishop", "rook", "queen", "king"];
    assert!(men.contains(&kind), "{tag}");
    format!("{before}{instead}{}", &named[", white ".len() + kind.len()..])
}

/// The text without what follows these words and the number of a move.
fn after_label(text: &str, words: &str) -> String {
    let Some(rest) = text.strip_prefix(words) else { return text.to_owned() };
    let number: String = rest.chars().take_while(|sign| sign.is_ascii_digit() || *sign == '.').collect();
    format!("{words}{number} TEXT")
}

#[test]
fn the_veil_hides_men_and_texts_and_nothing_else() {
    let square = |label: &str, mark: &str, man: &str| {
        format!("<button data-square=\"e4\" data-mark=\"{mark}\" aria-label=\"{label}\">{man}</button>")
    };
    let man = |name: &str| format!("<svg class=\"man\"><use href=\"#{name}\"></use></svg>");
    let knight = square("e4, white knight, last entry", "last", &man("white-knight"));
    let rook = square("e4, black rook, last entry", "last", &man("black-rook"));
    assert_eq!(veiled(&knight, Veil::Men), veiled(&rook, Veil::Men));
    for other in [
        square("e4, black rook, selected", "last", &man("black-rook")),
        square("e4, black rook, last entry", "selected", &man("black-rook")),
        square("e4, last entry", "last", &man("black-rook")),
        square("e4, black rook, last entry", "last", ""),
        square("e4, black rook, last entry", "last", &format!("{}<i></i>", man("black-rook"))),
        rook.replace("<button", "<button class=\"check\""),
    ] {
        assert_ne!(veiled(&knight, Veil::Men), veiled(&other, Veil::Men), "{other}");
    }
    let empty = square("e4, last entry", "last", "");
    assert_eq!(veiled(&knight, Veil::MenAndWhereTheyStand), veiled(&empty, Veil::MenAndWhereTheyStand));
    let cell = |label: &str, text: &str| {
        format!("<button data-ply=\"2\" aria-label=\"{label}\"><span class=\"text\">{text}</span></button>")
    };
    let entry = veiled(&cell("1... Nf6, not saved yet", "Nf6"), Veil::Men);
    assert_eq!(entry, veiled(&cell("1... g8f6, not saved yet", "g8f6"), Veil::Men));
    assert_ne!(entry, veiled(&cell("1... g8f6", "g8f6"), Veil::Men));
    assert_ne!(entry, veiled(&cell("2... g8f6, not saved yet", "g8f6"), Veil::Men));
}
