//! The architecture as README.md states it, checked against the sources.
//!
//! README.md is the truth: the allowed dependencies and the order of the modules are read from its blocks `edges` and
//! `modules`. Each check is a function from sources to faults, and has tests of its own that it can fail.

mod doors;
mod edges;
mod files;
mod modules;
mod player_side;
mod project;
mod readme;
mod serde_edges;
mod tokens;

use project::{Project, SourceFile};

/// The packages whose types others build on.
const LIBRARIES: [&str; 3] = ["record", "core", "texts"];

#[track_caller]
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn library_sources(project: &Project) -> Vec<&SourceFile> {
    project.sources.iter().filter(|file| LIBRARIES.contains(&file.package.as_str()) && file.is_in_src()).collect()
}

#[test]
fn the_project_is_read_at_all() {
    let project = Project::read();
    assert!(project.packages.iter().any(|package| package.short == "record"));
    assert!(project.sources.iter().any(|file| file.path == "core/record/src/men.rs" && file.module == ["men"]));
    assert!(project.texts.iter().any(|file| file.path == "README.md"));
    assert!(project.texts.iter().any(|file| file.path == ".ci/run"));
}

#[test]
fn packages_depend_only_on_what_the_readme_allows() {
    let project = Project::read();
    assert_none(&edges::unlisted_dependencies(&project.packages, &readme::edges(&project.readme)));
}

#[test]
fn sources_name_only_packages_that_the_readme_allows() {
    let project = Project::read();
    let allowed = readme::edges(&project.readme);
    assert_none(&edges::unlisted_names(&project.sources, &project.packages, &allowed));
}

#[test]
fn modules_use_only_those_below_them() {
    let project = Project::read();
    let faults: Vec<String> = readme::modules(&project.readme)
        .iter()
        .flat_map(|(package, order)| {
            let sources = project.sources_of(package);
            [modules::upward_uses(&sources, order), modules::missing(&sources, order)].concat()
        })
        .collect();
    assert_none(&faults);
}

#[test]
fn the_readme_lists_the_modules_of_record_and_core() {
    let listed = readme::modules(&Project::read().readme);
    assert_eq!(listed.keys().map(String::as_str).collect::<Vec<_>>(), ["core", "record"]);
}

#[test]
fn shakmaty_comes_in_through_one_module_of_a_package() {
    assert_none(&doors::around_the_door(&library_sources(&Project::read())));
}

#[test]
fn no_source_file_is_longer_than_400_lines() {
    assert_none(&files::too_long(&Project::read().sources));
}

#[test]
fn no_file_names_a_path_of_a_machine_or_the_host_of_a_registry() {
    assert_none(&files::places(&Project::read().texts));
}

#[test]
fn serde_is_derived_only_for_types_at_the_edge() {
    assert_none(&serde_edges::inner_types(&library_sources(&Project::read())));
}

#[test]
fn what_a_player_sees_is_made_without_a_judge() {
    assert_none(&player_side::judges_named(&Project::read().sources));
}
