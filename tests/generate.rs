//! New puzzles are what was asked for.

#![cfg(feature = "generate")]

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use redoku::generate::{Difficulty, Layout, Wish, generate, is_minimal};
use redoku::logic::{Level, Technique};
use redoku::rating::own;
use redoku::rating::se::{self, Tenths};
use redoku::{Puzzle, Random, fast};

fn make(wish: &Wish, seed: &str) -> Puzzle {
    generate(wish, &mut Random::from(seed), &|_| ControlFlow::Continue(())).expect("not stopped")
}

fn hardest(puzzle: &Puzzle) -> Technique {
    own::rate(puzzle).hardest.expect("a step")
}

#[test]
fn a_puzzle_has_one_solution_and_its_symmetry() {
    for layout in Layout::ALL {
        for seed in ["one", "two", "three"] {
            let puzzle = make(&Wish { layout, ..Wish::default() }, seed);
            assert!(fast::is_unique(&puzzle), "{puzzle}");
            let givens = puzzle.givens();
            assert!(
                givens.iter().all(|cell| layout.images(cell).is_subset(givens)),
                "{layout:?} {puzzle}"
            );
        }
    }
}

#[test]
fn a_puzzle_is_of_the_level() {
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme] {
        let difficulty = Difficulty::Level(level);
        let puzzle = make(&Wish { difficulty, layout: Layout::Free, ..Wish::default() }, "level");
        assert_eq!(hardest(&puzzle).level(), level, "{puzzle}");
    }
}

#[test]
fn a_puzzle_needs_the_technique_and_nothing_harder() {
    for technique in [Technique::NakedPair, Technique::XWing, Technique::XyWing] {
        let difficulty = Difficulty::Technique(technique);
        let puzzle = make(&Wish { difficulty, ..Wish::default() }, "technique");
        assert_eq!(hardest(&puzzle), technique, "{puzzle}");
    }
}

#[test]
fn a_puzzle_is_in_the_range_of_ratings() {
    let range = Tenths(30)..=Tenths(45);
    let wish = Wish { difficulty: Difficulty::Er(range.clone()), ..Wish::default() };
    let puzzle = make(&wish, "range");
    assert!(range.contains(&se::rate(&puzzle).er), "{puzzle}");
}

#[test]
fn a_puzzle_is_minimal_and_has_the_number_of_givens() {
    let wish = Wish { layout: Layout::Free, minimal: true, ..Wish::default() };
    let puzzle = make(&wish, "minimal");
    assert!(is_minimal(&puzzle), "{puzzle}");
    for number in [24, 30, 41] {
        let puzzle = make(&Wish { givens: Some(number), ..Wish::default() }, "number");
        assert_eq!(puzzle.givens().len(), number);
        assert!(fast::is_unique(&puzzle));
    }
    assert!(!is_minimal(&make(&Wish { givens: Some(41), ..Wish::default() }, "number")));
}

#[test]
fn what_cannot_be_found_can_be_given_up() {
    let tries = Counter::new(0);
    let wish = Wish { givens: Some(16), ..Wish::default() };
    let puzzle = generate(&wish, &mut Random::new(0), &|tried| {
        tries.set(tried);
        if tried < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((puzzle, tries.get()), (None, 50));
}

/// The same seed gives the same puzzle on every machine; the JavaScript tests have the same lines.
#[test]
fn a_seed_is_a_puzzle() {
    for line in include_str!("data/seeds.txt").lines() {
        let [seed, level, layout, puzzle] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let level = Level::ALL.into_iter().find(|it| it.id() == level).expect("a level");
        let layout = Layout::ALL.into_iter().find(|it| it.id() == layout).expect("a layout");
        let wish = Wish { difficulty: Difficulty::Level(level), layout, ..Wish::default() };
        assert_eq!(make(&wish, seed).to_string(), puzzle, "{seed}");
    }
}
