//! Rates a list of puzzles on all cores and compares with the ratings of the list, if it has any.
//!
//! ```text
//! cargo run --release --example rate -- FILE [THREADS] [FIRST] [COUNT]
//! ```
//!
//! A line is a puzzle, then ER, EP and ED as far as they are known, separated by tabs or commas.
//! Prints each disagreement, then the share that agrees and the speed.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use redoku::Puzzle;
use redoku::rating::se::{Rating, rate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("name a file with a puzzle on each line")?;
    let mut number = || arguments.next().map(|text| text.parse::<usize>()).transpose();
    let cores = thread::available_parallelism()?.get();
    let threads = number()?.unwrap_or(cores);
    let (first, count) = (number()?.unwrap_or(0), number()?.unwrap_or(usize::MAX));

    let text = fs::read_to_string(file)?;
    let lines: Vec<_> = text.lines().filter_map(Line::read).skip(first).take(count).collect();
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
    println!("{equal} of {compared} as listed, {rated} rated in {:.2?}", started.elapsed());
    println!("{:.1} puzzles per second and thread", rated as f64 / work.as_secs_f64());
    Ok(())
}

#[derive(Default)]
struct Tally {
    equal: usize,
    compared: usize,
    work: Duration,
}

fn rate_lines(lines: &[Line<'_>], next: &AtomicUsize) -> Tally {
    let mut tally = Tally::default();
    while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
        let started = Instant::now();
        let Rating { er, ep, ed } = rate(&line.puzzle);
        let time = started.elapsed();
        tally.work += time;
        let rated = [er, ep, ed].map(|rating| rating.to_string());
        let listed = &line.listed;
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

struct Line<'a> {
    puzzle: Puzzle,
    listed: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let mut fields = line.split(['\t', ',']);
        let puzzle = fields.next()?.parse().ok()?;
        let is_rating = |field: &&str| field.contains('.') && field.parse::<f64>().is_ok();
        let listed = fields.skip_while(|field| !is_rating(field)).take(3).take_while(is_rating);
        Some(Self { puzzle, listed: listed.collect() })
    }
}
