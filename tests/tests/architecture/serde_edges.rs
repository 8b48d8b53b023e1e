//! Serde stays at the edges: only twins that are made for a file or a format derive it, so that a change of an inner
//! type can never change what was saved.

use crate::project::SourceFile;
use crate::tokens::{Token, tokens};

/// Types that derive serde's traits and do not stand at the edge.
pub fn inner_types(sources: &[&SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in sources.iter().filter(|file| !is_edge_module(&file.module)) {
        let tokens = tokens(&file.text);
        for (at, _) in tokens.iter().enumerate().filter(|(_, token)| token.text == "derive") {
            let Some(name) = derives_serde(&tokens[at..]) else { continue };
            if !is_edge_type(&name.text) {
                faults.push(format!("{}:{}: {} derives serde", file.path, name.line, name.text));
            }
        }
    }
    faults
}

/// The name of the type, if the tokens begin with a `derive(…)` of one of serde's traits.
fn derives_serde(tokens: &[Token]) -> Option<&Token> {
    let close = tokens.iter().position(|token| token.text == ")")?;
    let serde = tokens[..close].iter().any(|token| token.text == "Serialize" || token.text == "Deserialize");
    if !serde {
        return None;
    }
    let keyword = tokens.iter().position(|token| ["struct", "enum", "union"].contains(&token.text.as_str()))?;
    tokens[keyword..].iter().skip(1).find(|token| token.is_name())
}

fn is_edge_module(module: &[String]) -> bool {
    module.iter().any(|name| ["saved", "json", "toml"].iter().any(|edge| name.split('_').any(|word| word == *edge)))
}

fn is_edge_type(name: &str) -> bool {
    name.starts_with("Saved") || name.contains("Json") || name.contains("Toml")
}

#[test]
fn a_derive_inside_is_a_fault() {
    let table = [
        ("core/src/log.rs", "#[derive(Debug, Serialize)] pub struct Logged { a: u8 }", 1),
        ("core/src/log.rs", "#[derive(serde::Deserialize)]\n#[serde(x = \"y\")]\npub(crate) enum Edit {}", 1),
        ("core/src/log.rs", "#[cfg_attr(test, derive(Debug, Serialize))] struct Logged;", 1),
        ("core/src/log.rs", "#[derive(Debug, Clone)] pub struct Logged;", 0),
        ("core/src/log.rs", "#[derive(Serialize)] struct SavedEntryV1;", 0),
        ("core/src/rulebook/toml.rs", "#[derive(Deserialize)] struct Change;", 0),
        ("core/src/rulebook/changes.rs", "#[derive(Deserialize)] struct ChangeToml;", 0),
        ("core/src/case.rs", "#[derive(Deserialize)] struct CaseJson; #[derive(Serialize)] struct Inner;", 1),
        ("core/src/saved/v1.rs", "#[derive(Serialize)] struct Entry;", 0),
        ("core/src/unsaved.rs", "#[derive(Serialize)] struct Entry;", 1),
        ("core/src/log.rs", "/// #[derive(Serialize)]\nstruct Entry;", 0),
    ];
    for (path, text, expected) in table {
        let faults = inner_types(&[&SourceFile::example("core", path, text)]);
        assert_eq!(faults.len(), expected, "{path}: {text}: {faults:?}");
    }
}
