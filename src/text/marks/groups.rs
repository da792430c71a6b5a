//! Groups of digits: the cells of a grid of pencil marks.
//!
//! - HoDoKu's markup `* # @ - ( )` and letters are dropped; `u` before a digit marks it as the person's own
//! - `.` or `0` is a cell without a digit and without marks

use crate::model::{Cell, Digit, DigitSet, Grid};
use crate::text::Marks;
use crate::text::drawn::marked_cells;
use crate::text::rows::Digits;

use super::NO_MARKS;

/// A cell of a grid of pencil marks.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) set: DigitSet,
    /// Whether it is one digit that the person placed.
    pub(super) is_own: bool,
}

impl Group {
    /// Whether only a grid of pencil marks has this cell.
    pub(super) fn is_pencil(&self) -> bool {
        self.set.len() > 1 || self.is_own
    }
}

/// The cells of a row: nine side by side, else groups.
pub(super) fn row(line: &str) -> Option<Vec<Group>> {
    match marked_cells(line).take(10).collect::<Result<Vec<_>, _>>() {
        Ok(cells) if cells.len() == 9 => {
            let set = |digit: Option<Digit>| digit.into_iter().collect();
            Some(cells.iter().map(|cell| Group { set: set(cell.digit), is_own: false }).collect())
        }
        _ => groups(line),
    }
}

/// The groups of a line, if it is nothing but groups.
pub(super) fn groups(line: &str) -> Option<Vec<Group>> {
    let mut groups = Vec::new();
    for word in line.split([' ', '\t', '|', ':', '!']) {
        groups.extend(group(word)?);
        // More cells than a grid has are too many, however many there are.
        if groups.len() > Cell::NUM {
            return None;
        }
    }
    Some(groups)
}

/// A group of digits; `Some(None)` if it is nothing but markup, `None` if it is something else.
fn group(word: &str) -> Option<Option<Group>> {
    let mut set = DigitSet::EMPTY;
    let mut is_cell = false;
    for c in word.chars() {
        match c {
            '1'..='9' => {
                let digit = Digit::from_ascii(c as u8).filter(|&digit| !set.has(digit))?;
                set.insert(digit);
                is_cell = true;
            }
            '.' | '0' => is_cell = true,
            '*' | '#' | '@' | '-' | '(' | ')' | '{' | '}' | '+' => {}
            _ if c.is_ascii_alphabetic() => {}
            _ => return None,
        }
    }
    let is_own = word.starts_with('u') && set.len() == 1;
    Some(is_cell.then_some(Group { set, is_own }))
}

/// The sets of a grid.
pub(super) fn sets(groups: &[Group]) -> Marks {
    let mut sets = NO_MARKS;
    sets.iter_mut().zip(groups).for_each(|(set, group)| *set = group.set);
    sets
}

/// The digits of a grid in which no cell has several.
pub(super) fn values(groups: &[Group]) -> Grid {
    groups.iter().map(|group| group.set.first()).collect::<Digits>().0
}
