//! Grids of pencil marks, drawn ones and SudoCue's `.sdx`.
//!
//! - nine rows of nine groups of digits in any drawing; 81 groups in one line, or broken anyhow
//! - one or two plain grids above (Simple Sudoku) say which values are givens and which are the person's own

use crate::model::{Cell, Grid};
use crate::text::drawn::{Blank, is_border};
use crate::text::format::Format;
use crate::text::rows::Rows;
use crate::text::symbol::is_words;
use crate::text::{Entry, Found, Outcome, lines_of};

use super::groups::{Group, groups, row, sets, values};
use super::settle;

/// Reads grids of which at least one has a cell with several digits.
pub(in crate::text) fn read(text: &str) -> Outcome<'_> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut skipped = Vec::new();
    let mut plain: Vec<Grid> = Vec::new();
    let mut cells = Rows::new();
    for line in lines_of(text) {
        if is_border(line, Blank::Marks) {
            continue;
        }
        if !cells.is_inside() && is_words(line) {
            skipped.push(line);
            continue;
        }
        // Before the first grid of marks the text may be anything else.
        let groups = match row(line) {
            Some(groups) => groups,
            None if puzzles.is_empty() => return None,
            None => Vec::new(),
        };
        groups.into_iter().for_each(|group| cells.push(group));
        match cells.end_row() {
            Ok(Some(grid)) if grid.iter().any(Group::is_pencil) => {
                puzzles.push(merge(&plain, &grid));
                plain.clear();
            }
            Ok(Some(grid)) => plain.push(values(&grid)),
            Ok(None) => {}
            Err(_) if puzzles.is_empty() => return None,
            Err(fault) => return Some(Err(fault.or_at(line).after(puzzles.len()))),
        }
    }
    if puzzles.is_empty() {
        return None;
    }
    if let Err(fault) = cells.end() {
        return Some(Err(fault.after(puzzles.len())));
    }
    let is_sdx = !text.contains(['|', '-', '+']) && !text.contains("  ");
    let format = if is_sdx { Format::Sdx } else { Format::PencilMarks };
    Some(Ok(Found { puzzles, format, skipped }))
}

/// The puzzle of a grid of marks; the plain grids above it show which digits are givens.
fn merge(plain: &[Grid], groups: &[Group]) -> Entry {
    let sets = sets(groups);
    let mut entry = settle(&sets);
    // A second plain grid shows all that is placed; without one, the rule for lone digits stands.
    let all = if plain.len() > 1 { plain[plain.len() - 1] } else { entry.grid };
    for (cell, group) in Cell::all().zip(groups) {
        let own = group.set.first().filter(|_| group.is_own);
        let value = own.or_else(|| all.digit(cell));
        let given = match plain.first() {
            Some(givens) => givens.digit(cell),
            None => value.filter(|_| own.is_none()),
        };
        entry.grid.set(cell, given);
        entry.placed.set(cell, value.filter(|_| given.is_none()));
    }
    entry.with_marks(sets)
}

/// Reads 81 groups, at least one of several digits, whatever the lines they are in.
pub(in crate::text) fn read_loose(text: &str) -> Option<Entry> {
    let mut cells = Vec::new();
    for line in lines_of(text).filter(|line| !is_border(line, Blank::Marks)) {
        cells.extend(groups(line)?);
        if cells.len() > Cell::NUM {
            return None;
        }
    }
    let is_grid = cells.len() == Cell::NUM && cells.iter().any(Group::is_pencil);
    is_grid.then(|| merge(&[], &cells))
}
