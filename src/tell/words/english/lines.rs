//! What is said about every step, in English.

use super::{article, kind_name, kind_names};
use crate::logic::{Correction, Mistakes, Node};
use crate::model::{Candidate, CandidateSet, Demand};
use crate::tell::outline::{DeadEnd, LookAt, Reach, RulesOut, State, Title, Why};
use crate::tell::words::pen::{Count, DigitAt, Listed, Or, Pen, groups, say};
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

fn look_at(pen: &mut Pen, look_at: LookAt) {
    match look_at {
        LookAt::House(house) => say!(pen, "Look at ", house, "."),
        LookAt::Digits(candidates) => {
            let digits = candidates.all_digits();
            say!(pen, if digits.len() == 1 { "Look at the digit " } else { "Look at the digits " });
            pen.list(digits, pen.style.and, |pen, digit| {
                say!(pen, DigitAt(digit, candidates.cells(digit)));
            });
            say!(pen, ".");
        }
    }
}

fn title(pen: &mut Pen, title: Title) {
    pen.text(match title {
        Title::EveryOtherCell => "Every other cell",
        Title::EveryOtherDigit => "Every other digit",
        Title::EveryCell => "Every cell",
        Title::EveryDigit => "Every digit",
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
        Title::Cells => "The cells",
        Title::Sets => "The sets",
        Title::Link => "The link",
        Title::SeenFrom => "Seen from",
        Title::WouldAllow => "What it would allow",
        Title::Saved => "What saves it",
        Title::Combinations => "Every combination",
        Title::Ways => "Every way",
        Title::Cases => "The cases",
        Title::Case(number) => return pen.text(&format!("Case {number}")),
        Title::Assume => "Assumption",
        Title::Follow => "What follows",
        Title::Contradiction => "Contradiction",
        Title::Result => "Result",
    });
}

fn claim(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    pen.list(place.iter(), ", ", |pen, candidate| {
        say!(pen, candidate.cell, " is ", DigitAt(candidate.digit, candidate.cell.into()));
    });
    if !place.is_empty() && !remove.is_empty() {
        say!(pen, "; ");
    }
    impossible(pen, remove);
    say!(pen, ".");
}

/// "r1c2 can’t be 3 or 8; r1c7 can’t be 3".
pub(super) fn impossible(pen: &mut Pen, remove: CandidateSet) {
    pen.list_with(groups(remove), "; ", "; ", |pen, (digits, cells)| {
        pen.about(digits, cells, |pen| say!(pen, cells, " can’t be ", Or(digits)));
    });
}

fn effects(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    for (at, candidate) in place.iter().enumerate() {
        say!(
            pen,
            if at > 0 { " " } else { "" },
            "Place ",
            DigitAt(candidate.digit, candidate.cell.into())
        );
        say!(pen, " in ", candidate.cell, ".");
    }
    if !remove.is_empty() {
        say!(pen, if place.is_empty() { "Remove " } else { " Remove " });
        pen.list(groups(remove), ", and ", |pen, (digits, cells)| {
            pen.about(digits, cells, |pen| say!(pen, digits, " from ", cells));
        });
        say!(pen, ".");
    }
}

fn assume(pen: &mut Pen, assumed: &State) {
    say!(pen, "Assume ");
    state(pen, assumed);
    say!(pen, ".");
}

/// "r1c1 is 3", "no 6 in r5c1, r6c1".
pub(super) fn state(pen: &mut Pen, state: &State) {
    let Node { digit, cells } = state.node;
    pen.about(digit, cells, |pen| match (cells.len(), state.on) {
        (1, true) => say!(pen, cells, " is ", digit),
        (1, false) => say!(pen, cells, " isn’t ", digit),
        (_, true) => say!(pen, Or(cells), " is ", digit),
        (_, false) => say!(pen, "no ", digit, " in ", Listed(cells)),
    });
}

fn why(pen: &mut Pen, why: &Why, state: &State) {
    match *why {
        Why::Pair(_, digits) => say!(pen, "only ", digits, " are left there"),
        Why::LastDigit(_) => say!(pen, "nothing else is left there"),
        Why::LastPlace(digit, house) if state.node.cells.len() == 1 => {
            say!(pen, "the last place for ", digit, " in ", house);
        }
        Why::LastPlace(digit, house) => say!(pen, "the last places for ", digit, " in ", house),
        Why::Reached(_, Reach::House(house)) => say!(pen, "same ", kind_name(house.kind())),
        Why::Reached(_, Reach::Cell) => say!(pen, "same cell"),
        Why::Reached(node, Reach::Sight) => say!(pen, "seen by ", node.cells),
        Why::Locked { from, to } => {
            say!(pen, "in ", from, ", ", state.node.digit, " is left only in ", to);
        }
        Why::Set { cells, digits, without } => {
            say!(pen, "without ", without, ", ", cells, " hold ", digits - without.into());
        }
        Why::Lemma => say!(pen, "the opposite leads to a contradiction"),
    }
}

fn stuck(pen: &mut Pen, end: &DeadEnd) {
    match *end {
        DeadEnd::Unmet(Demand::Cell(cell)) => {
            say!(pen, cell, " has no digit left: a contradiction.");
        }
        DeadEnd::Unmet(Demand::Digit(digit, house)) => {
            say!(pen, house, " has no place left for ", digit, ": a contradiction.");
        }
        DeadEnd::Unguarded(_) => {
            say!(pen, "Then nothing prevents the two ways to fill these cells: a contradiction.");
        }
    }
}

fn same_end(pen: &mut Pen, place: CandidateSet, remove: CandidateSet) {
    say!(pen, "So in this case, ");
    claim(pen, place, remove);
}

fn one_end(pen: &mut Pen, remove: CandidateSet) {
    say!(pen, "So at least one end is true. Either way, ");
    impossible(pen, remove);
    say!(pen, ":");
}

/// "If r1c1 is 3, r1c5 can’t be 3 (same row), and r1c1 can’t be 7."
fn excludes(pen: &mut Pen, by: &Node, rules_out: &[RulesOut]) {
    say!(pen, "If ");
    state(pen, &State::on(*by));
    say!(pen, ", ");
    pen.list(rules_out.iter().enumerate(), ", and ", |pen, (at, way)| match *way {
        RulesOut::InHouse(house, cells) => {
            say!(pen, cells, " can’t be ", by.digit, " (same ", kind_name(house.kind()), ")");
        }
        RulesOut::InSight(cells) => {
            let all = if by.cells.len() == 2 { "both" } else { "all" };
            say!(pen, cells, " can’t be ", by.digit, " (seen by ", all, " of them)");
        }
        RulesOut::Digits(digits) if at == 0 => say!(pen, "it can’t be ", Or(digits)),
        RulesOut::Digits(digits) => say!(pen, by.cells, " can’t be ", Or(digits)),
    });
    say!(pen, ".");
}

fn returns(pen: &mut Pen, node: &Node) {
    say!(pen, "Even if we assume the opposite, it follows that ");
    state(pen, &State::on(*node));
    say!(pen, ". So ");
    state(pen, &State::on(*node));
    say!(pen, ".");
}

fn mistake(pen: &mut Pen, part: MistakePart, mistakes: &Mistakes) {
    let digits = mistakes.digits().len();
    match part {
        MistakePart::Name => say!(pen, "Mistake"),
        MistakePart::Kind if digits == 1 => say!(pen, "One of your digits is wrong."),
        MistakePart::Kind if digits > 1 => say!(pen, Count(digits), " of your digits are wrong."),
        MistakePart::Kind if mistakes.marks().len() == 1 => {
            say!(pen, "One of your pencil marks is missing.");
        }
        MistakePart::Kind => {
            say!(pen, Count(mistakes.marks().len()), " of your pencil marks are missing.");
        }
        MistakePart::Which(Correction::Erase(cell)) => {
            say!(pen, "The digit in ", cell, " is wrong.");
        }
        MistakePart::Which(Correction::Restore(Candidate { cell, .. })) => {
            say!(pen, cell, " lacks a pencil mark that it needs.");
        }
    }
}

fn contradiction(pen: &mut Pen, part: ContradictionPart, stuck: Demand) {
    match (part, stuck) {
        (ContradictionPart::Name, _) => say!(pen, "Contradiction"),
        (ContradictionPart::Kind, _) => say!(pen, "One of the rules can’t be satisfied."),
        (ContradictionPart::Claim, Demand::Cell(cell)) => {
            say!(pen, "No digit is left for ", cell, ".");
        }
        (ContradictionPart::Claim, Demand::Digit(digit, house)) => {
            say!(pen, "No place is left for ", digit, " in ", house, ".");
        }
        (ContradictionPart::NoSolution, Demand::Cell(cell)) => {
            say!(pen, cell, " needs a digit and can’t have one, so the puzzle has no solution.");
        }
        (ContradictionPart::NoSolution, Demand::Digit(digit, house)) => {
            say!(
                pen,
                house,
                " needs ",
                article(digit),
                digit,
                " and can’t have one, so the puzzle "
            );
            say!(pen, "has no solution.");
        }
    }
}
