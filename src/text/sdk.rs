//! `.sdk` files (SadMan, SudoCue): a header, and sections of nine rows.
//!
//! - `#A` author, `#D` description and so on; the description, else the author, becomes the name
//! - `[Puzzle]` may be missing if there is a header; `[State]` has the givens and the person's own digits
//! - any other section is ignored

use crate::model::Grid;

use super::drawn::{print_rows, read_rows};
use super::error::{Fault, ParseErrorKind};
use super::format::Format;
use super::print::one_line;
use super::symbol::name;
use super::{Entry, Found, Outcome};

/// Reads a text that has a `[Puzzle]`, or a header and rows below it.
pub(super) fn read(text: &str) -> Outcome<'_> {
    let has_section = section(text, "puzzle").is_some();
    let mut start = text.trim_start().chars();
    let has_header =
        start.next() == Some('#') && start.next().is_some_and(|c| c.is_ascii_uppercase());
    if !has_header && !has_section {
        return None;
    }
    match read_sections(text) {
        Ok(entry) => Some(Ok(Found::new(vec![entry], Format::Sdk))),
        // Without the section it may be any text below a comment.
        Err(fault) => has_section.then_some(Err(fault)),
    }
}

fn read_sections(text: &str) -> Result<Entry, Fault<'_>> {
    let givens = section(text, "puzzle").or_else(|| section(text, "")).unwrap_or(text);
    let mut entry = Entry::from(only_grid(givens)?);
    if let Some(state) = section(text, "state") {
        let state = only_grid(state)?;
        entry.placed = state.restricted_to(entry.grid.blanks());
    }
    Ok(entry.named(header(text, "#D").or_else(|| header(text, "#A"))))
}

/// The text of a section; the one without a name is what precedes the first.
fn section<'t>(text: &'t str, wanted: &str) -> Option<&'t str> {
    let mut found = wanted.is_empty().then_some(0);
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        let start = end;
        end += line.len();
        let name = line.trim().strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let is_name =
            |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic());
        let Some(name) = name.filter(is_name) else { continue };
        if let Some(found) = found {
            return Some(&text[found..start]);
        }
        if name.eq_ignore_ascii_case(wanted) {
            found = Some(end);
        }
    }
    found.map(|found| &text[found..])
}

/// The one grid of a section.
fn only_grid(section: &str) -> Result<Grid, Fault<'_>> {
    match &read_rows(section)?.puzzles[..] {
        [entry] => Ok(entry.grid),
        several => Err(ParseErrorKind::RowCount(9 * several.len()).into()),
    }
}

fn header(text: &str, tag: &str) -> Option<String> {
    name(text.lines().find_map(|line| line.strip_prefix(tag))?)
}

/// Writes a file: what is the person's own goes into a `[State]`.
pub(super) fn print(entry: &Entry) -> String {
    let mut out = String::new();
    if let Some(name) = &entry.name {
        out += &format!("#D{}\n", one_line(name));
    }
    out += "[Puzzle]\n";
    out += &print_rows(&entry.grid);
    if entry.digits() != entry.grid {
        out += "[State]\n";
        out += &print_rows(&entry.digits());
    }
    out
}
