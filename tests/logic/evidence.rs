//! What evidence claims beyond its effects.

use redoku::logic::{Evidence, Fish, Step, Technique, find_steps};
use redoku::{Board, Random};

use crate::fixture::fixtures;
use crate::generate::minimal;

/// Calls a function with every step of some techniques on generated puzzles, once singles do not help.
fn each_step(seed: u64, techniques: &[Technique], mut with: impl FnMut(&Board, &Step)) {
    let mut random = Random::new(seed);
    for _ in 0..40 {
        let mut board = Board::new(&minimal(&mut random));
        let singles = [Technique::HiddenSingle, Technique::NakedSingle];
        while let Some(step) = find_steps(&board, &singles).first() {
            step.apply(&mut board);
        }
        for step in find_steps(&board, techniques) {
            with(&board, &step);
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
    each_step(21, &techniques, |board, step| {
        let Evidence::Fish(Fish { digit, base, cover, fins, endo, twin: Some(twin) }) =
            step.evidence
        else {
            return;
        };
        twins += 1;
        let body = board.cells_with(digit) & base.cells();
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

/// A rectangle or loop with one guardian says what a cell is: the step places it.
#[test]
fn a_single_guardian_is_placed() {
    let mut placed = 0;
    let techniques =
        [Technique::UniqueRectangle1, Technique::AvoidableRectangle1, Technique::UniqueLoop];
    each_step(22, &techniques, |board, step| {
        let Evidence::Deadly(deadly) = &step.evidence else { return };
        if let Some(guardian) = deadly.guardians.single() {
            let all = find_steps(board, &[step.technique]);
            assert!(all.iter().any(|it| it.place == guardian.into()), "{step:?}");
            placed += 1;
        }
    });
    for fixture in fixtures().iter().filter(|it| techniques.contains(&it.technique)) {
        for step in find_steps(&fixture.board, &[fixture.technique]) {
            let Evidence::Deadly(deadly) = &step.evidence else { continue };
            if let Some(guardian) = deadly.guardians.single() {
                let all = find_steps(&fixture.board, &[step.technique]);
                assert!(all.iter().any(|it| it.place == guardian.into()), "{step:?}");
                placed += 1;
            }
        }
    }
    assert!(placed > 0, "no rectangle with one guardian");
}
