//! Positions as text: `givens:removed`, in the notation of HoDoKu's library.

use redoku::logic::{Options, Position, Step, Technique, find_steps};
use redoku::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle, fast};

/// Reads a puzzle with one solution.
pub(crate) fn start(text: &str) -> Position {
    let puzzle = text.parse().expect("a puzzle");
    Position::new(fast::prove(&puzzle).expect("one solution"))
}

/// All steps of some techniques.
pub(crate) fn find(position: &Position, techniques: &[Technique]) -> Vec<Step> {
    find_steps(position, techniques, Options::default()).expect("nobody stops it")
}

/// Reads 81 cells, `+` before a digit that was placed and is no given, and the erased pencil marks.
pub(crate) fn position(cells: &str, removed: &str) -> Position {
    let (mut grid, mut placed, mut plus) = (Grid::EMPTY, CellSet::EMPTY, false);
    let mut index = 0;
    for byte in cells.bytes() {
        if byte == b'+' {
            plus = true;
            continue;
        }
        let cell = Cell::from_index(index);
        grid.set(cell, Digit::from_ascii(byte));
        if plus {
            placed.insert(cell);
        }
        plus = false;
        index += 1;
    }
    assert_eq!(index, 81, "{cells}");
    let givens = Puzzle::new(grid.restricted_to(!placed)).expect("no conflict");
    let start = Position::new(fast::prove(&givens).expect("one solution"));
    start.with(&CandidateSet::from(&grid), &candidates(removed)).expect("no mistake")
}

/// Reads candidates like `436`: the digit, the row, the column.
pub(crate) fn candidates(text: &str) -> CandidateSet {
    let read = |word: &str| {
        let [digit, row, column] = word.as_bytes() else { panic!("{word}") };
        let at = |byte: &u8| usize::from(byte - b'1');
        let digit = Digit::from_ascii(*digit).expect("a digit");
        Candidate { digit, cell: Cell::at(at(row), at(column)) }
    };
    text.split_whitespace().map(read).collect()
}

/// Writes a board as [`position`] reads it: the cells, and the erased pencil marks.
pub(crate) fn write(board: &Board) -> (String, String) {
    let mut cells = String::new();
    let mut erased = CandidateSet::EMPTY;
    for cell in Cell::all() {
        match board.digit(cell) {
            None => {
                cells.push('.');
                let allowed = board.grid().candidates(cell);
                erased |= CandidateSet::of(allowed - board.candidates(cell), cell);
            }
            Some(digit) => {
                let sign = if board.givens().has(cell) { "" } else { "+" };
                cells.push_str(&format!("{sign}{digit}"));
            }
        }
    }
    (cells, write_candidates(erased))
}

/// Writes candidates as [`candidates`] reads them.
pub(crate) fn write_candidates(set: CandidateSet) -> String {
    let word = |it: Candidate| format!("{}{}{}", it.digit, it.cell.row() + 1, it.cell.column() + 1);
    set.iter().map(word).collect::<Vec<_>>().join(" ")
}
