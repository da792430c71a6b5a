//! Grids of pencil marks: drawn ones, SudoCue's `.sdx`, and Sukaku's 729 characters.
//!
//! - nine rows of nine groups of digits in any drawing; 81 groups in one line, or broken anyhow
//! - HoDoKu's markup `* # @ - ( )` and letters are dropped; `u` before a digit marks it as the person's own
//! - a group of one digit is a value, unless the digit is possible elsewhere in its houses: then it is only a mark (HoDoKu's rule)
//! - `.` or `0` is a cell without a digit and without marks
//! - one or two plain grids above (Simple Sudoku) say which values are givens and which are the person's own

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::drawn::{Blank, is_border, marked_cells};
use super::format::Format;
use super::lines::{LineOutcome, is_header, significant};
use super::{Entry, Marks, Outcome, Parsed};

/// The entry with these candidates: a lone digit becomes a given unless a peer has it too.
pub(super) fn settle(sets: &Marks) -> Entry {
    let mut entry = Entry::from(Grid::EMPTY);
    for cell in Cell::all() {
        let set = sets[cell.index()];
        let is_free = |digit| !cell.peers().iter().any(|peer| sets[peer.index()].has(digit));
        if let (1, Some(digit)) = (set.len(), set.first())
            && is_free(digit)
        {
            entry.grid.set(cell, Some(digit));
        }
    }
    entry.set_marks(*sets);
    entry
}

/// What each cell can be: its digit, else its marks, else all that the rules allow.
pub(super) fn sets_of(entry: &Entry) -> Marks {
    let full = entry.digits();
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
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
#[derive(Clone)]
struct Block {
    sets: Marks,
    own: Grid,
    is_pencil: bool,
}

/// Reads grids of which at least one has a cell with several digits.
pub(super) fn read(text: &str) -> Outcome {
    let blocks = blocks(text)?;
    if !blocks.iter().any(|block| block.is_pencil) {
        return None;
    }
    let mut puzzles = Vec::new();
    let mut plain: Vec<Grid> = Vec::new();
    for block in blocks {
        if block.is_pencil {
            puzzles.push(merge(&plain, &block));
            plain.clear();
        } else {
            plain.push(values(&block.sets));
        }
    }
    let is_sdx = !text.contains(['|', '-', '+']) && !text.contains("  ");
    let format = if is_sdx { Format::Sdx } else { Format::PencilMarks };
    Some(Ok(Parsed { puzzles, format }))
}

/// The text as blocks of nine rows, if it is nothing else.
fn blocks(text: &str) -> Option<Vec<Block>> {
    let empty = Block { sets: [DigitSet::EMPTY; Cell::NUM], own: Grid::EMPTY, is_pencil: false };
    let mut blocks: Vec<Block> = Vec::new();
    let mut block = empty.clone();
    let mut row = 0;
    for (_, line) in significant(text) {
        if is_border(line, Blank::Marks) || row == 0 && is_header(line) {
            continue;
        }
        let groups = match marked_cells(line) {
            Ok((cells, 9)) => cells.map(|digit| (digit.into_iter().collect(), false)),
            _ => groups(line)?,
        };
        for (column, (set, is_own)) in groups.into_iter().enumerate() {
            let cell = Cell::at(row, column);
            block.sets[cell.index()] = set;
            block.is_pencil |= set.len() > 1 || is_own;
            block.own.set(cell, set.first().filter(|_| is_own));
        }
        row += 1;
        if row == 9 {
            blocks.push(std::mem::replace(&mut block, empty.clone()));
            row = 0;
        }
    }
    (row == 0).then_some(blocks)
}

/// The nine groups of a row, and whether each is marked as the person's own.
fn groups(line: &str) -> Option<[(DigitSet, bool); 9]> {
    let mut groups = [(DigitSet::EMPTY, false); 9];
    let mut count = 0;
    for group in line.split([' ', '\t', '|', ':', '!']) {
        if let Some((set, is_own)) = read_group(group)? {
            *groups.get_mut(count)? = (set, is_own);
            count += 1;
        }
    }
    (count == 9).then_some(groups)
}

/// One group without its markup: nothing if there is no cell in it, an error if it cannot be one.
fn read_group(group: &str) -> Option<Option<(DigitSet, bool)>> {
    let mut set = DigitSet::EMPTY;
    let mut is_cell = false;
    for c in group.chars() {
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
    Some(is_cell.then_some((set, group.starts_with('u') && set.len() == 1)))
}

/// The digits of the cells with just one.
fn values(sets: &Marks) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        let set = sets[cell.index()];
        grid.set(cell, set.first().filter(|_| set.len() == 1));
    }
    grid
}

/// The marks of a block, with the givens told apart by the plain grids above it.
fn merge(plain: &[Grid], block: &Block) -> Entry {
    let mut entry = settle(&block.sets);
    // A second plain grid shows all that is placed; without one, the rule for lone digits stands.
    let all = if plain.len() > 1 { plain[plain.len() - 1] } else { entry.grid };
    for cell in Cell::all() {
        let own = block.own.digit(cell);
        let given = match plain.first() {
            None => all.digit(cell).filter(|_| own.is_none()),
            Some(givens) => givens.digit(cell),
        };
        entry.grid.set(cell, given);
        entry.placed.set(cell, own.or(all.digit(cell)).filter(|_| given.is_none()));
    }
    entry.set_marks(block.sets);
    entry
}

/// Reads 81 groups, at least one of several digits, whatever the lines they are in.
pub(super) fn read_loose(text: &str) -> Option<Parsed> {
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
    let mut count = 0;
    for (_, line) in significant(text).filter(|(_, line)| !is_border(line, Blank::Marks)) {
        for group in line.split([' ', '\t', '|']) {
            if let Some((set, _)) = read_group(group)? {
                *sets.get_mut(count)? = set;
                count += 1;
            }
        }
    }
    let is_pencil = count == Cell::NUM && sets.iter().any(|set| set.len() > 1);
    is_pencil.then(|| Parsed { puzzles: vec![settle(&sets)], format: Format::PencilMarks })
}

/// Reads Sukaku's line: nine places for each cell, each with its own digit or a blank.
pub(super) fn read_sukaku(line: &str) -> LineOutcome {
    let bytes = line.trim().as_bytes();
    if bytes.len() != 9 * Cell::NUM {
        return None;
    }
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
    for (i, &byte) in bytes.iter().enumerate() {
        let digit = Digit::from_index(i % 9);
        match byte {
            b'.' | b'0' => {}
            _ if byte == digit.ascii() => sets[i / 9].insert(digit),
            _ => return None,
        }
    }
    Some(Ok((settle(&sets), Format::Sukaku)))
}

/// Writes Sukaku's line.
pub(super) fn print_sukaku(entry: &Entry) -> String {
    let place = |set: DigitSet, digit| if set.has(digit) { digit.ascii() as char } else { '.' };
    sets_of(entry)
        .iter()
        .flat_map(|&set| Digit::all().map(move |digit| place(set, digit)))
        .collect()
}

/// Writes SudoCue's file: the person's own digits have a `u`.
pub(super) fn print_sdx(entry: &Entry) -> String {
    let mut out = String::new();
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        if entry.placed.digit(cell).is_some() {
            out.push('u');
        }
        push_group(&mut out, set);
        out.push(if cell.column() == 8 { '\n' } else { ' ' });
    }
    out
}

/// Draws the marks, each column as wide as it needs.
///
/// ```text
/// .---------------.---
/// | 5   3    124  | 26
/// :---------------+---
/// ```
pub(super) fn print_marks(entry: &Entry) -> String {
    let sets = sets_of(entry);
    let width =
        |column: usize| (0..9).map(|row| sets[9 * row + column].len()).max().unwrap_or(1).max(1);
    let mut out = String::new();
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        if column == 0 && row % 3 == 0 {
            push_border(&mut out, if row == 0 { ['.', '.'] } else { [':', '+'] }, &width);
        }
        out += if column % 3 == 0 { "| " } else { " " };
        let end = out.len() + width(column) + 1;
        push_group(&mut out, sets[cell.index()]);
        while out.len() < end {
            out.push(' ');
        }
        if column == 8 {
            out += "|\n";
        }
    }
    push_border(&mut out, ['\'', '\''], &width);
    out
}

/// A border: its outer corners, its crossings, and dashes as wide as the columns below.
fn push_border(out: &mut String, [corner, crossing]: [char; 2], width: &dyn Fn(usize) -> usize) {
    for column in 0..9 {
        if column % 3 == 0 {
            out.push(if column == 0 { corner } else { crossing });
        }
        (0..width(column) + 2).for_each(|_| out.push('-'));
    }
    out.push(corner);
    out.push('\n');
}

fn push_group(out: &mut String, set: DigitSet) {
    if set.is_empty() {
        out.push('.');
    }
    set.iter().for_each(|digit| out.push(digit.ascii() as char));
}
