//! The languages of literals: what tells them apart, and how each writes a board.

use crate::model::{Cell, Grid};
use crate::text::cells::put_digit;
use crate::text::format::{Cells, Language};
use crate::text::out::add;
use crate::text::scan::{contains, count};

/// The language of a literal, by what only it writes.
pub(super) fn language(text: &[u8], open: u8) -> Language {
    const SIGNS: [(&[u8], Language); 10] = [
        (b"vec!", Language::Rust),
        (b"]byte", Language::Go),
        (b"]rune", Language::Go),
        (b"]int", Language::Go),
        (b"]string", Language::Go),
        (b"vector", Language::Cpp),
        (b"new[]", Language::CSharp),
        (b"[,]", Language::CSharp),
        (b"[][]", Language::Java),
        (b"new ", Language::Java),
    ];
    match SIGNS.into_iter().find(|(sign, _)| contains(text, sign)) {
        Some((_, language)) => language,
        None if open == b'{' => Language::Cpp,
        None if count(text, b"'") > 0 => Language::Python,
        None => Language::Json,
    }
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

/// Writes a board as a literal.
pub(in crate::text) fn print(out: &mut String, grid: &Grid, language: Language, cells: Cells) {
    let Literal { board, row, close } = &LITERALS[language as usize];
    let is_row = cells == Cells::Strings;
    let quote = match (language, cells) {
        (_, Cells::Numbers) => "",
        (Language::Json, _) => "\"",
        (Language::Python, _) | (_, Cells::Characters) => "'",
        _ => "\"",
    };
    add(out, board[cells as usize]);
    for cell in Cell::all() {
        // A quote around each cell, or around all nine of a row.
        let (is_first, is_last) = (cell.column() == 0, cell.column() == 8);
        add(out, if cell.index() > 0 && (is_first || !is_row) { "," } else { "" });
        add(out, if is_first && !is_row { row } else { "" });
        add(out, if is_first || !is_row { quote } else { "" });
        let blank = if cells == Cells::Numbers { b'0' } else { b'.' };
        put_digit(out, grid, cell.index(), blank);
        add(out, if is_last || !is_row { quote } else { "" });
        add(out, if is_last && !is_row { close } else { "" });
    }
    add(out, close);
}
