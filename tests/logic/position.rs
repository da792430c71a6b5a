//! Positions as text: `givens:removed`, in the notation of HoDoKu's library.

use redoku::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle, Solution, fast};

/// Reads 81 cells, `+` before a digit that was placed and is no given, and the erased pencil marks.
pub(crate) fn board(cells: &str, removed: &str) -> Board {
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
    let givens = grid.restricted_to(!placed);
    let mut board = Board::new(&Puzzle::new(givens).expect("no conflict"));
    for cell in placed {
        let digit = grid.digit(cell).expect("a digit");
        assert!(board.place(Candidate { digit, cell }), "{digit} in {cell}");
    }
    board.eliminate_all(&candidates(removed));
    board
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

/// The solution of a board's givens.
pub(crate) fn solution(board: &Board) -> Solution {
    let puzzle = Puzzle::new(*board.grid()).expect("no conflict");
    assert!(fast::is_unique(&puzzle.restricted_to(board.givens())), "{board:?}");
    fast::first_solution(&puzzle).expect("a solution")
}

/// Writes a board as [`board`] reads it: the cells, and the erased pencil marks.
pub(crate) fn write(board: &Board) -> (String, String) {
    let mut cells = String::new();
    let mut erased = CandidateSet::EMPTY;
    for cell in Cell::all() {
        match board.digit(cell) {
            None => {
                cells.push('.');
                let allowed = board.grid().candidates(cell);
                erased |= CandidateSet::of_cell(cell, allowed - board.candidates(cell));
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
