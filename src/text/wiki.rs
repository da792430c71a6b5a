//! SudokuWiki's strings: two characters for each cell, with givens, own digits and marks.
//!
//! - version 1, 162 characters in base 32: `mask × 2`, and 1 more for a given
//! - version B, `S9B` and 162 characters in base 36: 0 blank, 1-9 given, 10-18 own digit, else `mask + 18`
//! - the old `n` parameter: 81 masks in decimal, with commas
//!
//! Lower and upper case are read alike. In version 1 a cell with one candidate may be solved or not: it counts as
//! solved unless the digit is possible elsewhere in its houses.

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::collection::LineOutcome;
use super::format::Format;
use super::marks::{NO_MARKS, sets_of, settle};
use super::{Entry, Marks};

/// Reads one of SudokuWiki's strings.
pub(super) fn read(text: &str) -> LineOutcome<'_> {
    let text = text.trim();
    let entry = match text.get(..3) {
        Some(start) if start.eq_ignore_ascii_case("S9B") && text.len() > 2 * Cell::NUM => {
            (read_b(&numbers(&text[3..], 36)?)?, Format::S9b)
        }
        _ => (read_1(&numbers(text, 32)?)?, Format::SudokuWiki1),
    };
    Some(Ok(entry))
}

/// The 81 numbers of two characters each.
fn numbers(text: &str, base: u32) -> Option<Vec<u16>> {
    if text.len() != 2 * Cell::NUM {
        return None;
    }
    let digits: Option<Vec<u32>> = text.chars().map(|c| c.to_digit(base)).collect();
    Some(digits?.chunks(2).map(|pair| (pair[0] * base + pair[1]) as u16).collect())
}

fn read_b(numbers: &[u16]) -> Option<Entry> {
    let mut entry = Entry::from(Grid::EMPTY);
    let mut marks = NO_MARKS;
    for (cell, &number) in Cell::all().zip(numbers) {
        match number {
            0..=9 => entry.grid.set(cell, Digit::new(number as u8)),
            10..=18 => entry.placed.set(cell, Digit::new(number as u8 - 9)),
            19..=529 => marks[cell.index()] = DigitSet::from_bits(number - 18),
            _ => return None,
        }
    }
    Some(entry.with_marks(marks))
}

fn read_1(numbers: &[u16]) -> Option<Entry> {
    // A given has just one candidate.
    let is_sure = |number: u16| number & 1 == 0 || (number >> 1).is_power_of_two();
    if !numbers.iter().all(|&number| number < 1024 && is_sure(number)) {
        return None;
    }
    let mut sets = NO_MARKS;
    sets.iter_mut().zip(numbers).for_each(|(set, number)| *set = DigitSet::from_bits(number >> 1));
    let mut entry = settle(&sets);
    for (cell, number) in Cell::all().zip(numbers) {
        if number & 1 == 1 {
            entry.grid.set(cell, sets[cell.index()].first());
        } else {
            // What is solved but not given is the person's own.
            entry.placed.set(cell, entry.grid.digit(cell));
            entry.grid.set(cell, None);
        }
    }
    Some(entry.with_marks(sets))
}

/// Reads the 81 masks of the old links.
pub(super) fn read_masks(text: &str) -> Option<Entry> {
    let mut sets: Marks = NO_MARKS;
    let mut masks = text.split(',').map(|mask| mask.parse::<u16>().ok().filter(|&mask| mask < 512));
    for set in &mut sets {
        *set = DigitSet::from_bits(masks.next()??);
    }
    masks.next().is_none().then(|| settle(&sets))
}

/// Writes version B; marks only where the entry has them.
pub(super) fn print_b(entry: &Entry) -> String {
    let number = |cell: Cell| {
        let marks = entry.marks.as_ref().map_or(0, |marks| marks[cell.index()].bits());
        match (entry.grid.digit(cell), entry.placed.digit(cell)) {
            (Some(given), _) => given.value().into(),
            (_, Some(own)) => u16::from(own.value()) + 9,
            _ if marks > 0 => marks + 18,
            _ => 0,
        }
    };
    String::from("S9B") + &Cell::all().flat_map(|cell| pair(number(cell), 36)).collect::<String>()
}

/// Writes version 1; a blank without marks gets all its candidates.
pub(super) fn print_1(entry: &Entry) -> String {
    let sets = sets_of(entry);
    let number =
        |cell: Cell| sets[cell.index()].bits() << 1 | u16::from(entry.grid.digit(cell).is_some());
    Cell::all().flat_map(|cell| pair(number(cell), 32)).collect()
}

/// A number as two characters.
fn pair(number: u16, base: u16) -> [char; 2] {
    [number / base, number % base]
        .map(|digit| char::from_digit(digit.into(), base.into()).unwrap_or_default())
}
