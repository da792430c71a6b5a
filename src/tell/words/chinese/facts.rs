//! Facts about singles, houses, fish, chains and colours, in simplified Chinese.

use super::{impossible, kind_name, proofs, seen_through, sets, state};
use crate::logic::Node;
use crate::model::{CellSet, HouseKind, HouseSet};
use crate::tell::outline::{ChainFact, ColourFact, Fact, FishFact, HouseFact, SingleFact, State};
use crate::tell::words::pen::{Count, DigitAt, Or, Pen, Row, say};

/// Chains with more cells than this are counted instead of listed.
const MOST_LISTED: usize = 8;

pub(super) fn write(pen: &mut Pen, fact: &Fact) {
    match fact {
        Fact::Single(fact) => single(pen, fact),
        Fact::House(fact) => house(pen, fact),
        Fact::Fish(fact) => fish(pen, fact),
        Fact::Chain(fact) => chain(pen, fact),
        Fact::Colour(fact) => colour(pen, fact),
        Fact::Set(fact) => sets::write(pen, fact),
        Fact::Deadly(fact) => proofs::deadly(pen, fact),
        Fact::Trial(fact) => proofs::trial(pen, fact),
    }
}

fn single(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Needs { digit, house } => say!(pen, house, "还缺 ", digit, "。"),
        SingleFact::OneBlank { cell, house } => say!(pen, house, "只剩 ", cell, " 一个空格。"),
        SingleFact::NoOther { digit, seen, .. } => {
            say!(pen, "其他空格都不能填 ", digit);
            say!(pen, if seen { "，因为每格都能看到一个：" } else { "：" });
        }
        SingleFact::OneDigit { cell, digit, seen: true } => {
            say!(pen, cell, " 能看到除 ", digit, " 以外的所有数字：");
        }
        SingleFact::OneDigit { cell, digit, seen: false } => {
            say!(pen, cell, " 只能是 ", digit, "，其他数字都已排除：");
        }
        SingleFact::Bars { digit, by, cells, .. } => {
            say!(pen, by, " 的 ", digit, "：", Row(cells), " 不能填");
        }
        SingleFact::SeesDigit { digit, by, .. } => say!(pen, by, " 的 ", digit),
        SingleFact::GoneFrom { digit, cells, .. } => say!(pen, Row(cells), " 不能填 ", digit),
        SingleFact::GoneAt { digits, .. } => say!(pen, "不能填 ", digits),
    }
}

/// What stands beside a row of a single.
pub(super) fn aside(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Bars { house, .. } | SingleFact::SeesDigit { house, .. } => say!(pen, house),
        SingleFact::GoneFrom { step: Some(step), .. }
        | SingleFact::GoneAt { step: Some(step), .. } => {
            pen.step(format!("第 {} 步", step + 1), step);
        }
        SingleFact::GoneFrom { .. } | SingleFact::GoneAt { .. } => say!(pen, "前面已排除"),
        SingleFact::Needs { .. }
        | SingleFact::OneBlank { .. }
        | SingleFact::NoOther { .. }
        | SingleFact::OneDigit { .. } => {}
    }
}

fn house(pen: &mut Pen, fact: &HouseFact) {
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
            say!(pen, Count(cells.len()), "格占用", Count(digits.len()), "个数字，所以", houses);
            say!(pen, "的其他格都不能填 ", digits, "。");
        }
        HouseFact::NoRoom { digits, cells } => {
            say!(pen, Count(digits.len()), "个数字占满", Count(cells.len()));
            say!(pen, "格，所以这些格不能填别的数字。");
        }
    }
}

/// The kind that all houses share.
fn kind(houses: HouseSet) -> Option<HouseKind> {
    let first = houses.first()?.kind();
    houses.iter().all(|house| house.kind() == first).then_some(first)
}

fn fish(pen: &mut Pen, fact: &FishFact) {
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
                kind_name(kind(*base)),
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
            say!(pen, *cells, " 同时在其中两个", kind_name(kind(*cover)), "里，填 ", *digit);
            say!(pen, " 会一次用掉两个，其余就不够了，所以也不能填 ", *digit, "。");
        }
        FishFact::SeeFins { digit, fins, cells, seen } => {
            say!(pen, if fins.len() == 1 { "如果鱼鳍是 " } else { "如果某个鱼鳍是 " }, *digit);
            say!(pen, "，", *cells, " 也不能填 ", *digit, "：");
            seen_through(pen, seen);
            say!(pen, "。");
        }
    }
}

fn chain(pen: &mut Pen, fact: &ChainFact) {
    match fact {
        ChainFact::Through { nodes, closed } => {
            let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
            let ends = if *closed { CellSet::EMPTY } else { first.cells | last.cells };
            let mut between: Vec<_> = Vec::new();
            for cell in nodes.iter().flat_map(|node| node.cells) {
                if !between.contains(&cell) && !ends.has(cell) {
                    between.push(cell);
                }
            }
            let name = |pen: &mut Pen, node: &Node| {
                let Node { digit, cells } = *node;
                pen.about(digit, cells, |pen| say!(pen, cells, " 的 ", digit));
            };
            if *closed {
                say!(pen, "一个环");
            } else {
                say!(pen, "一条链，从 ");
                name(pen, first);
            }
            if between.len() > MOST_LISTED {
                pen.text(&format!("，经过 {} 格", between.len()));
            } else if !between.is_empty() {
                say!(pen, "，经过 ");
                pen.list(between, "、", |pen, cell| say!(pen, cell));
            }
            if *closed {
                say!(pen, "，首尾相连。");
            } else if first == last {
                say!(pen, "，再回到起点。");
            } else {
                say!(pen, "，到 ");
                name(pen, last);
                say!(pen, "。");
            }
            say!(pen, "强弱关系交替：第一对至少一个成立，下一对至多一个成立，依此类推。");
        }
        ChainFact::BothDirections => {
            say!(pen, "环在两个方向上都成立，所以每两个相连的候选数恰有一个成立：");
        }
        ChainFact::ExactlyOne { nodes, targets } => {
            let [one, other] = nodes.map(State::on);
            say!(pen, "要么 ");
            state(pen, &one);
            say!(pen, "，要么 ");
            state(pen, &other);
            say!(pen, "，所以 ");
            impossible(pen, *targets);
            say!(pen, "。");
        }
        ChainFact::OneEach { path, digits, targets } => {
            let ends = path.first().into_iter().chain(path.last());
            say!(pen, "每格都能看到下一格，", *digits, " 交替出现，所以 ");
            pen.list(ends, " 与 ", |pen, cell| say!(pen, *cell));
            say!(pen, " 各占其一，而 ", *targets, " 能同时看到这两格。");
        }
        ChainFact::Locks { cells, digits, targets } => {
            say!(pen, "无论如何，", *cells, " 必有 ", *digits, "，所以 ");
            impossible(pen, *targets);
            say!(pen, "。");
        }
    }
}

/// Goes after the cells of a colour.
fn all(colour: CellSet) -> &'static str {
    if colour.len() == 1 { " 是 " } else { " 全是 " }
}

fn colour(pen: &mut Pen, fact: &ColourFact) {
    match *fact {
        ColourFact::Either { digit, houses, colours: [one, other] } => {
            let each = if houses.len() == 1 { "" } else { "都" };
            say!(pen, digit, " 在", houses, each, "只有两个位置。所以要么 ", Row(one), all(one));
            say!(pen, digit, "，要么 ", Row(other), all(other), digit, "。");
        }
        ColourFact::Clash { digit, colour, cells: [one, other], house } => {
            say!(pen, one, " 与 ", other, " 同色，却都在", house, "。所以 ", Row(colour));
            say!(pen, " 都不是 ", digit, "。");
        }
        ColourFact::NotBoth { digit, cells: [one, other], house, left: [left, right] } => {
            say!(pen, one, " 与 ", other, " 都在", house, "，不会都是 ", digit, "。所以要么 ");
            say!(pen, Row(left), all(left), digit, "，要么 ", Row(right), all(right), digit, "。");
        }
        ColourFact::SeesPair { digit, colour, sights: [[a, b], [c, d]] } => {
            say!(pen, a, " 能看到 ", b, "，", c, " 能看到 ", d, "：它们是同一组的两种颜色，");
            say!(pen, "其中一种必定成立。所以 ", Row(colour), " 都不是 ", digit, "。");
        }
        ColourFact::SeesBoth { digit, cell, by: [one, other] } => {
            say!(pen, cell, " 能看到 ", one, "、", other, "，两种颜色各一格，所以不能填 ");
            say!(pen, digit, "。");
        }
    }
}
