//! Ratings against published lists.
//!
//! The lists are read from `../shared/data/rated` beside the checkout and never copied into it; without
//! them the test says that it is skipped. `cargo run --release --example rate` rates whole lists.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use redoku::rating::se::{Rating, Tenths, rate, rate_with};
use redoku::{Puzzle, Random, Symmetry};

mod known;

/// Every `nth` line of a list: the puzzle and its ER. `None`, with a note, if the list is not there.
fn listed(name: &str, nth: usize) -> Option<Vec<(Puzzle, String)>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/rated").join(name);
    let Ok(text) = fs::read_to_string(&file) else {
        eprintln!("SKIPPED: the list is not at {}", file.display());
        return None;
    };
    let lines = text.lines().filter(|line| !line.starts_with('#')).step_by(nth);
    let rated = lines.map(|line| {
        let mut fields = line.split('\t');
        let puzzle = fields.next().expect("a puzzle").parse().expect("a puzzle");
        (puzzle, fields.next().expect("a rating").to_string())
    });
    Some(rated.collect())
}

#[test]
fn unbiased_puzzles_have_the_published_rating() {
    for (puzzle, er) in listed("unbiased_minimal_SER.tsv", 25).into_iter().flatten() {
        assert_eq!(rate(&puzzle).er.to_string(), er, "{puzzle}");
    }
}

/// That list was made with another program, which differs from the original in 21 of 4,915 puzzles.
#[test]
fn puzzles_with_17_givens_have_nearly_all_the_published_rating() {
    let Some(list) = listed("17clue_SER.tsv", 5) else { return };
    let equal = list.iter().filter(|(puzzle, er)| rate(puzzle).er.to_string() == *er).count();
    assert!(1000 * equal >= 995 * list.len(), "{equal} of {}", list.len());
}

#[test]
fn the_rating_of_a_solved_grid_is_zero() {
    let solved = known::puzzle(known::PICTURE_SOLVED);
    assert_eq!(rate(&solved), Rating::default());
}

#[test]
fn a_puzzle_without_a_solution_ends_with_20() {
    let wrong = known::PICTURE.replacen("53.", "531", 1);
    let rating = rate(&known::puzzle(&wrong));
    assert_eq!(rating.er, Tenths(200));
}

#[test]
fn an_interrupted_rating_stops() {
    // Without givens there is no step to find, and the search for one takes long.
    let mut calls = 0;
    let rating = rate_with(&Puzzle::EMPTY, |progress| {
        assert_eq!((progress.steps, progress.blanks), (0, 81));
        calls += 1;
        if calls < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((rating, calls), (None, 50));
}

#[test]
fn progress_counts_steps_and_blanks() {
    let mut last = None;
    let puzzle = known::puzzle(known::PICTURE);
    let rating = rate_with(&puzzle, |progress| {
        last = Some(progress);
        ControlFlow::Continue(())
    });
    let last = last.expect("progress");
    assert_eq!((last.steps, last.blanks), (50, 1));
    assert_eq!(rating, Some(rate(&puzzle)));
}

/// Ties go by the order of cells, so isomorphic puzzles may differ; easy ones do not.
#[test]
fn isomorphic_easy_puzzles_are_rated_alike() {
    let puzzle = known::puzzle(known::PICTURE);
    let mut random = Random::new(3);
    for _ in 0..20 {
        let image = Puzzle::new(Symmetry::random(&mut random).grid(puzzle.grid())).unwrap();
        assert_eq!(rate(&image).er, rate(&puzzle).er, "{image}");
    }
}
