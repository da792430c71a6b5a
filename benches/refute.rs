//! Makes puzzles impossible, explains why they are, and checks every step.
//!
//! `cargo run --release -p redoku-benches --bin refute -- [--minimal] [--slow] < puzzles.txt`; a line's first 81
//! characters are the puzzle. One with a solution gets one more given, a wrong one that leaves no contradiction in
//! sight; one without is taken as it is. `--minimal` keeps the givens of a minimal contradiction only, which is far
//! harder. `--slow` prints each puzzle that takes more than a second. The exit code is 1 if anything is untrue.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::collections::BTreeMap;
use std::io::{BufRead, stdin};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use redoku::diagnose::{Verdict, judge};
use redoku::fast::Limits;
use redoku::logic::{NotRefuted, Refutation, Technique, refute, verify_on};
use redoku::{Board, Candidate, Control, Puzzle, Random, fast};

fn main() -> ExitCode {
    let option = |name: &str| std::env::args().any(|it| it == name);
    let (slow, minimal) = (option("--slow"), option("--minimal"));
    let mut random = Random::new(1);
    let (mut times, mut steps) = (Vec::new(), Vec::new());
    let mut hardest: BTreeMap<Technique, usize> = BTreeMap::new();
    let (mut undecided, mut untrue) = (0, 0);
    for line in stdin().lock().lines().map_while(Result::ok) {
        let cells: String = line.chars().take(81).collect();
        let Some(puzzle) = cells.parse().ok().and_then(|it| impossible(it, &mut random)) else {
            continue;
        };
        let puzzle = if minimal { contradiction(&puzzle) } else { puzzle };
        let start = Instant::now();
        let refuted = refute(&puzzle, Control::NONE);
        let time = start.elapsed();
        if slow && time > Duration::from_secs(1) {
            println!("{} s {}", time.as_secs(), puzzle.grid());
        }
        times.push(time);
        match refuted {
            Ok(refutation) => {
                steps.push(refutation.steps.len());
                if let Some(technique) = refutation.steps.iter().map(|it| it.technique).max() {
                    *hardest.entry(technique).or_default() += 1;
                }
                if let Err(flaw) = holds(&puzzle, &refutation) {
                    untrue += 1;
                    println!("untrue: {}: {flaw}", puzzle.grid());
                }
            }
            Err(NotRefuted::Undecided) => undecided += 1,
            Err(error) => {
                untrue += 1;
                println!("{error}: {}", puzzle.grid());
            }
        }
    }
    times.sort();
    steps.sort_unstable();
    let of = |share: f64| ((times.len() as f64 - 1.0) * share) as usize;
    println!("{} puzzles, {undecided} undecided, {untrue} untrue", times.len());
    for share in [0.5, 0.9, 0.99, 1.0] {
        let steps = steps.get(of(share)).copied().unwrap_or_default();
        println!("{share:4}: {:?}, {steps} steps", times.get(of(share)).unwrap_or(&Duration::ZERO));
    }
    for (technique, number) in hardest {
        println!("{number:8} {}", technique.id());
    }
    if untrue == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A puzzle without a solution: the puzzle itself, or with a wrong given.
fn impossible(puzzle: Puzzle, random: &mut Random) -> Option<Puzzle> {
    if !fast::has_solution(&puzzle) {
        return Some(puzzle);
    }
    let proper = fast::prove(&puzzle).ok()?;
    let board = Board::new(&puzzle);
    let wrong = |it: &Candidate| proper.solution()[it.cell] != it.digit;
    let hidden = |it: &Candidate| {
        let mut board = board;
        board.place(*it);
        board.stuck().is_none()
    };
    let candidates: Vec<_> = board.marks().iter().filter(wrong).filter(hidden).collect();
    if candidates.is_empty() {
        return None;
    }
    let given = random.pick(&candidates);
    let mut grid = *puzzle.grid();
    grid.set(given.cell, Some(given.digit));
    Puzzle::new(grid).ok()
}

/// The puzzle with the givens of a minimal contradiction only.
fn contradiction(puzzle: &Puzzle) -> Puzzle {
    match judge(puzzle.grid(), Limits::default()).verdict {
        Verdict::Impossible(reason) => puzzle.restricted_to(reason.givens),
        _ => *puzzle,
    }
}

/// The first thing that is wrong.
fn holds(puzzle: &Puzzle, refutation: &Refutation) -> Result<(), String> {
    let mut board = Board::new(puzzle);
    for step in &refutation.steps {
        verify_on(&board, step).map_err(|flaw| format!("{step:?}: {flaw}\n{board:#?}"))?;
        step.apply(&mut board);
    }
    let stuck = !board.is_met(refutation.stuck) && board.choices(refutation.stuck).is_empty();
    if stuck { Ok(()) } else { Err("the last demand can be met".to_owned()) }
}
