//! Stories in simplified Chinese.

mod facts;
mod ideas;
mod names;
mod proofs;
mod sets;

use super::pen::{DigitAt, Pen, Style, Word, groups, say};
use super::{Idea, MistakePart, Writer};
use crate::logic::{Family, Mistakes, Node, Technique};
use crate::model::{CandidateSet, Cell, Demand, HouseKind};
use crate::tell::outline::{
    DeadEnd, Fact, LookAt, Outline, Reach, RulesOut, Say, Seen, State, Title, Why,
};

pub(super) struct Chinese;

static STYLE: Style = Style {
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

/// A sign that is read aloud as a word.
struct Sign(&'static str, &'static str);

const IS: Sign = Sign("=", "是");
const IS_NOT: Sign = Sign("≠", "不是");

impl Word for Sign {
    fn put(&self, pen: &mut Pen) {
        pen.spoken(self.0, self.1);
    }
}

impl Writer for Chinese {
    fn style(&self) -> &'static Style {
        &STYLE
    }

    fn technique(&self, technique: Technique) -> &'static str {
        names::technique(technique)
    }

    fn idea(&self, idea: Idea) -> &'static str {
        ideas::idea(idea)
    }

    fn family(&self, family: Family) -> &'static str {
        names::family(family)
    }

    fn kind_of_move(&self, family: Family) -> &'static str {
        names::kind_of_move(family)
    }

    fn look_at(&self, pen: &mut Pen, look_at: LookAt) {
        match look_at {
            LookAt::House(house) => say!(pen, "请看", house, "。"),
            LookAt::Digits(digits) => say!(pen, "请看数字 ", digits, "。"),
        }
    }

    fn title(&self, pen: &mut Pen, title: Title) {
        pen.text(match title {
            Title::EveryOtherCell => "其他格",
            Title::EveryOtherDigit => "其他数字",
            Title::LastCell => "最后一格",
            Title::Pattern => "结构",
            Title::Houses(kind) => return say!(pen, "各", kind_name(kind)),
            Title::Fins => "鱼鳍",
            Title::Reason => "理由",
            Title::Walk | Title::Follow => "推导",
            Title::BothEnds => "两端",
            Title::BothWays => "双向",
            Title::Colours => "两种颜色",
            Title::Meeting => "颜色相遇",
            Title::Sets => "格组",
            Title::Link => "关联",
            Title::SeenFrom => "共同可见",
            Title::WouldAllow => "两种填法",
            Title::Saved => "如何避免",
            Title::Combinations => "所有组合",
            Title::Ways => "所有填法",
            Title::Cases => "分情况",
            Title::Case(number) => return pen.text(&format!("情况 {number}")),
            Title::Assume => "假设",
            Title::Contradiction => "矛盾",
            Title::Result => "结论",
        });
    }

    fn claim(&self, pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
        pen.list(place.iter(), "；", |pen, it| {
            say!(pen, it.cell, " 是 ", DigitAt(it.digit, it.cell.into()));
        });
        if !place.is_empty() && !remove.is_empty() {
            say!(pen, "；");
        }
        impossible(pen, remove);
        say!(pen, "。");
    }

    fn say(&self, pen: &mut Pen, say: &Say, outline: &Outline) {
        match say {
            Say::Fact(fact) => facts::write(pen, fact),
            Say::Assume(it) => {
                say!(pen, "如果 ");
                state(pen, it);
            }
            Say::Then { state: it, .. } => state(pen, it),
            Say::Stuck { end: DeadEnd::Unmet(Demand::Cell(cell)), .. } => {
                say!(pen, *cell, " 已无数字可填：矛盾。");
            }
            Say::Stuck { end: DeadEnd::Unmet(Demand::Digit(digit, house)), .. } => {
                say!(pen, *house, "已无处可填 ", *digit, "：矛盾。");
            }
            Say::Stuck { end: DeadEnd::Unguarded(_), .. } => {
                say!(pen, "这样就无法避免上面的两种填法：矛盾。");
            }
            Say::SameEnd { .. } => {
                say!(pen, "所以在这种情况下，");
                for candidate in outline.place {
                    state(pen, &State { node: candidate.into(), on: true });
                }
                impossible(pen, outline.remove);
                say!(pen, "。");
            }
            Say::OneEnd(_) => say!(pen, "所以两端至少有一端成立，而每一端都能排除："),
            Say::Excludes { by, rules_out } => {
                say!(pen, "如果 ");
                state(pen, &State::on(*by));
                say!(pen, "，");
                excludes(pen, by, rules_out);
                say!(pen, "。");
            }
            Say::Returns(node) => {
                say!(pen, "即使假设它不成立，也会推出它成立。所以 ");
                state(pen, &State::on(*node));
                say!(pen, "。");
            }
            Say::Effects => effects(pen, outline.place, outline.remove),
        }
    }

    fn why(&self, pen: &mut Pen, why: &Why, state: &State) {
        match *why {
            Why::Pair(_, digits) => say!(pen, "该格只剩 ", digits),
            Why::LastDigit(_) => say!(pen, "该格只剩它"),
            Why::LastPlace(digit, house) => say!(pen, house, "只剩这里能填 ", digit),
            Why::Reached(_, Reach::House(house)) => say!(pen, "同", kind_name(Some(house.kind()))),
            Why::Reached(_, Reach::Cell) => say!(pen, "同格"),
            Why::Reached(node, Reach::Sight) => say!(pen, node.cells, " 都能看到"),
            Why::Locked { from, to } => {
                say!(pen, from, "的 ", state.node.digit, " 只剩在", to);
            }
            Why::Set { cells, digits, without } => {
                let hold = if cells.len() == 1 { " 就是 " } else { " 就占满 " };
                say!(pen, "没有 ", without, "，", cells, hold, digits - without.into());
            }
            Why::Lemma => say!(pen, "反面导致矛盾"),
        }
    }

    fn aside(&self, pen: &mut Pen, fact: &Fact) {
        match fact {
            Fact::Single(fact) => facts::aside(pen, fact),
            Fact::Trial(fact) => proofs::aside(pen, fact),
            Fact::House(_)
            | Fact::Fish(_)
            | Fact::Chain(_)
            | Fact::Colour(_)
            | Fact::Set(_)
            | Fact::Deadly(_) => {}
        }
    }

    fn mistake(&self, pen: &mut Pen, part: MistakePart, mistakes: &Mistakes) {
        let digits = mistakes.digits().len();
        match part {
            MistakePart::Name => say!(pen, "错误"),
            MistakePart::Kind if digits > 0 => {
                pen.text(&format!("你填的数字有 {digits} 个不对。"));
            }
            MistakePart::Kind => {
                pen.text(&format!("你的候选数缺少 {} 个需要的数字。", mistakes.marks().len()));
            }
            MistakePart::Which(cell) if digits > 0 => say!(pen, cell, " 的数字不对。"),
            MistakePart::Which(cell) => say!(pen, cell, " 缺少一个需要的候选数。"),
        }
    }
}

/// "r5c4=3", "r5c1、r6c1 都≠6".
fn state(pen: &mut Pen, state: &State) {
    let Node { digit, cells } = state.node;
    pen.about(digit, cells, |pen| match (cells.len(), state.on) {
        (1, true) => say!(pen, cells, IS, digit),
        (1, false) => say!(pen, cells, IS_NOT, digit),
        (_, true) => say!(pen, cells, " 之一", IS, digit),
        (_, false) => say!(pen, cells, " 都", IS_NOT, digit),
    });
}

/// "在第1行能看到 r1c1，且不是 3".
fn excludes(pen: &mut Pen, by: &Node, rules_out: &[RulesOut]) {
    let each = if by.cells.len() == 1 { "" } else { "这些格都" };
    pen.list(rules_out, "，", |pen, way| match *way {
        RulesOut::InHouse(house, cells) => say!(pen, each, "在", house, "能看到 ", cells),
        RulesOut::InSight(cells) => say!(pen, each, "能看到 ", cells),
        RulesOut::Digits(digits) => say!(pen, "它就不是 ", digits),
    });
}

/// "r1c2 不能是 3、8；r1c7 不能是 3".
fn impossible(pen: &mut Pen, remove: CandidateSet) {
    for (at, (digits, cells)) in groups(remove).into_iter().enumerate() {
        say!(pen, if at > 0 { "；" } else { "" });
        pen.about(digits, cells, |pen| say!(pen, cells, " 不能是 ", digits));
    }
}

fn effects(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    for it in place {
        say!(pen, "在 ", it.cell, " 填 ", DigitAt(it.digit, it.cell.into()), "。");
    }
    if remove.is_empty() {
        return;
    }
    pen.list(groups(remove), "；", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, "从 ", cells, " 删去 ", digits));
    });
    say!(pen, "。");
}

/// "r1c1 的 3、r2c4 的 5".
fn candidates(pen: &mut Pen, candidates: CandidateSet) {
    pen.list(groups(candidates), "、", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, cells, " 的 ", digits));
    });
}

/// "在第1行能看到 r1c1、r1c2，在第5宫能看到 r5c5".
fn seen_through(pen: &mut Pen, seen: &[Seen]) {
    for (at, it) in seen.iter().enumerate() {
        say!(pen, if at > 0 { "，" } else { "" }, "在", it.through, "能看到 ", it.cells);
    }
}
