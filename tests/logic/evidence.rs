//! What evidence claims beyond its effects.

use std::collections::{BTreeMap, BTreeSet};

use redoku::logic::{Branch, End, Evidence, Fish, Position, Step, Technique, Why, verify};
use redoku::{Board, CandidateSet, Random};

use crate::fixture::{Fixture, fixtures};
use crate::generate::minimal;
use crate::position::find;

/// Calls a function with every step of some techniques on generated puzzles, once singles do not help.
fn each_step(seed: u64, techniques: &[Technique], mut with: impl FnMut(&Position, &Step)) {
    let mut random = Random::new(seed);
    for _ in 0..40 {
        let mut position = Position::new(minimal(&mut random));
        let singles = [Technique::HiddenSingle, Technique::NakedSingle];
        while let Some(step) = find(&position, &singles).first() {
            position = position.with(&step.place, &step.remove).expect("no mistake");
        }
        for step in find(&position, techniques) {
            with(&position, &step);
        }
    }
}

/// What each of two Siamese fish eliminates sees all of its own fins.
#[test]
fn siamese_fish_keep_their_fins_apart() {
    let techniques = [
        Technique::FinnedXWing,
        Technique::SashimiXWing,
        Technique::FinnedSwordfish,
        Technique::FinnedFrankenSwordfish,
    ];
    let mut twins = 0;
    each_step(21, &techniques, |position, step| {
        let Evidence::Fish(Fish { digit, base, cover, fins, endo, twin: Some(twin) }) =
            step.evidence
        else {
            return;
        };
        twins += 1;
        let body = position.board().cells_with(digit) & base.cells();
        let first = step.remove.cells(digit) - twin.targets;
        for (cover, fins, targets) in [(cover, fins, first), (twin.cover, twin.fins, twin.targets)]
        {
            assert_eq!(fins, body - cover.cells() - endo, "{step:#?}");
            assert!(!targets.is_empty(), "{step:#?}");
            assert!(targets.is_subset((fins | endo).common_peers()), "{step:#?}");
        }
    });
    assert!(twins > 20, "only {twins}");
}

/// No line of a proof comes after a house or a cell has nothing left.
#[test]
fn a_branch_ends_where_nothing_is_left() {
    let mut lemmas = 0;
    let mut check = |board: &Board, step: &Step| {
        let Evidence::Proof(proof) = &step.evidence else { return };
        for branch in &proof.branches {
            ends_at_once(board, CandidateSet::EMPTY, branch);
            lemmas += branch.depth() - 1;
        }
    };
    for fixture in fixtures().iter().filter(|it| it.technique >= Technique::NestedNet) {
        for step in find(&fixture.position, &[fixture.technique]) {
            check(fixture.position.board(), &step);
        }
    }
    assert!(lemmas > 10, "only {lemmas}");
}

fn ends_at_once(board: &Board, mut off: CandidateSet, branch: &Branch) {
    let literals = std::iter::once((branch.assume, None))
        .chain(branch.lines.iter().map(|line| (line.literal, Some(&line.why))));
    let mut stuck = None;
    for (literal, why) in literals {
        assert_eq!(stuck, None, "{literal:?} comes too late");
        if let Some(Why::Lemma(lemma)) = why {
            ends_at_once(board, off, lemma);
        }
        if !literal.on {
            off.insert(literal.candidate);
            let empty =
                |demand: &_| !board.is_met(*demand) && board.choices(*demand).is_subset(&off);
            stuck = literal.candidate.demands().into_iter().find(empty);
        }
    }
    if let End::Contradiction(demand) = branch.end {
        assert!(board.choices(demand).is_subset(&off), "{branch:?}");
    }
}

/// A rectangle or loop with one guardian says what a cell is: the step places it.
#[test]
fn a_single_guardian_is_placed() {
    let mut placed = 0;
    let techniques =
        [Technique::UniqueRectangle1, Technique::AvoidableRectangle1, Technique::UniqueLoop];
    each_step(22, &techniques, |position, step| {
        let Evidence::Deadly(deadly) = &step.evidence else { return };
        if let Some(guardian) = deadly.guardians.single() {
            let all = find(position, &[step.technique]);
            assert!(all.iter().any(|it| it.place == guardian.into()), "{step:?}");
            placed += 1;
        }
    });
    for fixture in fixtures().iter().filter(|it| techniques.contains(&it.technique)) {
        for step in find(&fixture.position, &[fixture.technique]) {
            let Evidence::Deadly(deadly) = &step.evidence else { continue };
            if let Some(guardian) = deadly.guardians.single() {
                let all = find(&fixture.position, &[step.technique]);
                assert!(all.iter().any(|it| it.place == guardian.into()), "{step:?}");
                placed += 1;
            }
        }
    }
    assert!(placed > 0, "no rectangle with one guardian");
}

/// A step under another name fits only where the names overlap, as in `tests/data/names.txt`: an X-chain is an AIC too.
#[test]
fn a_step_fits_few_other_names() {
    let mut fitting: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Fixture { technique, position, remove, place, .. } in fixtures() {
        let steps = find(&position, &[technique]);
        for step in steps.iter().filter(|step| step.remove == remove && step.place == place) {
            let fits = |&name: &Technique| {
                verify(&position, &Step { technique: name, ..step.clone() }).is_ok()
            };
            let names = Technique::ALL.into_iter().filter(fits).map(|name| name.id());
            fitting.entry(technique.id()).or_default().extend(names);
        }
    }
    let lines = fitting.into_iter().map(|(technique, mut names)| {
        assert!(names.remove(technique), "{technique} does not fit its own name");
        format!("{technique}: {}\n", Vec::from_iter(names).join(" "))
    });
    let table: String = lines.filter(|line| !line.ends_with(": \n")).collect();
    assert_eq!(table, include_str!("../data/names.txt"), "{table}");
}

/// One more effect, which the solution denies.
#[test]
fn a_false_claim_of_any_technique_is_rejected() {
    for Fixture { line, technique, position, remove, place } in fixtures() {
        let steps = find(&position, &[technique]);
        let right = CandidateSet::from(position.proper().solution().grid());
        let right = (right & *position.board().marks()).first().expect("a blank cell");
        for mut step in steps.into_iter().filter(|one| one.remove == remove && one.place == place) {
            step.remove.insert(right);
            assert!(verify(&position, &step).is_err(), "{line} and {right:?}");
        }
    }
}
