//! Ratings against published lists.
//!
//! `cargo test published -- --ignored` reads the lists; `cargo run --release -p redoku-benches --bin rate` rates whole
//! ones.

#![cfg(feature = "generate")]

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use redoku::logic::{Level, Technique};
use redoku::rating::se::{Numbers, Tenths, rate};
use redoku::rating::{self, own};
use redoku::{Control, Progress, Proper, Puzzle, Random, Symmetry, fast};

#[path = "logic/generate.rs"]
#[allow(dead_code, reason = "the tests of the human solver use the rest")]
mod generate;
mod known;
mod shared;

use shared::shared;

/// Every `nth` line of a list: the puzzle and its ER.
fn listed(name: &str, nth: usize) -> Vec<(Puzzle, String)> {
    let text = shared(&format!("rated/{name}"));
    let lines = text.lines().filter(|line| !line.starts_with('#')).step_by(nth);
    let rated = lines.map(|line| {
        let mut fields = line.split('\t');
        let puzzle = fields.next().expect("a puzzle").parse().expect("a puzzle");
        (puzzle, fields.next().expect("a rating").to_string())
    });
    rated.collect()
}

fn proper(puzzle: &Puzzle) -> Proper {
    fast::prove(puzzle).expect("one solution")
}

fn er_of(puzzle: &Puzzle) -> Tenths {
    rate(&proper(puzzle), Control::NONE).expect("not stopped").er
}

fn own_rating(puzzle: &Puzzle) -> own::Grade {
    own::rate(&proper(puzzle), Control::NONE).expect("not stopped")
}

#[test]
#[ignore = "reads published lists, which are not part of the project"]
fn unbiased_puzzles_have_the_published_rating() {
    for (puzzle, er) in listed("unbiased_minimal_SER.tsv", 25) {
        assert_eq!(er_of(&puzzle).to_string(), er, "{puzzle}");
    }
}

/// That list was made with another program, which differs from the original in 21 of 4,915 puzzles.
#[test]
#[ignore = "reads published lists, which are not part of the project"]
fn puzzles_with_17_givens_have_nearly_all_the_published_rating() {
    let list = listed("17clue_SER.tsv", 5);
    let equal = list.iter().filter(|(puzzle, er)| er_of(puzzle).to_string() == *er).count();
    assert!(1000 * equal >= 995 * list.len(), "{equal} of {}", list.len());
}

#[test]
fn the_rating_of_a_solved_grid_is_zero() {
    let solved = known::puzzle(known::PICTURE_SOLVED);
    assert_eq!(rate(&proper(&solved), Control::NONE), Ok(Numbers::default()));
}

/// Each rating is stopped at any of its calls, the long steps of a hard puzzle among them.
#[test]
fn a_rating_can_be_stopped() {
    type Rate<'a> = &'a dyn Fn(&Proper, Control) -> bool;
    let hard = "..3.9....1...4..36..8..21...4..8..73...9................4.7..686........7.....5.4";
    let proper = proper(&known::puzzle(hard));
    let ratings: [Rate; 3] = [
        &|proper, control| rate(proper, control).is_ok(),
        &|proper, control| own::rate(proper, control).is_ok(),
        &|proper, control| rating::rate(proper, control).is_ok(),
    ];
    for rated in ratings {
        for most in [1, 2, 50] {
            let calls = Cell::new(0);
            let stop = |_| {
                calls.set(calls.get() + 1);
                if calls.get() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            assert!(!rated(&proper, Control::new(&stop)));
            assert_eq!(calls.get(), most);
        }
    }
}

/// Ties go by the order of cells, so isomorphic puzzles may differ; easy ones do not.
#[test]
fn isomorphic_easy_puzzles_are_rated_alike() {
    let puzzle = known::puzzle(known::PICTURE);
    let mut random = Random::new(3);
    for _ in 0..20 {
        let image = Puzzle::new(Symmetry::random(&mut random).grid(puzzle.grid())).unwrap();
        assert_eq!(er_of(&image), er_of(&puzzle), "{image}");
    }
}

/// A random image of a puzzle under the symmetries of Sudoku.
fn isomorph(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    Puzzle::new(Symmetry::random(random).grid(puzzle.grid())).expect("no conflict")
}

#[test]
fn our_own_rating_is_the_same_for_isomorphic_puzzles() {
    let mut random = Random::new(5);
    for _ in 0..100 {
        let made = generate::minimal(&mut random);
        let image = isomorph(made.puzzle(), &mut random);
        assert_eq!(own_rating(&image), own_rating(made.puzzle()), "{made} and {image}");
    }
}

#[test]
fn our_own_rating_of_known_puzzles() {
    let rated = |text| own_rating(&known::puzzle(text));
    let one_blank = known::PICTURE_SOLVED.replacen('5', ".", 1);
    let full_house = Some(Technique::FullHouse);
    let expected = own::Grade { level: Level::Easy, score: 4, hardest: full_house };
    assert_eq!(rated(&one_blank), expected);
    let nothing = own::Grade { level: Level::Easy, score: 0, hardest: None };
    assert_eq!(rated(known::PICTURE_SOLVED), nothing);
    let picture = rated(known::PICTURE);
    assert_eq!(picture.hardest, Some(Technique::HiddenSingle));
    let harder = rated(known::AGAINST_BRUTE_FORCE);
    assert_eq!(harder.hardest, Some(Technique::NakedSingle));
    assert!(harder.score > picture.score, "{harder:?} and {picture:?}");
}

#[test]
fn both_ratings_report_to_one_callback() {
    let proper = proper(&known::puzzle(known::PICTURE));
    let shares = RefCell::new(Vec::new());
    let watch = |progress: Progress| {
        shares.borrow_mut().extend(progress.share());
        ControlFlow::Continue(())
    };
    let rating = rating::rate(&proper, Control::new(&watch));
    assert_eq!(rating, rating::rate(&proper, Control::NONE));
    let shares = shares.into_inner();
    assert!(shares.is_sorted() && shares[0] == 0.0 && shares.len() > 50, "{shares:?}");
}

#[test]
fn our_own_rating_reports_what_is_filled() {
    let shares = RefCell::new(Vec::new());
    let watch = |progress: Progress| {
        shares.borrow_mut().extend(progress.share());
        ControlFlow::Continue(())
    };
    let hard = "..3.9....1...4..36..8..21...4..8..73...9................4.7..686........7.....5.4";
    own::rate(&proper(&known::puzzle(hard)), Control::new(&watch)).expect("not stopped");
    let shares = shares.into_inner();
    assert!(shares.is_sorted() && shares[0] == 0.0 && shares[shares.len() - 1] < 1.0);
}

/// The oracle's puzzles are spread evenly over all ratings.
#[test]
#[ignore = "reads published lists, which are not part of the project"]
fn our_own_rating_orders_published_puzzles_as_sudoku_explainer_does() {
    let list = listed("oracle_part.tsv", 3);
    let pairs: Vec<_> =
        list.iter().map(|(puzzle, _)| (own_rating(puzzle).score, er_of(puzzle))).collect();
    let (mut right, mut wrong) = (0, 0);
    for (at, one) in pairs.iter().enumerate() {
        for other in &pairs[..at] {
            match (one.0.cmp(&other.0), one.1.cmp(&other.1)) {
                (score, er) if score == er => right += 1,
                (score, er) if score == er.reverse() => wrong += 1,
                _ => {}
            }
        }
    }
    eprintln!("{right} pairs are in the same order, {wrong} in the opposite order");
    assert!(right > 10 * wrong, "{right} and {wrong}");
}
