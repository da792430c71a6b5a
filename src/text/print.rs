//! Writes a puzzle in any format by name.

use super::format::Format;
use super::{Entry, array, drawn, fpuzzles, hodoku, marks, packed, sdk, table, wiki, xml};

/// The puzzle written in this format; formats for collections give the text of a collection of one.
///
/// A link to f-puzzles becomes one to SudokuPad, which needs no compression, and a link to elsewhere one to SudokuWiki.
pub fn print(entry: &Entry, format: Format) -> String {
    let grid = &entry.grid;
    match format {
        Format::Line => grid.to_string(),
        Format::Sdm | Format::CsvLines | Format::Gsf | Format::Bank => format!("{grid}\n"),
        Format::Rows => drawn::print_rows(grid),
        Format::Grid => drawn::print(grid, &drawn::GRID),
        Format::GridTight => drawn::print(grid, &drawn::GRID_TIGHT),
        Format::Ss => drawn::print(grid, &drawn::SS),
        Format::Spf => drawn::print(grid, &drawn::SPF),
        Format::Sdk => sdk::print(entry),
        Format::Sdx => marks::print_sdx(entry),
        Format::PencilMarks => marks::print_marks(entry),
        Format::Sukaku => marks::print_sukaku(entry),
        Format::Hodoku => hodoku::print(entry),
        Format::SudokuWiki1 => wiki::print_1(entry),
        Format::S9b => wiki::print_b(entry),
        Format::SudokuWikiLink | Format::Link => {
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", wiki::print_b(entry))
        }
        Format::SudokuExchange => packed::pack(grid),
        Format::SudokuExchangeLink => {
            format!("https://sudokuexchange.com/play/?s={}", packed::pack(grid))
        }
        Format::SudokuPad => format!("classic{}", packed::pack(grid)),
        Format::SudokuPadLink | Format::FPuzzlesLink => {
            format!("https://sudokupad.app/classic{}", packed::pack(grid))
        }
        Format::FPuzzles => fpuzzles::print(entry),
        Format::OpenSudoku => xml::print(grid),
        Format::Csv => table::print(grid, ','),
        Format::Tsv => table::print(grid, '\t'),
        Format::Array(language, cells) => array::print(grid, language, cells),
    }
}

/// A name that ends neither its line nor its quotes: control characters, `"` and `\` become spaces.
pub(super) fn one_line(name: &str) -> String {
    name.chars().map(|c| if c < ' ' || c == '"' || c == '\\' { ' ' } else { c }).collect()
}
