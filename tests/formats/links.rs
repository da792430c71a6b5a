//! Links: only what is unmistakable is a puzzle.

use redoku::Random;
use redoku::text::{Format, parse, print};

use super::{PICTURE, grid, reads_picture};

/// Where an id may stand in a link.
const PLACES: [&str; 8] = [
    "https://sudokupad.app/",
    "https://sudokupad.app/sudoku/",
    "https://app.crackingthecryptic.com/sudoku/",
    "https://sudokuexchange.com/play/?id=",
    "https://f-puzzles.com/?id=",
    "https://www.sudokuwiki.org/sudoku.htm?bd=",
    "https://sudoku.com/",
    "https://example.org/play?puzzle=",
];

/// One to 39 letters and digits.
fn word(random: &mut Random) -> String {
    let alphabet: Vec<char> = ('0'..='9').chain('A'..='Z').chain('a'..='z').collect();
    (0..=random.below(39)).map(|_| random.pick(&alphabet)).collect()
}

#[test]
fn no_id_becomes_a_puzzle() {
    let mut random = Random::new(16);
    for i in 0..40_000 {
        let id = word(&mut random);
        let link = format!("{}{id}", PLACES[i % PLACES.len()]);
        let error = parse(&link).expect_err(&link);
        // An id that begins like a code by chance is refused as a faulty code.
        let is_refused = error.code() == "needs-server" || id.starts_with("scf");
        assert!(is_refused, "{}: {link}", error.code());
    }
}

/// Where a code is expected, a word must be lucky to be one: 81 cells, enough givens, no conflict.
#[test]
fn hardly_any_word_is_a_code() {
    let mut random = Random::new(17);
    let places =
        ["https://sudokuexchange.com/play/?s=", "https://sudokupad.app/classic", "classic", ""];
    let mut puzzles = 0;
    for i in 0..40_000 {
        let word = word(&mut random);
        puzzles += usize::from(parse(&format!("{}{word}", places[i % places.len()])).is_ok());
    }
    assert!(puzzles < 10, "{puzzles} of 40,000");
}

/// A grid that nobody would send as a code is written as 81 digits, and so read again.
#[test]
fn a_grid_without_a_code_is_written_in_full() {
    for text in [".".repeat(81), format!("{}1", ".".repeat(80)), PICTURE.replacen("53", "55", 1)] {
        let entry = grid(&text).into();
        for format in [Format::SudokuPadLink, Format::SudokuExchangeLink, Format::SudokuPad] {
            let written = print(&entry, format);
            let parsed = parse(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(parsed.puzzles[0].grid, entry.grid, "{written}");
        }
    }
}

#[test]
fn the_host_decides_and_not_a_part_of_its_name() {
    let code = "5NlQ19j9mGca3OIN1bWGk2m41TjS79";
    for host in ["sudokuexchange.com", "www.sudokuexchange.com", "SudokuExchange.com"] {
        reads_picture(&format!("https://{host}/play/?s={code}"), "sudokuexchange-link");
    }
    for host in ["notsudokuexchange.com", "sudokuexchange.com.example.org", "example.org"] {
        let link = format!("https://{host}/play/?s={code}");
        assert_eq!(parse(&link).expect_err(&link).code(), "needs-server", "{link}");
    }
}
