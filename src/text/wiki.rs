//! SudokuWiki's strings: two characters for each cell, with givens, own digits and marks.
//!
//! - version 1, 162 characters in base 32: `mask × 2`, and 1 more for a given
//! - version B, `S9B` and 162 characters in base 36: 0 blank, 1-9 given, 10-18 own digit, else `mask + 18`
//! - the old `n` parameter: 81 masks in decimal, with commas
//!
//! Lower and upper case are read alike. In version 1 a cell with one candidate may be solved or not:
//! it is taken as solved unless the digit is possible elsewhere in its houses.

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::format::Format;
use super::lines::LineOutcome;
use super::marks::{sets_of, settle};
use super::{Entry, Marks};

/// Reads a line that is one of SudokuWiki's strings.
pub(super) fn read_line(line: &str) -> LineOutcome {
    decode(line.trim()).map(Ok)
}

/// The puzzle in one of SudokuWiki's strings.
pub(super) fn decode(text: &str) -> Option<(Entry, Format)> {
    const LENGTH: usize = 2 * Cell::NUM;
    if let Some(body) = text.strip_prefix("S9B").or_else(|| text.strip_prefix("s9b")) {
        return (body.len() == LENGTH).then(|| decode_b(body))?.map(|entry| (entry, Format::S9b));
    }
    (text.len() == LENGTH).then(|| decode_1(text))?.map(|entry| (entry, Format::SudokuWiki1))
}

/// The numbers of two characters each.
fn pairs(body: &str, base: u32) -> Option<[u16; Cell::NUM]> {
    let mut numbers = [0; Cell::NUM];
    let mut digits = body.chars().map(|c| c.to_digit(base));
    for number in &mut numbers {
        *number = (digits.next()?? * base + digits.next()??) as u16;
    }
    Some(numbers)
}

fn decode_b(body: &str) -> Option<Entry> {
    let mut entry = Entry::from(Grid::EMPTY);
    let mut marks: Marks = [DigitSet::EMPTY; Cell::NUM];
    for (cell, number) in Cell::all().zip(pairs(body, 36)?) {
        match number {
            0 => {}
            1..=9 => entry.grid.set(cell, Digit::new(number as u8)),
            10..=18 => entry.placed.set(cell, Digit::new(number as u8 - 9)),
            19..=529 => marks[cell.index()] = DigitSet::from_bits(number - 18),
            _ => return None,
        }
    }
    entry.set_marks(marks);
    Some(entry)
}

fn decode_1(body: &str) -> Option<Entry> {
    let numbers = pairs(body, 32)?;
    if numbers
        .iter()
        .any(|&number| number == 1 || number & 1 == 1 && !(number >> 1).is_power_of_two())
    {
        return None;
    }
    let sets = numbers.map(|number| DigitSet::from_bits(number >> 1));
    let mut entry = settle(&sets);
    // What is solved but no clue is the person's own.
    for (cell, number) in Cell::all().zip(numbers) {
        if number & 1 == 1 {
            entry.grid.set(cell, sets[cell.index()].first());
        } else {
            entry.placed.set(cell, entry.grid.digit(cell));
            entry.grid.set(cell, None);
        }
    }
    entry.set_marks(sets);
    Some(entry)
}

/// Reads the 81 masks of the old links.
pub(super) fn decode_masks(text: &str) -> Option<Entry> {
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
    let mut numbers = text.split(',').map(|number| number.trim().parse::<u16>());
    for set in &mut sets {
        *set = DigitSet::from_bits(numbers.next()?.ok().filter(|&mask| mask < 512)?);
    }
    numbers.next().is_none().then(|| settle(&sets))
}

/// Writes version B; marks only where the entry has them.
pub(super) fn encode_b(entry: &Entry) -> String {
    let mut out = String::from("S9B");
    for cell in Cell::all() {
        let number = match (entry.grid.digit(cell), entry.placed.digit(cell), &entry.marks) {
            (Some(given), ..) => given.value().into(),
            (_, Some(own), _) => u16::from(own.value()) + 9,
            (_, _, Some(marks)) if !marks[cell.index()].is_empty() => {
                marks[cell.index()].bits() + 18
            }
            _ => 0,
        };
        push_pair(&mut out, number, 36);
    }
    out
}

/// Writes version 1; a blank without marks gets all its candidates.
pub(super) fn encode_1(entry: &Entry) -> String {
    let mut out = String::new();
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        let is_given = entry.grid.digit(cell).is_some();
        push_pair(&mut out, set.bits() << 1 | u16::from(is_given), 32);
    }
    out
}

fn push_pair(out: &mut String, number: u16, base: u16) {
    for digit in [number / base, number % base] {
        out.push(char::from_digit(digit.into(), base.into()).unwrap_or('0'));
    }
}
