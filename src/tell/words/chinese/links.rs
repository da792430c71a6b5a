//! Facts about chains, colours and groups of cells, in simplified Chinese.

use super::lines::{impossible, state};
use super::seen_through;
use crate::logic::Node;
use crate::model::{CandidateSet, CellSet};
use crate::tell::outline::{ChainFact, ColourFact, SetFact, State};
use crate::tell::words::pen::{Count, Listed, MOST_LISTED, Pen, say};

pub(super) fn chain(pen: &mut Pen, fact: &ChainFact) {
    match fact {
        ChainFact::Through { ends: [first, last], between, closed } => {
            if *closed {
                say!(pen, "观察这个环");
            } else {
                say!(pen, "观察这条链：从 ");
                end(pen, first);
            }
            if between.len() > MOST_LISTED {
                pen.text(&format!("，经过 {} 格", between.len()));
            } else if !between.is_empty() {
                say!(pen, "，经过 ");
                pen.list(between, "、", |pen, cell| say!(pen, *cell));
            }
            if *closed {
                say!(pen, "，首尾相连。沿着环走，候选数交替为真、为假。");
            } else if first == last {
                say!(pen, "，再回到起点。即使起点不成立，也会推出它成立。");
            } else {
                say!(pen, "，到 ");
                end(pen, last);
                say!(pen, "。逐步推导可知：如果起点不成立，终点就成立。");
            }
        }
        ChainFact::BothDirections => {
            say!(pen, "环可以沿两个方向推导，所以每两个相连的候选数恰有一个成立：");
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

/// "r1c1 的 3".
fn end(pen: &mut Pen, node: &Node) {
    let Node { digit, cells } = *node;
    pen.about(digit, cells, |pen| say!(pen, cells, " 的 ", digit));
}

pub(super) fn colour(pen: &mut Pen, fact: &ColourFact) {
    match *fact {
        ColourFact::Either { digit, houses, colours: [one, other] } => {
            let each = if houses.len() == 1 { "" } else { "都" };
            say!(pen, digit, " 在", houses, each, "只有两个位置。所以要么 ", Listed(one), all(one));
            say!(pen, digit, "，要么 ", Listed(other), all(other), digit, "。");
        }
        ColourFact::Clash { digit, colour, cells: [one, other], house } => {
            say!(pen, one, " 与 ", other, " 同色，却都在", house, "。所以 ");
            impossible(pen, CandidateSet::of(digit, colour));
            say!(pen, "。");
        }
        ColourFact::NotBoth { digit, cells: [one, other], house, left: [left, right] } => {
            say!(pen, one, " 与 ", other, " 都在", house, "，不会都是 ", digit, "。所以要么 ");
            say!(pen, Listed(left), all(left), digit, "，要么 ");
            say!(pen, Listed(right), all(right), digit, "。");
        }
        ColourFact::SeesPair { digit, colour, sights: [[a, b], [c, d]] } => {
            say!(pen, a, " 能看到 ", b, "，", c, " 能看到 ", d, "：");
            say!(pen, b, " 与 ", d, " 是另一组的两种颜色，其中一种必定成立。所以 ");
            impossible(pen, CandidateSet::of(digit, colour));
            say!(pen, "。");
        }
        ColourFact::SeeBoth { digit, cells, by: [one, other] } => {
            say!(pen, cells, " 能看到 ", one, "、", other, "，两种颜色各一格，所以不能填 ");
            say!(pen, digit, "。");
        }
    }
}

/// Goes after the cells of a colour.
fn all(colour: CellSet) -> &'static str {
    if colour.len() == 1 { " 是 " } else { " 全是 " }
}

pub(super) fn set(pen: &mut Pen, fact: &SetFact) {
    match fact {
        SetFact::Almost { cells, digits } => {
            say!(pen, *cells, "：这", Count(cells.len()), "格只有", Count(digits.len()));
            say!(pen, "个候选数 ", *digits, "，必填其中", Count(cells.len()), "个。");
        }
        SetFact::Restricted { digit, places: [one, other], .. } => {
            say!(pen, "两组中最多一组能有 ", *digit, "：", *one, " 能看到 ", *other, "。");
        }
        SetFact::DoublyLinked { digits, .. } => {
            say!(pen, "所以每组各有 ", *digits, " 之一，以及其余所有数字。");
        }
        SetFact::Petal { stem, cells, holds } => {
            say!(
                pen,
                "如果 ",
                stem.cell,
                " 是 ",
                stem.digit,
                "，",
                *cells,
                " 就不能是 ",
                stem.digit
            );
            say!(
                pen,
                if cells.len() == 1 {
                    "，只能是 "
                } else {
                    "，必有其余所有数字，包括 "
                }
            );
            say!(pen, *holds, "。");
        }
        SetFact::OneHolds { digit, cells, .. } => {
            say!(pen, "无论如何，", *cells, if cells.len() == 1 { " 是 " } else { " 之一是 " });
            say!(pen, *digit, "。");
        }
        SetFact::SeenFrom { digit, targets, seen, .. } => {
            say!(pen, *targets, " ");
            seen_through(pen, seen);
            say!(pen, "，所以不能是 ", *digit, "。");
        }
        SetFact::AllUsed { cells, digits } => {
            say!(
                pen,
                "这",
                Count(cells.len()),
                "格恰好有",
                Count(digits.len()),
                "个数字 ",
                *digits
            );
            say!(pen, "，每个数字只能用一次，所以全部用完。");
        }
        SetFact::UsedIn { digits, house, .. } => {
            let all = if digits.len() == 1 { " 必在" } else { " 都必在" };
            say!(pen, *digits, all, *house, "里，所以", *house, "的其他格都不能填 ");
            say!(pen, *digits, "。");
        }
    }
}
