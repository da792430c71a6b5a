//! Any text at all: no panic, whatever is read is consistent and can be written, whatever is refused has its place.
//!
//! `REDOKU_CASES` sets the number of cases and `REDOKU_SEED` which ones; the defaults keep `cargo test` quick and
//! alike.

use std::env;

use redoku::text::{Detail, Entry, Format, ParseError, ParseErrorKind, Place, parse, print};
use redoku::{Cell, CellSet, Random};

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
fn spoiled(seeds: &[String], random: &mut Random) -> String {
    let seed = |random: &mut Random| seeds[random.below(seeds.len())].chars().collect();
    let mut text: Vec<char> = seed(random);
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    for _ in 0..random.below(6) {
        let at = random.below(text.len() + 1);
        let end = at + random.below(text.len().min(at + 40) - at + 1);
        match random.below(8) {
            0 => text.truncate(at),
            1 => drop(text.drain(at..end)),
            2 => drop(text.splice(at..at, text[at..end].to_vec())),
            3 => drop(text.splice(at..at, seed(random))),
            4 => drop(text.drain(..at)),
            5 => text.iter_mut().skip(at).take(3).for_each(|c| *c = random.pick(&alphabet)),
            6 => text.insert(at, random.pick(&alphabet)),
            _ => text = (0..random.below(200)).map(|_| random.pick(&alphabet)).collect(),
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

/// The lines of a text as a person sees them.
fn visible_lines(text: &str) -> Vec<String> {
    let is_seen =
        |c: &char| !matches!(c, '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{fe0f}' | '\u{20e3}');
    let text: String = text.chars().filter(is_seen).collect();
    let text = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    text.split('\n').map(str::to_owned).collect()
}

/// An error names a place that the text has, and the character that stands there.
#[track_caller]
fn check_error(error: &ParseError, text: &str) {
    let Place { line, position, row, column } = error.at;
    assert!(
        row.is_none_or(|row| row < 9) && column.is_none_or(|column| column < 9),
        "{error}\n{text}"
    );
    let lines = visible_lines(text);
    let shown = match line {
        Some(line) => lines.get(line).unwrap_or_else(|| panic!("{error}\n{text}")),
        // Without a line there is only one that is not blank.
        None => lines.iter().find(|line| !line.trim().is_empty()).unwrap_or(&lines[0]),
    };
    if let ParseErrorKind::BadCharacter(c) = error.kind {
        let position = position.unwrap_or_else(|| panic!("{error}\n{text}"));
        assert_eq!(shown.chars().nth(position), Some(c), "{error}\n{text}");
    }
    let count = |name| error.details().into_iter().find(|detail| detail.0 == name);
    match error.code() {
        "too-short" => assert!(matches!(count("cells"), Some((_, Detail::Number(..81)))), "{text}"),
        "too-long" => assert!(matches!(count("cells"), Some((_, Detail::Number(82..)))), "{text}"),
        "bad-shape" => assert!(count("rows").is_some() != count("row").is_some(), "{text}"),
        _ => {}
    }
}

/// What is written in this format is read as the same puzzle.
#[track_caller]
fn check_written(entry: &Entry, format: Format, text: &str) {
    let written = print(entry, format);
    let again = parse(&written)
        .unwrap_or_else(|error| panic!("{error}\n{}\n{written}\n{text}", format.id()));
    // Where several digits may stand in a cell, a digit that clashes is only possible there.
    if !matches!(format, Format::PencilMarks | Format::Sukaku | Format::Sdx) {
        assert_eq!(again.puzzles[0].grid, entry.grid, "{}\n{written}\n{text}", format.id());
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let formats: Vec<Format> = Format::ALL.to_vec();
    let seeds: Vec<String> = samples().into_iter().map(|sample| sample.text).collect();
    let mut random = Random::new(setting("REDOKU_SEED", DEFAULT_SEED));
    for _ in 0..setting("REDOKU_CASES", DEFAULT_CASES) {
        let text = spoiled(&seeds, &mut random);
        match parse(&text) {
            Ok(parsed) => {
                assert!(!parsed.puzzles.is_empty(), "{text}");
                parsed.puzzles.iter().for_each(|entry| check_entry(entry, &text));
                let entry = &parsed.puzzles[random.below(parsed.puzzles.len())];
                check_written(entry, parsed.format, &text);
                check_written(entry, formats[random.below(formats.len())], &text);
                let lines = visible_lines(&text);
                for skipped in &parsed.skipped {
                    let length = skipped.text.chars().count();
                    assert_eq!(lines[skipped.line].trim().chars().count(), length, "{text}");
                }
            }
            Err(error) => check_error(&error, &text),
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
