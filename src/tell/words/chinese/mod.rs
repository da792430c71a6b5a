//! Stories in simplified Chinese.

mod facts;
mod ideas;
mod lines;
mod links;
mod names;
mod trials;

use super::pen::{Pen, Style, groups, say};
use super::{Facts, Words};
use crate::model::{CandidateSet, Cell, HouseKind};
use crate::tell::outline::Seen;

pub(super) static CHINESE: Words = Words {
    style: Style {
        comma: "、",
        and: "、",
        or: " 或 ",
        capitals: false,
        house: |kind, number| format!("第{number}{}", kind_name(Some(kind))),
        houses: |kind, numbers| format!("第{numbers}{}", kind_name(Some(kind))),
        spoken: |cell: Cell| format!("第{}行第{}列", cell.row() + 1, cell.column() + 1),
        count: |number| match number {
            2 => "两".into(),
            number => ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
                .get(number)
                .map_or_else(|| number.to_string(), |&name| name.into()),
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

/// `None`: houses of several kinds.
const fn kind_name(kind: Option<HouseKind>) -> &'static str {
    match kind {
        Some(HouseKind::Row) => "行",
        Some(HouseKind::Column) => "列",
        Some(HouseKind::Block) => "宫",
        None => "区域",
    }
}

/// "r1c1 的 3、r2c4 的 5".
fn candidates(pen: &mut Pen, candidates: CandidateSet) {
    pen.list(groups(candidates), "、", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, cells, " 的 ", digits));
    });
}

/// "在第1行能看到 r1c1、r1c2，在第5宫能看到 r5c5".
fn seen_through(pen: &mut Pen, seen: &[Seen]) {
    pen.list_with(seen, "，", "，", |pen, part| {
        say!(pen, "在", part.through, "能看到 ", part.cells);
    });
}
