//! What must hold for any bytes at all: the bodies of the fuzz targets in `fuzz/`, and of the bounded tests
//! in `tests/properties/main.rs`.

use std::cell;
use std::ops::ControlFlow;

use redoku::fast::{self, Limits, LineSolver, solve_lines};
use redoku::generate::{Difficulty, Layout, Request, generate, is_minimal};
use redoku::logic::{Level, Options, Path, Position, Technique, verify};
use redoku::rating::{self, own};
use redoku::text::{Content, Format, Lines, parse, print};
use redoku::{
    Board, Candidate, CandidateSet, Cell, Control, Digit, Grid, Progress, Proper, Puzzle, Random,
    Symmetry, classic,
};

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

/// Splits off the first bytes as a number.
fn number(data: &[u8]) -> (u64, &[u8]) {
    let (first, rest) = data.split_at(data.len().min(8));
    (first.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)), rest)
}

/// A puzzle with one solution for each number, with none to spare of its givens.
fn proper(number: u64) -> Proper {
    let request = Request { layout: Layout::Free, ..Request::default() };
    generate(&request, &mut Random::new(number), Control::NONE).expect("nobody stops it")
}

/// Any position is explained to the end by steps that hold, or its mistakes are named: the first eight bytes are the
/// puzzle, then two bytes place or erase a candidate.
pub(crate) fn explain(data: &[u8]) {
    let (seed, moves) = number(data);
    let proper = proper(seed);
    let (mut placed, mut removed) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for &[low, high] in moves.as_chunks().0 {
        let number = usize::from(u16::from_le_bytes([low, high]));
        let candidate = Candidate::from_index(number % Candidate::NUM);
        let is_placed = (number / Candidate::NUM).is_multiple_of(8);
        if is_placed { placed.insert(candidate) } else { removed.insert(candidate) }
    }
    let right = CandidateSet::from(proper.solution().grid());
    let position = Position::new(proper);
    let position = position.with(&placed, &removed).unwrap_or_else(|mistakes| {
        let named = *mistakes.excluded();
        assert!(!named.is_empty() && named.is_subset(&right), "{mistakes}");
        position.with(&(placed & right), &(removed - right)).expect("no mistake is left")
    });
    let mut path = Path::new(position, Options::default());
    loop {
        let before = *path.position();
        let Some(step) = path.next() else { break };
        let step = step.expect("nobody stops it");
        assert_eq!(verify(&before, &step), Ok(()), "{step:?} on {before:?}");
        assert!(step.agrees_with(proper.solution()), "{step:?} on {before:?}");
        assert_ne!(*path.position(), before, "{step:?}");
    }
    assert_eq!(path.position().board().solution(), Some(*proper.solution()));
}

/// Ratings are in their order, the same for isomorphic puzzles where they should be, and can be stopped anywhere: the
/// first eight bytes are the puzzle, the next ones say how often the control may be asked.
pub(crate) fn rate(data: &[u8]) {
    let (seed, rest) = number(data);
    let proper = proper(seed);
    let rating = rating::rate(&proper, Control::NONE).expect("nobody stops it");
    let se = rating.se;
    assert!(se.ed <= se.ep && se.ep <= se.er, "{rating:?} of {proper:?}");
    let image = Symmetry::random(&mut Random::new(seed)).grid(proper.puzzle().grid());
    let image = fast::prove(&Puzzle::new(image).expect("no clash")).expect("one solution");
    assert_eq!(own::rate(&image, Control::NONE), Ok(rating.own), "{proper:?} and {image:?}");
    let left = cell::Cell::new(number(rest).0 % 1000);
    let patience = |_: Progress| match left.get() {
        0 => ControlFlow::Break(()),
        number => {
            left.set(number - 1);
            ControlFlow::Continue(())
        }
    };
    if let Ok(again) = rating::rate(&proper, Control::new(&patience)) {
        assert_eq!(again, rating);
    }
}

/// What is generated is as it was asked for: the bytes are the seed and the request.
pub(crate) fn generated(data: &[u8]) {
    let (seed, rest) = number(data);
    let at = |index: usize| usize::from(rest.get(index).copied().unwrap_or_default());
    let difficulty = match at(0) % 4 {
        0 => Difficulty::Any,
        1 => Difficulty::Level(Level::ALL[at(1) % Level::ALL.len()]),
        _ => Difficulty::Technique(Technique::ALL[at(1) % Technique::ALL.len()]),
    };
    let layout = Layout::ALL[at(2) % Layout::ALL.len()];
    let givens = Some(at(3)).filter(|&givens| givens > 0);
    let request = Request { difficulty, layout, givens, minimal: at(4) % 4 == 3 };
    let some = |tried: Progress| {
        if tried.done < 20 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let Ok(proper) = generate(&request, &mut Random::new(seed), Control::new(&some)) else {
        return;
    };
    let cells = proper.puzzle().givens();
    assert!(cells.iter().all(|cell| layout.images(cell).is_subset(cells)), "{request:?}");
    assert!(givens.is_none_or(|number| number == cells.len()), "{request:?}");
    assert!(!request.minimal || is_minimal(&proper), "{request:?}");
    assert_eq!(fast::prove(proper.puzzle()), Ok(proper), "{request:?}");
    let own = own::rate(&proper, Control::NONE).expect("nobody stops it");
    match request.difficulty {
        Difficulty::Level(level) => assert_eq!(own.level, level),
        Difficulty::Technique(technique) => assert_eq!(own.hardest, Some(technique)),
        _ => {}
    }
}

/// A list is read alike in any chunks, every byte of it counts once, and no line is handed out twice. The first byte
/// sets the sizes of the chunks.
pub(crate) fn lists(data: &[u8]) {
    let Some((&sizes, input)) = data.split_first() else { return };
    let whole = read_list(&[input]);
    let (mut chunks, mut rest, mut size) = (Vec::new(), input, usize::from(sizes));
    while !rest.is_empty() {
        size = size * 7 % 251 + 1;
        let (chunk, after) = rest.split_at(size.min(rest.len()));
        chunks.push(chunk);
        rest = after;
    }
    assert_eq!(read_list(&chunks), whole);
}

/// What a list says, line by line: its puzzles, or why there are none.
fn read_list(chunks: &[&[u8]]) -> Vec<(Option<usize>, String)> {
    let (mut lines, mut found, mut bytes) = (Lines::new(), Vec::new(), 0);
    let mut take = |lines: &mut Lines| {
        for part in lines {
            bytes += part.bytes;
            match part.content {
                Content::Lines(batch) => found.extend(batch.lines().map(|line| {
                    let read = line.read().map(|entries| entries.len());
                    (Some(line.number), format!("{read:?}"))
                })),
                Content::Text(text) => found.push((None, text)),
                Content::Refused(line, error) => found.push((line, error.to_string())),
            }
        }
    };
    for chunk in chunks {
        lines.feed(chunk);
        take(&mut lines);
    }
    lines.end();
    take(&mut lines);
    assert!(lines.is_done() || found.last().is_none_or(|(line, _)| line.is_some()));
    assert!(bytes <= chunks.iter().map(|chunk| chunk.len()).sum());
    let numbers: Vec<_> = found.iter().filter_map(|(line, _)| *line).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
    found
}
