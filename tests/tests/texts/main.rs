//! Every message has words: checks over the language files, the declared messages, and what is really said.

mod check;
mod parsed;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use scoresheet_record::message::{Arg, Message};
use scoresheet_texts::catalogue::catalogues;
use scoresheet_texts::{Language, Texts, files};

use check::{Declared, complaints, declared, missing};
use parsed::Parsed;

fn parse(language: Language) -> Parsed {
    Parsed::new(files(language).iter().map(|file| (file.area, file.text)))
}

fn all_declared() -> Declared {
    declared(&catalogues()).0
}

#[test]
fn no_two_messages_share_an_id() {
    assert_eq!(declared(&catalogues()).1, [] as [String; 0]);
}

#[test]
fn every_message_has_an_english_text() {
    assert_eq!(missing(&parse(Language::English), &all_declared()), [] as [&str; 0]);
}

#[test]
fn every_text_fits_its_message() {
    for language in Language::ALL {
        let found = complaints(language.code(), &parse(language), &all_declared());
        assert!(found.is_empty(), "{}:\n{}", language.code(), found.join("\n"));
    }
}

/// How much of each language there is; run with `--nocapture` to see it.
#[test]
fn the_share_of_each_language_is_printed() {
    let declared = all_declared();
    for language in Language::ALL {
        let missing = missing(&parse(language), &declared);
        let share = 100 * (declared.len() - missing.len()) / declared.len();
        println!("{}: {share} % of {} texts, missing: {missing:?}", language.code(), declared.len());
    }
}

#[test]
fn every_language_file_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/texts/ftl");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    assert_eq!(names(&folder), Language::ALL.map(|language| language.code().to_owned()).into());
    for language in Language::ALL {
        let built_in = files(language).iter().map(|file| format!("{}.ftl", file.area)).collect();
        assert_eq!(names(&folder.join(language.code())), built_in, "{}", language.code());
    }
}

/// The names of the public enums that `messages!` declares in a source text.
fn message_enums(source: &str) -> Vec<String> {
    let mut lines = source.lines().map(str::trim);
    let mut names = Vec::new();
    while let Some(line) = lines.next() {
        if line.ends_with("messages! {") && !line.starts_with("//") {
            let heading = lines.find(|line| line.contains("enum ") && !line.starts_with("//"));
            let name = heading.and_then(|heading| heading.strip_prefix("pub enum ")?.strip_suffix(" {"));
            names.extend(name.map(str::to_owned));
        }
    }
    names
}

fn sources(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let of_entry = |path: &Path| match path.extension() {
        _ if path.is_dir() => sources(path),
        Some(extension) if extension == "rs" => vec![fs::read_to_string(path).unwrap()],
        _ => Vec::new(),
    };
    entries.flat_map(|entry| of_entry(&entry.unwrap().path())).collect()
}

#[test]
fn every_enum_of_messages_is_in_the_catalogues() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core");
    let catalogue = fs::read_to_string(core.join("texts/src/catalogue.rs")).unwrap();
    let names: Vec<String> = sources(&core).iter().flat_map(|source| message_enums(source)).collect();
    assert!(names.contains(&"Word".to_owned()), "{names:?}");
    let forgotten: Vec<&String> =
        names.iter().filter(|name| !catalogue.contains(&format!("{name}::CATALOGUE"))).collect();
    assert_eq!(forgotten, [] as [&String; 0]);

    let source = "crate::messages! {\n    /// An enum of moves.\n    pub enum Example {\n";
    assert_eq!(message_enums(source), ["Example"]);
    assert_eq!(message_enums("// messages! {\npub enum Other {"), [] as [&str; 0]);
}

/// A message with any id and arguments.
#[derive(Debug)]
struct Probe {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message for Probe {
    fn id(&self) -> &'static str {
        self.id
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.clone()
    }
}

#[test]
fn every_message_can_be_said_in_every_language() {
    let values = [
        Arg::Number(0),
        Arg::Number(1),
        Arg::Number(2),
        Arg::Number(5),
        Arg::Text("none".to_owned()),
        Arg::Text("Nbd7".to_owned()),
        Arg::List(Vec::new()),
        Arg::List(vec!["a".to_owned(), "b".to_owned(), "c".to_owned()]),
    ];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (id, names) in all_declared() {
            for value in &values {
                let said = texts.say(&Probe { id, args: names.iter().map(|name| (*name, value.clone())).collect() });
                let is_said = !said.trim().is_empty() && !said.contains(['{', '}']) && said != format!("<{id}>");
                assert!(is_said, "{} {id} with {value:?}: {said:?}", language.code());
            }
        }
    }
}

#[test]
fn a_message_without_a_text_shows() {
    let said = Texts::new(Language::German).say(&Probe { id: "no-such-text", args: Vec::new() });
    assert_eq!(said, "<no-such-text>");
}

/// The checks themselves: each fault is found, and nothing else.
#[test]
fn the_checks_can_fail() {
    let declared: Declared = [("fine", &[] as &[&str]), ("count", &["moves"]), ("side", &["side"])].into();
    for (code, text, complaint) in [
        ("en", "fine = Fine", None),
        ("en", "side = { $side -> \n [white] White \n *[black] Black \n }", None),
        ("en", "count = { $moves -> \n [one] a move \n *[other] { $moves } moves \n }", None),
        ("en", "count = { $moves -> \n [0] none \n *[other] some \n }", None),
        ("en", "fine = { -term.of -> \n [b] { -term } \n *[other] c \n }\n-term = a\n .of = b", None),
        ("en", "side = { $side }\n .of = of { $side }\nfine = { side.of }", Some("fine: needs $side")),
        ("ru", "count = { $moves -> \n [one] ход \n [few] хода \n *[many] ходов \n }", None),
        ("ru", "count = { $moves -> \n [0] нет \n [one] ход \n [few] хода \n [many] ходов \n *[other] хода \n }", None),
        ("en", "fine = { $", Some("Expected")),
        ("en", "fine = Fine\nfine = Fine", Some("fine is there twice")),
        ("en", "dead = Dead", Some("dead: dead")),
        ("en", "dead-text = Dead", Some("dead-text: dead")),
        ("en", "fine = { dead-text }\ndead-text = Dead", Some("dead-text: dead")),
        ("en", "fine = Fine\n-term = a", Some("-term: dead")),
        ("en", "fine = Fine\n .of = b", Some("fine.of: dead")),
        ("en", "fine = { \"\" }{ \" \" }", Some("fine: empty")),
        ("en", "fine =\n .of = b", Some("fine: empty")),
        ("en", "side = { $side -> \n [white] { \"\" } \n *[black] Black \n }", Some("side: empty")),
        ("en", "fine = { side }", Some("uses side, which this language has not")),
        ("en", "fine = { -term }", Some("uses -term")),
        ("en", "fine = { $moves }", Some("needs $moves")),
        ("en", "count = { $move }", Some("count: needs $move, but its message has [\"moves\"]")),
        ("en", "count = { $moves -> \n [one] { $side } \n *[other] b \n }", Some("needs $side")),
        ("en", "fine = { side }\nside = { $side }", Some("fine: needs $side")),
        ("en", "count = { NUMBER($moves) }", Some("calls NUMBER")),
        ("en", "count = { $moves -> \n [one] a \n *[few] b \n }", Some("no form [other]")),
        ("en", "count = { $moves -> \n [one] a \n [few] b \n *[other] c \n }", Some("[few] is no form")),
        ("ru", "count = { $moves -> \n [one] ход \n *[other] ходов \n }", Some("no form [few]")),
        ("ru", "count = { $moves -> \n [one] ход \n [few] хода \n *[other] ходов \n }", Some("no form [many]")),
        ("ru", "count = { $moves -> \n [1] ход \n *[other] { $moves } ходов \n }", Some("no form [one]")),
        ("de", "count = { $moves -> \n [1] Zug \n *[many] { $moves } Züge \n }", Some("no form [one]")),
    ] {
        let found = complaints(code, &Parsed::new([("test", text)]), &declared);
        match complaint {
            None => assert!(found.is_empty(), "{text}\n{found:?}"),
            Some(part) => assert!(found.iter().any(|found| found.contains(part)), "{text}\n{part} not in {found:?}"),
        }
    }
    assert_eq!(missing(&Parsed::new([("test", "fine = Fine")]), &declared), ["count", "side"]);
}

#[test]
fn the_check_of_ids_can_fail() {
    let found = check::declared(&[&[("a", &[]), ("b-1", &[])], &[("a", &["x"]), ("Bad", &[]), ("-c", &[])]]).1;
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(found[0], "a is declared twice");
}
