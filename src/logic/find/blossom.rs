//! Death blossom: a stem cell, and for each of its candidates a set that would lose it.
//!
//! ```text
//!   stem xyz  ─x─ A    If the stem is x, A holds all its other digits; if it is y, B does; and so on.
//!             ─y─ B    A digit that all petals share, and the stem lacks, is in one of them: what sees all
//!             ─z─ C    its places loses it.
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::{Ask, Emit};
use crate::logic::evidence::{Evidence, SetLink, Sets};
use crate::logic::survey::Survey;

/// A stem with two or more candidates.
pub(in crate::logic) fn find(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for stem in board.blanks() {
        ask.poll()?;
        let digits = board.candidates(stem);
        if !(2..=5).contains(&digits.len()) {
            continue;
        }
        // For each candidate, the sets whose places for it all see the stem.
        let petals = digits.iter().map(|digit| {
            let sets = survey.sets().iter().enumerate();
            let fits = sets.filter(|(_, set)| {
                set.digits.has(digit) && !set.cells.has(stem) && set.seen_by(digit).has(stem)
            });
            (digit, fits.map(|(at, _)| at).collect::<Vec<_>>())
        });
        let petals: Vec<_> = petals.collect();
        for target in !digits {
            let places = board.cells_with(target);
            let mut flower =
                Flower { survey, ask, stem, target, petals: &petals, chosen: Vec::new() };
            flower.grow(places, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// A stem with some of its petals.
struct Flower<'a> {
    survey: &'a Survey<'a>,
    ask: &'a Ask<'a>,
    stem: Cell,
    /// The digit to eliminate.
    target: Digit,
    petals: &'a [(Digit, Vec<usize>)],
    chosen: Vec<usize>,
}

impl Flower<'_> {
    /// Adds a petal for the next candidate. `seen` are the places that see the target digit in all petals.
    fn grow(&mut self, seen: CellSet, emit: &mut Emit) -> ControlFlow<()> {
        let sets = self.survey.sets();
        let Some((_, petals)) = self.petals.get(self.chosen.len()) else {
            return self.bloom(seen, emit);
        };
        for &at in petals {
            let set = &sets[at];
            let rest = seen & set.seen_by(self.target);
            if set.digits.has(self.target) && !rest.is_empty() {
                self.chosen.push(at);
                self.grow(rest, emit)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn bloom(&self, seen: CellSet, emit: &mut Emit) -> ControlFlow<()> {
        let sets = self.survey.sets();
        let petals = self.chosen.iter().map(|&at| sets[at].cells);
        let shared = self.chosen.iter().fold(DigitSet::ALL, |all, &at| all & sets[at].digits);
        // All digits that the petals share go at once.
        let mut remove = CandidateSet::of(self.target, seen);
        for digit in shared - self.survey.board.candidates(self.stem) {
            let places = self.survey.board.cells_with(digit);
            let seen = self.chosen.iter().fold(places, |seen, &at| seen & sets[at].seen_by(digit));
            remove |= CandidateSet::of(digit, seen);
        }
        let parts = std::iter::once(CellSet::from(self.stem)).chain(petals).collect();
        let link =
            |(at, (digit, _)): (usize, &(Digit, _))| SetLink { parts: [0, at + 1], digit: *digit };
        let links = self.petals.iter().enumerate().map(link).collect();
        emit(self.ask.removal(remove, Evidence::Sets(Sets { parts, links })))
    }
}
