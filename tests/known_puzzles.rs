//! Grids that are known for being awkward, and other people's lists where these are at hand.
//!
//! The lists are read from `../shared/data/solve` beside the checkout and never copied into it; where that
//! folder is absent, their test says so and is skipped.

#![cfg(feature = "classic")]
#![allow(clippy::unwrap_used)]

mod known;

use std::io::{Write, stderr};
use std::path::Path;

use known::{AGAINST_BRUTE_FORCE, IMPOSSIBLE, PICTURE, puzzle};
use redoku::diagnose::{Verdict, judge};
use redoku::fast::Limits;
use redoku::{Cell, Digit, Grid, Puzzle, classic, fast};

/// Gordon Royle's list of puzzles with 17 givens has this one.
const SEVENTEEN: &str =
    "...8.1..........435............7.8........1...2..3....6......75..34........2..6..";

#[test]
fn a_grid_with_one_solution_has_it() {
    for text in [PICTURE, AGAINST_BRUTE_FORCE, SEVENTEEN] {
        let puzzle = puzzle(text);
        let Verdict::Unique(proper) = judge(puzzle.grid(), Limits::default()).verdict else {
            panic!("{text}")
        };
        assert!(proper.solution().solves(&puzzle));
        assert_eq!(classic::solutions(&puzzle, 2), [*proper.solution()]);
    }
    let anti = fast::first_solution(&puzzle(AGAINST_BRUTE_FORCE)).unwrap();
    assert!(anti.to_string().starts_with("987654321"));
}

#[test]
fn a_grid_with_16_givens_or_fewer_has_more_than_one() {
    let mut givens = puzzle(SEVENTEEN).givens();
    while let Some(cell) = givens.first() {
        givens.remove(cell);
        let fewer = puzzle(SEVENTEEN).restricted_to(givens);
        let Verdict::Multiple { solutions, .. } = judge(fewer.grid(), Limits::default()).verdict
        else {
            panic!("{fewer:?}")
        };
        assert!(solutions.iter().all(|solution| solution.solves(&fewer)));
    }
}

#[test]
fn a_lone_given_anywhere_has_more_than_one() {
    for cell in Cell::all() {
        let mut grid = Grid::EMPTY;
        grid.set(cell, Some(Digit::from_index(cell.index() % 9)));
        assert!(matches!(judge(&grid, Limits::default()).verdict, Verdict::Multiple { .. }));
    }
}

/// Work is counted, not timed.
#[test]
fn a_grid_without_solution_is_refuted_in_few_guesses() {
    let found = fast::search(&puzzle(IMPOSSIBLE), Limits::default());
    assert_eq!(found.count, 0);
    assert!(found.guesses < 10_000, "{} guesses", found.guesses);
}

#[test]
fn every_puzzle_of_the_shared_lists_is_solved() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/solve");
    if !folder.exists() {
        // Not eprintln!, which a passing test keeps to itself.
        writeln!(stderr(), "SKIPPED: the lists are not at {}", folder.display()).unwrap();
        return;
    }
    let mut lists: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    lists.sort();
    for list in lists {
        let name = list.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = std::fs::read_to_string(&list).unwrap();
        let lines = text.lines().filter_map(|line| line.get(..81)?.parse::<Grid>().ok());
        let mut number = 0;
        for grid in lines {
            let puzzle = Puzzle::new(grid).unwrap();
            let found = fast::search(&puzzle, Limits::default());
            let several = name.contains("multiple");
            assert_eq!(found.count, if several { 2 } else { 1 }, "{name}: {puzzle:?}");
            assert!(found.solutions.iter().all(|solution| solution.solves(&puzzle)), "{puzzle:?}");
            // The naive solver takes its time, so it has a say on some of them only.
            if number % 3000 == 0 && !several {
                assert_eq!(classic::solutions(&puzzle, 2), found.solutions, "{name}: {puzzle:?}");
            }
            number += 1;
        }
        assert!(number > 100, "{name} has only {number} puzzles");
    }
}
