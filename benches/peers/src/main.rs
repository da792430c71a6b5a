//! Times the native solvers on the files given and prints one JSON object per figure.
//!
//! `redoku-benches ROUNDS MILLISECONDS FILE…`: how often, and how long for one solver's part of a set in a
//! round; each file holds puzzles of 81 characters, one per line.

mod peers;
mod timing;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use peers::Task;
use redoku::fast::{self, Limits};
use redoku::generate::{Layout, Wish, generate};
use redoku::{Grid, Puzzle, Random};
use sudoku::Symmetry;
use timing::Clock;

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse().ok()).expect("a number");
    let (rounds, milliseconds) = (number(), number());
    for file in arguments {
        let name = Path::new(&file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let lines = fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        describe(&name, &lines);
        for task in [Task::First, Task::Prove] {
            measure(&name, &lines, task, rounds, milliseconds as f64 / 1e3);
        }
    }
    count();
    make();
}

/// Times all peers on one set, chunk by chunk, so that whatever disturbs the machine disturbs all.
fn measure(set: &str, lines: &[u8], task: Task, rounds: usize, budget: f64) {
    let mut clocks: Vec<_> =
        peers::all().into_iter().filter(|peer| peer.fits(set, task)).map(Clock::new).collect();
    for clock in &mut clocks {
        clock.warm_up(lines, task, budget);
    }
    for round in 0..rounds {
        progress(&format!("{set} {} round {}/{rounds}", task.name(), round + 1));
        for chunk in 0..clocks.iter().map(Clock::chunks).max().unwrap_or(0) {
            for clock in &mut clocks {
                clock.time(lines, task, chunk);
            }
        }
    }
    for clock in &clocks {
        let (best, median) = clock.micros();
        println!(
            r#"{{"set":"{set}","task":"{}","solver":"{}","best":{best:.4},"median":{median:.4},"puzzles":{}}}"#,
            task.name(),
            clock.name(),
            clock.puzzles()
        );
    }
}

/// How much guessing a set takes, and that all peers agree about it.
fn describe(set: &str, lines: &[u8]) {
    let (mut guesses, mut without, mut puzzles, mut unique) = (0, 0, 0, 0);
    for line in lines.split(|&byte| byte == b'\n').filter(|line| line.len() == 81) {
        let text = std::str::from_utf8(line).expect("ASCII");
        let puzzle =
            Puzzle::new(text.parse::<Grid>().expect("81 characters")).expect("no conflict");
        let found = fast::search(&puzzle, Limits { kept: 0, ..Limits::default() });
        guesses += found.guesses;
        without += u64::from(found.guesses == 0);
        unique += u64::from(found.count == 1);
        puzzles += 1;
        if puzzles % 20 == 0 {
            peers::all().iter().filter(|peer| peer.fits(set, Task::Prove)).for_each(|peer| {
                assert!(peer.agrees(line, found.count), "{} disagrees on {text}", peer.name);
            });
        }
    }
    let mean = guesses as f64 / puzzles as f64;
    let share = without as f64 / puzzles as f64;
    println!(
        r#"{{"set":"{set}","guesses":{mean:.3},"without":{share:.3},"puzzles":{puzzles},"unique":{unique}}}"#
    );
}

/// Solutions per second on a grid without a given: the best of some rounds.
fn count() {
    const LIMIT: usize = 100_000;
    let counters = || peers::all().into_iter().filter_map(|peer| Some((peer.name, peer.count?)));
    let mut best = vec![f64::MAX; counters().count()];
    for round in 0..10 {
        progress(&format!("counting round {}/10", round + 1));
        for (best, (name, count)) in best.iter_mut().zip(counters()) {
            let start = Instant::now();
            assert_eq!(count(&[b'.'; 81], LIMIT), LIMIT, "{name}");
            *best = best.min(start.elapsed().as_secs_f64());
        }
    }
    for (best, (name, _)) in best.iter().zip(counters()) {
        println!(r#"{{"count":"{name}","millions":{:.2}}}"#, LIMIT as f64 / 1e6 / best);
    }
}

/// Minimal puzzles per second, without symmetry: the best of some rounds.
fn make() {
    const NUMBER: usize = 500;
    // What is dug out without symmetry is minimal.
    let wish = Wish { layout: Layout::Free, ..Wish::default() };
    let mut random = Random::new(1);
    let mut ours = || {
        generate(&wish, &mut random, &|_| ControlFlow::Continue(())).expect("never stopped");
    };
    let mut theirs = || {
        sudoku::Sudoku::generate_with_symmetry(Symmetry::None);
    };
    let mut makers: [(&str, &mut dyn FnMut()); 2] =
        [("redoku", &mut ours), ("sudoku", &mut theirs)];
    let mut best = [f64::MAX; 2];
    for round in 0..10 {
        progress(&format!("making round {}/10", round + 1));
        for (best, (_, make)) in best.iter_mut().zip(&mut makers) {
            let start = Instant::now();
            (0..NUMBER).for_each(|_| make());
            *best = best.min(start.elapsed().as_secs_f64());
        }
    }
    for (best, (name, _)) in best.iter().zip(makers) {
        println!(r#"{{"make":"{name}","thousands":{:.2}}}"#, NUMBER as f64 / 1e3 / best);
    }
}

/// One line on the terminal that the next one overwrites.
fn progress(text: &str) {
    eprint!("\r\x1b[Knative  {text}");
    std::io::stderr().flush().ok();
}
