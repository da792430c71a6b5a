//! `.sdk` files (SadMan, SudoCue): a header, and sections of nine rows.
//!
//! - `#A` author, `#D` description and so on; the description, else the author, becomes the name
//! - `[Puzzle]` may be missing if there is a header; `[State]` has the givens and the person's own digits
//! - any other section is skipped

use crate::model::Cell;

use super::cells::{digit_at, set_digit};
use super::drawn::{print_rows, read_rows};
use super::error::{Fault, ParseError};
use super::format::Format;
use super::out::{add, add_name, put};
use super::parts::Fields;
use super::scan::{name, trim};
use super::{Entry, Outcome};

/// Reads a text that has a `[Puzzle]`, or a header and rows below it.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let has_header = matches!(trim(text), [b'#', b'A'..=b'Z', ..]);
    let has_section = section(text, b"puzzle").is_some();
    if !has_header && !has_section {
        return None;
    }
    match read_sections(text, puzzles) {
        Ok(()) => Some(Ok(Format::Sdk)),
        // Without the section it may be any text below a comment.
        Err(error) => has_section.then_some(Err(error)),
    }
}

fn read_sections(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<(), Fault> {
    let givens = section(text, b"puzzle").or_else(|| section(text, b"")).unwrap_or((0, text));
    read_section(givens, puzzles)?;
    let mut state = Vec::new();
    if let Some(section) = section(text, b"state") {
        read_section(section, &mut state)?;
    }
    for entry in puzzles {
        for i in 0..Cell::NUM {
            let own = state.first().map_or(0, |state: &Entry| digit_at(&state.grid, i));
            set_digit(&mut entry.placed, i, if digit_at(&entry.grid, i) > 0 { 0 } else { own });
        }
        entry.name = header(text, b"#D").or_else(|| header(text, b"#A"));
    }
    Ok(())
}

/// The first line and the text of a section; the one without a name is what precedes the first.
#[inline(never)]
fn section<'a>(text: &'a [u8], wanted: &[u8]) -> Option<(usize, &'a [u8])> {
    let mut found = wanted.is_empty().then_some((0, 0));
    for (number, (start, line)) in Fields::of(text, b"\n").enumerate() {
        let [b'[', name @ .., b']'] = trim(line) else { continue };
        if name.is_empty() || !name.iter().all(u8::is_ascii_alphabetic) {
            continue;
        }
        if let Some((first, from)) = found {
            return Some((first, &text[from..start]));
        }
        if name.eq_ignore_ascii_case(wanted) {
            found = Some((number + 1, (start + line.len() + 1).min(text.len())));
        }
    }
    found.map(|(first, from)| (first, &text[from..]))
}

/// Reads the one grid of a section.
#[inline(never)]
fn read_section((first, text): (usize, &[u8]), puzzles: &mut Vec<Entry>) -> Result<(), Fault> {
    if let Err(mut fault) = read_rows(text, puzzles) {
        fault.at.line = fault.at.line.map(|line| line + first);
        return Err(fault);
    }
    if puzzles.len() == 1 { Ok(()) } else { Err(ParseError::row_count(0, 9 * puzzles.len())) }
}

#[inline(never)]
fn header(text: &[u8], tag: &[u8]) -> Option<String> {
    name(Fields::of(text, b"\n").find_map(|(_, line)| line.strip_prefix(tag))?)
}

/// Writes a file: what is the person's own goes into a `[State]`.
pub(super) fn print(out: &mut String, entry: &Entry) {
    if let Some(name) = &entry.name {
        add(out, "#D");
        add_name(out, name);
        put(out, b'\n');
    }
    add(out, "[Puzzle]\n");
    print_rows(out, &entry.grid);
    if entry.digits() != entry.grid {
        add(out, "[State]\n");
        print_rows(out, &entry.digits());
    }
}
