//! Who may depend on whom.

use std::collections::BTreeSet;

use crate::project::{Package, SourceFile};
use crate::readme::Edges;
use crate::tokens::tokens;

/// Dependencies of any kind between our packages that the README does not list, and packages that only one of the two
/// knows.
pub fn unlisted_dependencies(packages: &[Package], allowed: &Edges) -> Vec<String> {
    let mut faults: Vec<String> = allowed
        .keys()
        .filter(|listed| !packages.iter().any(|package| package.short == **listed))
        .map(|listed| format!("README.md lists {listed}, which is no package"))
        .collect();
    for package in packages {
        let Some(may) = allowed.get(&package.short) else {
            faults.push(format!("README.md does not list {}", package.short));
            continue;
        };
        let needs = packages.iter().filter(|other| package.dependencies.contains(&other.name));
        let unlisted = needs.filter(|other| !may.contains(&other.short));
        faults.extend(unlisted.map(|other| format!("{} may not depend on {}", package.short, other.short)));
    }
    faults
}

/// Every name of a package of ours in a source that may not know it: in paths as in `use` lines.
pub fn unlisted_names(sources: &[SourceFile], packages: &[Package], allowed: &Edges) -> Vec<String> {
    let nothing = BTreeSet::new();
    let mut faults = Vec::new();
    for file in sources {
        let may = allowed.get(&file.package).unwrap_or(&nothing);
        for token in tokens(&file.text) {
            let named = packages.iter().find(|package| package.library.as_deref() == Some(&token.text));
            if let Some(named) = named.filter(|named| named.short != file.package && !may.contains(&named.short)) {
                faults.push(format!("{}:{}: {} may not know {}", file.path, token.line, file.package, named.short));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::readme;

    const README: &str = "```edges\nrecord -> (nothing of ours)\ncore -> record\n```";

    fn package(short: &str, dependencies: &[&str]) -> Package {
        Package {
            name: format!("scoresheet-{short}"),
            short: short.into(),
            library: Some(format!("scoresheet_{short}")),
            dependencies: dependencies.iter().map(|name| format!("scoresheet-{name}")).collect(),
            ..Package::default()
        }
    }

    fn dependency_faults(packages: &[Package]) -> Vec<String> {
        unlisted_dependencies(packages, &readme::edges(README))
    }

    fn name_faults(package_name: &str, text: &str) -> usize {
        let file = SourceFile::example(package_name, "core/src/x.rs", text);
        let packages = [package("record", &[]), package("core", &["record"])];
        unlisted_names(&[file], &packages, &readme::edges(README)).len()
    }

    #[test]
    fn a_dependency_upwards_is_a_fault() {
        let packages = [package("record", &["core"]), package("core", &["record"])];
        assert_eq!(dependency_faults(&packages), ["record may not depend on core"]);
    }

    #[test]
    fn an_unlisted_package_is_a_fault() {
        let packages = [package("record", &[]), package("core", &["record"]), package("new", &["record"])];
        assert_eq!(dependency_faults(&packages), ["README.md does not list new"]);
    }

    #[test]
    fn a_listed_package_that_is_not_there_is_a_fault() {
        assert_eq!(dependency_faults(&[package("record", &[])]), ["README.md lists core, which is no package"]);
    }

    #[test]
    fn a_name_counts_in_paths_and_not_in_comments_or_strings() {
        let table = [
            ("use scoresheet_core::replay;", 1),
            ("use {scoresheet_core as c};", 1),
            ("fn f() -> scoresheet_core::Ruling { ::scoresheet_core::g() }", 2),
            ("#[cfg(test)] mod tests { use scoresheet_core::replay; }", 1),
            ("/// See `scoresheet_core::reading`.\nconst NAME: &str = \"scoresheet_core\";", 0),
            ("use scoresheet_record::men::Square;", 0),
            ("let scoresheet_cores = 1;", 0),
        ];
        for (text, expected) in table {
            assert_eq!(name_faults("record", text), expected, "{text}");
        }
    }

    #[test]
    fn an_allowed_name_is_no_fault() {
        assert_eq!(name_faults("core", "use scoresheet_record::men::Square;"), 0);
    }
}
