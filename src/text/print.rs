//! Writes a puzzle, or its answer, in any format by name.

use super::format::Format;
use super::out::{add, put};
use super::{Entry, array, drawn, fpuzzles, hodoku, marks, packed, sdk, table, wiki, xml};

/// The puzzle written in this format; formats for collections give the text of a collection of one.
///
/// A link to f-puzzles becomes one to SudokuPad, which needs no compression, and a link to elsewhere one to SudokuWiki.
pub fn print(entry: &Entry, format: Format) -> String {
    let grid = &entry.grid;
    let out = &mut String::new();
    match format {
        Format::Line | Format::Sdm | Format::CsvLines | Format::Gsf | Format::Bank => {
            grid.to_ascii().iter().for_each(|&byte| put(out, byte));
            add(out, if format == Format::Line { "" } else { "\n" });
        }
        Format::Rows => drawn::print_rows(out, grid),
        Format::Grid => drawn::print(out, grid, &drawn::GRID),
        Format::GridTight => drawn::print(out, grid, &drawn::GRID_TIGHT),
        Format::Ss => drawn::print(out, grid, &drawn::SS),
        Format::Spf => drawn::print(out, grid, &drawn::SPF),
        Format::Sdk => sdk::print(out, entry),
        Format::Sdx => marks::print_sdx(out, entry),
        Format::PencilMarks => marks::print_marks(out, entry),
        Format::Sukaku => marks::print_sukaku(out, entry),
        Format::Hodoku => hodoku::print(out, entry),
        Format::SudokuWiki1 => wiki::print_1(out, entry),
        Format::S9b => wiki::print_b(out, entry),
        Format::SudokuWikiLink | Format::Link => {
            add(out, "https://www.sudokuwiki.org/sudoku.htm?bd=");
            wiki::print_b(out, entry);
        }
        Format::SudokuExchange
        | Format::SudokuExchangeLink
        | Format::SudokuPad
        | Format::SudokuPadLink
        | Format::FPuzzlesLink => {
            add(
                out,
                match format {
                    Format::SudokuExchange => "",
                    Format::SudokuExchangeLink => "https://sudokuexchange.com/play/?s=",
                    Format::SudokuPad => "classic",
                    _ => "https://sudokupad.app/classic",
                },
            );
            packed::pack(out, grid);
        }
        Format::FPuzzles => fpuzzles::print(out, entry),
        Format::OpenSudoku => xml::print(out, grid),
        Format::Csv => table::print(out, grid, b','),
        Format::Tsv => table::print(out, grid, b'\t'),
        Format::Array(language, cells) => array::print(out, grid, language, cells),
    }
    std::mem::take(out)
}
