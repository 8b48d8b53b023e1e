//! `pgn_import`: what a PGN file holds, game by game, with everything that is odd about it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use scoresheet_core::pgn::{self, Encoding, Game, GameResult, PgnMove, PgnWarning, Place, marked};
use scoresheet_core::replay::{Played, PlyState, Replay};
use scoresheet_record::message::Message;
use scoresheet_texts::{Language, Texts};

use super::QuestionError;

/// A file, as text or by its bytes.
#[derive(Debug, Deserialize)]
struct FileJson {
    pgn: Option<String>,
    pgn_bytes_hex: Option<String>,
}

/// A game as it was read.
#[derive(Debug, Serialize)]
struct GameJson {
    /// The moves in SAN up to the first that is not legal, not readable or not there.
    mainline: Vec<String>,
    /// The ply of the first move that is not legal or not readable, unless a gap comes before it.
    error_ply: Option<u32>,
    /// The ply of the first place left open, unless a fault comes before it.
    gap_at_ply: Option<u32>,
    /// The moves from there on, as they are written.
    unverified: Vec<String>,
    /// Null where the tag and the moves contradict each other.
    result: Option<&'static str>,
    result_tag: Option<String>,
    result_marker: Option<&'static str>,
    /// PGN says that a game was drawn and not why; nothing is guessed.
    draw_reason: Option<&'static str>,
    tags: BTreeMap<String, String>,
    fen: String,
    chess960: bool,
    comments: Vec<String>,
    variation_comments: Vec<String>,
    /// Variations of the main line, and those within them.
    variations: u32,
    nested_variations: u32,
    variation_texts: Vec<String>,
    nags: Vec<u8>,
    /// The reading beside each move.
    clocks: Vec<Option<String>>,
    /// The plies with a draw offer.
    draw_offers: Vec<u32>,
    line: u32,
    warnings: Vec<WarningJson>,
}

/// Something odd and its place.
#[derive(Debug, Serialize)]
struct WarningJson {
    id: &'static str,
    message: String,
    game: u32,
    line: u32,
    column: u32,
}

/// Tags under whose usual names the values are told too where a file has them in other letters, such as `Setup`.
const KNOWN_TAGS: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN", "Variant"];

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let pgn = pgn::read(&bytes(input)?);
    let texts = Texts::new(Language::English);
    let ends = pgn.games.iter().skip(1).map(|next| next.line).chain([u32::MAX]);
    let mut games = Vec::new();
    for (game, end) in pgn.games.iter().zip(ends) {
        // What is odd about the file is told in the game that it stands in, too.
        let is_here =
            |warning: &&PgnWarning| warning.place.line < end && (game.index == 1 || warning.place.line >= game.line);
        let replay = Replay::of(&game.line());
        let of_file = pgn.warnings.iter().filter(is_here).map(|odd| warning(odd, &texts));
        let warnings = of_file.chain(warnings(game, &replay, &texts)).collect();
        games.push(GameJson { warnings, ..read(game, &replay) });
    }
    let warnings: Vec<WarningJson> = pgn.warnings.iter().map(|odd| warning(odd, &texts)).collect();
    Ok(json!({ "encoding": encoding(pgn.encoding), "games": games, "warnings": warnings }))
}

fn bytes(input: &Value) -> Result<Vec<u8>, QuestionError> {
    let file: FileJson = serde_json::from_value(input.clone())?;
    match (file.pgn, file.pgn_bytes_hex) {
        (Some(text), None) => Ok(text.into_bytes()),
        (None, Some(hex)) => from_hex(&hex).ok_or(QuestionError::Hex),
        (None, None) | (Some(_), Some(_)) => Err(QuestionError::NoFile),
    }
}

/// The bytes that pairs of hexadecimal digits name; blanks between them are free.
fn from_hex(hex: &str) -> Option<Vec<u8>> {
    let signs = hex.chars().filter(|sign| !sign.is_whitespace());
    let digits: Vec<u32> = signs.map(|sign| sign.to_digit(16)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|[high, low]| u8::try_from(high * 16 + low).ok()).collect()
}

fn encoding(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 => "utf-8",
        Encoding::Utf16LittleEndian => "utf-16le",
        Encoding::Utf16BigEndian => "utf-16be",
        Encoding::Windows1252Lines => "windows-1252",
    }
}

/// All but the warnings.
fn read(game: &Game, replay: &Replay) -> GameJson {
    // From a start that could not be read no move is sure.
    let is_sure =
        |played: &&Played| has_start(game) && matches!(played.state, PlyState::Legal { .. } | PlyState::Followed);
    let sure: Vec<&Played> = replay.plies.iter().take_while(is_sure).collect();
    let stop = replay.plies.get(sure.len());
    let (gap, error) = match stop.map(|played| (played, game.moves.get(sure.len()))) {
        Some((played, Some(written))) if is_hole(played, written) => (Some(played.ply.0), None),
        Some((played, _)) => (None, Some(played.ply.0)),
        None => (None, None),
    };
    let variations = || game.moves.iter().flat_map(|played| &played.variations);
    let offers = game.moves.iter().zip(1..).filter(|(played, _)| played.draw_offered);
    GameJson {
        mainline: sure.iter().map(|played| replay.move_text(played)).collect(),
        error_ply: error,
        gap_at_ply: gap,
        unverified: game.moves.iter().skip(sure.len()).map(|played| played.text.to_string()).collect(),
        result: result(game),
        result_tag: game.result_tag.map(GameResult::figures).or(game.tag("Result")).map(str::to_owned),
        result_marker: game.result_marker.map(GameResult::figures),
        draw_reason: None,
        tags: tags(game),
        fen: game.start.to_fen(),
        chess960: game.start.chess960,
        comments: comments(game),
        variation_comments: variations().flat_map(|variation| variation.comments.clone()).collect(),
        variations: game.variations,
        nested_variations: variations().map(|variation| variation.nested).sum(),
        variation_texts: variations().map(|variation| variation.text.clone()).collect(),
        nags: game.moves.iter().flat_map(|played| played.nags.clone()).collect(),
        clocks: game.moves.iter().map(|played| played.clock.map(|clock| clock.to_string())).collect(),
        draw_offers: offers.map(|(_, ply)| ply).collect(),
        line: game.line,
        warnings: Vec::new(),
    }
}

/// Whether the start of the game could be read.
fn has_start(game: &Game) -> bool {
    !game.warnings.iter().any(|warning| warning.kind.spoils_the_start())
}

/// Whether the record has no move here, rather than a wrong one.
fn is_hole(played: &Played, written: &PgnMove) -> bool {
    played.state == PlyState::Missing || marked(written.text.as_str()).is_some()
}

/// What is said of the result: nothing is `*`, and a contradiction is nothing.
fn result(game: &Game) -> Option<&'static str> {
    let is_contradicted = game.result_tag.is_some() && game.result_marker.is_some();
    match game.result {
        Some(result) => Some(result.figures()),
        None if is_contradicted => None,
        None => Some(GameResult::Open.figures()),
    }
}

/// The tags, of repeated ones the first.
fn tags(game: &Game) -> BTreeMap<String, String> {
    let mut tags = BTreeMap::new();
    for tag in &game.tags {
        tags.entry(tag.name.clone()).or_insert_with(|| tag.value.clone());
    }
    for name in KNOWN_TAGS {
        if let Some(value) = game.tag(name) {
            tags.entry(name.to_owned()).or_insert_with(|| value.to_owned());
        }
    }
    tags
}

fn comments(game: &Game) -> Vec<String> {
    let behind_moves = game.moves.iter().flat_map(|played| &played.comments);
    game.comments_before.iter().chain(behind_moves).cloned().collect()
}

/// What is odd about the text of the game, about its start and about its moves up to the first fault.
fn warnings(game: &Game, replay: &Replay, texts: &Texts) -> Vec<WarningJson> {
    let begin = Place { game: game.index, line: game.line, column: 1 };
    let mut told: Vec<WarningJson> = game.warnings.iter().map(|odd| warning(odd, texts)).collect();
    told.extend(replay.flaws.iter().map(|flaw| message(flaw, begin, texts)));
    for (played, written) in replay.plies.iter().zip(&game.moves).take_while(|_| has_start(game)) {
        match &played.state {
            PlyState::Legal { slips } => told.extend(slips.iter().map(|slip| message(slip, written.place, texts))),
            PlyState::Illegal { why } => told.push(message(why, written.place, texts)),
            PlyState::Unread { why } => {
                told.push(message(&why.message(written.text.as_str()), written.place, texts));
            }
            PlyState::Followed | PlyState::Missing | PlyState::Unplaced => {}
        }
        if played.is_gap() || matches!(played.state, PlyState::Illegal { .. }) {
            break;
        }
    }
    if has_start(game) {
        told.extend(pgn::variation_oddities(game, replay).iter().map(|odd| warning(odd, texts)));
    }
    told
}

fn warning(warning: &PgnWarning, texts: &Texts) -> WarningJson {
    message(&warning.kind, warning.place, texts)
}

fn message(message: &dyn Message, place: Place, texts: &Texts) -> WarningJson {
    let Place { game, line, column } = place;
    WarningJson { id: message.id(), message: texts.say(message), game, line, column }
}
