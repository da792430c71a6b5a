//! What is said about every step, in simplified Chinese.

use super::kind_name;
use crate::logic::{Correction, Mistakes, Node};
use crate::model::{Candidate, CandidateSet, Demand};
use crate::tell::outline::{DeadEnd, LookAt, Reach, RulesOut, State, Title, Why};
use crate::tell::words::pen::{DigitAt, Pen, Word, groups, say};
use crate::tell::words::{ContradictionPart, Lines, MistakePart};

pub(super) const LINES: Lines = Lines {
    look_at,
    title,
    claim,
    effects,
    assume,
    state,
    why,
    stuck,
    same_end,
    one_end,
    excludes,
    returns,
    mistake,
    contradiction,
};

/// A sign that is read aloud as a word.
struct Sign(&'static str, &'static str);

const IS: Sign = Sign("=", "是");
const IS_NOT: Sign = Sign("≠", "不是");

impl Word for Sign {
    fn put(&self, pen: &mut Pen) {
        pen.spoken(self.0, self.1);
    }
}

fn look_at(pen: &mut Pen, look_at: LookAt) {
    match look_at {
        LookAt::House(house) => say!(pen, "请看", house, "。"),
        LookAt::Digits(candidates) => {
            say!(pen, "请看数字 ");
            pen.list(candidates.all_digits(), "、", |pen, digit| {
                say!(pen, DigitAt(digit, candidates.cells(digit)));
            });
            say!(pen, "。");
        }
    }
}

fn title(pen: &mut Pen, title: Title) {
    pen.text(match title {
        Title::EveryOtherCell => "其他格",
        Title::EveryOtherDigit => "其他数字",
        Title::EveryCell => "每一格",
        Title::EveryDigit => "每个数字",
        Title::LastCell => "最后一格",
        Title::Pattern => "结构",
        Title::Houses(kind) => return say!(pen, "各", kind_name(kind)),
        Title::Fins => "鱼鳍",
        Title::Reason => "理由",
        Title::Walk | Title::Follow => "推导",
        Title::BothEnds => "两端",
        Title::BothWays => "双向",
        Title::Colours => "染色",
        Title::Meeting => "颜色相遇",
        Title::Cells => "相关格",
        Title::Sets => "格组",
        Title::Link => "关联",
        Title::SeenFrom => "从哪里看到",
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

fn claim(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    pen.list_with(place.iter(), "；", "；", |pen, candidate| {
        say!(pen, candidate.cell, " 是 ", DigitAt(candidate.digit, candidate.cell.into()));
    });
    if !place.is_empty() && !remove.is_empty() {
        say!(pen, "；");
    }
    impossible(pen, remove);
    say!(pen, "。");
}

/// "r1c2 不能是 3、8；r1c7 不能是 3".
pub(super) fn impossible(pen: &mut Pen, remove: CandidateSet) {
    pen.list_with(groups(remove), "；", "；", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, cells, " 不能是 ", digits));
    });
}

fn effects(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    for candidate in place {
        say!(
            pen,
            "在 ",
            candidate.cell,
            " 填 ",
            DigitAt(candidate.digit, candidate.cell.into()),
            "。"
        );
    }
    if !remove.is_empty() {
        pen.list_with(groups(remove), "；", "；", |pen, (digits, cells)| {
            pen.about(digits, cells, |pen| say!(pen, "从 ", cells, " 删去 ", digits));
        });
        say!(pen, "。");
    }
}

fn assume(pen: &mut Pen, assumed: &State) {
    say!(pen, "假设 ");
    state(pen, assumed);
    say!(pen, "。");
}

/// "r5c4=3", "r5c1、r6c1 都不是 6".
pub(super) fn state(pen: &mut Pen, state: &State) {
    let Node { digit, cells } = state.node;
    pen.about(digit, cells, |pen| match (cells.len(), state.on) {
        (1, true) => say!(pen, cells, IS, digit),
        (1, false) => say!(pen, cells, IS_NOT, digit),
        (_, true) => say!(pen, cells, " 之一是 ", digit),
        (_, false) => say!(pen, cells, " 都不是 ", digit),
    });
}

fn why(pen: &mut Pen, why: &Why, state: &State) {
    match *why {
        Why::Pair(_, digits) => say!(pen, "这一格只剩 ", digits),
        Why::LastDigit(_) => say!(pen, "这一格只剩这个数"),
        Why::LastPlace(digit, house) => say!(pen, house, "只剩这里能填 ", digit),
        Why::Reached(_, Reach::House(house)) => say!(pen, "同", kind_name(Some(house.kind()))),
        Why::Reached(_, Reach::Cell) => say!(pen, "同格"),
        Why::Reached(node, Reach::Sight) => say!(pen, node.cells, " 都能看到"),
        Why::Locked { from, to } => say!(pen, from, "的 ", state.node.digit, " 只剩在", to),
        Why::Set { cells, digits, without } => {
            say!(pen, "没有 ", without, "，", cells, " 就占满 ", digits - without.into());
        }
        Why::Lemma => say!(pen, "反面导致矛盾"),
    }
}

fn stuck(pen: &mut Pen, end: &DeadEnd) {
    match *end {
        DeadEnd::Unmet(Demand::Cell(cell)) => say!(pen, cell, " 已无数可填：矛盾。"),
        DeadEnd::Unmet(Demand::Digit(digit, house)) => {
            say!(pen, house, "已无处可填 ", digit, "：矛盾。");
        }
        DeadEnd::Unguarded(_) => say!(pen, "这样就无法避免上面的两种填法：矛盾。"),
    }
}

fn same_end(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    say!(pen, "所以在这种情况下，");
    claim(pen, place, remove);
}

fn one_end(pen: &mut Pen, remove: CandidateSet) {
    say!(pen, "所以两端至少有一端成立。不管是哪一端，都推出 ");
    impossible(pen, remove);
    say!(pen, "：");
}

/// "如果 r1c1=3，同在第1行的 r1c5 就不能是 3，r1c1 也不能是 7。"
fn excludes(pen: &mut Pen, by: &Node, rules_out: &[RulesOut]) {
    say!(pen, "如果 ");
    state(pen, &State::on(*by));
    say!(pen, "，");
    pen.list_with(rules_out.iter().enumerate(), "，", "，", |pen, (at, way)| match *way {
        RulesOut::InHouse(house, cells) => {
            say!(pen, "同在", house, "的 ", cells, " 就不能是 ", by.digit);
        }
        RulesOut::InSight(cells) => {
            say!(pen, "它们都能看到的 ", cells, " 就不能是 ", by.digit);
        }
        RulesOut::Digits(digits) if at == 0 => say!(pen, "它就不能是 ", digits),
        RulesOut::Digits(digits) => say!(pen, by.cells, " 也不能是 ", digits),
    });
    say!(pen, "。");
}

fn returns(pen: &mut Pen, node: &Node) {
    say!(pen, "即使假设 ");
    state(pen, &State::off(*node));
    say!(pen, "，也会推出 ");
    state(pen, &State::on(*node));
    say!(pen, "，所以 ", node.cells, if node.cells.len() == 1 { " 是 " } else { " 之一是 " });
    say!(pen, node.digit, "。");
}

fn mistake(pen: &mut Pen, part: MistakePart, mistakes: &Mistakes) {
    let digits = mistakes.digits().len();
    match part {
        MistakePart::Name => say!(pen, "错误"),
        MistakePart::Kind if digits > 0 => {
            pen.text(&format!("你填的数字中有 {digits} 个不对。"));
        }
        MistakePart::Kind => {
            pen.text(&format!("你的候选数漏了 {} 个必要的数字。", mistakes.marks().len()));
        }
        MistakePart::Which(Correction::Erase(cell)) => say!(pen, cell, " 的数字不对。"),
        MistakePart::Which(Correction::Restore(Candidate { cell, .. })) => {
            say!(pen, cell, " 漏了一个必要的候选数。");
        }
    }
}

fn contradiction(pen: &mut Pen, part: ContradictionPart, stuck: Demand) {
    match (part, stuck) {
        (ContradictionPart::Name, _) => say!(pen, "矛盾"),
        (ContradictionPart::Kind, _) => say!(pen, "有一条规则无法满足。"),
        (ContradictionPart::Claim, Demand::Cell(cell)) => say!(pen, cell, " 已无数可填。"),
        (ContradictionPart::Claim, Demand::Digit(digit, house)) => {
            say!(pen, house, "已无处可填 ", digit, "。");
        }
        (ContradictionPart::NoSolution, Demand::Cell(cell)) => {
            say!(pen, cell, " 必须填一个数字，却无数可填，所以这道题无解。");
        }
        (ContradictionPart::NoSolution, Demand::Digit(digit, house)) => {
            say!(pen, house, "必须有 ", digit, "，却无处可填，所以这道题无解。");
        }
    }
}
