//! The languages of literals: how each is recognised, and how it writes a board.

use crate::model::{Cell, Grid};
use crate::text::format::{Cells, Language};

use super::Bracket;

/// The language of a literal, by what only it writes.
pub(super) fn language(text: &str, bracket: Bracket) -> Language {
    const SIGNS: [(&str, Language); 18] = [
        ("vec!", Language::Rust),
        ("]byte", Language::Go),
        ("]rune", Language::Go),
        ("]int", Language::Go),
        ("]string", Language::Go),
        ("rrayOf(", Language::Kotlin),
        ("istOf(", Language::Kotlin),
        ("Array(", Language::Scala),
        ("Array[", Language::Scala),
        ("Vector(", Language::Scala),
        ("List(", Language::Scala),
        ("Seq(", Language::Scala),
        ("vector", Language::Cpp),
        ("new[]", Language::CSharp),
        ("new []", Language::CSharp),
        ("[,]", Language::CSharp),
        ("[][]", Language::Java),
        ("new ", Language::Java),
    ];
    match SIGNS.into_iter().find(|(sign, _)| text.contains(sign)) {
        Some((_, language)) => language,
        None if bracket == Bracket::Curly => Language::Cpp,
        None if text.contains('\'') => Language::Python,
        None => Language::Json,
    }
}

/// How a language opens a board and a row, by what the cells are, and how it closes both.
struct Literal {
    board: [&'static str; 3],
    row: [&'static str; 2],
    close: &'static str,
}

fn literal(language: Language) -> Literal {
    let (board, row, close) = match language {
        Language::Json | Language::Python => (["["; 3], ["["; 2], "]"),
        Language::Java => (["new char[][]{", "new int[][]{", "new String[]{"], ["{"; 2], "}"),
        Language::Cpp => (["{"; 3], ["{"; 2], "}"),
        Language::CSharp => (["new[]{"; 3], ["new[]{"; 2], "}"),
        Language::Go => (["[][]byte{", "[][]int{", "[]string{"], ["{"; 2], "}"),
        Language::Rust => (["vec!["; 3], ["vec!["; 2], "]"),
        Language::Kotlin => (["arrayOf("; 3], ["charArrayOf(", "intArrayOf("], ")"),
        Language::Scala => (["Array("; 3], ["Array("; 2], ")"),
    };
    Literal { board, row, close }
}

/// Writes a board as a literal.
pub(in crate::text) fn print(grid: &Grid, language: Language, cells: Cells) -> String {
    let Literal { board, row, close } = literal(language);
    let quote = match (language, cells) {
        (_, Cells::Numbers) => "",
        (Language::Json, _) => "\"",
        (Language::Python, _) | (_, Cells::Characters) => "'",
        _ => "\"",
    };
    let blank = if cells == Cells::Numbers { '0' } else { '.' };
    let digit = |cell: Cell| grid.digit(cell).map_or(blank, |digit| digit.ascii().into());
    let rows = (0..9).map(|r| {
        let digits = (0..9).map(|c| digit(Cell::at(r, c)));
        match cells {
            Cells::Strings => format!("{quote}{}{quote}", digits.collect::<String>()),
            Cells::Characters | Cells::Numbers => {
                let digits: Vec<String> = digits.map(|c| format!("{quote}{c}{quote}")).collect();
                format!("{}{}{close}", row[usize::from(cells == Cells::Numbers)], digits.join(","))
            }
        }
    });
    let open = match cells {
        Cells::Characters => board[0],
        Cells::Numbers => board[1],
        Cells::Strings => board[2],
    };
    format!("{open}{}{close}", rows.collect::<Vec<_>>().join(","))
}
