//! Text in and out: what is read, as what, and what is said about the rest.

#![cfg(feature = "text")]

mod corpus;
mod errors;
mod fuzz;
#[path = "../known/mod.rs"]
mod known;
mod links;
mod list;
mod long;
mod repetitive;
mod written;

use known::{PICTURE, grid};
use redoku::text::{Parsed, parse};

#[track_caller]
fn read(text: &str) -> Parsed {
    parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The text is read as the picture puzzle, in the format with this name.
#[track_caller]
fn reads_picture(text: &str, format: &str) {
    let parsed = read(text);
    assert_eq!(parsed.format.id(), format, "{text}");
    assert_eq!(parsed.puzzles.len(), 1, "{text}");
    assert_eq!(parsed.puzzles[0].grid, grid(PICTURE), "{text}");
}

#[test]
fn every_usual_blank_is_read() {
    for blank in ['.', '0', '-', '_', '*', 'x', 'X', '?', ' ', '□', '．', '０'] {
        let line = PICTURE.replace('.', &blank.to_string());
        reads_picture(&line, "line");
        let rows: Vec<String> =
            (0..9).map(|r| line.chars().skip(9 * r).take(9).collect()).collect();
        reads_picture(&rows.join("\n"), "rows");
    }
}

#[test]
fn full_width_digits_are_read() {
    let wide: String = PICTURE
        .chars()
        .map(|c| char::from_u32(c as u32 + 0xfee0).expect("a full-width form"))
        .collect();
    reads_picture(&wide, "line");
}

#[test]
fn marks_and_line_ends_of_any_machine_are_read() {
    let rows = redoku::text::print(&grid(PICTURE).into(), redoku::text::Format::Rows);
    reads_picture(&format!("\u{feff}{rows}"), "rows");
    reads_picture(&rows.replace('\n', "\r\n"), "rows");
    reads_picture(&rows.replace('\n', "\r"), "rows");
}
