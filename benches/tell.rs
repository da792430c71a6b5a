//! Tells every step of many puzzles in every language and checks every statement.
//!
//! `cargo run --release -p redoku-benches --bin tell -- [--asked=N] [--samples] < puzzles.txt`; a line's first 81
//! characters are the puzzle. With `--asked=N`, every N-th board is also asked for all steps of every technique.
//! `--samples` prints the shortest story of each technique. The exit code is 1 if anything is untrue.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::collections::BTreeMap;
use std::io::{BufRead, stdin};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use redoku::logic::{Options, Path, Position, Step, Technique, find_steps};
use redoku::tell::{self, Checked, Language, Scene, Story};
use redoku::{Proper, Puzzle, fast};

/// The most steps of a technique that are read of one board.
const MOST_OF_A_BOARD: usize = 40;

#[derive(Default)]
struct Totals {
    puzzles: usize,
    rows: BTreeMap<Technique, Row>,
    falsehoods: Vec<String>,
}

#[derive(Default)]
struct Row {
    steps: usize,
    falsehoods: usize,
    checked: Checked,
    texts: usize,
    sample: Option<(usize, String)>,
}

fn main() -> ExitCode {
    let option =
        |name: &str| std::env::args().find_map(|it| it.strip_prefix(name).map(str::to_owned));
    let asked = option("--asked=").and_then(|it| it.parse().ok()).unwrap_or(0);
    let lines: Vec<String> = stdin().lock().lines().map_while(Result::ok).collect();
    let next = AtomicUsize::new(0);
    let totals = Mutex::new(Totals::default());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let cells: String = line.chars().take(81).collect();
                    let proper = cells.parse().ok().and_then(|puzzle| fast::prove(&puzzle).ok());
                    if let Some(proper) = proper {
                        walk(proper, asked, &totals);
                    }
                }
            });
        }
    });
    let totals = totals.into_inner().expect("no thread panicked");
    print(&totals, option("--samples").is_some());
    if totals.falsehoods.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads the path of a puzzle, and what else its boards have.
fn walk(proper: Proper, asked: usize, totals: &Mutex<Totals>) {
    let puzzle = proper.puzzle();
    let mut path = Path::new(Position::new(proper), Options::default());
    let mut before: Vec<Step> = Vec::new();
    loop {
        let position = *path.position();
        let scene = Scene { board: position.board(), before: &before };
        if asked != 0 && before.len() % asked == asked - 1 {
            for technique in Technique::ALL {
                let steps = find_steps(&position, &[technique], Options::default());
                for step in steps.iter().flatten().take(MOST_OF_A_BOARD) {
                    read(puzzle, step, scene, totals);
                }
            }
        }
        let Some(Ok(step)) = path.next() else { break };
        read(puzzle, &step, scene, totals);
        before.push(step);
    }
    totals.lock().expect("no thread panicked").puzzles += 1;
}

fn read(puzzle: &Puzzle, step: &Step, scene: Scene<'_>, totals: &Mutex<Totals>) {
    let outline = tell::outline(step, scene);
    let stories = Language::ALL.map(|language| tell::tell(step, scene, language));
    let checked = tell::check(&outline, step, scene);
    let words = stories.iter().map(|story: &Story| tell::check_words(story, step));
    let texts: Result<usize, _> = words.sum();
    let told = stories.map(|story| story.to_string()).join("\n");
    let mut totals = totals.lock().expect("no thread panicked");
    let row = totals.rows.entry(step.technique).or_default();
    row.steps += 1;
    if row.sample.as_ref().is_none_or(|(length, _)| told.len() < *length) {
        row.sample = Some((told.len(), format!("{}\n{told}", puzzle.grid())));
    }
    match (checked, texts) {
        (Ok(checked), Ok(texts)) => {
            row.texts += texts;
            row.checked.facts += checked.facts;
            row.checked.lines += checked.lines;
            row.checked.marks += checked.marks;
        }
        (checked, texts) => {
            row.falsehoods += 1;
            let first_of_its_kind = row.falsehoods <= 2;
            let falsehood = checked
                .err()
                .or(texts.err())
                .map_or_else(String::new, |falsehood| falsehood.to_string());
            if first_of_its_kind {
                totals.falsehoods.push(format!("{} {step:#?}\n{falsehood}\n{told}", puzzle.grid()));
            }
        }
    }
}

fn print(totals: &Totals, samples: bool) {
    println!(
        "{:28} {:>8} {:>8} {:>8} {:>9} {:>8} {:>6}",
        "technique", "steps", "facts", "lines", "marks", "texts", "false"
    );
    let mut sum = [0; 6];
    for technique in Technique::ALL {
        let Some(row) = totals.rows.get(&technique) else {
            println!("{:28} {:>8}", technique.id(), "none");
            continue;
        };
        let Checked { facts, lines, marks } = row.checked;
        let numbers = [row.steps, facts, lines, marks, row.texts, row.falsehoods];
        let [steps, facts, lines, marks, texts, falsehoods] = numbers;
        println!(
            "{:28} {steps:8} {facts:8} {lines:8} {marks:9} {texts:8} {falsehoods:6}",
            technique.id()
        );
        sum.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
    }
    let [steps, facts, lines, marks, texts, falsehoods] = sum;
    println!("{:28} {steps:8} {facts:8} {lines:8} {marks:9} {texts:8} {falsehoods:6}", "all");
    println!("{} puzzles", totals.puzzles);
    for falsehood in &totals.falsehoods {
        println!("--- false\n{falsehood}");
    }
    for (technique, row) in totals.rows.iter().filter(|_| samples) {
        if let Some((_, sample)) = &row.sample {
            println!("=== {}\n{sample}", technique.id());
        }
    }
}
