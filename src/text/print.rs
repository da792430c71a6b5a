//! Writes a puzzle, or its answer, in any format by name.

use crate::model::{Cell, Digit, Grid};

use super::format::{Cells, Format, Language};
use super::{Entry, fpuzzles, hodoku, marks, packed, sdk, table, wiki, xml};

/// The puzzle written in this format; formats for collections give the text of a collection of one.
pub fn print(entry: &Entry, format: Format) -> String {
    let grid = &entry.grid;
    match format {
        Format::Line | Format::CsvLines | Format::Gsf | Format::Bank => grid.to_string(),
        Format::Sdm => grid.to_string() + "\n",
        Format::Rows => drawing(grid, &DRAWINGS[0]),
        Format::Grid => drawing(grid, &DRAWINGS[1]),
        Format::GridTight => drawing(grid, &DRAWINGS[2]),
        Format::Ss => drawing(grid, &DRAWINGS[3]),
        Format::Spf => drawing(grid, &DRAWINGS[4]),
        Format::Sdk => sdk::print(entry, &|grid| drawing(grid, &DRAWINGS[0])),
        Format::Sdx => marks::print_sdx(entry),
        Format::PencilMarks => marks::print_marks(entry),
        Format::Sukaku => marks::print_sukaku(entry),
        Format::Hodoku => hodoku::print(entry),
        Format::SudokuWiki1 => wiki::encode_1(entry),
        Format::S9b => wiki::encode_b(entry),
        Format::SudokuWikiLink | Format::Link => {
            String::from("https://www.sudokuwiki.org/sudoku.htm?bd=") + &wiki::encode_b(entry)
        }
        Format::SudokuExchange => packed::pack(grid),
        Format::SudokuExchangeLink => {
            String::from("https://sudokuexchange.com/play/?s=") + &packed::pack(grid)
        }
        Format::SudokuPad => String::from("classic") + &packed::pack(grid),
        Format::SudokuPadLink => {
            String::from("https://sudokupad.app/classic") + &packed::pack(grid)
        }
        Format::FPuzzles => fpuzzles::print(entry),
        Format::FPuzzlesLink => fpuzzles::print_link(entry),
        Format::OpenSudoku => xml::print(grid),
        Format::Csv => table::print(grid, ','),
        Format::Tsv => table::print(grid, '\t'),
        Format::Array(language, cells) => array(grid, language, cells),
    }
}

/// What stands around the rows of a drawing, and between their cells.
struct Drawing {
    /// The lines above, between the bands, and below.
    borders: [&'static str; 3],
    /// Before a row, between its boxes, between its cells, and after it.
    row: [&'static str; 4],
}

const DRAWINGS: [Drawing; 5] = [
    Drawing { borders: ["", "", ""], row: ["", "", "", "\n"] },
    Drawing { borders: ["+-------+-------+-------+\n"; 3], row: ["| ", " | ", " ", " |\n"] },
    Drawing {
        borders: ["*-----------*\n", "|---+---+---|\n", "*-----------*\n"],
        row: ["|", "|", "", "|\n"],
    },
    Drawing { borders: ["", "-----------\n", ""], row: ["", "|", "", "\n"] },
    Drawing { borders: ["", "------+-------+------\n", ""], row: ["", " | ", " ", " \n"] },
];

fn drawing(grid: &Grid, drawing: &Drawing) -> String {
    let [top, between, bottom] = drawing.borders;
    let [before, bar, gap, after] = drawing.row;
    let mut out = String::from(top);
    for (cell, byte) in Cell::all().zip(grid.to_ascii()) {
        out += match (cell.row(), cell.column()) {
            (_, 0) => before,
            (_, 3 | 6) => bar,
            _ => gap,
        };
        out.push(byte as char);
        if cell.column() == 8 {
            out += after;
            if matches!(cell.row(), 2 | 5) {
                out += between;
            }
        }
    }
    out + bottom
}

/// How a language opens a board of characters, of numbers, of strings; a row; and closes a list.
struct Literal {
    board: [&'static str; 3],
    row: &'static str,
    close: &'static str,
}

/// In the order of [`Language`].
const LITERALS: [Literal; 7] = [
    Literal { board: ["["; 3], row: "[", close: "]" },
    Literal { board: ["["; 3], row: "[", close: "]" },
    Literal { board: ["new char[][]{", "new int[][]{", "new String[]{"], row: "{", close: "}" },
    Literal { board: ["{"; 3], row: "{", close: "}" },
    Literal { board: ["new[]{"; 3], row: "new[]{", close: "}" },
    Literal { board: ["[][]byte{", "[][]int{", "[]string{"], row: "{", close: "}" },
    Literal { board: ["vec!["; 3], row: "vec![", close: "]" },
];

fn array(grid: &Grid, language: Language, cells: Cells) -> String {
    let Literal { board, row, close } = &LITERALS[language as usize];
    let quote = match (language, cells) {
        (_, Cells::Numbers) => "",
        (Language::Json, _) => "\"",
        (Language::Python, _) | (_, Cells::Characters) => "'",
        _ => "\"",
    };
    // Between the brackets of a row: a quote around each cell, or around all nine.
    let (open, comma, end) = match cells {
        Cells::Strings => (String::from(quote), String::new(), String::from(quote)),
        _ => (format!("{row}{quote}"), format!("{quote},{quote}"), format!("{quote}{close}")),
    };
    let blank = if cells == Cells::Numbers { b'0' } else { b'.' };
    let mut out = String::from(board[cells as usize]);
    for cell in Cell::all() {
        if cell.column() == 0 && cell.row() > 0 {
            out.push(',');
        }
        out += if cell.column() == 0 { &open } else { &comma };
        out.push(grid.digit(cell).map_or(blank, Digit::ascii) as char);
        if cell.column() == 8 {
            out += &end;
        }
    }
    out + close
}
