//! Sukaku's line of 729 characters: nine places for each cell, each with its own digit or a blank.

use crate::model::{Cell, Digit};
use crate::text::Entry;
use crate::text::collection::LineOutcome;
use crate::text::format::Format;

use super::{NO_MARKS, sets_of, settle};

/// Reads a line of 729 characters.
pub(in crate::text) fn read_sukaku(line: &str) -> LineOutcome<'_> {
    let line = line.trim();
    if line.len() != 9 * Cell::NUM {
        return None;
    }
    let mut sets = NO_MARKS;
    for (i, byte) in line.bytes().enumerate() {
        let digit = Digit::from_index(i % 9);
        if byte == digit.ascii() {
            sets[i / 9].insert(digit);
        } else if byte != b'.' && byte != b'0' {
            return None;
        }
    }
    Some(Ok((settle(&sets), Format::Sukaku)))
}

/// Writes a line of 729 characters.
pub(in crate::text) fn print_sukaku(entry: &Entry) -> String {
    let places = |set: crate::model::DigitSet| {
        Digit::all().map(move |digit| if set.has(digit) { digit.ascii().into() } else { '.' })
    };
    sets_of(entry).into_iter().flat_map(places).collect()
}
