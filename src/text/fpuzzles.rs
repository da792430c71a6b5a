//! The puzzle files of f-puzzles and SudokuPad, which also know many rules that are not Sudoku's.
//!
//! - f-puzzles: `grid` of cells with `value`, `given` and marks; SudokuPad: `cells`, in long names or short
//! - any rule, drawing or box beyond the classic ones is refused by name; an empty list or `false` is none
//! - a value that is not given is the person's own; centre and corner marks are marks alike

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::json::Json;
use super::lz::{compress, decompress};
use super::{Entry, Marks, Outcome, Parsed};

/// Larger texts are no puzzle file.
const MAX_LENGTH: usize = 1 << 20;

/// What says nothing about the rules.
const HARMLESS: [&str; 27] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "metadata",
    "cells",
    "ce",
    "cellSize",
    "cs",
    "regions",
    "re",
    "settings",
    "id",
    "videos",
    "vd",
    "duration",
    "d",
    "t",
    "successMessage",
    "customizations",
    "version",
    "type",
];

/// Rules in plain words; any other goes by its own name.
const RULES: [(&str, &str); 25] = [
    ("killercage", "killer cages"),
    ("cages", "cages"),
    ("ca", "cages"),
    ("cage", "cages"),
    ("thermometer", "thermometers"),
    ("arrow", "arrows"),
    ("arrows", "arrows"),
    ("a", "arrows"),
    ("lines", "lines"),
    ("l", "lines"),
    ("line", "lines"),
    ("overlays", "drawings"),
    ("o", "drawings"),
    ("underlays", "drawings"),
    ("u", "drawings"),
    ("diagonal+", "diagonals"),
    ("diagonal-", "diagonals"),
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("nonconsecutive", "non-consecutive"),
    ("disjointgroups", "disjoint groups"),
    ("littlekillersum", "little killer sums"),
    ("sandwichsum", "sandwich sums"),
    ("betweenline", "between lines"),
    ("extraregion", "extra regions"),
];

/// Reads a text that is such a file, unpacked.
pub(super) fn read(text: &str) -> Outcome {
    let text = text.trim();
    let is_file =
        text.starts_with('{') && ["grid", "cells", "ce:"].iter().any(|name| text.contains(name));
    if !is_file {
        return None;
    }
    if text.len() > MAX_LENGTH {
        return Some(Err(ParseErrorKind::TooLarge.into()));
    }
    let json = Json::parse(text)?;
    rows(&json)?.first()?.list().first()?.is_cell().then_some(())?;
    Some(read_json(&json).map(|entry| Parsed { puzzles: vec![entry], format: Format::FPuzzles }))
}

/// Reads such a file, packed; nothing if it is not packed so.
pub(super) fn unpack(code: &str) -> Option<Result<Entry, ParseError>> {
    let text = decompress(code)?;
    let json = Json::parse(&text)?;
    rows(&json)?;
    Some(read_json(&json))
}

/// The rows of cells, by any of their names.
fn rows(json: &Json) -> Option<&[Json]> {
    let rows = ["grid", "cells", "ce"].into_iter().find_map(|name| json.get(name))?;
    Some(rows.list())
}

impl Json {
    /// Whether it is a cell and not a bare value.
    fn is_cell(&self) -> bool {
        matches!(self, Json::Object(_))
    }

    /// The digit of a value.
    fn digit(&self) -> Option<Digit> {
        Digit::new(self.text()?.parse().ok()?)
    }

    /// The digits of a list, or of the characters of a text.
    fn digits(&self) -> DigitSet {
        let text = self.text().unwrap_or("").bytes().filter_map(Digit::from_ascii);
        self.list().iter().filter_map(Json::digit).chain(text).collect()
    }
}

fn read_json(json: &Json) -> Result<Entry, ParseError> {
    let rules = extra_rules(json);
    if !rules.is_empty() {
        return Err(ParseErrorKind::ExtraRules(rules).into());
    }
    let rows = rows(json).unwrap_or(&[]);
    if rows.len() != 9 {
        return Err(ParseErrorKind::RowCount(rows.len()).into());
    }
    let mut entry = Entry::from(Grid::EMPTY);
    let mut marks: Marks = [DigitSet::EMPTY; Cell::NUM];
    let is_fpuzzles = json.get("grid").is_some();
    for (row, cells) in rows.iter().map(Json::list).enumerate() {
        if cells.len() != 9 {
            let at = Place { row: Some(row), ..Place::default() };
            return Err(ParseError { kind: ParseErrorKind::RowCells(cells.len()), at });
        }
        for (column, value) in cells.iter().enumerate() {
            let cell = Cell::at(row, column);
            let digit = ["value", "v"].into_iter().find_map(|name| value.get(name)?.digit());
            let is_given =
                !is_fpuzzles || value.get("given").is_some_and(|given| !given.is_empty());
            if is_given { &mut entry.grid } else { &mut entry.placed }.set(cell, digit);
            if digit.is_none() {
                const MARKS: [&str; 5] = [
                    "centerPencilMarks",
                    "cornerPencilMarks",
                    "givenPencilMarks",
                    "pencilMarks",
                    "centremarks",
                ];
                let sets = MARKS.into_iter().filter_map(|name| value.get(name)).map(Json::digits);
                marks[cell.index()] = sets.fold(DigitSet::EMPTY, |all, set| all | set);
            }
        }
    }
    entry.set_marks(marks);
    entry.name = ["title", "t"]
        .into_iter()
        .find_map(|name| json.get(name).or_else(|| json.get("metadata")?.get(name))?.text())
        .filter(|title| !title.is_empty())
        .map(str::to_owned);
    Ok(entry)
}

/// All that makes it another puzzle than a classic one, in plain words.
fn extra_rules(json: &Json) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    let mut add = |rule: &str| {
        if !rules.iter().any(|known| known == rule) {
            rules.push(rule.to_owned());
        }
    };
    if let Json::Object(pairs) = json {
        for (name, value) in pairs {
            if !value.is_empty() && !HARMLESS.contains(&name.as_str()) && !is_remark(name, value) {
                let words =
                    RULES.iter().find(|rule| rule.0 == name).map_or(name.as_str(), |rule| rule.1);
                add(words);
            }
        }
    }
    if has_odd_boxes(json) {
        add("irregular boxes");
    }
    rules
}

/// Whether these cages hold no cells: SudokuPad keeps titles in such.
fn is_remark(name: &str, value: &Json) -> bool {
    let cells = |cage: &Json| {
        ["cells", "ce"].into_iter().find_map(|name| cage.get(name)).is_none_or(Json::is_empty)
    };
    matches!(name, "cages" | "ca") && value.list().iter().all(cells)
}

/// Whether a cell belongs to another box than its own.
fn has_odd_boxes(json: &Json) -> bool {
    let number = |value: &Json| value.text().and_then(|text| text.parse::<usize>().ok());
    let is_odd = |cell: Cell, value: &Json| {
        value.get("region").and_then(number).is_some_and(|region| region != cell.block())
    };
    let rows = rows(json).unwrap_or(&[]);
    let cells = rows.iter().take(9).enumerate().flat_map(|(row, cells)| {
        cells
            .list()
            .iter()
            .take(9)
            .enumerate()
            .map(move |(column, value)| (Cell::at(row, column), value))
    });
    let mut regions =
        ["regions", "re"].into_iter().filter_map(|name| json.get(name)).flat_map(Json::list);
    // A region is nine pairs of row and column.
    let is_box = |region: &Json| {
        let blocks = region.list().iter().map(|pair| match pair.list() {
            [row, column] => Some(number(row)? / 3 * 3 + number(column)? / 3),
            _ => None,
        });
        let blocks: Vec<Option<usize>> = blocks.collect();
        blocks.len() == 9 && blocks.iter().all(|&block| block.is_some() && block == blocks[0])
    };
    cells.into_iter().any(|(cell, value)| is_odd(cell, value))
        || regions.any(|region| !is_box(region))
}

/// Writes f-puzzles' file.
pub(super) fn print(entry: &Entry) -> String {
    let mut out = String::from("{\"size\":9");
    if let Some(name) = &entry.name {
        out += ",\"title\":\"";
        out.extend(
            name.chars().map(|c| if c.is_control() || matches!(c, '"' | '\\') { ' ' } else { c }),
        );
        out.push('"');
    }
    out += ",\"grid\":[";
    for cell in Cell::all() {
        out += match (cell.row(), cell.column()) {
            (0, 0) => "[{",
            (_, 0) => "],[{",
            _ => ",{",
        };
        let (given, own) = (entry.grid.digit(cell), entry.placed.digit(cell));
        if let Some(digit) = given.or(own) {
            out += "\"value\":";
            out.push(digit.ascii() as char);
        }
        if given.is_some() {
            out += ",\"given\":true";
        }
        let marks = entry.marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        for (i, digit) in marks.iter().enumerate() {
            out += if i == 0 { "\"centerPencilMarks\":[" } else { "," };
            out.push(digit.ascii() as char);
        }
        out += if marks.is_empty() { "}" } else { "]}" };
    }
    out + "]]}"
}

/// Writes a link to f-puzzles.
pub(super) fn print_link(entry: &Entry) -> String {
    String::from("https://f-puzzles.com/?load=") + &compress(&print(entry)).replace('+', "%2B")
}
