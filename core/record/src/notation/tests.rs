use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::men::{CastlingSide, File, Rank, Role, Square};

fn read(text: &str) -> String {
    Spelling::read(&MoveText::new(text)).map_or_else(|error| error.to_string(), |spelling| spelling.to_string())
}

fn oddities(text: &str) -> Vec<Oddity> {
    Spelling::read_noting(&MoveText::new(text), Notation::default()).unwrap().oddities
}

#[test]
fn every_usual_spelling_is_read() {
    for (text, printed) in [
        ("e4", "e4"),
        ("Nbxd7+!?", "Nbxd7+"),
        ("exd6 e.p.", "exd6"),
        ("exd6ep", "exd6"),
        ("exd6+ e.p.", "exd6+"),
        ("exd6 e.p.+", "exd6+"),
        ("e8=Q", "e8=Q"),
        ("e8Q", "e8=Q"),
        ("b8(Q)#", "b8=Q#"),
        ("e8=(N)", "e8=N"),
        ("e8/R", "e8=R"),
        ("e8-Q", "e8=Q"),
        ("e8b", "e8=B"),
        ("e8B", "e8=B"),
        ("O-O", "O-O"),
        ("0-0-0#", "O-O-O#"),
        ("o-o+", "O-O+"),
        ("0–0", "O-O"),
        ("OOO", "O-O-O"),
        ("Ng1-f3", "Ng1-f3"),
        ("Ng1f3", "Ng1-f3"),
        ("Ng1xf3", "Ng1xf3"),
        ("N1xf3", "N1xf3"),
        ("N-f3", "Nf3"),
        ("N f3", "Nf3"),
        ("e2-e4", "e2e4"),
        ("e2e4", "e2e4"),
        ("e2xd3", "e2d3"),
        ("e2:d3", "e2d3"),
        ("e7e8q", "e7e8=Q"),
        ("e7e8=Q", "e7e8=Q"),
        ("a7-a8=Q+", "a7a8=Q"),
        ("Pe4", "e4"),
        ("Pe2-e4", "Pe2-e4"),
        ("xe6", "xe6"),
        ("ef4", "ef4"),
        ("bxc3", "bxc3"),
        ("Bxc3", "Bxc3"),
        ("nf3", "Nf3"),
        ("kxe2", "Kxe2"),
        ("E4", "e4"),
        ("NF3", "Nf3"),
        ("--", "--"),
        ("Z0", "--"),
        ("@@@@", "--"),
        ("null", "--"),
        ("—", "--"),
        ("Qh7++", "Qh7#"),
        ("Qh7 mate", "Qh7#"),
        ("Qh7ch.", "Qh7+"),
        ("Qh7†", "Qh7+"),
        ("Nf3+-", "Nf3"),
        ("Nf3 $14", "Nf3"),
        ("Nf3(=)", "Nf3"),
        ("N×f3", "Nxf3"),
        ("Ng1—f3", "Ng1-f3"),
        ("♘f3", "Nf3"),
        ("♞\u{fe0e}xf3", "Nxf3"),
        ("e8=♕", "e8=Q"),
        ("N(b)d7", "Nbd7"),
        ("N(b)xd7", "Nbxd7"),
        ("R(1)e2", "R1e2"),
        ("N/bd7", "Nbd7"),
        ("N(b1)-d2", "Nb1-d2"),
        ("5254", "e2e4"),
        ("57581", "e7e8=Q"),
        ("57584", "e7e8=N"),
        ("О-О", "O-O"),
        ("е4", "e4"),
        ("Nхf3", "Nxf3"),
        ("Qh7 matt", "Qh7#"),
        ("Nf6 dbl ch", "Nf6+"),
        ("exd", "exd"),
        ("ed", "exd"),
        ("exd+", "exd+"),
        ("exd=Q", "exd=Q"),
        ("12.Nf3", "Nf3"),
        ("12... Nf6", "Nf6"),
        ("12…Nf6", "Nf6"),
        ("...Nf6", "Nf6"),
        ("1 e4", "e4"),
        ("\u{200b}e4", "e4"),
        ("N\u{200b}f3", "Nf3"),
        ("\u{feff}e4", "e4"),
        ("Ｎｆ３", "Nf3"),
        ("exd6 en passant", "exd6"),
        ("Nf6.", "Nf6"),
        ("Nf6;", "Nf6"),
    ] {
        assert_eq!(read(text), printed, "{text}");
    }
}

#[test]
fn what_is_odd_in_the_spelling_is_kept() {
    for (text, expected) in [
        ("Nbxd7+", vec![]),
        ("e8=Q#", vec![]),
        ("O-O", vec![]),
        ("--", vec![]),
        ("0-0", vec![Oddity::ZeroCastling]),
        ("OO", vec![Oddity::CastlingHyphens]),
        ("o-o", vec![Oddity::LowerCaseLetter]),
        ("e8Q", vec![Oddity::PromotionSign]),
        ("e8=q", vec![Oddity::LowerCaseLetter]),
        ("e7e8q", vec![Oddity::Coordinates]),
        ("exd6 e.p.", vec![Oddity::EnPassantSuffix]),
        ("Ng1-f3", vec![Oddity::LongForm]),
        ("Pe4", vec![Oddity::PawnLetter]),
        ("ef4", vec![Oddity::NoCaptureSign]),
        ("Qh7ch", vec![Oddity::CheckSign]),
        ("e2e4+", vec![Oddity::Coordinates, Oddity::CheckDropped]),
        ("N×f3", vec![Oddity::SignVariant]),
        ("N f3", vec![Oddity::Blanks]),
        ("Nf3!?", vec![Oddity::Annotation]),
        ("Nf3 (=)", vec![Oddity::DrawOfferMark]),
        ("Z0", vec![Oddity::PassSign]),
        ("E4", vec![Oddity::UpperCaseFile]),
        ("5254", vec![Oddity::Numeric]),
        ("N(b)d7", vec![Oddity::SquareLeftMarked]),
        ("♘f3", vec![]),
        ("е4", vec![Oddity::SignVariant]),
    ] {
        assert_eq!(oddities(text), expected, "{text}");
    }
}

/// Source: PGN 8.2.3.2 for the letters; Russian as in the Russian edition of the FIDE Laws.
#[test]
fn each_language_is_read_with_its_own_letters_alone() {
    for (code, text, printed) in [
        ("de", "Sbxd7", "Nbxd7"),
        ("de", "Dh5+", "Qh5+"),
        ("de", "e8D", "e8=Q"),
        ("de", "e8=d", "e8=Q"),
        ("de", "sf3", "Nf3"),
        ("de", "Be2-e4", "Pe2-e4"),
        ("fr", "Re2", "Ke2"),
        ("es", "Ac4", "Bc4"),
        ("es", "A5c4", "B5c4"),
        ("nl", "Pf3", "Nf3"),
        ("it", "Cbd2", "Nbd2"),
        ("pl", "Hd8", "Qd8"),
        ("pl", "Gf4", "Bf4"),
        ("ru", "Крf1", "Kf1"),
        ("ru", "Кf3", "Nf3"),
        ("ru", "Ле1", "Re1"),
        ("ru", "Сс4", "Bc4"),
        ("ru", "Фхе5", "Qxe5"),
        ("ru", "e8Ф", "e8=Q"),
        ("ru", "крf1", "Kf1"),
        ("ru", "О-О", "O-O"),
        ("ru", "Kc3", "Nc3"),
        ("ru", "Cb3", "Bb3"),
        ("ru", "Kpe2", "Ke2"),
        ("cs", "Jf3", "Nf3"),
        ("hu", "Be1", "Re1"),
        ("hu", "Hf3", "Nf3"),
        ("hu", "e7e8b", "e7e8=B"),
        ("de", "♘f3", "Nf3"),
    ] {
        let notation: Notation = code.parse().unwrap();
        let read = Spelling::read_in(&MoveText::new(text), notation).map(|spelling| spelling.to_string());
        assert_eq!(read, Ok(printed.to_owned()), "{code} {text}");
    }
    for (code, text) in [("de", "Nf3"), ("de", "Qh5"), ("fr", "Kf1"), ("ru", "Nf3"), ("hu", "Rf1"), ("de", "e8=Q")] {
        let notation: Notation = code.parse().unwrap();
        assert!(Spelling::read_in(&MoveText::new(text), notation).is_err(), "{code} {text}");
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, part) in [
        ("", "no move is written"),
        ("!?", "no move is written"),
        ("Nf9", "the square"),
        ("Nf", "the square"),
        ("exg", "the square"),
        ("K", "the square"),
        ("e4x", "the square"),
        ("Sf3", "'S'"),
        ("Кf3", "'К'"),
        ("Dxd4", "'D'"),
        ("Nf3z", "\"z\""),
        ("e4e5e6", "\"e6\""),
        ("O-O-O-O", "'O'"),
        ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "33 characters"),
    ] {
        let error = Spelling::read(&MoveText::new(text)).unwrap_err().to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
}

fn any_spelling() -> impl Strategy<Value = Spelling> {
    let square = select(Square::ALL.to_vec());
    let role = select(Role::ALL.to_vec());
    let check = option::of(select(vec![CheckMark::Check, CheckMark::Mate]));
    let from = (option::of(select(File::ALL.to_vec())), option::of(select(Rank::ALL.to_vec())));
    let man = (role.clone(), from, any::<bool>(), square.clone(), option::of(role.clone()), check.clone()).prop_map(
        |(role, (from_file, from_rank), captures, to, promotion, check)| {
            Spelling::Man(ManSpelling { role, from_file, from_rank, captures, to, promotion, check })
        },
    );
    let sides = select(vec![CastlingSide::KingSide, CastlingSide::QueenSide]);
    let castle = (sides, check).prop_map(|(side, check)| Spelling::Castle { side, check });
    let squares = (square.clone(), square, option::of(role)).prop_map(|(from, to, promotion)| Spelling::Squares {
        from,
        to,
        promotion,
    });
    let files = select(File::ALL.to_vec()).prop_flat_map(|from| {
        let beside = File::ALL.into_iter().filter(|to| from.distance(*to) == 1).collect::<Vec<_>>();
        (Just(from), select(beside))
    });
    let takes =
        (files, option::of(select(Role::ALL.to_vec())), option::of(select(vec![CheckMark::Check, CheckMark::Mate])))
            .prop_map(|((from, to), promotion, check)| Spelling::PawnTakes { from, to, promotion, check });
    prop_oneof![8 => man, 1 => castle, 2 => squares, 1 => takes, 1 => Just(Spelling::Pass)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_printed_reads_the_same(spelling in any_spelling()) {
        let printed = spelling.to_string();
        prop_assert_eq!(Spelling::read(&MoveText::new(&printed)), Ok(spelling), "{}", printed);
    }

    #[test]
    fn what_is_written_in_any_letters_reads_the_same(
        spelling in any_spelling(),
        letters in select(Letters::ALL.to_vec()),
    ) {
        let written = spelling.in_letters(letters);
        let read = Spelling::read_in(&MoveText::new(&written), Notation::Algebraic(letters));
        prop_assert_eq!(read, Ok(spelling), "{} {}", letters, written);
    }

    #[test]
    fn what_is_printed_is_one_move_to_the_lexer(spelling in any_spelling()) {
        let printed = spelling.to_string();
        let kinds: Vec<_> = lexer::tokens(&printed).map(|token| token.kind).collect();
        prop_assert_eq!(kinds, [lexer::TokenKind::Move], "{}", printed);
    }

    #[test]
    fn any_text_is_read_or_refused_and_what_was_read_prints_and_reads_the_same(
        text in prop_oneof![".{0,12}", "[KQRBNPkqrnpOo0a-hx1-8=+#!?.@$ Z-]{0,9}", "[KQRBNPt]{1,3}[-x(/][KQRBNPt]{0,3}[1-8)=/(KQch.ep]{0,4}"]
    ) {
        for notation in Notation::all() {
            let Ok(spelling) = Spelling::read_in(&MoveText::new(&text), notation) else { continue };
            let (written, again) = match notation {
                Notation::Algebraic(letters) => (spelling.in_letters(letters), notation),
                Notation::Descriptive => (spelling.to_string(), notation),
            };
            prop_assert_eq!(Spelling::read_in(&MoveText::new(&written), again), Ok(spelling), "{} {}", notation, written);
        }
    }
}
