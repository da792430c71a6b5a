//! Aligned exclusion: two or three cells whose digits are tried in every combination.
//!
//! ```text
//!   base  12  13      A combination is impossible if two cells that see each other are equal, or if it
//!   seen  23          takes all but too few digits of a set of cells that sees them. A digit that is in no
//!                     possible combination goes.
//! ```

use std::ops::ControlFlow;

use crate::model::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::sets::AlmostLocked;
use super::{Ask, Emit, Find};
use crate::logic::evidence::Evidence;
use crate::logic::survey::Survey;

/// Pairs or triples of cells.
#[derive(Debug)]
pub(in crate::logic) struct Aligned {
    pub(in crate::logic) cells: usize,
}

impl Find for Aligned {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        for first in board.blanks() {
            ask.poll()?;
            for second in board.blanks().iter().filter(|&cell| cell > first) {
                let shared = first.peers() & second.peers();
                if shared.is_disjoint(board.blanks()) {
                    continue;
                }
                if self.cells == 2 {
                    exclude(survey, ask, emit, &[first, second])?;
                    continue;
                }
                let third = board.blanks().iter().filter(|&cell| cell > second);
                for third in
                    third.filter(|third| !shared.is_disjoint(third.peers() & board.blanks()))
                {
                    exclude(survey, ask, emit, &[first, second, third])?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn exclude(survey: &Survey, ask: &Ask, emit: &mut Emit, base: &[Cell]) -> ControlFlow<()> {
    let board = survey.board;
    // A set refutes a combination that leaves it fewer digits than cells: it loses two, each of which some
    // base cell takes from all its places.
    let reaches = |set: &&AlmostLocked| {
        let taken = |&cell: &Cell| set.digits.iter().any(|digit| set.seen_by(digit).has(cell));
        base.iter().filter(|cell| taken(cell)).count() > 1
    };
    let inside = CellSet::from_iter(base.iter().copied());
    let near =
        survey.sets().iter().filter(|set| set.cells.is_disjoint(inside) && set.cells.len() < 3);
    let sets: Vec<&AlmostLocked> = near.filter(reaches).collect();
    if sets.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut search = Combinations {
        board,
        base,
        sets,
        possible: vec![DigitSet::EMPTY; base.len()],
        used: CellSet::EMPTY,
    };
    search.extend(&mut Vec::new());
    let gone = base
        .iter()
        .zip(&search.possible)
        .map(|(&cell, &possible)| CandidateSet::of(board.candidates(cell) - possible, cell));
    let remove = gone.collect::<CandidateSet>();
    if remove.is_empty() {
        return ControlFlow::Continue(());
    }
    let evidence =
        Evidence::Exclusion { base: base.iter().copied().collect(), against: search.used };
    emit(ask.removal(remove, evidence))
}

/// Tries every combination of the base cells' digits.
struct Combinations<'a> {
    board: &'a Board,
    base: &'a [Cell],
    sets: Vec<&'a AlmostLocked>,
    /// For each cell, the digits of possible combinations.
    possible: Vec<DigitSet>,
    /// The cells of the sets that refute the others.
    used: CellSet,
}

impl Combinations<'_> {
    fn extend(&mut self, chosen: &mut Vec<Digit>) {
        if chosen.len() == self.base.len() {
            match self.sets.iter().find(|set| self.refutes(set, chosen)) {
                Some(set) => self.used |= set.cells,
                None => self
                    .possible
                    .iter_mut()
                    .zip(chosen)
                    .for_each(|(digits, digit)| digits.insert(*digit)),
            }
            return;
        }
        let cell = self.base[chosen.len()];
        for digit in self.board.candidates(cell) {
            let clashes =
                chosen.iter().zip(self.base).any(|(&other, at)| other == digit && at.sees(cell));
            if !clashes {
                chosen.push(digit);
                self.extend(chosen);
                chosen.pop();
            }
        }
    }

    /// Whether the choice takes two digits from an almost locked set.
    fn refutes(&self, set: &AlmostLocked, chosen: &[Digit]) -> bool {
        let pairs = chosen.iter().copied().zip(self.base.iter().copied());
        let takes = |&(digit, cell): &_| set.digits.has(digit) && set.seen_by(digit).has(cell);
        let taken: DigitSet = pairs.filter(takes).map(|(digit, _)| digit).collect();
        taken.len() > 1
    }
}
