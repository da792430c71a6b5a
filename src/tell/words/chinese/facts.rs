//! Facts about singles, houses and fish, in simplified Chinese.

use super::{kind_name, seen_through};
use crate::model::Digit;
use crate::tell::outline::{FishFact, HouseFact, SingleFact};
use crate::tell::words::pen::{Count, DigitAt, Listed, Or, Pen, say};

pub(super) fn single(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Needs { digit, house } => say!(pen, house, "还缺 ", digit, "。"),
        SingleFact::OneBlank { cell, house } => say!(pen, house, "只剩 ", cell, " 一个空格。"),
        SingleFact::NoOther { digit, house, seen, .. } => {
            say!(pen, house, "的其他空格都不能填 ", digit);
            each_sees(pen, digit, seen);
        }
        SingleFact::NoPlace { digit, house, seen } => {
            say!(pen, house, "的空格都不能填 ", digit);
            each_sees(pen, digit, seen);
        }
        SingleFact::NoDigit { cell, seen: true } => say!(pen, cell, " 能看到所有数字："),
        SingleFact::NoDigit { cell, seen: false } => {
            say!(pen, cell, " 什么都不能填，所有数字都已排除：");
        }
        SingleFact::OneDigit { cell, digit, seen: true } => {
            say!(pen, cell, " 能看到除 ", digit, " 以外的所有数字：");
        }
        SingleFact::OneDigit { cell, digit, seen: false } => {
            say!(pen, cell, " 只能是 ", digit, "，其他数字都已排除：");
        }
        SingleFact::Bars { digit, by, cells, .. } => {
            say!(pen, by, " 的 ", digit, "：", Listed(cells), " 不能填");
        }
        SingleFact::SeesDigit { digit, by, .. } => say!(pen, by, " 的 ", digit),
        SingleFact::GoneFrom { digit, cells, .. } => say!(pen, Listed(cells), " 不能填 ", digit),
        SingleFact::GoneAt { digits, .. } => say!(pen, "不能填 ", digits),
    }
}

/// Why no cell can have a digit, before the list of reasons.
fn each_sees(pen: &mut Pen, digit: Digit, seen: bool) {
    if seen {
        say!(pen, "，因为每格都能看到一个 ", digit);
    }
    say!(pen, "：");
}

/// The house or the step that an item of a single rests on.
pub(super) fn single_aside(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Bars { house, .. } | SingleFact::SeesDigit { house, .. } => say!(pen, house),
        SingleFact::GoneFrom { step, .. } | SingleFact::GoneAt { step, .. } => match step {
            Some(step) => pen.step(format!("第 {} 步", step + 1), step),
            None => say!(pen, "前面已排除"),
        },
        SingleFact::Needs { .. }
        | SingleFact::OneBlank { .. }
        | SingleFact::NoOther { .. }
        | SingleFact::NoPlace { .. }
        | SingleFact::NoDigit { .. }
        | SingleFact::OneDigit { .. } => {}
    }
}

pub(super) fn house(pen: &mut Pen, fact: &HouseFact) {
    match *fact {
        HouseFact::Places { digit, house, cells } => {
            say!(pen, house, "的 ", DigitAt(digit, cells), " 只能在 ", Or(cells), "。");
        }
        HouseFact::Digits { cells, digits } => say!(pen, cells, " 只能是 ", Or(digits), "。"),
        HouseFact::Within { house, .. } => say!(pen, "这些格也都在", house, "。"),
        HouseFact::SameDigit { digit, to, .. } => {
            say!(pen, "所以", to, "的 ", digit, " 就是其中之一，", to, "的其他格都不能填 ");
            say!(pen, digit, "。");
        }
        HouseFact::DigitPlaces { digits, house, cells } => {
            say!(pen, house, "的 ", digits, " 只能在 ", cells, "。");
        }
        HouseFact::UsedUp { digits, cells, houses } => {
            say!(pen, "这", Count(cells.len()), "格用完了这", Count(digits.len()), "个数字，所以");
            say!(pen, houses, "的其他格都不能填 ", digits, "。");
        }
        HouseFact::NoRoom { digits, cells } => {
            say!(pen, "这", Count(digits.len()), "个数字占满这", Count(cells.len()));
            say!(pen, "格，所以这些格不能填别的数字。");
        }
    }
}

pub(super) fn fish(pen: &mut Pen, fact: &FishFact) {
    match fact {
        FishFact::Covered { cover, fins, again, .. } => {
            if *again {
                say!(pen, "换一种看法：");
            }
            if !fins.is_empty() {
                say!(pen, "除了鱼鳍 ", *fins, "，");
            }
            say!(pen, "这些格都在", *cover, "。");
        }
        FishFact::InTwoBases { base, cells, .. } => {
            say!(
                pen,
                *cells,
                " 同时在其中两个",
                kind_name(base.kind()),
                "里，会被算两次，所以也当作鱼鳍。"
            );
        }
        FishFact::Taken { digit, base, cover, fins } => {
            say!(pen, *base, "各需要一个 ", *digit, "，而", *cover, "各只能有一个。");
            if fins.is_empty() {
                say!(pen, "所以正好用完：");
            } else {
                say!(pen, "所以如果鱼鳍都不是 ", *digit, "，就正好用完：");
            }
            say!(pen, *cover, "的其他格都不能填 ", *digit, "。");
        }
        FishFact::InTwoCovers { digit, cover, cells } => {
            say!(pen, *cells, " 同时在其中两个", kind_name(cover.kind()), "里，填 ", *digit);
            say!(pen, " 会一次用掉两个，其余就不够了，所以也不能填 ", *digit, "。");
        }
        FishFact::SeeFins { digit, fins, cells, seen } => {
            say!(pen, if fins.len() == 1 { "如果鱼鳍是 " } else { "如果某个鱼鳍是 " }, *digit);
            say!(pen, "，", *cells, " 也不能填 ", *digit, "：");
            say!(pen, if cells.len() == 1 { "它" } else { "它们" });
            seen_through(pen, seen);
            say!(pen, "。");
        }
    }
}
