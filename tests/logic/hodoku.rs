//! HoDoKu's library of test cases, read from outside the repository: asked for the technique, the finds
//! contain exactly the expected effects; must-not-find cases find nothing.

use std::collections::BTreeMap;

use redoku::CandidateSet;
use redoku::logic::{Technique, verify};

use crate::position::{candidates, find, position};
use crate::shared::shared;

struct Case<'a> {
    code: &'a str,
    variant: &'a str,
    cells: &'a str,
    deleted: &'a str,
    remove: CandidateSet,
    place: CandidateSet,
}

fn parse(line: &str) -> Case<'_> {
    let fields: Vec<_> = line.split(':').collect();
    let [_, technique, _, cells, deleted, remove, place, ..] = fields[..] else { panic!("{line}") };
    let (code, variant) = technique.split_at(4);
    let (remove, place) = (candidates(remove), candidates(place));
    Case { code, variant: variant.trim_start_matches('-'), cells, deleted, remove, place }
}

/// Whether the case passes. Every step found is verified and held against the solution on the way.
fn passes(case: &Case) -> bool {
    let position = position(case.cells, case.deleted);
    let solution = position.proper().solution();
    let named = |technique: &&Technique| technique.hodoku().contains(&case.code);
    let techniques: Vec<_> = Technique::ALL.iter().filter(named).copied().collect();
    let steps = find(&position, &techniques);
    for step in &steps {
        assert_eq!(verify(&position, step), Ok(()), "{step:?} on {position:?}");
        assert!(step.agrees_with(solution), "{step:?} on {position:?}");
    }
    match case.variant {
        "x" => steps.is_empty(),
        _ => steps.iter().any(|step| step.place == case.place && step.remove == case.remove),
    }
}

#[test]
#[ignore = "reads published lists, which are not part of the project"]
fn published_cases_of_hodoku_are_found() {
    let text = shared("techniques/hodoku_reglib_part.txt");
    let only = std::env::var("REDOKU_CODE").unwrap_or_default();
    let mut results: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = parse(line);
        if !case.code.starts_with(&only) {
            continue;
        }
        let passed = passes(&case);
        let (good, all) = results.entry(case.code).or_default();
        *good += usize::from(passed);
        *all += 1;
        if !passed {
            eprintln!("FAILED {line}");
        }
    }
    let (good, all) = results.values().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    for (code, (good, all)) in &results {
        eprintln!("{code}: {good} of {all}");
    }
    eprintln!("{good} of {all} cases pass");
    assert!(good * 100 >= all * 99 || !only.is_empty(), "{good} of {all}");
}
