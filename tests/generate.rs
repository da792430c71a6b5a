//! New puzzles are what was asked for.

#![cfg(feature = "generate")]

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use redoku::generate::{Difficulty, GenerateError, Layout, Request, generate, is_minimal};
use redoku::logic::{Level, Technique};
use redoku::rating::own;
use redoku::rating::se::{self, Tenths};
use redoku::{Control, Progress, Proper, Random, fast};

fn make(request: &Request, seed: &str) -> Proper {
    generate(request, &mut Random::from(seed), Control::NONE).expect("not stopped")
}

fn hardest(proper: &Proper) -> Technique {
    own::rate(proper, Control::NONE).expect("not stopped").hardest.expect("a step")
}

#[test]
fn a_puzzle_has_one_solution_and_its_symmetry() {
    for layout in Layout::ALL {
        for seed in ["one", "two", "three"] {
            let proper = make(&Request { layout, ..Request::default() }, seed);
            let puzzle = proper.puzzle();
            assert_eq!(fast::prove(puzzle), Ok(proper), "{puzzle}");
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
        let puzzle =
            make(&Request { difficulty, layout: Layout::Free, ..Request::default() }, "level");
        assert_eq!(hardest(&puzzle).level(), level, "{puzzle}");
    }
}

#[test]
fn a_puzzle_needs_the_technique_and_nothing_harder() {
    for technique in [Technique::NakedPair, Technique::XWing, Technique::XyWing] {
        let difficulty = Difficulty::Technique(technique);
        let puzzle = make(&Request { difficulty, ..Request::default() }, "technique");
        assert_eq!(hardest(&puzzle), technique, "{puzzle}");
    }
}

#[test]
fn a_puzzle_is_in_the_range_of_ratings() {
    let range = Tenths(30)..=Tenths(45);
    let request = Request { difficulty: Difficulty::Er(range.clone()), ..Request::default() };
    let proper = make(&request, "range");
    let rating = se::rate(&proper, Control::NONE).expect("not stopped");
    assert!(range.contains(&rating.er), "{proper}");
}

#[test]
fn a_puzzle_is_minimal_and_has_the_number_of_givens() {
    let request = Request { layout: Layout::Free, minimal: true, ..Request::default() };
    let puzzle = make(&request, "minimal");
    assert!(is_minimal(&puzzle), "{puzzle}");
    for number in [24, 30, 41] {
        let proper = make(&Request { givens: Some(number), ..Request::default() }, "number");
        assert_eq!(proper.puzzle().givens().len(), number);
    }
    assert!(!is_minimal(&make(&Request { givens: Some(41), ..Request::default() }, "number")));
}

#[test]
fn what_cannot_be_found_can_be_given_up() {
    let tries = Counter::new(0);
    let request = Request { givens: Some(17), minimal: true, ..Request::default() };
    let fifty = |tried: Progress| {
        tries.set(tried.done);
        if tried.done < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let made = generate(&request, &mut Random::new(0), Control::new(&fifty));
    assert_eq!((made, tries.get()), (Err(GenerateError::Stopped), 50));
}

#[test]
fn what_no_puzzle_can_meet_is_refused() {
    let refused = |request: Request| {
        generate(&request, &mut Random::new(0), Control::NONE).expect_err("it cannot be met")
    };
    for technique in Technique::ALL.into_iter().filter(|technique| !technique.is_on_path()) {
        let difficulty = Difficulty::Technique(technique);
        let error = refused(Request { difficulty, ..Request::default() });
        assert_eq!(error, GenerateError::Technique(technique));
    }
    for number in [0, 16, 82] {
        let error = refused(Request { givens: Some(number), ..Request::default() });
        assert_eq!(error, GenerateError::Givens(number));
    }
    let range = Tenths(45)..=Tenths(30);
    let difficulty = Difficulty::Er(range.clone());
    assert_eq!(refused(Request { difficulty, ..Request::default() }), GenerateError::Er(range));
}

/// The same seed gives the same puzzle on every machine; the JavaScript tests have the same lines.
#[test]
fn a_seed_is_a_puzzle() {
    for line in include_str!("data/seeds.txt").lines() {
        let [seed, level, layout, puzzle] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let level = level.parse().expect("a level");
        let layout = layout.parse().expect("a layout");
        let difficulty = Difficulty::Level(level);
        let request = Request { difficulty, layout, ..Request::default() };
        assert_eq!(make(&request, seed).to_string(), puzzle, "{seed}");
    }
}
