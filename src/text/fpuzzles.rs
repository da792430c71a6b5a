//! The puzzle files of f-puzzles and SudokuPad, which also know many rules that are not Sudoku's.
//!
//! - f-puzzles: `grid` of cells with `value`, `given` and marks; SudokuPad: `cells`, in long names or short
//! - any rule, drawing or box beyond the classic ones is refused by name; an empty list or `false` is none
//! - a value that is not given is the person's own; centre and corner marks are marks alike

use crate::model::{Cell, Digit, DigitSet};

use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::json::Json;
use super::lz::decompress;
use super::marks::NO_MARKS;
use super::out::{add, add_name, put};
use super::parts::Fields;
use super::scan::{contains, name, split, trim};
use super::{Entry, Outcome};

/// Larger texts are no puzzle file.
pub(super) const MAX_LENGTH: usize = 1 << 20;

/// What says nothing about the rules, each between spaces.
const HARMLESS: &[u8] =
    b" size grid title author ruleset solution highlightConflicts disabledlogic \
truecandidatesoptions metadata cells ce cellSize cs regions re settings id videos vd duration d t \
successMessage customizations version type ";

/// Rules in plain words; any other goes by its own name.
const RULES: &[u8] =
    b"killercage=killer cages;cages=cages;ca=cages;cage=cages;thermometer=thermometers;\
arrow=arrows;arrows=arrows;a=arrows;lines=lines;l=lines;line=lines;overlays=drawings;o=drawings;\
underlays=drawings;u=drawings;diagonal+=diagonals;diagonal-=diagonals;antiknight=anti-knight;\
antiking=anti-king;nonconsecutive=non-consecutive;disjointgroups=disjoint groups;\
littlekillersum=little killer sums;sandwichsum=sandwich sums;betweenline=between lines;\
extraregion=extra regions";

/// The names of the rows of cells.
const ROWS: [&[u8]; 3] = [b"grid", b"cells", b"ce"];
/// The names of a cell's digit.
const VALUE: [&[u8]; 2] = [b"value", b"v"];
/// The names of a cell's marks.
const MARKS: [&[u8]; 5] = [
    b"centerPencilMarks",
    b"cornerPencilMarks",
    b"givenPencilMarks",
    b"pencilMarks",
    b"centremarks",
];

/// Reads a text that is such a file, unpacked.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let text = trim(text);
    let has_rows = || [&b"grid"[..], b"cells", b"ce:"].iter().any(|name| contains(text, name));
    if !text.starts_with(b"{") || !has_rows() {
        return None;
    }
    if text.len() > MAX_LENGTH {
        return Some(Err(ParseError::fault(ParseErrorKind::TooLarge)));
    }
    let json = Json::parse(text)?;
    let first = &json.get(&ROWS)?.parts().first()?.1.parts().first()?.1;
    // A list of bare values is a board of LeetCode.
    if !matches!(first, Json::Parts(_)) {
        return None;
    }
    let mut entry = Entry::blank();
    let outcome = read_json(&json, &mut entry);
    puzzles.push(entry);
    Some(outcome.map(|()| Format::FPuzzles))
}

/// Reads such a file, packed; nothing if it is not packed so.
#[inline(never)]
pub(super) fn unpack(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    let text = decompress(code)?;
    let json = Json::parse(text.as_bytes())?;
    json.get(&ROWS)?;
    Some(read_json(&json, entry))
}

#[inline(never)]
fn read_json(json: &Json<'_>, entry: &mut Entry) -> Result<(), Fault> {
    let rules = extra_rules(json);
    if !rules.is_empty() {
        return Err(ParseError::fault(ParseErrorKind::ExtraRules(rules)));
    }
    let rows = json.get(&ROWS).map_or(&[][..], Json::parts);
    if rows.len() != 9 {
        return Err(ParseError::row_count(0, rows.len()));
    }
    let is_fpuzzles = json.get(&[b"grid"]).is_some();
    let mut marks = NO_MARKS;
    for (row, (_, cells)) in rows.iter().enumerate() {
        let cells = cells.parts();
        if cells.len() != 9 {
            return Err(ParseError::row_cells(None, row, cells.len()));
        }
        for (column, (_, value)) in cells.iter().enumerate() {
            let cell = Cell::at(row, column);
            let is_own = is_fpuzzles && value.get(&[b"given"]).is_none_or(Json::is_empty);
            let grid = if is_own { &mut entry.placed } else { &mut entry.grid };
            grid.set(cell, value.get(&VALUE).and_then(digit));
            for name in MARKS {
                if let Some(list) = value.get(&[name]) {
                    let digits = list.parts().iter().filter_map(|part| digit(&part.1));
                    marks[cell.index()] |= digits.collect::<DigitSet>();
                }
            }
        }
    }
    entry.set_marks(&marks);
    let title: [&[u8]; 2] = [b"title", b"t"];
    let title = json.get(&title).or_else(|| json.get(&[b"metadata"])?.get(&title));
    entry.name = title.and_then(|title| unescaped(title.text()));
    Ok(())
}

/// The digit of a value.
#[inline(never)]
fn digit(value: &Json<'_>) -> Option<Digit> {
    match value.text() {
        &[byte] => Digit::from_ascii(byte),
        _ => None,
    }
}

/// A title without the backslashes of JSON, if there is one.
fn unescaped(text: &[u8]) -> Option<String> {
    let mut out = Vec::new();
    let mut is_escaped = false;
    for &byte in text {
        is_escaped = byte == b'\\' && !is_escaped;
        if !is_escaped {
            out.push(byte);
        }
    }
    name(&out)
}

/// All that makes it another puzzle than a classic one, in plain words.
fn extra_rules(json: &Json<'_>) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    let mut add = |rule: &[u8]| {
        let rule = String::from_utf8_lossy(rule).into_owned();
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    };
    for (name, value) in json.parts() {
        let is_harmless = contains(HARMLESS, &[b" ", *name, b" "].concat());
        if !value.is_empty() && !is_harmless && !is_remark(name, value) {
            let words = Fields::of(RULES, b";").map(|(_, rule)| split(rule, b"="));
            add(words.into_iter().find(|words| words.0 == *name).map_or(name, |words| words.1));
        }
    }
    if has_odd_boxes(json) {
        add(b"irregular boxes");
    }
    rules
}

/// Whether these cages hold no cells: SudokuPad keeps titles in such.
fn is_remark(name: &[u8], value: &Json<'_>) -> bool {
    let has_cells = |cage: &Json<'_>| cage.get(&ROWS).is_some_and(|cells| !cells.is_empty());
    matches!(name, b"cages" | b"ca") && !value.parts().iter().any(|cage| has_cells(&cage.1))
}

/// Whether a cell belongs to another box than its own.
fn has_odd_boxes(json: &Json<'_>) -> bool {
    // A cell may name its region; a region is a list of nine pairs of row and column.
    let rows = json.get(&ROWS).map_or(&[][..], Json::parts).iter();
    let mut cells = rows.enumerate().flat_map(|(row, cells)| {
        cells.1.parts().iter().enumerate().map(move |(column, cell)| (row, column, &cell.1))
    });
    let is_odd = |(row, column, cell): (usize, usize, &Json<'_>)| {
        let region = cell.get(&[b"region"]).map_or(&b""[..], |region| region.text());
        row < 9
            && column < 9
            && !matches!(region, b"" | b"null")
            && !is_number(region, row / 3 * 3 + column / 3)
    };
    let regions = json.get(&[b"regions", b"re"]).map_or(&[][..], Json::parts);
    cells.any(is_odd) || regions.iter().any(|region| !is_box(&region.1))
}

fn is_number(text: &[u8], number: usize) -> bool {
    matches!(text, &[byte] if byte == b'0' + number as u8)
}

/// Whether nine cells lie in one box.
fn is_box(region: &Json<'_>) -> bool {
    let block = |pair: &Json<'_>| match pair.parts() {
        [(_, row), (_, column)] => match (row.text(), column.text()) {
            (&[row @ b'0'..=b'8'], &[column @ b'0'..=b'8']) => {
                (row - b'0') / 3 * 3 + (column - b'0') / 3
            }
            _ => u8::MAX,
        },
        _ => u8::MAX,
    };
    let cells = region.parts();
    cells.len() == 9
        && block(&cells[0].1) < 9
        && cells.iter().all(|cell| block(&cell.1) == block(&cells[0].1))
}

/// Writes f-puzzles' file.
#[inline(never)]
pub(super) fn print(out: &mut String, entry: &Entry) {
    add(out, "{\"size\":9");
    if let Some(name) = &entry.name {
        add(out, ",\"title\":\"");
        add_name(out, name);
        put(out, b'"');
    }
    add(out, ",\"grid\":[");
    for cell in Cell::all() {
        add(
            out,
            match cell.index() {
                0 => "[{",
                _ if cell.column() == 0 => "],[{",
                _ => ",{",
            },
        );
        let (given, own) = (entry.grid.digit(cell), entry.placed.digit(cell));
        if let Some(digit) = given.or(own) {
            add(out, "\"value\":");
            put(out, digit.ascii());
        }
        if given.is_some() {
            add(out, ",\"given\":true");
        }
        let marks = entry.marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        for (i, digit) in marks.iter().enumerate() {
            add(out, if i == 0 { "\"centerPencilMarks\":[" } else { "," });
            put(out, digit.ascii());
        }
        add(out, if marks.is_empty() { "}" } else { "]}" });
    }
    add(out, "]]}");
}
