//! Stories in English.

mod facts;
mod ideas;
mod names;
mod proofs;
mod sets;

use super::pen::{Count, DigitAt, Or, Pen, Row, Style, groups, say};
use super::{Idea, MistakePart, Writer};
use crate::logic::{Family, Mistakes, Node, Technique};
use crate::model::{CandidateSet, Cell, Demand, HouseKind};
use crate::tell::outline::{
    DeadEnd, Fact, LookAt, Outline, Reach, RulesOut, Say, Seen, State, Title, Why,
};

pub(super) struct English;

static STYLE: Style = Style {
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
};

const fn kind_name(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    }
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

impl Writer for English {
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
            LookAt::House(house) => say!(pen, "Look at ", house, "."),
            LookAt::Digits(digits) if digits.len() == 1 => {
                say!(pen, "Look at the digit ", digits, ".");
            }
            LookAt::Digits(digits) => say!(pen, "Look at the digits ", digits, "."),
        }
    }

    fn title(&self, pen: &mut Pen, title: Title) {
        pen.text(match title {
            Title::EveryOtherCell => "Every other cell",
            Title::EveryOtherDigit => "Every other digit",
            Title::LastCell => "The last cell",
            Title::Pattern => "Pattern",
            Title::Houses(kind) => return say!(pen, "the ", kind_names(kind)),
            Title::Fins => "The fins",
            Title::Reason => "Why",
            Title::Walk => "Walk",
            Title::BothEnds => "Both ends",
            Title::BothWays => "Both ways",
            Title::Colours => "The colours",
            Title::Meeting => "Where they meet",
            Title::Sets => "The sets",
            Title::Link => "The link",
            Title::SeenFrom => "Seen from where",
            Title::WouldAllow => "What it would allow",
            Title::Saved => "What saves it",
            Title::Combinations => "Every combination",
            Title::Ways => "Every way",
            Title::Cases => "The cases",
            Title::Case(number) => return pen.text(&format!("Case {number}")),
            Title::Assume => "Assume",
            Title::Follow => "Follow",
            Title::Contradiction => "Contradiction",
            Title::Result => "Result",
        });
    }

    fn claim(&self, pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
        pen.list(place.iter(), ", ", |pen, it| {
            say!(pen, it.cell, " is ", DigitAt(it.digit, it.cell.into()));
        });
        if !place.is_empty() && !remove.is_empty() {
            say!(pen, "; ");
        }
        impossible(pen, remove);
        say!(pen, ".");
    }

    fn say(&self, pen: &mut Pen, say: &Say, outline: &Outline) {
        match say {
            Say::Fact(fact) => facts::write(pen, fact),
            Say::Assume(it) => {
                say!(pen, "If ");
                state(pen, it);
            }
            Say::Then { state: it, .. } => state(pen, it),
            Say::Stuck { end: DeadEnd::Unmet(Demand::Cell(cell)), .. } => {
                say!(pen, *cell, " has no digit left: a contradiction.");
            }
            Say::Stuck { end: DeadEnd::Unmet(Demand::Digit(digit, house)), .. } => {
                say!(pen, *house, " has no place left for ", *digit, ": a contradiction.");
            }
            Say::Stuck { end: DeadEnd::Unguarded(_), .. } => {
                say!(
                    pen,
                    "Then nothing prevents the two ways to fill these cells: a contradiction."
                );
            }
            Say::SameEnd { .. } => {
                say!(pen, "So in this case, ");
                claim_phrase(pen, outline.place, outline.remove);
                say!(pen, ".");
            }
            Say::OneEnd(_) => {
                let them = if outline.remove.len() == 1 { "it" } else { "them" };
                say!(pen, "So one end is true, and either rules ", them, " out:");
            }
            Say::Excludes { by, rules_out } => {
                say!(pen, "If ");
                state(pen, &State::on(*by));
                say!(pen, ", ");
                excludes(pen, by, rules_out);
                say!(pen, ".");
            }
            Say::Returns(node) => {
                say!(pen, "Even if this were not so, it would be. So ");
                state(pen, &State::on(*node));
                say!(pen, " in any case.");
            }
            Say::Effects => effects(pen, outline.place, outline.remove),
        }
    }

    fn why(&self, pen: &mut Pen, why: &Why, state: &State) {
        match *why {
            Why::Pair(_, digits) => say!(pen, "only ", digits, " are left there"),
            Why::LastDigit(_) => say!(pen, "nothing else is left there"),
            Why::LastPlace(digit, house) if state.node.cells.len() == 1 => {
                say!(pen, "the last ", digit, " in ", house);
            }
            Why::LastPlace(digit, house) => say!(pen, "the last places for ", digit, " in ", house),
            Why::Reached(_, Reach::House(house)) => say!(pen, "same ", kind_name(house.kind())),
            Why::Reached(_, Reach::Cell) => say!(pen, "same cell"),
            Why::Reached(node, Reach::Sight) => say!(pen, "seen by ", node.cells),
            Why::Locked { from, to } => {
                say!(pen, "in ", from, ", ", state.node.digit, " is left only in ", to);
            }
            Why::Set { cells, digits, without } => {
                let hold = if cells.len() == 1 { " is " } else { " hold " };
                say!(pen, "without ", without, ", ", cells, hold, digits - without.into());
            }
            Why::Lemma => say!(pen, "the opposite leads to a contradiction"),
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
            MistakePart::Name => say!(pen, "Mistake"),
            MistakePart::Kind if digits == 1 => say!(pen, "One of your digits is wrong."),
            MistakePart::Kind if digits > 1 => {
                say!(pen, Count(digits), " of your digits are wrong.");
            }
            MistakePart::Kind if mistakes.marks().len() == 1 => {
                say!(pen, "One of your pencil marks is missing.");
            }
            MistakePart::Kind => {
                say!(pen, Count(mistakes.marks().len()), " of your pencil marks are missing.");
            }
            MistakePart::Which(cell) if digits > 0 => {
                say!(pen, "The digit in ", cell, " is wrong.");
            }
            MistakePart::Which(cell) => say!(pen, cell, " lacks a pencil mark that it needs."),
        }
    }
}

/// "r1c1 is 3", "no 6 in r5c1, r6c1".
fn state(pen: &mut Pen, state: &State) {
    let Node { digit, cells } = state.node;
    pen.about(digit, cells, |pen| match (cells.len(), state.on) {
        (1, true) => say!(pen, cells, " is ", digit),
        (1, false) => say!(pen, cells, " isn’t ", digit),
        (_, true) => say!(pen, Or(cells), " is ", digit),
        (_, false) => say!(pen, "no ", digit, " in ", Row(cells)),
    });
}

/// "it sees r1c1 in row 1 and isn’t 3".
fn excludes(pen: &mut Pen, by: &Node, rules_out: &[RulesOut]) {
    let it = if by.cells.len() == 1 { "it" } else { "each of these" };
    pen.list(rules_out, " and ", |pen, way| match *way {
        RulesOut::InHouse(house, cells) => say!(pen, it, " sees ", cells, " in ", house),
        RulesOut::InSight(cells) => say!(pen, it, " sees ", cells),
        RulesOut::Digits(digits) => say!(pen, "it isn’t ", Or(digits)),
    });
}

/// "r1c2 can’t be 3 or 8; r1c7 can’t be 3".
fn impossible(pen: &mut Pen, remove: CandidateSet) {
    for (at, (digits, cells)) in groups(remove).into_iter().enumerate() {
        say!(pen, if at > 0 { "; " } else { "" });
        pen.about(digits, cells, |pen| say!(pen, cells, " can’t be ", Or(digits)));
    }
}

/// The effects as a part of a sentence.
fn claim_phrase(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    for candidate in place {
        state(pen, &State { node: candidate.into(), on: true });
    }
    impossible(pen, remove);
}

fn effects(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    for (at, it) in place.iter().enumerate() {
        say!(pen, if at > 0 { " " } else { "" }, "Place ", DigitAt(it.digit, it.cell.into()));
        say!(pen, " in ", it.cell, ".");
    }
    if remove.is_empty() {
        return;
    }
    say!(pen, if place.is_empty() { "Remove " } else { " Remove " });
    pen.list(groups(remove), ", and ", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, digits, " from ", cells));
    });
    say!(pen, ".");
}

/// "3 in r1c1 and 5 in r2c4".
fn candidates(pen: &mut Pen, candidates: CandidateSet, last: &'static str) {
    pen.list(groups(candidates), last, |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, Or(digits), " in ", Or(cells)));
    });
}

/// "r1c1 and r1c2 in row 1 and r5c5 in box 5".
fn seen_through(pen: &mut Pen, seen: &[Seen]) {
    pen.list(seen, ", and ", |pen, it| say!(pen, it.cells, " in ", it.through));
}
