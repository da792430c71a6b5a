//! One part repeated: a reader that looks back at every step would take minutes for one of these texts.
//!
//! No clock is read here, because it would measure how busy the machine is. In linear time all these texts take seconds
//! together. How time grows with length is shown by `cargo test --release --test formats -- --ignored --nocapture`.

#![expect(clippy::print_stdout, reason = "a measurement says what it measured")]

use std::time::{Duration, Instant};

use redoku::text::parse;

use super::PICTURE;

const LENGTH: usize = 1 << 18;

/// What some reader begins with, so that the rest is its own.
const BEGINNINGS: [&str; 5] = ["", "[", "{\"grid\":[", "https://sudokupad.app/", "<game data='"];

#[rustfmt::skip]
const PARTS: [&str; 48] = [
    "1", ".", " ", "\n", "\t", "\t\n", ",", ":", "=", "#", "|", "\"", "'", "\\", "\r", "é", "\u{3000}",
    "1 ", "12 ", "1,", "u1 ", "---\n", "1\n", "53..7....\n", "Grid 01\n",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    "[", "{", "[[", "{\"", "[\"", "['", "{'1", "[ ", "[[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],",
    "{\"grid\":[", "{a:", "<", "<game ", "<game data=\"", "[Puzzle]\n", "#A\n",
    "https://a/?s=", "https://f-puzzles.com/?load=N4IgzglgXgpiBc", "&a=1", "scl", "N4Ig", "%41",
];

/// A text of about this length.
fn text(beginning: &str, part: &str, length: usize) -> String {
    format!("{beginning}{}", part.repeat(length / part.len()))
}

/// Of all these texts only the lines of 81 characters are puzzles, whatever begins the first of them but a tag.
#[test]
fn however_often_a_part_comes_again_the_text_is_read_or_refused() {
    for part in PARTS {
        for beginning in BEGINNINGS {
            let text = text(beginning, part, LENGTH);
            let is_puzzle = part.trim_end() == PICTURE && !beginning.starts_with('<');
            let expected = if is_puzzle { text.lines().count() } else { 0 };
            let found = parse(&text).map_or(0, |parsed| parsed.puzzles.len());
            assert_eq!(found, expected, "{beginning:?}, then {part:?}");
        }
    }
}

#[test]
#[ignore = "a measurement, for a release build on a quiet machine"]
fn how_time_grows_with_length() {
    let mut rows: Vec<(f64, Duration, String)> = Vec::new();
    for part in PARTS {
        for beginning in BEGINNINGS {
            let [short, long] = [LENGTH / 4, LENGTH].map(|length| {
                let text = text(beginning, part, length);
                (0..3).map(|_| duration(&text)).min().unwrap_or_default()
            });
            let growth = long.as_secs_f64() / short.as_secs_f64();
            rows.push((growth, long, format!("{beginning:?}, then {part:?}")));
        }
    }
    rows.sort_by_key(|row| row.1);
    for (growth, time, text) in rows.iter().rev().take(20) {
        println!("{time:>10.1?}, {growth:4.1} times as long as for a quarter of it: {text}");
    }
}

fn duration(text: &str) -> Duration {
    let start = Instant::now();
    drop(parse(text));
    start.elapsed()
}
