//! Grids of pencil marks: drawn ones, SudoCue's `.sdx`, and Sukaku's 729 characters.
//!
//! - nine rows of nine groups of digits in any drawing; 81 groups in one line, or broken anyhow
//! - HoDoKu's markup `* # @ - ( )` and letters are dropped; `u` before a digit marks it as the person's own
//! - a group of one digit is a value, unless the digit is possible elsewhere in its houses: then it is only a mark (HoDoKu's rule)
//! - `.` or `0` is a cell without a digit and without marks
//! - one or two plain grids above (Simple Sudoku) say which values are givens and which are the person's own

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::cells::{Filling, digit_at, set_digit};
use super::drawn::{Blank, is_border, read_marked};
use super::format::Format;
use super::lines::is_header;
use super::parts::{Fields, Lines};
use super::scan::{contains, count, trim};
use super::{Entry, Marks, Outcome};

/// No marks in any cell.
pub(super) const NO_MARKS: Marks = [DigitSet::EMPTY; Cell::NUM];

/// Takes these candidates: a lone digit becomes a given unless a peer has it too.
#[inline(never)]
pub(super) fn settle(sets: &Marks, entry: &mut Entry) {
    for cell in Cell::all() {
        let set = sets[cell.index()];
        let mut peers = cell.peers().iter();
        let is_value = set.len() == 1 && !peers.any(|peer| !(sets[peer.index()] & set).is_empty());
        entry.grid.set(cell, set.first().filter(|_| is_value));
    }
    entry.set_marks(sets);
}

/// What each cell can be: its digit, else its marks, else all that the rules allow.
#[inline(never)]
pub(super) fn sets_of(entry: &Entry) -> Marks {
    let full = entry.digits();
    let mut sets = NO_MARKS;
    for cell in Cell::all() {
        sets[cell.index()] = match (full.digit(cell), &entry.marks) {
            (Some(digit), _) => digit.into(),
            (None, Some(marks)) => marks[cell.index()],
            (None, None) => full.candidates(cell),
        };
    }
    sets
}

/// Nine rows of cells on the way to a grid.
struct Block {
    sets: Marks,
    /// The digits marked as the person's own.
    own: Grid,
    is_pencil: bool,
    cells: usize,
}

impl Block {
    const EMPTY: Self = Self { sets: NO_MARKS, own: Grid::EMPTY, is_pencil: false, cells: 0 };

    /// Takes a cell; beyond the last there is none.
    #[inline(never)]
    fn push(&mut self, set: DigitSet, is_own: bool) -> Option<()> {
        let cell = Cell::new(self.cells)?;
        self.sets[cell.index()] = set;
        self.is_pencil |= set.len() > 1 || is_own;
        self.own.set(cell, set.first().filter(|_| is_own));
        self.cells += 1;
        Some(())
    }

    /// Takes the groups of a line, if it is nothing but groups.
    #[inline(never)]
    fn push_line(&mut self, line: &[u8]) -> Option<()> {
        for (_, group) in Fields::of(line, b" \t|:!") {
            let mut set = DigitSet::EMPTY;
            let mut is_cell = false;
            for &byte in group {
                match byte {
                    b'1'..=b'9' => {
                        let digit = Digit::from_ascii(byte).filter(|&digit| !set.has(digit))?;
                        set.insert(digit);
                        is_cell = true;
                    }
                    b'.' | b'0' => is_cell = true,
                    b'*' | b'#' | b'@' | b'-' | b'(' | b')' | b'{' | b'}' | b'+' => {}
                    _ if byte.is_ascii_alphabetic() => {}
                    _ => return None,
                }
            }
            if is_cell {
                self.push(set, group[0] == b'u' && set.len() == 1)?;
            }
        }
        Some(())
    }
}

/// Reads grids of which at least one has a cell with several digits.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let mut plain: Vec<Grid> = Vec::new();
    let mut block = Block::EMPTY;
    for (_, line) in Lines::of(text) {
        let row = block.cells;
        if is_border(line, Blank::Marks) || row == 0 && is_header(line) {
            continue;
        }
        let mut cells = Filling::EMPTY;
        if read_marked(line, &mut cells).is_ok() && cells.count == 9 {
            for i in 0..9 {
                let digit = digit_at(&cells.grid, i);
                block.push(DigitSet::from_bits((1 << digit) >> 1), false)?;
            }
        } else {
            block.push_line(line)?;
        }
        if block.cells != row + 9 {
            return None;
        }
        if block.cells == Cell::NUM {
            if block.is_pencil {
                puzzles.push(merge(&plain, &block));
                plain.clear();
            } else {
                let mut grid = Grid::EMPTY;
                for cell in Cell::all() {
                    grid.set(cell, block.sets[cell.index()].first());
                }
                plain.push(grid);
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
pub(super) fn read_loose(text: &[u8], puzzles: &mut Vec<Entry>) -> Option<()> {
    let mut block = Block::EMPTY;
    for (_, line) in Lines::of(text) {
        if !is_border(line, Blank::Marks) {
            block.push_line(line)?;
        }
    }
    if block.cells < Cell::NUM || !block.is_pencil {
        return None;
    }
    puzzles.push(merge(&[], &block));
    Some(())
}

/// Reads Sukaku's line: nine places for each cell, each with its own digit or a blank.
pub(super) fn read_sukaku(line: &[u8], entry: &mut Entry) -> Outcome {
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
