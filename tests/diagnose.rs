//! The truth about grids, each part of it checked by the naive solver.

#![cfg(feature = "classic")]
#![allow(clippy::unwrap_used)]

mod known;
mod random;

use known::{PICTURE, grid};
use random::solvable;
use redoku::diagnose::{Reason, ReasonKind, Verdict, judge, true_candidates};
use redoku::fast::Limits;
use redoku::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle, Random, classic};

#[track_caller]
fn verdict(text: &str) -> Verdict {
    judge(&grid(text), Limits::default()).verdict
}

/// The picture puzzle with one cell changed.
fn picture_with(row: usize, column: usize, digit: u8) -> Grid {
    let mut grid = grid(PICTURE);
    grid.set(Cell::at(row, column), Digit::new(digit));
    grid
}

/// The very property that makes a reason one: no solution as it is, one without any of its givens.
#[track_caller]
fn assert_minimal(puzzle: &Puzzle, reason: &Reason) {
    assert!(!solvable(puzzle.restricted_to(reason.givens).grid()), "{reason:?} has a solution");
    for cell in reason.givens.iter() {
        let fewer = puzzle.restricted_to(reason.givens - CellSet::from(cell));
        assert!(solvable(fewer.grid()), "{reason:?} does not need {cell}");
    }
}

#[test]
fn conflicts_name_digit_cells_and_house() {
    let Verdict::Invalid(conflicts) = judge(&picture_with(0, 2, 5), Limits::default()).verdict
    else {
        panic!()
    };
    let houses: Vec<String> = conflicts.iter().map(|c| c.house.to_string()).collect();
    assert_eq!(houses, ["row 1", "box 1"]);
    for conflict in conflicts {
        assert_eq!(conflict.digit.value(), 5);
        assert_eq!(conflict.cells, [Cell::at(0, 0), Cell::at(0, 2)].into_iter().collect());
    }
}

#[test]
fn a_stuck_cell_is_the_reason() {
    let text = format!("12345678.{}9", ".".repeat(71));
    let Verdict::Impossible(reason) = verdict(&text) else { panic!() };
    assert_eq!(reason.kind, ReasonKind::Cell(Cell::at(0, 8)));
    assert_eq!(reason.givens.len(), 9);
    assert_minimal(&Puzzle::new(grid(&text)).unwrap(), &reason);
}

/// The typing mistake of the design's picture: a 4 for the 5 at r2c6.
#[test]
fn a_mistyped_digit_is_among_the_marked_givens() {
    let mistyped = picture_with(1, 5, 4);
    let Verdict::Impossible(reason) = judge(&mistyped, Limits::default()).verdict else { panic!() };
    let ReasonKind::Digit(digit, house) = reason.kind else { panic!("{reason:?}") };
    assert_eq!((digit.value(), house.to_string().as_str()), (4, "box 5"));
    assert_eq!(format!("{:?}", reason.givens), "{r2c6, r4c5, r5c1, r6c5, r8c4}");
    assert_minimal(&Puzzle::new(mistyped).unwrap(), &reason);
}

#[test]
fn several_solutions_differ_where_it_says() {
    let mut puzzle = grid(PICTURE);
    [0, 1, 4, 9].iter().for_each(|&index| puzzle.set(Cell::from_index(index), None));
    let report = judge(&puzzle, Limits { solutions: 1000, kept: 3, ..Limits::default() });
    let Verdict::Multiple { count, exact, solutions, differing } = report.verdict else { panic!() };
    let all = classic::solutions(&Puzzle::new(puzzle).unwrap(), 1000);
    assert_eq!((count, exact), (all.len() as u64, true));
    assert!(solutions.iter().all(|solution| all.contains(solution)));
    let unlike = |&cell: &Cell| solutions[0].digit(cell) != solutions[1].digit(cell);
    assert_eq!(differing, Cell::all().filter(unlike).collect());
    assert!(!differing.is_empty());
}

#[test]
fn a_full_grid_is_its_own_solution_or_a_conflict() {
    let Verdict::Unique(proper) = verdict(PICTURE) else { panic!() };
    let Verdict::Unique(full) = verdict(&proper.solution().to_string()) else { panic!() };
    assert_eq!(
        (full.puzzle().grid(), full.solution()),
        (full.solution().grid(), proper.solution())
    );
    let mut broken = *full.puzzle().grid();
    broken.set(Cell::at(4, 4), Digit::new(1));
    assert!(matches!(judge(&broken, Limits::default()).verdict, Verdict::Invalid(_)));
}

/// A search that gave up knows neither that there is no solution nor that there is one.
#[test]
fn a_search_that_gave_up_is_undecided() {
    let within =
        |grid: &Grid, guesses| judge(grid, Limits { guesses, ..Limits::default() }).verdict;
    assert_eq!(within(&Grid::EMPTY, 0), Verdict::Undecided);
    let mut random = Random::new(41);
    let (mut undecided, mut decided) = (0, 0);
    for _ in 0..random::cases(300) {
        let puzzle = random_puzzle(&mut random);
        let truth = judge(puzzle.grid(), Limits::default()).verdict;
        for guesses in [0, 1, 3, 10] {
            match within(puzzle.grid(), guesses) {
                Verdict::Undecided => undecided += 1,
                Verdict::Multiple { .. } => {
                    assert!(matches!(truth, Verdict::Multiple { .. }), "{puzzle:?}");
                }
                verdict => {
                    assert_eq!(verdict, truth, "{puzzle:?} within {guesses} guesses");
                    decided += 1;
                }
            }
        }
    }
    assert!(undecided > 0 && decided > 0, "{undecided} and {decided}");
}

/// One solution would not tell one from several.
#[test]
fn two_solutions_are_looked_for_whatever_the_limits() {
    let limits = Limits { solutions: 0, kept: 0, ..Limits::default() };
    let Verdict::Multiple { count, exact, .. } = judge(&Grid::EMPTY, limits).verdict else {
        panic!()
    };
    assert_eq!((count, exact), (2, false));
    assert!(matches!(judge(&grid(PICTURE), limits).verdict, Verdict::Unique(_)));
}

#[test]
fn the_empty_grid_has_every_candidate() {
    let empty = Puzzle::new(Grid::EMPTY).unwrap();
    assert_eq!(true_candidates(&empty), CandidateSet::ALL);
    let Verdict::Multiple { count, exact, .. } =
        judge(&Grid::EMPTY, Limits { solutions: 10_000, ..Limits::default() }).verdict
    else {
        panic!()
    };
    assert_eq!((count, exact), (10_000, false));
}

/// Digits changed and dropped at random give puzzles of every sort.
#[test]
fn random_puzzles_are_judged_as_the_naive_solver_would() {
    let cases = random::cases(300);
    let mut random = Random::new(37);
    let mut seen = [0; 3];
    let limits = Limits { solutions: 50, kept: 50, ..Limits::default() };
    for _ in 0..cases {
        let puzzle = random_puzzle(&mut random);
        let all = classic::solutions(&puzzle, 50);
        match judge(puzzle.grid(), limits).verdict {
            Verdict::Impossible(reason) => {
                assert!(all.is_empty());
                assert_minimal(&puzzle, &reason);
                // Nine digits keep a cell empty, and each cell of a house is kept from a digit by one.
                let seen_at_a_glance = Board::new(&puzzle).stuck().is_some();
                assert!(!seen_at_a_glance || reason.givens.len() <= 9, "{puzzle:?} {reason:?}");
                seen[0] += 1;
            }
            Verdict::Unique(proper) => {
                assert_eq!(all, [*proper.solution()]);
                seen[1] += 1;
            }
            Verdict::Multiple { count, exact, mut solutions, .. } => {
                assert_eq!((count, exact), (all.len() as u64, all.len() < 50), "{puzzle:?}");
                if exact {
                    let mut all = all;
                    all.sort_by_key(ToString::to_string);
                    solutions.sort_by_key(ToString::to_string);
                    assert_eq!(solutions, all);
                    assert_eq!(true_candidates(&puzzle), union(&all));
                }
                seen[2] += 1;
            }
            Verdict::Undecided => panic!("undecided without a limit: {puzzle:?}"),
            Verdict::Invalid(_) => unreachable!("a puzzle has no conflict"),
        }
    }
    assert!(seen.iter().all(|&number| number > cases / 20), "too few of one sort: {seen:?}");
}

fn union(solutions: &[redoku::Solution]) -> CandidateSet {
    let digits = solutions.iter().flat_map(|solution| solution.grid().digits());
    digits.map(|(cell, digit)| Candidate { digit, cell }).collect()
}

/// A part of a random solution in which now and then a digit is mistyped.
fn random_puzzle(random: &mut Random) -> Puzzle {
    let solution = random::solution(random);
    loop {
        let kept: CellSet = Cell::all().filter(|_| random.chance(42)).collect();
        let mut grid = solution.grid().restricted_to(kept);
        for _ in 0..random.below(3) {
            grid.set(Cell::from_index(random.below(81)), Some(random::digit(random)));
        }
        if let Ok(puzzle) = Puzzle::new(grid) {
            return puzzle;
        }
    }
}

#[test]
fn reasons_need_no_glance() {
    // Found by hand: two givens fewer and it is solvable; nothing is stuck at a glance.
    let puzzle = Puzzle::new(grid(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ))
    .unwrap();
    let Verdict::Impossible(reason) = judge(puzzle.grid(), Limits::default()).verdict else {
        panic!()
    };
    assert_eq!(reason.kind, ReasonKind::Givens);
    assert!(reason.givens.len() < puzzle.givens().len());
}
