//! Stories in English.

mod facts;
mod ideas;
mod lines;
mod links;
mod names;
mod trials;

use super::pen::{Pen, Style, groups, say};
use super::{Facts, Words};
use crate::model::{CandidateSet, Cell, CellSet, Digit, HouseKind};
use crate::tell::outline::Seen;

pub(super) static ENGLISH: Words = Words {
    style: Style {
        comma: ", ",
        and: " and ",
        or: " or ",
        capitals: true,
        house: |kind, number| format!("{} {number}", kind_name(kind)),
        houses: |kind, numbers| format!("{} {numbers}", kind_names(Some(kind))),
        spoken: |cell: Cell| format!("row {}, column {}", cell.row() + 1, cell.column() + 1),
        count: |number| {
            const NAMES: [&str; 10] =
                ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
            NAMES.get(number).map_or_else(|| number.to_string(), |&name| name.into())
        },
    },
    names: names::NAMES,
    lines: lines::LINES,
    facts: Facts {
        single: facts::single,
        single_aside: facts::single_aside,
        house: facts::house,
        fish: facts::fish,
        chain: links::chain,
        colour: links::colour,
        set: links::set,
        deadly: trials::deadly,
        trial: trials::trial,
        trial_aside: trials::trial_aside,
    },
};

const fn kind_name(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    }
}

/// "a 3", "an 8".
const fn article(digit: Digit) -> &'static str {
    if digit.value() == 8 { "an " } else { "a " }
}

/// `None`: houses of several kinds.
const fn kind_names(kind: Option<HouseKind>) -> &'static str {
    match kind {
        Some(HouseKind::Row) => "rows",
        Some(HouseKind::Column) => "columns",
        Some(HouseKind::Block) => "boxes",
        None => "houses",
    }
}

/// One word for one cell, another one for several.
fn many<T>(cells: CellSet, one: T, several: T) -> T {
    if cells.len() == 1 { one } else { several }
}

/// "3 in r1c1 and 4 in r2c4", "3 in r1c1, and 5 and 6 in r2c4".
fn candidates(pen: &mut Pen, candidates: CandidateSet) {
    let groups = groups(candidates);
    let short = groups.iter().all(|(digits, cells)| digits.len() == 1 && cells.len() == 1);
    pen.list(groups, if short { " and " } else { ", and " }, |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, digits, " in ", cells));
    });
}

/// "r1c1 and r1c2 in row 1, and r5c5 in box 5".
fn seen_through(pen: &mut Pen, seen: &[Seen]) {
    pen.list(seen, ", and ", |pen, part| say!(pen, part.cells, " in ", part.through));
}
