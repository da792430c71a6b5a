//! SudokuWiki's strings: two characters for each cell, with givens, own digits and marks.
//!
//! - version 1, 162 characters in base 32: `mask × 2`, and 1 more for a given
//! - version B, `S9B` and 162 characters in base 36: 0 blank, 1-9 given, 10-18 own digit, else `mask + 18`
//! - the old `n` parameter: 81 masks in decimal, with commas
//!
//! Lower and upper case are read alike. In version 1 a cell with one candidate may be solved or not:
//! it is taken as solved unless the digit is possible elsewhere in its houses.

use crate::model::{Cell, DigitSet};

use super::cells::set_digit;
use super::format::Format;
use super::marks::{NO_MARKS, sets_of, settle};
use super::out::{add, put};
use super::parts::Fields;
use super::scan::{number, trim};
use super::{Entry, Marks, Outcome};

/// Reads one of SudokuWiki's strings.
pub(super) fn read(text: &[u8], entry: &mut Entry) -> Outcome {
    let text = trim(text);
    let is_b = text.len() > 3 && text[..3].eq_ignore_ascii_case(b"S9B");
    let body = if is_b { &text[3..] } else { text };
    let (base, limit) = if is_b { (36, 529) } else { (32, 1023) };
    if body.len() != 2 * Cell::NUM {
        return None;
    }
    let mut numbers = [0; Cell::NUM];
    for (number, pair) in numbers.iter_mut().zip(body.chunks(2)) {
        let [high, low] = [pair[0], pair[1]].map(|byte| (byte as char).to_digit(base));
        *number = (high? * base + low?) as u16;
        // A given has just one candidate.
        let is_unsure = !is_b && *number & 1 == 1 && !(*number >> 1).is_power_of_two();
        if *number > limit || is_unsure {
            return None;
        }
    }
    if is_b {
        read_b(&numbers, entry);
        return Some(Ok(Format::S9b));
    }
    read_1(&numbers, entry);
    Some(Ok(Format::SudokuWiki1))
}

fn read_b(numbers: &[u16; Cell::NUM], entry: &mut Entry) {
    let mut marks = NO_MARKS;
    for (i, &number) in numbers.iter().enumerate() {
        match number {
            0..=9 => set_digit(&mut entry.grid, i, number as u8),
            10..=18 => set_digit(&mut entry.placed, i, number as u8 - 9),
            _ => marks[i] = DigitSet::from_bits(number - 18),
        }
    }
    entry.set_marks(&marks);
}

fn read_1(numbers: &[u16; Cell::NUM], entry: &mut Entry) {
    let sets = numbers.map(|number| DigitSet::from_bits(number >> 1));
    settle(&sets, entry);
    // What is solved but no clue is the person's own.
    for (cell, number) in Cell::all().zip(numbers) {
        if number & 1 == 1 {
            entry.grid.set(cell, sets[cell.index()].first());
        } else {
            entry.placed.set(cell, entry.grid.digit(cell));
            entry.grid.set(cell, None);
        }
    }
    entry.set_marks(&sets);
}

/// Reads the 81 masks of the old links.
pub(super) fn read_masks(text: &[u8], entry: &mut Entry) -> Option<()> {
    let mut sets: Marks = NO_MARKS;
    let mut count = 0;
    for (_, field) in Fields::of(text, b",") {
        let mask = number(field).filter(|&mask| mask < 512)?;
        *sets.get_mut(count)? = DigitSet::from_bits(mask as u16);
        count += 1;
    }
    (count == Cell::NUM).then(|| settle(&sets, entry))
}

/// Writes version B; marks only where the entry has them.
#[inline(never)]
pub(super) fn print_b(out: &mut String, entry: &Entry) {
    add(out, "S9B");
    for cell in Cell::all() {
        let marks = entry.marks.as_ref().map_or(0, |marks| marks[cell.index()].bits());
        let number = match (entry.grid.digit(cell), entry.placed.digit(cell)) {
            (Some(given), _) => given.value().into(),
            (_, Some(own)) => u16::from(own.value()) + 9,
            _ if marks > 0 => marks + 18,
            _ => 0,
        };
        put_pair(out, number, 36);
    }
}

/// Writes version 1; a blank without marks gets all its candidates.
pub(super) fn print_1(out: &mut String, entry: &Entry) {
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        let is_given = entry.grid.digit(cell).is_some();
        put_pair(out, set.bits() << 1 | u16::from(is_given), 32);
    }
}

#[inline(never)]
fn put_pair(out: &mut String, number: u16, base: u16) {
    for digit in [number / base, number % base] {
        put(out, b"0123456789abcdefghijklmnopqrstuvwxyz"[digit as usize % 36]);
    }
}
