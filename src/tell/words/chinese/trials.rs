//! Facts about deadly patterns, cases, combinations and ways, in simplified Chinese.

use super::candidates;
use super::lines::impossible;
use crate::model::Demand;
use crate::tell::outline::{DeadlyFact, TrialFact};
use crate::tell::words::pen::{Count, DigitAt, Or, Pen, say};

pub(super) fn deadly(pen: &mut Pen, fact: &DeadlyFact) {
    match *fact {
        DeadlyFact::Rectangle { cells, digits, solved } => {
            say!(pen, cells, " 在两行、两列、两宫里，");
            if solved.is_empty() {
                say!(pen, "每格都有候选数 ", Or(digits), "，或两者都有。");
            } else {
                say!(pen, "都不是题目给的数字，每格是 ", Or(digits), "，或还可能是。");
            }
        }
        DeadlyFact::Loop { cells, digits } => {
            say!(pen, cells, " 连成一个环，经过的每行、每列、每宫都恰有两格，每格都有候选数 ");
            say!(pen, Or(digits), "，或两者都有。");
        }
        DeadlyFact::TwoWays { digits, .. } => {
            say!(pen, "如果这些格里只填 ", digits, "，就有两种填法：");
        }
        DeadlyFact::Way { digits: [a, b], cells: [one, other], again } => {
            say!(pen, if again { "或者 " } else { "" }, one, " 填 ", DigitAt(a, one), "，", other);
            say!(pen, " 填 ", DigitAt(b, other), "。");
        }
        DeadlyFact::SameHouses { .. } => {
            say!(pen, "两种填法在每行、每列、每宫用的数字都相同，一种成立，另一种也成立。");
            say!(pen, "但题目只有一个解。");
        }
        DeadlyFact::Grave { guardians } => {
            say!(pen, "如果没有 ");
            candidates(pen, guardians);
            say!(pen, "，每个空格都只有两个候选数，每个数字在每个区域都只有两个位置。");
        }
        DeadlyFact::Twins => {
            say!(pen, "这样每个解都能变成另一个解：每格都换成另一个候选数。但题目只有一个解。");
        }
        DeadlyFact::Guardians { guardians } => {
            if let Some(candidate) = guardians.single() {
                say!(
                    pen,
                    "只有 ",
                    candidate.cell,
                    " 的 ",
                    DigitAt(candidate.digit, candidate.cell.into())
                );
                return say!(pen, " 能避免这种情况，所以它成立。");
            }
            say!(pen, "只有 ");
            candidates(pen, guardians);
            say!(pen, " 能避免这种情况，所以");
            match guardians.all_cells().single() {
                Some(cell) => say!(pen, " ", cell, " 是 ", Or(guardians.digits(cell)), "。"),
                None => say!(pen, "其中至少有一个成立。"),
            }
        }
        DeadlyFact::EachRulesOut { guardians, targets } => {
            let cells = targets.all_cells();
            if guardians.iter().all(|candidate| targets.cells(candidate.digit) == cells) {
                let digits = guardians.all_digits();
                return say!(pen, cells, " 能看到它们全部，所以不能是 ", digits, "。");
            }
            say!(pen, "不管是哪一个，都推出 ");
            impossible(pen, targets);
            say!(pen, "。");
        }
        DeadlyFact::LockedWith { guardians, cells, digits, houses } => {
            let number = || Count(digits.len());
            say!(
                pen,
                guardians.all_cells(),
                " 之一是 ",
                Or(guardians.all_digits()),
                "，与 ",
                cells,
                " 合成"
            );
            say!(pen, number(), "格，正好占用", number(), "个数字 ", digits, "：", houses);
            say!(pen, "的其他格都不能填这些数字。");
        }
    }
}

pub(super) fn trial(pen: &mut Pen, fact: &TrialFact) {
    match *fact {
        TrialFact::OneOf { demand: Demand::Cell(cell), choices } => {
            say!(pen, cell, " 是 ", Or(choices.digits(cell)), "，每种情况的结论都相同。");
        }
        TrialFact::OneOf { demand: Demand::Digit(digit, house), choices } => {
            let cells = choices.cells(digit);
            say!(pen, house, "的 ", DigitAt(digit, cells), " 在 ", Or(cells));
            say!(pen, "，每种情况的结论都相同。");
        }
        TrialFact::EitherWay { candidate } => {
            let digit = DigitAt(candidate.digit, candidate.cell.into());
            say!(pen, candidate.cell, " 是 ", digit, "，或者不是；两种情况的结论相同。");
        }
        TrialFact::NoCombination { candidate, cells } => {
            let digit = DigitAt(candidate.digit, candidate.cell.into());
            say!(pen, "如果 ", candidate.cell, " 是 ", digit, "，", cells, " 就没有数字可填：");
        }
        TrialFact::Starves { ref chosen, .. } | TrialFact::Repeats { ref chosen, .. } => {
            pen.list(chosen.iter(), "、", |pen, candidate| {
                say!(pen, candidate.cell, " 填 ", DigitAt(candidate.digit, candidate.cell.into()));
            });
        }
        TrialFact::Ways { digit, count } => {
            say!(pen, digit, " 在整个盘面上");
            pen.text(&format!("有 {count} 种填法。"));
        }
        TrialFact::MustFit { digit, others } => {
            say!(pen, digit, " 的填法必须给 ", others, " 留出位置才可能成立。");
        }
        TrialFact::NoWayUses { digit, cells, .. } => {
            say!(pen, "没有一种可能的填法把 ", digit, " 填在 ", Or(cells), "。");
        }
        TrialFact::EveryWayUses { digit, cells, .. } => {
            say!(pen, "每种可能的填法都把 ", digit, " 填在 ", cells, "。");
        }
    }
}

/// Why a combination fails.
pub(super) fn trial_aside(pen: &mut Pen, fact: &TrialFact) {
    match *fact {
        TrialFact::Starves { cells, left, .. } if left.is_empty() => {
            say!(pen, cells, " 无数可填");
        }
        TrialFact::Starves { cells, left, .. } => say!(pen, cells, " 只剩 ", left),
        TrialFact::Repeats { digit, house, .. } => say!(pen, house, "有两个 ", digit),
        TrialFact::OneOf { .. }
        | TrialFact::EitherWay { .. }
        | TrialFact::NoCombination { .. }
        | TrialFact::Ways { .. }
        | TrialFact::MustFit { .. }
        | TrialFact::NoWayUses { .. }
        | TrialFact::EveryWayUses { .. } => {}
    }
}
