//! Rates a list of puzzles on all cores and compares with the ratings of the list.
//!
//! ```text
//! cargo run --release --example rate -- FILE [--er] [--threads N]
//! ```
//!
//! A line is a puzzle, then ER, EP and ED, somewhere behind it, separated by tabs or commas; with `--er`
//! only ER. Prints each disagreement and each puzzle that takes a second or more, then the share that
//! agrees and the speed.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use redoku::Puzzle;
use redoku::rating::se::{Rating, rate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("name a file with a puzzle on each line")?;
    let (mut numbers, mut threads) = (3, thread::available_parallelism()?.get());
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--er" => numbers = 1,
            "--threads" => threads = arguments.next().ok_or("how many threads?")?.parse()?,
            _ => return Err(format!("unknown option {option}").into()),
        }
    }
    let text = fs::read_to_string(file)?;
    let lines: Vec<_> = text.lines().filter_map(|line| Line::read(line, numbers)).collect();
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let (mut equal, mut compared, mut work) = (0, 0, Duration::ZERO);
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| rate_lines(&lines, &next))).collect();
        for worker in workers {
            let tally = worker.join().expect("rating does not panic");
            equal += tally.equal;
            compared += tally.compared;
            work += tally.work;
        }
    });
    let rated = lines.len();
    println!("{equal} of {compared} as listed; {rated} rated in {:.2?}", started.elapsed());
    println!("{:.1} puzzles per CPU-second", rated as f64 / work.as_secs_f64());
    Ok(())
}

#[derive(Default)]
struct Tally {
    equal: usize,
    compared: usize,
    work: Duration,
}

fn rate_lines(lines: &[Line], next: &AtomicUsize) -> Tally {
    let mut tally = Tally::default();
    while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
        let started = thread_time();
        let Rating { er, ep, ed } = rate(&line.puzzle);
        let time = thread_time() - started;
        tally.work += time;
        let rated = [er, ep, ed].map(|rating| rating.to_string());
        let listed = &line.listed[..];
        if !listed.is_empty() {
            tally.compared += 1;
            if listed.iter().zip(&rated).all(|(listed, rated)| listed == rated) {
                tally.equal += 1;
            } else {
                println!("{}\tlisted {}\trated {}", line.puzzle, listed.join("/"), rated.join("/"));
            }
        }
        if time > Duration::from_secs(1) {
            println!("{}\trated {}\tin {time:.1?}", line.puzzle, rated.join("/"));
        }
    }
    tally
}

/// The time that this thread has been running on a processor; on systems that do not say, the time of day.
fn thread_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

struct Line {
    puzzle: Puzzle,
    listed: Vec<String>,
}

impl Line {
    /// Reads a puzzle and up to `numbers` ratings: the first fields from 1 to 20.
    fn read(line: &str, numbers: usize) -> Option<Self> {
        let mut fields = line.split(['\t', ',']);
        let puzzle = fields.next()?.parse().ok()?;
        let rating =
            |field: &str| field.parse().ok().filter(|rating| (1.0..=20.0).contains(rating));
        let ratings = fields.filter_map(rating).take(numbers);
        let listed = ratings.map(|rating: f64| format!("{rating:.1}")).collect();
        Some(Self { puzzle, listed })
    }
}
