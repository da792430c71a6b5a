//! Texts longer than any puzzle: collections are read whole, and anything else is refused by its beginning.

use redoku::text::{Format, parse, print};

use super::{PICTURE, grid};

/// Longer than what is read as one puzzle, whatever it says.
const LONG: usize = 3 << 20;

/// A text of this length at least, made of one part again and again.
fn repeated(part: &str) -> String {
    part.repeat(LONG / part.len() + 1)
}

#[test]
fn a_long_collection_is_read_whole_in_every_format_that_can_be_repeated() {
    let entry = grid(PICTURE).into();
    for format in [
        Format::Line,
        Format::Rows,
        Format::Grid,
        Format::GridTight,
        Format::Ss,
        Format::Spf,
        Format::PencilMarks,
        Format::Sdx,
        Format::Sukaku,
        Format::Hodoku,
        Format::SudokuWiki1,
        Format::S9b,
        Format::Csv,
        Format::Tsv,
        Format::SudokuWikiLink,
        Format::SudokuExchangeLink,
    ] {
        let one = format!("{}\n", print(&entry, format).trim_end_matches('\n'));
        let text = repeated(&one);
        let parsed = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", format.id()));
        assert_eq!(parsed.puzzles.len(), text.len() / one.len(), "{}", format.id());
        assert_eq!(parsed.puzzles.last().map(|last| last.grid), Some(grid(PICTURE)));
    }
}

#[test]
fn a_long_collection_may_stand_in_one_line() {
    let literal = format!("\"{PICTURE}\",");
    let text = format!("[{}]", repeated(&literal));
    assert_eq!(super::read(&text).puzzles.len(), LONG / literal.len() + 1);
    let game = format!("<game data=\"{}\"/>", PICTURE.replace('.', "0"));
    let text = format!("<opensudoku>{}</opensudoku>", repeated(&game));
    assert_eq!(super::read(&text).puzzles.len(), LONG / game.len() + 1);
}

#[track_caller]
fn refused(text: &str, sentence: &str) {
    let error = parse(text).expect_err("not a collection");
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn a_long_text_without_a_puzzle_at_its_beginning_is_refused_by_it() {
    let unknown = "no Sudoku found";
    for part in
        ["é", "数独\n", "|", ":", "|\n", "1", ".", "Lorem ipsum.\n", "[", "<game ", "\"", "#A\n"]
    {
        let text = repeated(part);
        refused(&text, unknown);
        // Nobody looks at what stands behind three megabytes of that.
        refused(&format!("{text}\n{PICTURE}\n"), unknown);
    }
}

#[test]
fn a_fault_that_the_beginning_shows_is_named_with_its_place() {
    refused(&repeated("1\n"), "line 1: expected 9 cells in row 1, got 1");
    refused(
        &repeated("53..7q...\n"),
        "line 1: expected a digit or a blank, got 'q' at character 6 (row 1, column 6)",
    );
}

#[test]
fn a_fault_behind_the_beginning_is_named_too() {
    let lines = repeated(&format!("{PICTURE}\n"));
    let number = lines.lines().count() + 1;
    refused(
        &format!("{lines}{}\n", &PICTURE[1..]),
        &format!("line {number}: expected 81 cells, got 80"),
    );
}
