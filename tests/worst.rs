//! The grids that take the engine longest, of all that hill climbing has found.
//!
//! `tests/data/worst.txt` has two hundred of them. To look for worse ones:
//!
//! ```sh
//! REDOKU_SECONDS=600 cargo test --release --test worst climb -- --ignored --nocapture
//! ```

#![allow(clippy::print_stdout, reason = "a command prints")]

use std::time::{Duration, Instant};

use redoku::diagnose::{Verdict, judge, true_candidates};
use redoku::fast::{Found, Limits, search};
use redoku::{Cell, Digit, Grid, Puzzle, Random};

const WORST: &str = include_str!("data/worst.txt");

/// No grid known takes more guesses than this to tell none, one and several apart: some ten milliseconds.
const MOST_GUESSES: u64 = 20_000;

fn worst() -> impl Iterator<Item = Puzzle> {
    WORST.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().expect("a puzzle"))
}

fn judged(puzzle: &Puzzle) -> Found {
    search(puzzle, Limits { guesses: MOST_GUESSES, ..Limits::default() })
}

#[test]
fn no_grid_takes_more_guesses_than_the_bound() {
    let mut seen = [0; 3];
    let mut total = 0;
    for puzzle in worst() {
        let found = judged(&puzzle);
        assert!(found.exact || found.count == 2, "{puzzle:?} is not decided");
        assert!(found.solutions.iter().all(|solution| solution.solves(&puzzle)), "{puzzle:?}");
        seen[found.count as usize] += 1;
        total += found.guesses;
    }
    assert!(seen[0] > 50 && seen[2] > 50, "none, one, several: {seen:?}");
    let mean = total / worst().count() as u64;
    assert!(mean < 3_000, "{mean} guesses in the mean");
}

/// The reason is minimal although each of its givens asks for a proof of its own.
#[test]
fn reasons_are_found_within_their_budget() {
    for puzzle in worst().filter(|puzzle| judged(puzzle).count == 0).take(20) {
        let Verdict::Impossible(reason) = judge(puzzle.grid(), Limits::default()).verdict else {
            panic!("{puzzle:?}")
        };
        let givens = reason.givens;
        assert_eq!(judged(&puzzle.restricted_to(givens)).count, 0, "{puzzle:?}");
        for cell in givens {
            let mut fewer = givens;
            fewer.remove(cell);
            assert!(judged(&puzzle.restricted_to(fewer)).count > 0, "{puzzle:?} without {cell}");
        }
    }
}

#[test]
fn true_candidates_are_those_of_solutions() {
    for puzzle in worst().filter(|puzzle| judged(puzzle).count == 2).take(10) {
        let candidates = true_candidates(&puzzle);
        for cell in Cell::all() {
            let possible = candidates.digits(cell);
            assert!(!possible.is_empty() && possible.is_subset(puzzle.grid().candidates(cell)));
        }
        let found = judged(&puzzle);
        for (cell, digit) in found.solutions.iter().flat_map(|solution| solution.grid().digits()) {
            assert!(candidates.digits(cell).has(digit), "{puzzle:?}");
        }
    }
}

/// Changes grids at random and keeps what takes more guesses.
#[test]
#[ignore = "a command that looks for worse grids"]
fn climb() {
    let seconds = std::env::var("REDOKU_SECONDS").map_or(10, |it| it.parse().expect("a number"));
    let seed = std::env::var("REDOKU_SEED").map_or(1, |it| it.parse().expect("a number"));
    let (end, mut random) = (Instant::now() + Duration::from_secs(seconds), Random::new(seed));
    let mut found: Vec<(u64, Puzzle)> = Vec::new();
    while Instant::now() < end {
        let mut best = (0, Puzzle::EMPTY);
        let mut since = 0;
        while since < 400 && Instant::now() < end {
            since += 1;
            let Ok(puzzle) = Puzzle::new(changed(best.1.grid(), &mut random)) else { continue };
            let guesses = judged(&puzzle).guesses;
            if guesses > best.0 {
                found.push((guesses, puzzle));
                since = 0;
            }
            if guesses >= best.0 {
                best = (guesses, puzzle);
            }
        }
    }
    found.sort_by_key(|&(guesses, _)| std::cmp::Reverse(guesses));
    found.iter().take(50).for_each(|(guesses, puzzle)| println!("{guesses:>8} {puzzle}"));
}

/// One or two digits set, erased, changed or moved; a grid with few digits gets more.
fn changed(grid: &Grid, random: &mut Random) -> Grid {
    let mut grid = *grid;
    let changes = if grid.filled().len() < 8 { 12 } else { 1 + random.below(2) };
    for _ in 0..changes {
        let digit = Digit::new(1 + random.below(9) as u8);
        let blanks: Vec<Cell> = grid.blanks().iter().collect();
        let filled: Vec<Cell> = grid.filled().iter().collect();
        let cell = random.pick(&blanks);
        match random.below(4) {
            0 if filled.len() > 10 => grid.set(random.pick(&filled), None),
            1 if !filled.is_empty() => grid.set(random.pick(&filled), digit),
            2 if !filled.is_empty() => {
                let from = random.pick(&filled);
                grid.set(cell, grid[from]);
                grid.set(from, None);
            }
            _ if filled.len() < 40 && digit.is_some_and(|it| grid.candidates(cell).has(it)) => {
                grid.set(cell, digit);
            }
            _ => {}
        }
    }
    grid
}
