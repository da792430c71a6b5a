//! Each technique finds its fixtures; missing ones are collected from generated puzzles.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use redoku::Random;
use redoku::logic::{Options, Path, Position, Technique, verify};

use crate::fixture::{Fixture, fixtures, folder};
use crate::generate::{climb, minimal};
use crate::position::{find, write, write_candidates};

/// How many positions each technique needs.
const EACH: usize = 3;

#[test]
fn each_technique_finds_its_fixtures() {
    let mut number: BTreeMap<Technique, usize> = BTreeMap::new();
    for Fixture { line, technique, position, remove, place } in fixtures() {
        let steps = find(&position, &[technique]);
        let found = steps.iter().find(|step| step.remove == remove && step.place == place);
        let found = found.unwrap_or_else(|| panic!("not found: {line}"));
        assert_eq!(found.technique, technique, "{line}");
        assert_eq!(verify(&position, found), Ok(()), "{line}");
        assert!(found.agrees_with(position.proper().solution()), "{line}");
        *number.entry(technique).or_default() += 1;
    }
    // Deep nets have no fixture: none of the puzzles that we generated or climbed to needs lemmas in lemmas, and some
    // published ones do, which `complete.rs` reads.
    let rest = Technique::ALL.iter().filter(|technique| **technique != Technique::DeepNet);
    let few = |technique: &&Technique| number.get(technique).is_none_or(|&number| number < EACH);
    let few: Vec<_> = rest.filter(few).map(|technique| technique.id()).collect();
    assert!(few.is_empty(), "fewer than {EACH} fixtures: {few:?}");
}

/// Searches generated puzzles for missing fixtures and adds them to the files:
/// `REDOKU_CASES=2000 cargo test --release --test logic -- --ignored collect`. With `REDOKU_CLIMB=1` it climbs
/// to hard puzzles, for proofs.
#[test]
#[ignore = "writes files"]
fn collect_fixtures() {
    let usual = std::env::var("REDOKU_CASES").ok().and_then(|cases| cases.parse().ok());
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    let mut number: BTreeMap<Technique, usize> = BTreeMap::new();
    for technique in Technique::ALL {
        let family = technique.family().id();
        let text = texts.entry(family).or_insert_with(|| {
            fs::read_to_string(folder().join(format!("{family}.txt"))).unwrap_or_default()
        });
        let own = format!("{}:", technique.id());
        number.insert(technique, text.lines().filter(|line| line.starts_with(&own)).count());
    }
    let mut random = Random::new(std::process::id().into());
    for _ in 0..usual.unwrap_or(500) {
        let proper = match std::env::var_os("REDOKU_CLIMB") {
            None => minimal(&mut random),
            Some(_) => climb(&mut random, 3000),
        };
        let mut path = Path::new(Position::new(proper), Options::default());
        let mut missing: Vec<Technique> = number
            .iter()
            .filter(|(_, number)| **number < EACH)
            .map(|(technique, _)| *technique)
            .collect();
        loop {
            let before = *path.position();
            let Some(Ok(step)) = path.next() else { break };
            // Singles anywhere; slow searches seldom; deep proofs where nothing else helps.
            let slow = |it: Technique| it.id().contains("mutant") || it.id().contains("en-jelly");
            let asked: Vec<_> = missing
                .iter()
                .copied()
                .filter(|&it| match it {
                    Technique::NestedNet => step.technique >= Technique::Aic,
                    Technique::DeepNet => step.technique >= Technique::NestedNet,
                    _ if slow(it) => step.technique > Technique::NakedSingle && random.chance(2),
                    _ => step.technique > Technique::NakedSingle || it <= Technique::NakedSingle,
                })
                .collect();
            // One of each technique from a puzzle, and of the simplest kind.
            for found in find(&before, &asked) {
                if missing.contains(&found.technique) {
                    missing.retain(|&technique| technique != found.technique);
                    let (cells, erased) = write(before.board());
                    let (removed, placed) =
                        (write_candidates(found.remove), write_candidates(found.place));
                    let text = texts.entry(found.technique.family().id()).or_default();
                    let id = found.technique.id();
                    writeln!(text, "{id}:{cells}:{erased}:{removed}:{placed}").expect("memory");
                    *number.entry(found.technique).or_default() += 1;
                }
            }
        }
        for (family, text) in &texts {
            fs::write(folder().join(format!("{family}.txt")), text).expect("writable");
        }
    }
    eprintln!("{:?}", number.iter().filter(|(_, number)| **number < EACH).collect::<Vec<_>>());
}
