//! The order of modules within a package: each may use only those listed above it in README.md, which is to say below
//! it in the building.

use crate::project::SourceFile;
use crate::tokens::{Token, tokens, without_tests};

/// Uses of a module that is not below the file's own, and modules that the README does not list. Tests inside a module
/// may use everything.
pub fn upward_uses(sources: &[&SourceFile], order: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in sources {
        let Some(module) = file.module.first() else { continue };
        let Some(own) = order.iter().position(|listed| listed == module) else {
            faults.push(format!("{}: README.md does not list the module {module}", file.path));
            continue;
        };
        if file.module.last().is_some_and(|last| last == "tests") {
            continue;
        }
        let used = names_at_the_root(&without_tests(&tokens(&file.text)), file.module.len());
        let upward = used.iter().filter(|used| order.iter().skip(own + 1).any(|above| *above == used.text));
        faults.extend(upward.map(|used| format!("{}:{}: {module} uses {}", file.path, used.line, used.text)));
    }
    faults
}

/// Modules that the README lists and that no source file is.
pub fn missing(sources: &[&SourceFile], order: &[String]) -> Vec<String> {
    let exists = |listed: &&String| sources.iter().any(|file| file.module.first() == Some(*listed));
    let absent = order.iter().filter(|listed| !exists(listed));
    absent.map(|listed| format!("README.md lists the module {listed}, which is not there")).collect()
}

/// Every name that is looked up in the root of the crate, by `crate::…` or by as many `super::` as the module is deep.
fn names_at_the_root(tokens: &[Token], file_depth: usize) -> Vec<Token> {
    let mut names = Vec::new();
    let mut braces = 0_usize;
    // The depths of braces at which modules written inside the file begin.
    let mut inline = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            "{" => {
                if at >= 2 && tokens[at - 2].text == "mod" {
                    inline.push(braces);
                }
                braces += 1;
            }
            "}" => {
                braces = braces.saturating_sub(1);
                inline.pop_if(|begin| *begin == braces);
            }
            "crate" => names.extend(names_after(&tokens[at + 1..])),
            "super" if at < 2 || tokens[at - 2].text != "super" => {
                let climbed = tokens[at..].chunks(2).take_while(|pair| pair[0].text == "super").count();
                if climbed == file_depth + inline.len() {
                    names.extend(names_after(&tokens[at + 2 * climbed - 1..]));
                }
            }
            _ => {}
        }
    }
    names
}

/// The first names after a `::`, which are several in a group: `::{men, ply::Ply}`.
fn names_after(tokens: &[Token]) -> Vec<Token> {
    let Some((colons, rest)) = tokens.split_first() else { return Vec::new() };
    if colons.text != "::" {
        return Vec::new();
    }
    if rest.first().is_none_or(|token| token.text != "{") {
        return rest.first().cloned().into_iter().collect();
    }
    let mut depth = 0_usize;
    let mut names = Vec::new();
    for (at, token) in rest.iter().enumerate() {
        match token.text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ if depth == 1 && matches!(rest[at - 1].text.as_str(), "{" | ",") => names.push(token.clone()),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        let order = ["men", "ply", "notation", "sheet"].map(str::to_owned);
        upward_uses(&[&SourceFile::example("record", path, text)], &order)
    }

    #[test]
    fn a_use_upwards_is_a_fault_however_it_is_written() {
        let table = [
            ("src/ply.rs", "use crate::men::Square;", 0),
            ("src/ply.rs", "use crate::ply::Ply;", 0),
            ("src/ply.rs", "use crate::sheet::Line;", 1),
            ("src/ply.rs", "fn f() -> crate::sheet::Line { crate::notation::g() }", 2),
            ("src/ply.rs", "use crate::{men, sheet::{Line, notation}, notation};", 2),
            ("src/ply.rs", "use super::sheet;", 1),
            ("src/ply.rs", "use super::{men, sheet::Line};", 1),
            ("src/ply.rs", "mod inner { use super::sheet; }", 0),
            ("src/ply.rs", "mod inner { use super::super::sheet; } use super::men;", 1),
            ("src/notation/lexer.rs", "use super::sheet;", 0),
            ("src/notation/lexer.rs", "use super::super::sheet;", 1),
            ("src/notation/lexer.rs", "use crate::notation::spelling; use crate::sheet;", 1),
            ("src/lib.rs", "pub use crate::sheet::Line;", 0),
            ("src/ply.rs", "pub(crate) fn sheet() { other::sheet() }", 0),
            ("src/ply.rs", "//! [`crate::sheet`] folds them.", 0),
        ];
        for (path, text, expected) in table {
            let faults = faults(path, text);
            assert_eq!(faults.len(), expected, "{path}: {text}: {faults:?}");
        }
    }

    #[test]
    fn tests_may_use_everything() {
        assert!(faults("src/ply.rs", "#[cfg(test)] mod tests { use crate::sheet::Line; }").is_empty());
        assert!(faults("src/notation/tests.rs", "use crate::sheet::Line;").is_empty());
    }

    #[test]
    fn an_unlisted_module_is_a_fault() {
        assert_eq!(faults("src/utils.rs", ""), ["src/utils.rs: README.md does not list the module utils"]);
    }

    #[test]
    fn a_listed_module_that_is_not_there_is_a_fault() {
        let order = ["men".to_owned(), "form".to_owned()];
        let file =
            SourceFile { path: "src/men.rs".to_owned(), module: vec!["men".to_owned()], ..SourceFile::default() };
        assert_eq!(missing(&[&file], &order), ["README.md lists the module form, which is not there"]);
    }
}
