//! What makes a puzzle file another puzzle than a classic Sudoku.

use crate::text::parts::Fields;
use crate::text::scan::{contains, split};

use super::ROWS;
use super::json::Json;

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

/// Rules beyond these are not named: each is compared with all before it, and a text could have any number.
const MAX_RULES: usize = 64;

/// All that makes it another puzzle than a classic one, in plain words.
pub(super) fn extra_rules(json: &Json<'_>) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    let mut add = |rule: &[u8]| {
        let rule = String::from_utf8_lossy(rule).into_owned();
        if rules.len() < MAX_RULES && !rules.contains(&rule) {
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
    let rows = json.parts_of(&ROWS).iter();
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
    let regions = json.parts_of(&[b"regions", b"re"]);
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
