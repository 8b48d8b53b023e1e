use proptest::prelude::*;

use super::TokenKind::{
    Annotation, BraceComment, CloseVariation, DrawOffer, Escape, LineComment, Move, MoveNumber, MoveSuffix, Nag,
    OpenVariation, Result, Tag, Unknown,
};
use super::*;

fn cut(text: &str) -> Vec<(TokenKind, &str)> {
    tokens(text).filter(|token| token.kind != TokenKind::Blank).map(|token| (token.kind, token.text)).collect()
}

#[test]
fn every_kind_of_token_is_known() {
    let closed = Tag(Ending::Closed);
    for (text, expected) in [
        ("[White \"A \\\"x\\\" ]\"]", vec![(closed, "[White \"A \\\"x\\\" ]\"]")]),
        ("[A \"1\"][B \"2\"]", vec![(closed, "[A \"1\"]"), (closed, "[B \"2\"]")]),
        ("[Dir \"C:\\\"] ", vec![(closed, "[Dir \"C:\\\"]")]),
        ("[White \"A\n1", vec![(Tag(Ending::Unterminated), "[White \"A"), (MoveNumber, "1")]),
        ("[White Smith]\n", vec![(closed, "[White Smith]")]),
        ("a [White “Smith”] b", vec![(Unknown, "a"), (closed, "[White “Smith”]"), (Unknown, "b")]),
        ("e4 [no tag] e5", vec![(Move, "e4"), (Unknown, "[no tag]"), (Move, "e5")]),
        ("1.e4", vec![(MoveNumber, "1."), (Move, "e4")]),
        ("12...Nf6", vec![(MoveNumber, "12..."), (Move, "Nf6")]),
        ("12…Nf6", vec![(MoveNumber, "12…"), (Move, "Nf6")]),
        ("44. ... Rf8", vec![(MoveNumber, "44."), (MoveNumber, "..."), (Move, "Rf8")]),
        ("1e4 e5", vec![(MoveNumber, "1"), (Move, "e4"), (Move, "e5")]),
        ("b8Q b8(Q)+ b8=Q b8/Q", vec![(Move, "b8Q"), (Move, "b8(Q)+"), (Move, "b8=Q"), (Move, "b8/Q")]),
        ("bxa6 e.p. bxa6e.p.", vec![(Move, "bxa6"), (MoveSuffix, "e.p."), (Move, "bxa6e.p.")]),
        ("-- Z0 @@@@ 0000 null", vec![(Move, "--"), (Move, "Z0"), (Move, "@@@@"), (Move, "0000"), (Move, "null")]),
        ("0-0 O-O-O+ o-o", vec![(Move, "0-0"), (Move, "O-O-O+"), (Move, "o-o")]),
        ("Qh5?!$14 +- ±", vec![(Move, "Qh5"), (Annotation, "?!"), (Nag, "$14"), (Annotation, "+-"), (Annotation, "±")]),
        ("(a4)(=)", vec![(OpenVariation, "("), (Move, "a4"), (CloseVariation, ")"), (DrawOffer, "(=)")]),
        ("e4 ; x\n% y\n", vec![(Move, "e4"), (LineComment, "; x"), (Escape, "% y")]),
        ("{a{b}", vec![(BraceComment(Ending::Closed), "{a{b}")]),
        ("1-0[Event \"x\"]", vec![(Result, "1-0"), (closed, "[Event \"x\"]")]),
        ("P-K4 Kt-KB3 NxPch", vec![(Move, "P-K4"), (Move, "Kt-KB3"), (Move, "NxPch")]),
        (
            "Kt-KB3 mate BxNmate PxR(Q) R/K1-Q1",
            vec![(Move, "Kt-KB3"), (MoveSuffix, "mate"), (Move, "BxNmate"), (Move, "PxR(Q)"), (Move, "R/K1-Q1")],
        ),
        (
            "1. 5254 5755 12 1234.",
            vec![(MoveNumber, "1."), (Move, "5254"), (Move, "5755"), (MoveNumber, "12"), (MoveNumber, "1234.")],
        ),
        ("cxd fe", vec![(Move, "cxd"), (Move, "fe")]),
        ("hello \" } , $", vec![(Unknown, "hello"), (Unknown, "\""), (Unknown, "}"), (Unknown, ","), (Unknown, "$")]),
    ] {
        assert_eq!(cut(text), expected, "{text}");
    }
}

#[test]
fn results_are_known_in_every_fashion() {
    for text in ["1-0", "0-1", "1/2-1/2", "*", "½-½", "0.5-0.5", "1–0", "0:1", "½", "1/2", "1-O", "O-1", "1 - 0", "½:½"]
    {
        assert_eq!(cut(text), [(Result, text)], "{text}");
    }
    assert_eq!(cut("1/2-1/2`"), [(Result, "1/2-1/2"), (Unknown, "`")]);
    for text in ["1-0-0", "0-0", "11-0", "1-1", "2-0"] {
        assert!(cut(text).iter().all(|(kind, _)| *kind != Result), "{text}");
    }
}

#[test]
fn an_unterminated_comment_does_not_swallow_the_next_game() {
    for game in ["[Event \"2\"]", "[White \"2\"]"] {
        for line_end in ["\n", "\r\n", "\r"] {
            let text = format!("{{lost{line_end}[I think]{line_end}{game}{line_end}{{closed}}");
            let found = cut(&text);
            assert_eq!(found.first().unwrap().0, BraceComment(Ending::Unterminated), "{text:?}");
            assert_eq!(found.get(1), Some(&(Tag(Ending::Closed), game)), "{text:?}");
        }
    }
    assert_eq!(cut("{\n[I think]\n}").len(), 1);
}

#[test]
fn lines_and_columns_are_counted_from_1_whatever_ends_a_line() {
    for line_end in ["\n", "\r\n", "\r"] {
        let text = format!("é e4{line_end}{line_end}{{a{line_end}b}} e5");
        let places: Vec<_> = tokens(&text)
            .filter(|token| token.kind != TokenKind::Blank)
            .map(|token| (token.text.chars().next().unwrap(), token.line, token.column))
            .collect();
        assert_eq!(places, [('é', 1, 1), ('e', 1, 3), ('{', 3, 1), ('e', 4, 4)], "{line_end:?}");
    }
}

#[test]
fn tags_are_read_with_or_without_their_ends() {
    for (text, name, value) in [
        ("[White \"A\"]", "White", "A"),
        ("[ White  \"A\\\\B \\\"C\\\"\" ]", "White", "A\\B \"C\""),
        ("[White \"A", "White", "A"),
        ("[White \"A]", "White", "A"),
        ("[White \"A \"Ace\" B\"]", "White", "A \"Ace\" B"),
        ("[Dir \"C:\\\"]", "Dir", "C:\\"),
        ("[Event \"Let\\\\'s\"]", "Event", "Let\\'s"),
        ("[Black \"[=0040]\"]", "Black", "[=0040]"),
        ("[Event \"\"]", "Event", ""),
        ("[Event: \"A\"]", "Event", "A"),
        ("[White = \"A\"]", "White", "A"),
        ("[White \"A\nB\"]", "White", "A B"),
        ("[White \"A\r\nB\" ]", "White", "A B"),
    ] {
        let found = tokens(text).next().unwrap();
        assert_eq!(found.text, text);
        assert_eq!(tag_pair(found.text), Some(TagPair { name, value: value.to_owned(), is_quoted: true }), "{text}");
    }
}

#[test]
fn a_tag_in_other_quotes_or_in_none_is_a_tag_where_no_doubt_is_left() {
    for (text, name, value) in [
        ("[White “Smith”]", "White", "Smith"),
        ("[White „Smith“]", "White", "Smith"),
        ("[Annotator «Smith, J.»]", "Annotator", "Smith, J."),
        ("[White 'O'Brien']", "White", "O'Brien"),
        ("[White “Smith\"]", "White", "Smith"),
        ("[White “[x] y”] ", "White", "[x] y"),
        ("[White O'Brien]", "White", "O'Brien"),
        ("[Result 1-0]", "Result", "1-0"),
    ] {
        let found = tokens(text).next().unwrap();
        assert_eq!(found.text, text.trim_end());
        assert_eq!(tag_pair(found.text), Some(TagPair { name, value: value.to_owned(), is_quoted: false }), "{text}");
    }
    for text in ["[Annotator Smith]", "[White]", "[I think, it's so]", "[Let's go]", "[]"] {
        assert_eq!(tag_pair(text), None, "{text}");
    }
}

/// Where the next line does not end the value, a tag ends with its own line.
#[test]
fn a_tag_takes_a_second_line_only_to_end_its_value() {
    for next in ["[Black \"B\"]", "1. e4 {a \"word\"} e5", "B \"C\"]", "B\"] 1. e4"] {
        let text = format!("[White \"A\n{next}");
        assert_eq!(cut(&text).first(), Some(&(Tag(Ending::Unterminated), "[White \"A")), "{text:?}");
    }
}

#[test]
fn a_number_or_result_glued_to_a_move_is_cut_off() {
    for (text, kinds) in [
        ("e52.Nf3", vec!["e5", "2.", "Nf3"]),
        ("Nc610.Bb5", vec!["Nc6", "10.", "Bb5"]),
        ("Rd1d812.Kf1", vec!["Rd1d8", "12.", "Kf1"]),
        ("O-O4.Re1", vec!["O-O", "4.", "Re1"]),
        ("Qxf7+5.Kxf7", vec!["Qxf7+", "5.", "Kxf7"]),
        ("e8=Q5.Kf7", vec!["e8=Q", "5.", "Kf7"]),
        ("Qxf7#1-0", vec!["Qxf7#", "1-0"]),
        ("e51/2-1/2", vec!["e5", "1/2-1/2"]),
        ("Nf30-1", vec!["Nf3", "0-1"]),
        ("0-00-1", vec!["0-0", "0-1"]),
        ("e5½-½", vec!["e5", "½-½"]),
        ("Nf3Nc6", vec!["Nf3", "Nc6"]),
        ("e4Nf6+", vec!["e4", "Nf6+"]),
        // These are moves as they stand.
        ("e2-e4", vec!["e2-e4"]),
        ("O-O-O", vec!["O-O-O"]),
        ("Ra1-b1", vec!["Ra1-b1"]),
        ("e7e8=Q", vec!["e7e8=Q"]),
        ("b8N", vec!["b8N"]),
        ("b8Nc6", vec!["b8Nc6"]),
        ("Rd7:Rd8", vec!["Rd7:Rd8"]),
        ("Nf3N", vec!["Nf3N"]),
    ] {
        assert_eq!(cut(text).iter().map(|(_, text)| *text).collect::<Vec<_>>(), kinds, "{text}");
    }
}

#[test]
fn a_promotion_or_en_passant_behind_a_blank_belongs_to_the_move() {
    for text in ["e8 = Q", "e8= Q", "e8 =Q", "exd8 = N", "e8 (Q)", "e8 ( Q)", "e1 (Д)"] {
        assert_eq!(cut(text), [(Move, text)], "{text}");
    }
    for (text, first) in
        [("e8 = Qd5", "e8"), ("e8 = +", "e8"), ("Ra8 = Q", "Ra8"), ("e8 (Qd1)", "e8"), ("e4 (N)", "e4")]
    {
        assert_eq!(cut(text).first(), Some(&(Move, first)), "{text}");
    }
    assert_eq!(cut("exd6 (e.p.)"), [(Move, "exd6"), (MoveSuffix, "(e.p.)")]);
    assert_eq!(cut("exd6(ep)"), [(Move, "exd6"), (MoveSuffix, "(ep)")]);
}

#[test]
fn signs_that_cannot_be_seen_do_not_keep_a_move_from_being_known() {
    assert_eq!(cut("1. N\u{ad}f3\u{200e} e5\u{2060} *")[1..3], [(Move, "N\u{ad}f3\u{200e}"), (Move, "e5\u{2060}")]);
    assert_eq!(cut("N\u{200b}f3 e4\u{200b}e5"), [(Move, "N\u{200b}f3"), (Move, "e4"), (Move, "e5")]);
    assert_eq!(visible("N\u{ad}f3\u{200e}"), "Nf3");
    assert_eq!(cut("\u{200f}1.\u{200e}e4").iter().map(|(kind, _)| *kind).collect::<Vec<_>>(), [MoveNumber, Move]);
}

proptest! {
    #[test]
    fn no_byte_is_lost(text in prop_oneof![".*", "[\\[\\]{}()\"\\\\;%!?.,*$0-9a-h \r\nEvnt=/-]{0,200}"]) {
        let together: String = tokens(&text).map(|token| token.text).collect();
        prop_assert_eq!(&together, &text);
        for token in tokens(&text) {
            prop_assert!(!token.text.is_empty());
            prop_assert_eq!(text.get(token.start..token.start + token.text.len()), Some(token.text));
        }
    }
}
