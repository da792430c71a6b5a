//! All solvers give the answers of one naive oracle: for a moment with every `cargo test`, or for a night:
//!
//! ```sh
//! REDOKU_SECONDS=30000 cargo test --release --test solvers all_night -- --ignored --nocapture
//! ```

#![cfg(feature = "classic")]
#![allow(clippy::print_stdout, reason = "a command prints")]

mod known;
mod random;

use std::thread;
use std::time::{Duration, Instant};

use known::{IMPOSSIBLE, PICTURE, PICTURE_SOLVED, puzzle};
use random::cases;
use redoku::fast::Limits;
use redoku::{Grid, NotProper, Puzzle, Random, Solution, classic, fast};

#[test]
fn fast_solves_the_picture_puzzle() {
    let solution = fast::first_solution(&puzzle(PICTURE)).expect("it has one");
    assert_eq!(solution.to_string(), PICTURE_SOLVED);
    let proper = fast::prove(&puzzle(PICTURE)).expect("one solution");
    assert_eq!((proper.puzzle(), proper.solution()), (&puzzle(PICTURE), &solution));
}

#[test]
fn fast_sees_that_there_is_no_solution() {
    let found = fast::search(&puzzle(IMPOSSIBLE), Limits::default());
    assert_eq!((found.count, found.exact), (0, true));
    assert!(found.guesses < 5_000, "{} guesses", found.guesses);
    assert_eq!(fast::solutions(&puzzle(IMPOSSIBLE)).next(), None);
}

#[test]
fn fast_counts_up_to_the_limit_and_no_further() {
    let search = |puzzle: &Puzzle, solutions, kept| {
        let found = fast::search(puzzle, Limits { solutions, kept, ..Limits::default() });
        (found.count, found.exact, found.solutions.len())
    };
    assert_eq!(search(&Puzzle::EMPTY, 100_000, 3), (100_000, false, 3));
    assert_eq!(search(&Puzzle::EMPTY, 0, 3), (0, false, 0));
    assert_eq!(search(&puzzle(PICTURE), 1, 1), (1, false, 1), "it stopped at the first");
    assert_eq!(search(&puzzle(PICTURE), 2, 1), (1, true, 1));
    assert_eq!(search(&puzzle(IMPOSSIBLE), 0, 1), (0, false, 0), "it did not begin");
}

#[test]
fn fast_gives_up_when_the_budget_is_spent() {
    let search =
        |guesses| fast::search(&puzzle(IMPOSSIBLE), Limits { guesses, ..Limits::default() });
    let whole = search(u64::MAX);
    for guesses in [0, 1, 49, 50, 51, 999, 1_000, 1_001] {
        let found = search(guesses);
        assert_eq!((found.count, found.exact), (0, false), "{guesses}");
        let more = found.guesses - guesses;
        assert!(more < 729 * 9, "{guesses}: {more} guesses more");
    }
    assert_eq!(search(whole.guesses + 1), whole);
    // Solutions found before the end of the budget are kept.
    let limits = Limits { solutions: u64::MAX, kept: 10, guesses: 5_000 };
    let found = fast::search(&Puzzle::EMPTY, limits);
    assert!(!found.exact && found.count > 100 && found.solutions.len() == 10, "{found:?}");
}

#[test]
fn solutions_come_one_by_one_and_end() {
    let mut random = Random::new(11);
    for _ in 0..cases(200) {
        let puzzle = random::puzzle(&mut random);
        let mut lazy = fast::solutions(&puzzle);
        let some: Vec<_> = lazy.by_ref().take(7).collect();
        let limits = Limits { solutions: 7, kept: 7, ..Limits::default() };
        assert_eq!(some, fast::search(&puzzle, limits).solutions, "{puzzle:?}");
        if some.len() < 7 {
            assert_eq!((lazy.next(), lazy.next()), (None, None), "{puzzle:?}");
        } else {
            let next = lazy.clone().next();
            assert!(next.is_none_or(|next| next.solves(&puzzle) && !some.contains(&next)));
        }
    }
}

#[test]
fn fast_finds_what_the_oracle_finds_on_random_grids() {
    let mut random = Random::new(1);
    let mut seen = [0_u64; 5];
    for case in 0..cases(6_000) {
        // Far counts take the oracle long: one in a hundred of them is enough.
        seen[compare(&mut random, if case % 100 == 0 { 300 } else { 20 })] += 1;
    }
    assert!(seen.iter().all(|&kind| kind > 0), "none, one, several, many, clashes: {seen:?}");
}

#[test]
#[ignore = "a command that compares for as long as it is told to"]
fn all_night() {
    let number =
        |name, usual| std::env::var(name).map_or(usual, |it| it.parse().expect("a number"));
    let end = Instant::now() + Duration::from_secs(number("REDOKU_SECONDS", 10));
    let seed = number("REDOKU_SEED", u64::from(std::process::id()) << 32);
    let one_thread = |thread: u64| {
        let (mut random, mut seen) = (Random::new(seed + thread), [0_u64; 5]);
        while Instant::now() < end {
            (0..1000).for_each(|_| seen[compare(&mut random, 20)] += 1);
        }
        seen
    };
    let seen = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
        let threads = (0..cores).map(|number| scope.spawn(move || one_thread(number)));
        let threads: Vec<_> = threads.collect();
        threads.into_iter().fold([0; 5], |sum, thread| {
            let seen = thread.join().expect("no grid that differs");
            std::array::from_fn(|kind| sum[kind] + seen[kind])
        })
    });
    let sum: u64 = seen.iter().sum();
    println!(
        "seed {seed}: {sum} grids, of which none, one, several, many solutions, clashes: {seen:?}"
    );
}

/// Compares what the engine and the oracle find on a random grid. Returns its kind: no solution, one, several, `limit`
/// of them, or digits that clash.
fn compare(random: &mut Random, limit: usize) -> usize {
    let grid = random::grid(random);
    let Ok(puzzle) = Puzzle::new(grid) else {
        assert_eq!(first_line(&grid), no_solution(), "{grid:?}");
        return 4;
    };
    let expected = classic::solutions(&puzzle, limit);
    agree(&puzzle, &expected, limit);
    expected.len().min(2) + usize::from(expected.len() == limit)
}

/// Asserts that everything `fast` says about a puzzle fits its solutions, `limit` of them at most.
#[track_caller]
fn agree(puzzle: &Puzzle, expected: &[Solution], limit: usize) {
    let limits = Limits { solutions: limit as u64, kept: usize::MAX, ..Limits::default() };
    let found = fast::search(puzzle, limits);
    assert_eq!(found.count, expected.len() as u64, "{puzzle:?}");
    assert_eq!(found.exact, expected.len() < limit, "{puzzle:?}");
    if found.exact {
        assert_eq!(sorted(&found.solutions), sorted(expected), "{puzzle:?}");
    } else {
        assert!(found.solutions.iter().all(|solution| solution.solves(puzzle)), "{puzzle:?}");
        assert!(sorted(&found.solutions).is_sorted_by(|a, b| a < b), "each once: {puzzle:?}");
    }
    let first = found.solutions.first();
    assert_eq!(fast::first_solution(puzzle).as_ref(), first, "{puzzle:?}");
    assert_eq!(fast::has_solution(puzzle), !expected.is_empty(), "{puzzle:?}");
    assert_proven(puzzle, expected);
    let line = first.map_or_else(no_solution, |solution| format!("{solution}\n").into());
    assert_eq!(first_line(puzzle.grid()), line, "{puzzle:?}");
}

/// A puzzle is proven to have one solution if and only if the naive solver finds one.
fn assert_proven(puzzle: &Puzzle, expected: &[Solution]) {
    match fast::prove(puzzle) {
        Ok(proper) => assert_eq!([*proper.solution()], expected, "{puzzle:?}"),
        Err(NotProper::None) => assert!(expected.is_empty(), "{puzzle:?}"),
        Err(NotProper::Several(two)) => {
            assert!(expected.len() > 1 && two[0] != two[1], "{puzzle:?}");
            assert!(two.iter().all(|solution| solution.solves(puzzle)), "{puzzle:?}");
        }
        Err(NotProper::Undecided) => panic!("undecided without a budget: {puzzle:?}"),
    }
}

fn sorted(solutions: &[Solution]) -> Vec<String> {
    let mut texts: Vec<_> = solutions.iter().map(Solution::to_string).collect();
    texts.sort_unstable();
    texts
}

fn first_line(grid: &Grid) -> Vec<u8> {
    let mut line = Vec::new();
    fast::solve_lines(grid.to_string().as_bytes(), &mut line);
    line
}

fn no_solution() -> Vec<u8> {
    format!("{}\n", "0".repeat(81)).into()
}

#[test]
fn lines_end_in_lf_crlf_or_cr_and_carry_comments() {
    let input = format!(
        "{PICTURE}\r\n{PICTURE} hard? no\r\r\n{PICTURE}1\nabc\r\n{PICTURE}\t#7\r{PICTURE}x{PICTURE}\n{PICTURE}"
    );
    let (solved, not_a_puzzle) = (format!("{PICTURE_SOLVED}\n"), format!("{}\n", ".".repeat(81)));
    let lines = [true, true, false, false, false, true, false, true];
    let expected =
        lines.map(|is_solved| if is_solved { &*solved } else { &*not_a_puzzle }).concat();
    let answers = |mut solver: fast::LineSolver, size: usize| {
        let mut out = Vec::new();
        input.as_bytes().chunks(size).for_each(|chunk| solver.feed(chunk, &mut out));
        solver.finish(&mut out);
        String::from_utf8(out).expect("digits")
    };
    for size in [1, 7, 80, 81, 82, 83, 200, 10_000] {
        assert_eq!(answers(fast::LineSolver::first(), size), expected, "chunks of {size}");
        assert_eq!(answers(fast::LineSolver::proving(), size), expected, "chunks of {size}");
        let counted = answers(fast::LineSolver::counting(), size);
        let counts: Vec<_> = counted.bytes().skip(81).step_by(82).collect();
        assert_eq!(counts, b"11...1.1", "chunks of {size}");
    }
}

#[test]
fn a_line_alone_is_answered_as_among_others() {
    let several = ".".repeat(81);
    let mut solver = fast::LineSolver::counting();
    for (line, count) in [(PICTURE, 1), (&several, 2), (IMPOSSIBLE, 0)] {
        let answer = solver.answer(line.as_bytes()).expect("a puzzle");
        assert_eq!(answer.count, count);
        assert_eq!([&answer.solution[..], b"\n"].concat(), first_line(puzzle(line).grid()));
        assert_eq!(solver.answer(format!("{line} name").as_bytes()), Some(answer));
        assert_eq!(solver.answer(format!("{line}x").as_bytes()), None);
    }
    assert_eq!(solver.answer(b""), None);
}

#[test]
fn lines_with_several_solutions_get_the_first_one_even_if_uniqueness_is_asked_for() {
    let empty = format!("{}\n", ".".repeat(81));
    let (mut first, mut proven) = (Vec::new(), Vec::new());
    fast::LineSolver::first().feed(empty.as_bytes(), &mut first);
    fast::LineSolver::proving().feed(empty.as_bytes(), &mut proven);
    assert_eq!(first, proven);
}
