//! Grids of pencil marks, drawn ones and SudoCue's `.sdx`.
//!
//! - nine rows of nine groups of digits in any drawing; 81 groups in one line, or broken anyhow
//! - one or two plain grids above (Simple Sudoku) say which values are givens and which are the person's own

use crate::model::{Cell, Grid};
use crate::text::cells::{digit_at, set_digit};
use crate::text::drawn::{Blank, is_border};
use crate::text::format::Format;
use crate::text::lines::is_header;
use crate::text::parts::Lines;
use crate::text::scan::{contains, count};
use crate::text::{Entry, Outcome};

use super::block::Block;
use super::settle;

/// Reads grids of which at least one has a cell with several digits.
pub(in crate::text) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let mut plain: Vec<Grid> = Vec::new();
    let mut block = Block::EMPTY;
    for (_, line) in Lines::of(text) {
        let before = block.cells;
        if is_border(line, Blank::Marks) || before == 0 && is_header(line) {
            continue;
        }
        block.push_row(line)?;
        if block.cells != before + 9 {
            return None;
        }
        if block.cells == Cell::NUM {
            if block.is_pencil {
                puzzles.push(merge(&plain, &block));
                plain.clear();
            } else {
                plain.push(block.values());
            }
            block = Block::EMPTY;
        }
    }
    if block.cells > 0 || puzzles.is_empty() {
        return None;
    }
    let is_sdx = count(text, b"|-+") == 0 && !contains(text, b"  ");
    Some(Ok(if is_sdx { Format::Sdx } else { Format::PencilMarks }))
}

/// The marks of a block, with the givens told apart by the plain grids above it.
fn merge(plain: &[Grid], block: &Block) -> Entry {
    let mut entry = Entry::blank();
    settle(&block.sets, &mut entry);
    // A second plain grid shows all that is placed; without one, the rule for lone digits stands.
    let all = if plain.len() > 1 { plain[plain.len() - 1] } else { entry.grid };
    for i in 0..Cell::NUM {
        let own = digit_at(&block.own, i);
        let value = if own > 0 { own } else { digit_at(&all, i) };
        let given = match plain.first() {
            None if own > 0 => 0,
            None => value,
            Some(givens) => digit_at(givens, i),
        };
        set_digit(&mut entry.grid, i, given);
        set_digit(&mut entry.placed, i, if given > 0 { 0 } else { value });
    }
    entry.set_marks(&block.sets);
    entry
}

/// Reads 81 groups, at least one of several digits, whatever the lines they are in.
pub(in crate::text) fn read_loose(text: &[u8], puzzles: &mut Vec<Entry>) -> Option<()> {
    let mut block = Block::EMPTY;
    for (_, line) in Lines::of(text) {
        if !is_border(line, Blank::Marks) {
            block.push_groups(line)?;
        }
    }
    if block.cells < Cell::NUM || !block.is_pencil {
        return None;
    }
    puzzles.push(merge(&[], &block));
    Some(())
}
