//! What makes a puzzle file another puzzle than a classic Sudoku.

use super::ROWS;
use super::json::Json;

/// The names that say nothing about the rules.
#[rustfmt::skip]
const HARMLESS: [&str; 27] = [
    "size", "grid", "title", "author", "ruleset", "solution", "highlightConflicts", "disabledlogic",
    "truecandidatesoptions", "metadata", "cells", "ce", "cellSize", "cs", "regions", "re", "settings", "id", "videos",
    "vd", "duration", "d", "t", "successMessage", "customizations", "version", "type",
];

/// Rules in plain words; any other rule goes by its own name.
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

/// Rules beyond these are not named: each is compared with all before it, and a text could have any number.
const MAX_RULES: usize = 64;

/// All that makes it another puzzle than a classic one, in plain words.
pub(super) fn extra_rules(json: &Json<'_>) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    let mut add = |rule: &str| {
        if rules.len() < MAX_RULES && rules.iter().all(|known| known != rule) {
            rules.push(rule.to_owned());
        }
    };
    for (name, value) in json.parts() {
        if !value.is_empty() && !HARMLESS.contains(name) && !is_remark(name, value) {
            add(RULES.iter().find(|rule| rule.0 == *name).map_or(name, |rule| rule.1));
        }
    }
    if has_odd_boxes(json) {
        add("irregular boxes");
    }
    rules
}

/// Whether these cages hold no cells: SudokuPad keeps titles in cages.
fn is_remark(name: &str, value: &Json<'_>) -> bool {
    let has_cells = |cage: &Json<'_>| cage.get(&ROWS).is_some_and(|cells| !cells.is_empty());
    matches!(name, "cages" | "ca") && !value.parts().iter().any(|cage| has_cells(&cage.1))
}

/// Whether a cell belongs to another box than its own.
fn has_odd_boxes(json: &Json<'_>) -> bool {
    // A cell may name its region; a region is a list of nine pairs of row and column.
    let rows = json.parts_of(&ROWS).iter().take(9).enumerate();
    let mut cells = rows.flat_map(|(row, cells)| {
        let cells = cells.1.parts().iter().take(9).enumerate();
        cells.map(move |(column, cell)| (row / 3 * 3 + column / 3, &cell.1))
    });
    let is_odd = |(block, cell): (usize, &Json<'_>)| {
        let region = cell.get(&["region"]).map_or("", Json::text);
        !matches!(region, "" | "null") && region.parse() != Ok(block)
    };
    let regions = json.parts_of(&["regions", "re"]);
    cells.any(is_odd) || regions.iter().any(|region| !is_box(&region.1))
}

/// Whether nine cells lie in one box.
fn is_box(region: &Json<'_>) -> bool {
    let index = |value: &Json<'_>| value.text().parse::<usize>().ok().filter(|&index| index < 9);
    let block = |pair: &Json<'_>| match pair.parts() {
        [(_, row), (_, column)] => Some(index(row)? / 3 * 3 + index(column)? / 3),
        _ => None,
    };
    let cells = region.parts();
    let first = cells.first().and_then(|cell| block(&cell.1));
    cells.len() == 9 && first.is_some() && cells.iter().all(|cell| block(&cell.1) == first)
}
