//! Any text at all: no panic, and whatever is read is consistent and can be written.
//!
//! `REDOKU_CASES` sets the number of cases and `REDOKU_SEED` which ones; the defaults keep `cargo test` quick and alike.

use std::env;

use redoku::text::{Entry, Format, parse, print};
use redoku::{Cell, CellSet};

use super::corpus::samples;

const DEFAULT_CASES: u64 = 3_000;
const DEFAULT_SEED: u64 = 37;

/// Characters that some format has a use for, and some that none has.
const ALPHABET: &str =
    "123456789000....---||++::,,;;\t\n\n  \"'[]{}()<>=&%#@!*_xXuS9B?/\\~é□５\u{feff}\u{20e3}\r\0";

fn setting(name: &str, default: u64) -> u64 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// A text made from samples by cutting, mixing and spoiling.
fn spoiled(seeds: &[String], random: &mut fastrand::Rng) -> String {
    let seed = |random: &mut fastrand::Rng| seeds[random.usize(..seeds.len())].chars().collect();
    let mut text: Vec<char> = seed(random);
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    for _ in 0..random.usize(..6) {
        let at = random.usize(..=text.len());
        let end = random.usize(at..=text.len().min(at + 40));
        match random.u8(..8) {
            0 => text.truncate(at),
            1 => drop(text.drain(at..end)),
            2 => drop(text.splice(at..at, text[at..end].to_vec())),
            3 => drop(text.splice(at..at, seed(random))),
            4 => drop(text.drain(..at)),
            5 => text
                .iter_mut()
                .skip(at)
                .take(3)
                .for_each(|c| *c = alphabet[random.usize(..alphabet.len())]),
            6 => text.insert(at, alphabet[random.usize(..alphabet.len())]),
            _ => {
                text = (0..random.usize(..200))
                    .map(|_| alphabet[random.usize(..alphabet.len())])
                    .collect()
            }
        }
    }
    text.into_iter().collect()
}

/// What must hold for every puzzle that is read from anything.
#[track_caller]
fn check_entry(entry: &Entry, text: &str) {
    let (givens, placed) = (entry.grid.filled(), entry.placed.filled());
    assert!((givens & placed).is_empty(), "a given is placed too\n{text}");
    if let Some(marks) = &entry.marks {
        let marked: CellSet = Cell::all().filter(|cell| !marks[cell.index()].is_empty()).collect();
        assert!((marked & (givens | placed)).is_empty(), "marks below a digit\n{text}");
        assert!(!marked.is_empty(), "no marks at all\n{text}");
    }
    let written = print(entry, Format::S9b);
    let again = parse(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    let again = &again.puzzles[0];
    assert_eq!((again.grid, again.placed), (entry.grid, entry.placed), "{text}");
    assert_eq!(again.marks, entry.marks, "{text}");
}

#[test]
fn any_text_is_read_or_refused() {
    let formats: Vec<Format> = Format::all().collect();
    let seeds: Vec<String> = samples().into_iter().map(|sample| sample.text).collect();
    let mut random = fastrand::Rng::with_seed(setting("REDOKU_SEED", DEFAULT_SEED));
    for _ in 0..setting("REDOKU_CASES", DEFAULT_CASES) {
        let text = spoiled(&seeds, &mut random);
        match parse(&text) {
            Ok(parsed) => {
                assert!(!parsed.puzzles.is_empty(), "{text}");
                parsed.puzzles.iter().for_each(|entry| check_entry(entry, &text));
                let entry = &parsed.puzzles[random.usize(..parsed.puzzles.len())];
                for format in [parsed.format, formats[random.usize(..formats.len())]] {
                    // A bare short code counts only if it gives a fair grid: words look like one.
                    if format == Format::SudokuExchange && entry.grid.has_conflict() {
                        continue;
                    }
                    let written = print(entry, format);
                    if let Err(error) = parse(&written) {
                        panic!("{error}\n{}\n{written}\n{text}", format.id());
                    }
                }
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                let length = text.chars().count();
                assert!(
                    error.at.position.is_none_or(|position| position < length),
                    "{error}\n{text}"
                );
                assert!(
                    error.at.line.is_none_or(|line| line <= text.split(['\n', '\r']).count()),
                    "{error}\n{text}"
                );
                assert!(error.at.row.is_none_or(|row| row < 9), "{error}\n{text}");
                assert!(error.at.column.is_none_or(|column| column < 9), "{error}\n{text}");
                error.details();
            }
        }
    }
}

#[test]
fn a_large_collection_is_read_whole() {
    let text = format!("{} # name\n", super::PICTURE).repeat(20_000);
    let parsed = super::read(&text);
    assert_eq!(parsed.format, Format::Sdm);
    assert_eq!(parsed.puzzles.len(), 20_000);
}

#[test]
fn more_than_the_longest_text_is_refused() {
    let text = " ".repeat(redoku::text::MAX_LENGTH + 1);
    let error = parse(&text).expect_err("too large");
    assert_eq!((error.code(), error.to_string().as_str()), ("too-large", "the text is too large"));
}
