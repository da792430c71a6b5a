//! Grids that are known for being awkward, and other people's lists.

#![cfg(feature = "classic")]
#![allow(clippy::unwrap_used)]

mod known;
mod shared;

use known::{AGAINST_BRUTE_FORCE, IMPOSSIBLE, PICTURE, puzzle};
use redoku::diagnose::{Verdict, judge};
use redoku::fast::Limits;
use redoku::{Cell, Digit, Grid, Puzzle, classic, fast};
use shared::shared;

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
#[ignore = "reads published lists, which are not part of the project"]
fn published_lists_are_solved() {
    let lists = ["17clue", "hardest1106", "hardest1905_11plus", "magictour1465", "serg_multiple"];
    for name in lists {
        let text = shared(&format!("solve/{name}.txt"));
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
