//! Sukaku's line of 729 characters: nine places for each cell, each with its own digit or a blank.

use crate::model::{Cell, Digit};
use crate::text::format::Format;
use crate::text::out::put;
use crate::text::scan::trim;
use crate::text::{Entry, Outcome};

use super::{NO_MARKS, sets_of, settle};

/// Reads such a line.
pub(in crate::text) fn read_sukaku(line: &[u8], entry: &mut Entry) -> Outcome {
    let line = trim(line);
    if line.len() != 9 * Cell::NUM {
        return None;
    }
    let mut sets = NO_MARKS;
    for (i, &byte) in line.iter().enumerate() {
        let digit = Digit::from_index(i % 9);
        if byte == digit.ascii() {
            sets[i / 9].insert(digit);
        } else if byte != b'.' && byte != b'0' {
            return None;
        }
    }
    settle(&sets, entry);
    Some(Ok(Format::Sukaku))
}

/// Writes such a line.
pub(in crate::text) fn print_sukaku(out: &mut String, entry: &Entry) {
    for set in sets_of(entry) {
        Digit::all().for_each(|digit| put(out, if set.has(digit) { digit.ascii() } else { b'.' }));
    }
}
