//! Every sample in `tests/data/formats` is recognised and read rightly, whatever machine it comes from.
//!
//! A file there holds samples of one family, each with what is expected of it above it:
//!
//! ```text
//! @@ sdk                 the format, or `error` and its code
//! @ 53..7....6..195…     a puzzle, once for each in the sample
//! @placed …              its digits that are not given
//! @marks 124 26 …        its pencil marks, `.` for none
//! @name …                its name
//! @solution …            its answer
//! @skipped 3 …           a line that is left out, counted from 0, and what stands there
//! @says …                the sentence of an error
//! [Puzzle]               … and the text itself, up to the next `@@`
//! ```

use std::fs;
use std::path::Path;

use redoku::text::{Entry, Skipped, parse, print};
use redoku::{Cell, Digit, DigitSet, Grid};

/// A text, and what is expected of it.
pub(super) struct Sample {
    pub(super) text: String,
    /// Format, or `error` and a code.
    expected: String,
    puzzles: Vec<Entry>,
    skipped: Vec<Skipped>,
    says: String,
}

/// All samples of all files.
pub(super) fn samples() -> Vec<Sample> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder of samples")
        .map(|file| file.expect("a file of samples").path())
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| samples_in(&fs::read_to_string(path).expect("UTF-8"))).collect()
}

fn samples_in(file: &str) -> Vec<Sample> {
    let mut samples: Vec<Sample> = Vec::new();
    for line in file.lines() {
        if let Some(expected) = line.strip_prefix("@@ ") {
            samples.push(Sample {
                text: String::new(),
                expected: expected.to_owned(),
                puzzles: Vec::new(),
                skipped: Vec::new(),
                says: String::new(),
            });
            continue;
        }
        let sample = samples.last_mut().expect("a sample starts with @@");
        match line.strip_prefix('@').and_then(|line| line.split_once(' ')) {
            Some(("", grid)) => sample.puzzles.push(super::grid(grid).into()),
            Some(("says", sentence)) => sample.says = sentence.to_owned(),
            Some(("skipped", value)) => {
                let (line, text) = value.split_once(' ').expect("a line and its text");
                let line = line.parse().expect("the number of a line");
                sample.skipped.push(Skipped { line, text: text.to_owned() });
            }
            Some((what, value)) => {
                let entry = sample.puzzles.last_mut().expect("a puzzle comes first");
                match what {
                    "placed" => entry.placed = super::grid(value),
                    "solution" => entry.solution = Some(Box::new(super::grid(value))),
                    "name" => entry.name = Some(value.to_owned()),
                    "marks" => entry.marks = Some(Box::new(marks(value))),
                    _ => panic!("@{what}"),
                }
            }
            None => {
                sample.text += line;
                sample.text.push('\n');
            }
        }
    }
    samples.iter_mut().for_each(|sample| {
        sample.text.pop();
    });
    samples
}

fn marks(value: &str) -> [DigitSet; Cell::NUM] {
    let sets: Vec<DigitSet> =
        value.split(' ').map(|set| set.bytes().filter_map(Digit::from_ascii).collect()).collect();
    sets.try_into().expect("81 sets")
}

#[track_caller]
fn check(text: &str, sample: &Sample) {
    let parsed = match parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            assert_eq!(format!("error {}", error.code()), sample.expected, "{error}\n{text}");
            return;
        }
    };
    assert_eq!(parsed.format.id(), sample.expected, "{text}");
    assert_eq!(parsed.puzzles.len(), sample.puzzles.len(), "{text}");
    for (found, expected) in parsed.puzzles.iter().zip(&sample.puzzles) {
        assert_eq!(found.grid, expected.grid, "{text}");
        assert_eq!(found.placed, expected.placed, "{text}");
        assert_eq!(found.marks, expected.marks, "{text}");
        assert_eq!(found.name, expected.name, "{text}");
        if let Some(solution) = &found.solution {
            assert!(solution.blanks().is_empty() && !solution.has_conflict(), "{text}");
        }
        if expected.solution.is_some() {
            assert_eq!(found.solution, expected.solution, "{text}");
        }
    }
}

/// What is left out is reported, and nothing else.
#[test]
fn every_line_that_is_left_out_is_reported() {
    for sample in samples() {
        let Ok(parsed) = parse(&sample.text) else { continue };
        let is_there =
            |line: &Skipped| sample.text.lines().nth(line.line).map(str::trim) == Some(&line.text);
        assert!(parsed.skipped.iter().all(is_there), "{:?}\n{}", parsed.skipped, sample.text);
        if !sample.skipped.is_empty() || sample.expected == "rows" {
            assert_eq!(parsed.skipped, sample.skipped, "{}", sample.text);
        }
    }
}

#[test]
fn every_sample_is_read_rightly() {
    let samples = samples();
    assert!(samples.len() >= 200, "{} samples", samples.len());
    samples.iter().for_each(|sample| check(&sample.text, sample));
}

#[test]
fn every_sample_is_read_from_every_machine() {
    for sample in samples() {
        let text = &sample.text;
        check(&format!("{text}\n"), &sample);
        check(&format!("\u{feff}{text}\n\n"), &sample);
        check(&text.replace('\n', "\r\n"), &sample);
        check(&format!("\r\n\r\n{}\r\n", text.replace('\n', "\r\n")), &sample);
    }
}

#[test]
fn every_refusal_says_why() {
    for sample in samples().iter().filter(|sample| sample.expected.starts_with("error")) {
        let error = parse(&sample.text).expect_err(&sample.text);
        assert_eq!(error.to_string(), sample.says, "{}", sample.text);
    }
}

/// What was read and is written in its own format is read again as the same.
#[test]
fn every_sample_survives_writing() {
    for sample in samples() {
        let Ok(parsed) = parse(&sample.text) else { continue };
        for entry in &parsed.puzzles {
            let text = print(entry, parsed.format);
            let mut again = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let again = again.puzzles.swap_remove(0);
            match parsed.format.id() {
                "s9b" | "hodoku" | "sdx" | "f-puzzles" | "sudokuwiki-link" | "sudokuwiki-1" => {
                    assert_eq!((again.grid, again.placed), (entry.grid, entry.placed), "{text}");
                    assert_eq!(again.marks, entry.marks, "{text}");
                }
                "sdk" => assert_eq!((again.grid, again.placed), (entry.grid, entry.placed)),
                // These cannot tell a given from any other digit.
                "pencil-marks" | "sukaku" => {
                    assert_eq!(again.grid, everything(entry), "{text}");
                    assert_eq!(again.marks, entry.marks, "{text}");
                }
                _ => assert_eq!(again.grid, entry.grid, "{text}"),
            }
        }
    }
}

/// The givens and the digits placed.
fn everything(entry: &Entry) -> Grid {
    let mut all = entry.grid;
    entry.placed.filled().iter().for_each(|cell| all.set(cell, entry.placed.digit(cell)));
    all
}
