//! What must hold for any bytes at all: the bodies of the fuzz targets in `fuzz/`, and of the bounded tests
//! in `tests/properties/main.rs`.

use redoku::fast::{self, Limits, LineSolver, solve_lines};
use redoku::text::{Format, parse, print};
use redoku::{Board, Candidate, Cell, Digit, Grid, Puzzle, classic};

/// Whatever is read from a text can be written and read again.
pub(crate) fn text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(parsed) = parse(text) else { return };
    assert!(!parsed.puzzles.is_empty());
    for entry in &parsed.puzzles {
        let written = print(entry, Format::S9b);
        let again = parse(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
        let [again] = &again.puzzles[..] else { panic!("one puzzle became several: {written}") };
        assert_eq!((again.grid, again.placed), (entry.grid, entry.placed));
        assert_eq!(again.marks, entry.marks);
    }
}

/// Lines fed in chunks are answered as lines at once, and each as the grid that it is. The first byte sets
/// the sizes of the chunks.
pub(crate) fn lines(data: &[u8]) {
    let Some((&sizes, input)) = data.split_first() else { return };
    let mut whole = Vec::new();
    solve_lines(input, &mut whole);

    let (mut solver, mut chunked) = (LineSolver::first(), Vec::new());
    let (mut rest, mut size) = (input, usize::from(sizes));
    while !rest.is_empty() {
        size = size * 7 % 251 + 1;
        let (chunk, after) = rest.split_at(size.min(rest.len()));
        solver.feed(chunk, &mut chunked);
        rest = after;
    }
    solver.finish(&mut chunked);
    assert_eq!(chunked, whole);

    // Latin-1, so that every byte is a character.
    let text: String = input.iter().map(|&byte| char::from(byte)).collect();
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(whole.len(), lines.len() * (Cell::NUM + 1));
    for (line, answer) in lines.iter().zip(whole.chunks(Cell::NUM + 1)) {
        assert_eq!(answer, [&expected(line)[..], b"\n"].concat(), "{line:?}");
    }
}

/// The answer to a line, by way of the reader of texts, which takes more kinds of lines than the solver of lines.
fn expected(line: &str) -> [u8; Cell::NUM] {
    let cells = line.get(..Cell::NUM).unwrap_or_default();
    let is_alone =
        line.chars().nth(Cell::NUM).is_none_or(|c| " \t,;|\"'#:=`\\()[]{}<>".contains(c));
    let Some(grid) = cells.parse::<Grid>().ok().filter(|_| is_alone) else {
        return [b'.'; Cell::NUM];
    };
    let read = parse(line).unwrap_or_else(|error| panic!("{error}: {line:?}"));
    assert_eq!(read.puzzles.iter().map(|entry| entry.grid).collect::<Vec<_>>(), [grid], "{line:?}");
    let solution = Puzzle::new(grid).ok().and_then(|puzzle| fast::first_solution(&puzzle));
    solution.map_or([b'0'; Cell::NUM], |solution| solution.grid().to_ascii())
}

/// The engine finds what the naive solver finds: each byte places a digit, unless it clashes.
pub(crate) fn search(data: &[u8]) {
    const LIMIT: usize = 8;
    let mut grid = Grid::EMPTY;
    for (cell, byte) in Cell::all().zip(data) {
        let digit = Digit::new(byte % 10);
        if digit.is_some_and(|digit| grid.candidates(cell).has(digit)) {
            grid.set(cell, digit);
        }
    }
    // The naive solver takes too long on grids with few digits and no solution.
    if grid.filled().len() < 20 {
        return;
    }
    let puzzle = Puzzle::new(grid).expect("no clash was let in");
    let limits = Limits { solutions: LIMIT as u64, kept: LIMIT, ..Limits::default() };
    let found = fast::search(&puzzle, limits);
    let mut expected = classic::solutions(&puzzle, LIMIT);
    assert_eq!((found.count, found.exact), (expected.len() as u64, expected.len() < LIMIT));
    assert!(found.solutions.iter().all(|solution| solution.solves(&puzzle)));
    if found.exact {
        let mut solutions = found.solutions;
        solutions.sort_by_key(|solution| solution.grid().to_ascii());
        expected.sort_by_key(|solution| solution.grid().to_ascii());
        assert_eq!(solutions, expected);
    }
}

/// A board keeps the rules whatever is placed and eliminated: two bytes are a move.
pub(crate) fn board(data: &[u8]) {
    let mut board = Board::EMPTY;
    for &[low, high] in data.as_chunks().0 {
        let number = usize::from(u16::from_le_bytes([low, high]));
        let candidate = Candidate::from_index(number % Candidate::NUM);
        let (was_there, before) = (board.has(candidate), board);
        let changed = if (number / Candidate::NUM).is_multiple_of(2) {
            board.place(candidate)
        } else {
            board.eliminate(candidate)
        };
        assert_eq!(changed, was_there);
        assert_eq!(changed, board != before);
    }
    assert!(Puzzle::new(*board.grid()).is_ok());
    for cell in Cell::all() {
        let allowed = board.grid().candidates(cell);
        assert!(board.candidates(cell).is_subset(allowed));
        assert_eq!(board.candidates(cell), board.marks().digits(cell));
        assert_eq!(board.blanks().has(cell), board.digit(cell).is_none());
    }
}
