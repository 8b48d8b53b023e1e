//! Every property over the seeds and over mutations of them, always the same ones and only so many as take a few seconds.
//! `cargo xtask fuzz` goes on from here.

use std::panic::{AssertUnwindSafe, catch_unwind};

use scoresheet_fuzz::{Mutations, TARGETS, Target};

/// How many mutations of the seeds of a target are looked at.
const MUTATIONS: usize = 2_000;

#[track_caller]
fn check(target: &Target, name: &str, bytes: &[u8]) {
    let outcome = catch_unwind(AssertUnwindSafe(|| target.check(bytes)));
    assert!(outcome.is_ok(), "{} fails for {name}: b\"{}\"", target.name, bytes.escape_ascii());
}

fn over_seeds_and_mutations(name: &str) {
    let target = Target::named(name).unwrap();
    let seeds = target.seeds().unwrap();
    assert!(seeds.len() > 5, "{name} has its seeds");
    for (seed, bytes) in &seeds {
        check(&target, seed, bytes);
    }
    let bytes: Vec<Vec<u8>> = seeds.into_iter().map(|(_, bytes)| bytes).collect();
    for (index, mutation) in Mutations::of(&bytes).take(MUTATIONS).enumerate() {
        check(&target, &format!("mutation {index}"), &mutation);
    }
}

#[test]
fn move_text_that_is_read_prints_and_reads_the_same() {
    over_seeds_and_mutations("move-text");
}

#[test]
fn pgn_that_is_read_stays_as_it_is() {
    over_seeds_and_mutations("pgn");
}

#[test]
fn a_saved_log_is_read_up_to_its_damage_and_typed_text_comes_back() {
    over_seeds_and_mutations("saved-log");
}

#[test]
fn every_target_has_a_folder_of_seeds_that_are_small() {
    for target in TARGETS {
        for (name, bytes) in target.seeds().unwrap() {
            assert!(bytes.len() <= 4_096, "{}/{name} has {} bytes", target.name, bytes.len());
        }
    }
}

#[test]
fn mutations_are_always_the_same() {
    let seeds = [b"1. e4 e5 *".to_vec(), b"[Event \"x\"]".to_vec()];
    let some = || Mutations::of(&seeds).take(200).collect::<Vec<_>>();
    assert_eq!(some(), some());
    assert!(some().iter().any(|bytes| !seeds.contains(bytes)));
    assert_eq!(Mutations::of(&[]).take(3).count(), 3);
}
