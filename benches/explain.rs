//! Explains every puzzle of some files and prints how fast, how hard and how long the steps are.
//!
//! `cargo run --release -p redoku-benches --bin explain -- [--verify] [--tell TAG] [--most N] FILE…`; a line's first 81
//! characters are the puzzle. With `--verify`, every step is verified and held against the solution; with `--tell`,
//! every step is told in a language.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;
use std::{env, fs};

use redoku::logic::{Evidence, Family, Options, Path, Position, Step, Technique, verify};
use redoku::tell::{Language, Scene, tell};
use redoku::{Proper, fast};

#[derive(Default)]
struct Tally {
    puzzles: usize,
    unsolved: usize,
    seconds: f64,
    /// Seconds of the slowest puzzle.
    slowest: f64,
    /// For each technique: steps, puzzles that use it, puzzles for which it is the hardest.
    techniques: BTreeMap<Technique, [usize; 3]>,
    /// Assertions of each proof.
    lines: Vec<usize>,
    /// Seconds of each step.
    hints: Vec<f64>,
}

fn main() {
    let mut files = Vec::new();
    let (mut verified, mut language, mut most) = (false, None, usize::MAX);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--verify" => verified = true,
            "--tell" => {
                let tag = arguments.next().unwrap_or_default();
                language = Some(Language::of_tag(&tag).expect("en or zh"));
            }
            "--most" => most = arguments.next().and_then(|it| it.parse().ok()).expect("a number"),
            _ => files.push(argument),
        }
    }
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let proper = |line: &str| fast::prove(&line.get(..81)?.parse().ok()?).ok();
        let puzzles: Vec<Proper> = text.lines().filter_map(proper).collect();
        let step = puzzles.len().div_ceil(most).max(1);
        let mut tally = Tally::default();
        let start = now();
        for &proper in puzzles.iter().step_by(step) {
            tally.explain(proper, verified, language);
        }
        tally.seconds = now() - start;
        println!("{file}");
        tally.print();
    }
}

impl Tally {
    fn explain(&mut self, proper: Proper, verified: bool, language: Option<Language>) {
        let mut steps: Vec<Step> = Vec::new();
        let mut path = Path::new(Position::new(proper), Options::default());
        let mut used: BTreeMap<Technique, usize> = BTreeMap::new();
        let mut seconds = 0.0;
        loop {
            let before = *path.position();
            let start = Instant::now();
            let step = path.next();
            let took = start.elapsed().as_secs_f64();
            seconds += took;
            let Some(Ok(step)) = step else { break };
            self.hints.push(took);
            *used.entry(step.technique).or_default() += 1;
            if let (Family::Forcing, Evidence::Proof(proof)) =
                (step.technique.family(), &step.evidence)
            {
                self.lines.push(proof.len());
            }
            if verified {
                assert_eq!(verify(&before, &step), Ok(()), "{step:?} on {before:?}");
                assert!(step.agrees_with(proper.solution()), "{step:?} on {before:?}");
            }
            if let Some(language) = language {
                let scene = Scene { board: before.board(), before: &steps };
                black_box(tell(&step, scene, language));
                steps.push(step);
            }
        }
        self.puzzles += 1;
        self.unsolved += usize::from(path.position().board().solution().is_none());
        self.slowest = self.slowest.max(seconds);
        let hardest = used.keys().max().copied();
        for (technique, steps) in used {
            let [all, users, first] = self.techniques.entry(technique).or_default();
            *all += steps;
            *users += 1;
            *first += usize::from(Some(technique) == hardest);
        }
    }

    fn print(mut self) {
        let rate = self.puzzles as f64 / self.seconds;
        println!(
            "  {} puzzles, {} unsolved, {rate:.1}/s of CPU, slowest {:.1} ms",
            self.puzzles,
            self.unsolved,
            self.slowest * 1e3
        );
        self.hints.sort_by(f64::total_cmp);
        self.lines.sort_unstable();
        let at =
            |percent: usize, length: usize| (length * percent / 100).min(length.saturating_sub(1));
        if let Some(worst) = self.hints.last() {
            let p99 = self.hints[at(99, self.hints.len())];
            println!("  a step: 99th percentile {:.3} ms, worst {:.1} ms", p99 * 1e3, worst * 1e3);
        }
        if let Some(worst) = self.lines.last() {
            let length = self.lines.len();
            let (median, p90) = (self.lines[length / 2], self.lines[at(90, length)]);
            println!(
                "  {length} proofs: median {median}, 90th percentile {p90}, most {worst} assertions"
            );
        }
        for (technique, [steps, users, hardest]) in self.techniques {
            println!(
                "  {:28} {steps:8} steps {users:6} puzzles {hardest:6} hardest",
                technique.id()
            );
        }
    }
}

/// Seconds of CPU time of this thread where Linux tells them, of the clock elsewhere.
fn now() -> f64 {
    thread_local!(static START: Instant = Instant::now());
    let spent = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = spent.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| START.with(Instant::elapsed).as_secs_f64(), |nanos| nanos / 1e9)
}
