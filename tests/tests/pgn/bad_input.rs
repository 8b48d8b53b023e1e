//! Files that are broken, huge, or no PGN at all.

use std::time::{Duration, Instant};

use scoresheet_core::pgn::{Encoding, PgnOddity, games, read};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::ply::Ply;

use crate::{main_line, only_game};

#[test]
fn files_that_are_no_pgn_hold_no_games() {
    assert_eq!(read(b"").games, []);
    assert_eq!(read(b"").warnings[0].kind, PgnOddity::EmptyFile);
    assert_eq!(read(b" \r\n\0").games, []);
    for text in [
        "A letter. It was written on 12 May and says nothing of chess, but much about e4 and tea.",
        "{\"moves\": [1, 2, 3], \"name\": \"x\"}",
        "<html><body>* one * two</body></html>",
        "% only an escape",
        "* * *",
    ] {
        let pgn = read(text.as_bytes());
        assert_eq!(pgn.games, [], "{text}");
        assert_eq!(pgn.warnings.last().unwrap().kind, PgnOddity::NoGames, "{text}");
    }
}

#[test]
fn prose_before_a_game_is_skipped_and_told() {
    let text = "Dear arbiter, here is my game, which began with e4 as you may remember:\n\n[Event \"A\"]\n1. d4 *\n";
    let game = only_game(text);
    assert_eq!((game.index, main_line(&game)), (1, vec!["d4"]));
    assert_eq!(game.warnings[0].kind, PgnOddity::TextBeforeGame);
    assert_eq!(game.warnings[0].place.line, 1);
}

#[test]
fn text_behind_the_last_game_is_told() {
    let pgn = read(b"1. e4 e5 1-0\n\n1. The first rule of this club is to be on time\n");
    assert_eq!(pgn.games.len(), 1);
    assert_eq!(pgn.warnings.len(), 1);
    assert_eq!((&pgn.warnings[0].kind, pgn.warnings[0].place.line), (&PgnOddity::TextAfterGames, 3));
}

#[test]
fn a_clock_reading_that_has_no_move_stays_in_words() {
    let game = only_game("{[%clk 1:30:00]} 1. e4 {[%clk 1:29:00]} {[%clk 1:28:00] b} e5 *");
    assert_eq!(game.comments_before, ["[%clk 1:30:00]"]);
    assert_eq!(game.moves[0].clock, Some(ClockReading::from_seconds(5340)));
    assert_eq!(game.moves[0].comments, ["[%clk 1:28:00] b"]);
}

#[test]
fn every_encoding_and_line_end_gives_the_same_game() {
    let text = "[White \"Müller\"]\n[Result \"1-0\"]\n\n1. e4 e5\n2. Nf3 1-0\n";
    let latin_1: Vec<u8> = text.chars().map(|sign| u8::try_from(u32::from(sign)).unwrap()).collect();
    let utf_16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), Encoding::Utf8),
        (format!("\u{feff}{text}").into_bytes(), Encoding::Utf8),
        (text.replace('\n', "\r\n").into_bytes(), Encoding::Utf8),
        (text.replace('\n', "\r").into_bytes(), Encoding::Utf8),
        (format!("{text}\0\0").into_bytes(), Encoding::Utf8),
        (latin_1, Encoding::Windows1252Lines),
        (utf_16, Encoding::Utf16LittleEndian),
    ] {
        let pgn = read(&bytes);
        assert_eq!(pgn.encoding, encoding);
        assert_eq!(pgn.games.len(), 1);
        assert_eq!(pgn.games[0].tag("White"), Some("Müller"), "{encoding:?}");
        assert_eq!(main_line(&pgn.games[0]), ["e4", "e5", "Nf3"]);
        assert_eq!(pgn.games[0].moves[2].place.line, 5);
    }
}

#[test]
fn a_game_cut_off_anywhere_keeps_what_was_whole() {
    let text = "[Event \"A\"]\n[White \"B\"]\n\n1. e4 {[%clk 0:10:00] fine} e5 (1... c5 {x}) 2. Nf3 Nc6 1-0\n";
    let whole = ["e4", "e5", "Nf3", "Nc6"];
    for (end, _) in text.char_indices().skip(1) {
        for game in games(&text[..end]) {
            let found = main_line(&game);
            let kept = &found[..found.len().saturating_sub(1)];
            assert!(whole.starts_with(kept), "{:?}: {found:?}", &text[..end]);
            assert!(!game.warnings.is_empty());
        }
    }
    assert_eq!(games(&text[..text.len() - 5]).count(), 1);
}

/// Pseudo-random numbers, the same in each run (xorshift).
fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(Some(seed), |state| {
        let mut next = *state;
        next ^= next << 13;
        next ^= next >> 7;
        next ^= next << 17;
        Some(next)
    })
}

fn read_quickly(bytes: &[u8]) -> usize {
    let begin = Instant::now();
    let found = read(bytes).games.len();
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?} for {} bytes", begin.elapsed(), bytes.len());
    found
}

#[test]
fn ten_megabytes_of_rubbish_are_read_quickly() {
    let random: Vec<u8> = numbers(7).take(1_250_000).flat_map(u64::to_le_bytes).collect();
    read_quickly(&random);
    let pieces =
        ["[", "]", "{", "}", "(", ")", "\"", "[A \"", "e4", " ", "1.", "\n", "$", "*", "\\", "Nf3", ";", "1-0"];
    let shuffled: String = numbers(11).take(1_000_000).map(|number| pieces[number as usize % pieces.len()]).collect();
    read_quickly(shuffled.as_bytes());
}

/// Each of these would take for ever if reading looked ahead again and again.
#[test]
fn a_megabyte_of_one_sign_is_read_quickly() {
    for piece in
        ["[", "{", "(", "(a)", "\"", "[a", "[A \"", "[A \"\\\"]", "1", ".", "e", "0-", "$", "[A \" ", "{[%", "\r"]
    {
        read_quickly(piece.repeat(1_000_000 / piece.len()).as_bytes());
    }
    let tag = format!("[A \"{}", "\" ".repeat(500_000));
    read_quickly(tag.as_bytes());
    let comment = format!("1. e4 {{{}", "[Event \n[%clk".repeat(80_000));
    read_quickly(comment.as_bytes());
}

#[test]
fn a_game_of_2000_plies_is_read_whole() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut text = String::from("[Event \"A\"]\n\n");
    for row in 0..1000 {
        text += &format!("{}. {} {} ", row + 1, moves[row % 2 * 2], moves[row % 2 * 2 + 1]);
    }
    let game = only_game(&format!("{text}*"));
    assert_eq!(game.moves.len(), 2000);
    assert_eq!(game.line().cells.len(), 2000);
    assert_eq!(game.label(Ply(2000)).unwrap().to_string(), "1000...");
    assert_eq!(game.warnings.len(), 1, "{:?}", game.warnings);
}

#[test]
fn variations_a_hundred_thousand_deep_are_no_trouble() {
    let depth = 100_000;
    let text = format!("1. e4 {}1. d4{} e5 *", "(".repeat(depth), ")".repeat(depth));
    let game = only_game(&text);
    assert_eq!((main_line(&game), game.variations), (vec!["e4", "e5"], 1));
}

#[test]
fn rubbish_lists_a_hundred_oddities_and_counts_the_rest() {
    let text = format!("[A \"1\"]\n1. e4 {}", "rubbish ".repeat(5000));
    let warnings = only_game(&text).warnings;
    assert_eq!(warnings.len(), 101);
    // Each word is named or counted; that tags and the result are missing takes no bytes.
    let more = &warnings.last().unwrap().kind;
    assert!(matches!(more, PgnOddity::MoreOddities { count, bytes } if *count > 4800 && *bytes == 7 * (count - 2)));
}
