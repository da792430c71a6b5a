//! Facts about singles.

use super::{Checker, Verdict, ensure};
use crate::logic::Evidence;
use crate::model::{Candidate, CandidateSet, Digit, DigitSet};
use crate::tell::outline::{SingleFact, Statement, Title};
use crate::tell::picture::Mark;

impl Checker<'_> {
    pub(super) fn single(&mut self, fact: &SingleFact) -> bool {
        let board = self.board;
        match *fact {
            SingleFact::Needs { digit, house } => board.missing(house).has(digit),
            SingleFact::OneBlank { cell, house } => {
                self.holds |= CandidateSet::of(board.missing(house), cell);
                board.blanks() & house.cells() == cell.into()
            }
            SingleFact::NoOther { digit, house, cell, seen } => {
                self.holds.insert(Candidate { digit, cell });
                let others = (house.cells() & board.blanks()) - cell.into();
                let all_seen = others.iter().all(|cell| self.sees_digit(Candidate { digit, cell }));
                self.places(digit, house.cells()) == cell.into() && seen == all_seen
            }
            SingleFact::NoPlace { digit, house, seen } => {
                let blanks = house.cells() & board.blanks();
                let all_seen = blanks.iter().all(|cell| self.sees_digit(Candidate { digit, cell }));
                board.missing(house).has(digit)
                    && self.places(digit, house.cells()).is_empty()
                    && seen == all_seen
            }
            SingleFact::NoDigit { cell, seen } => {
                let all_seen = Digit::all().all(|digit| self.sees_digit(Candidate { digit, cell }));
                board.blanks().has(cell) && board.candidates(cell).is_empty() && seen == all_seen
            }
            SingleFact::OneDigit { cell, digit, seen } => {
                self.holds.insert(Candidate { digit, cell });
                let others = DigitSet::ALL - digit.into();
                let all_seen =
                    others.iter().all(|digit| self.sees_digit(Candidate { digit, cell }));
                board.candidates(cell) == digit.into() && seen == all_seen
            }
            SingleFact::Bars { digit, by, cells, house } => {
                let seen = by.peers() & board.blanks() & house.cells();
                board.digit(by) == Some(digit)
                    && house.cells().has(by)
                    && !cells.is_empty()
                    && cells.is_subset(seen)
            }
            SingleFact::SeesDigit { cell, digit, by, house } => {
                board.digit(by) == Some(digit)
                    && cell.sees(by)
                    && house.cells().has(by)
                    && house.cells().has(cell)
            }
            SingleFact::GoneFrom { digit, cells, step } => {
                cells.iter().all(|cell| self.is_gone(Candidate { digit, cell }, step))
            }
            SingleFact::GoneAt { cell, digits, step } => {
                digits.iter().all(|digit| self.is_gone(Candidate { digit, cell }, step))
            }
        }
    }

    /// Whether a candidate is not there although no digit on the board rules it out.
    fn is_gone(&self, candidate: Candidate, step: Option<usize>) -> bool {
        let by_step = step.is_none_or(|step| {
            self.scene.before.get(step).is_some_and(|step| step.remove.has(candidate))
        });
        self.board.blanks().has(candidate.cell)
            && !self.board.has(candidate)
            && !self.sees_digit(candidate)
            && by_step
    }

    fn sees_digit(&self, candidate: Candidate) -> bool {
        let digit = Some(candidate.digit);
        candidate.cell.peers().iter().any(|peer| self.board.digit(peer) == digit)
    }

    /// Whether the reasons of a single name every other cell or digit, and those of a contradiction all of them.
    pub(super) fn names_every_other(&self, title: Title, statements: &[Statement]) -> Verdict {
        let Evidence::Single(demand) = self.step.evidence else { return Ok(()) };
        let target = match (title, self.step.place.first()) {
            (Title::EveryOtherCell | Title::EveryOtherDigit, Some(target)) => target.into(),
            (Title::EveryCell | Title::EveryDigit, None) => CandidateSet::EMPTY,
            _ => return Ok(()),
        };
        let open = |candidate: &Candidate| self.board.blanks().has(candidate.cell);
        let all: CandidateSet = demand.candidates().iter().filter(open).collect();
        let wanted = all - target;
        let marks = statements.iter().flat_map(|statement| &statement.adds.marks);
        let crosses = marks.filter_map(|mark| match *mark {
            Mark::Cross(candidate) => Some(candidate),
            _ => None,
        });
        let crossed: CandidateSet = crosses.collect();
        ensure(crossed == wanted, &("the reasons do not name every other", title))
    }
}
