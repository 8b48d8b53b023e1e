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
    ] {
        let found = tokens(text).next().unwrap();
        assert_eq!(found.text, text);
        assert_eq!(tag_pair(found.text), Some(TagPair { name, value: value.to_owned() }), "{text}");
    }
    assert_eq!(tag_pair("[White Smith]"), None);
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
