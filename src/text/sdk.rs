//! `.sdk` files (SadMan, SudoCue): a header, and sections of nine rows.
//!
//! - `#A` author, `#D` description and so on; the description, else the author, becomes the name
//! - `[Puzzle]` may be missing if there is a header; `[State]` has the givens and the person's own digits
//! - any other section is skipped

use crate::model::Grid;

use super::drawn::read_rows;
use super::error::{ParseError, ParseErrorKind};
use super::format::Format;
use super::{Entry, Outcome, Parsed};

/// Reads a text that has a `[Puzzle]`, or a header and rows below it.
pub(super) fn read(text: &str) -> Outcome {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let has_header = matches!(first.as_bytes(), [b'#', b'A'..=b'Z', ..]);
    let has_section = section(text, "puzzle").is_some();
    if !has_header && !has_section {
        return None;
    }
    let outcome = read_sections(text);
    let format = Format::Sdk;
    // Without the section it may be any text below a comment.
    (has_section || outcome.is_ok())
        .then(|| outcome.map(|entry| Parsed { puzzles: vec![entry], format }))
}

/// The name in a line such as `[Puzzle]`.
fn section_name(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    (!name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic())).then_some(name)
}

fn read_sections(text: &str) -> Result<Entry, ParseError> {
    let givens = section(text, "puzzle").or_else(|| section(text, "")).unwrap_or((0, text));
    let mut entry = read_section(givens)?;
    if let Some(state) = section(text, "state") {
        let state = read_section(state)?.grid;
        for cell in (state.filled() - entry.grid.filled()).iter() {
            entry.placed.set(cell, state.digit(cell));
        }
    }
    entry.name = header(text, "#D").or_else(|| header(text, "#A"));
    Ok(entry)
}

/// The first line and the text of a section; the one without a name is what precedes the first.
fn section<'a>(text: &'a str, name: &str) -> Option<(usize, &'a str)> {
    let mut start = if name.is_empty() { Some((0, 0)) } else { None };
    let mut offset = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let found = section_name(line);
        match (start, found) {
            (Some((first, from)), Some(_)) => return Some((first, &text[from..offset])),
            (None, Some(found)) if found.eq_ignore_ascii_case(name) => {
                start = Some((number + 1, offset + line.len()));
            }
            _ => {}
        }
        offset += line.len();
    }
    start.map(|(first, from)| (first, &text[from..]))
}

/// Reads the one grid of a section.
fn read_section((first, text): (usize, &str)) -> Result<Entry, ParseError> {
    let mut puzzles = read_rows(text).map_err(|mut error| {
        error.at.line = error.at.line.map(|line| line + first);
        error
    })?;
    match puzzles.pop() {
        Some(entry) if puzzles.is_empty() => Ok(entry),
        _ => Err(ParseErrorKind::RowCount(9 * puzzles.len() + 9).into()),
    }
}

fn header(text: &str, tag: &str) -> Option<String> {
    let value = text.lines().find_map(|line| line.strip_prefix(tag))?.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

/// Writes a file: what is the person's own goes into a `[State]`.
pub(super) fn print(entry: &Entry, rows: &dyn Fn(&Grid) -> String) -> String {
    let mut out = String::new();
    if let Some(name) = &entry.name {
        out += "#D";
        out.extend(name.chars().map(|c| if c.is_control() { ' ' } else { c }));
        out.push('\n');
    }
    out += "[Puzzle]\n";
    out += &rows(&entry.grid);
    if !entry.placed.filled().is_empty() {
        out += "[State]\n";
        out += &rows(&entry.digits());
    }
    out
}
