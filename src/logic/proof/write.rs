//! Writes a derivation down as a proof: its lines, and why each of them holds.

use super::derive::{Cause, Derivation};
use super::map::Id;
use super::trim::trim;
use super::{Branch, End, Line, Literal, Why};
use crate::logic::reach::net::Lock;

impl Derivation<'_> {
    /// Returns the proof of the contradiction.
    pub(super) fn refutation(&self) -> Option<Branch> {
        let (_, demand, set) = self.best?;
        Some(trim(self.board(), self.branch(set, End::Contradiction(demand))))
    }

    /// Returns the proof of some literals, if all of them are known.
    pub(super) fn proof_of(&mut self, goals: &[Literal]) -> Option<Branch> {
        let ids: Vec<Id> = goals.iter().map(|&goal| self.map.id(goal)).collect();
        if ids.iter().any(|&id| self.known[id].is_none()) {
            return None;
        }
        let set = self.union(&ids);
        Some(self.branch(set, End::Conclusion))
    }

    /// Writes down the lines of this level in a set, in the order in which they were settled.
    pub(super) fn branch(&self, set: usize, end: End) -> Branch {
        let has = |id: &Id| {
            let bit = self.bit(*id);
            self.sets[set + bit / 64] >> (bit % 64) & 1 == 1
        };
        let mut ids: Vec<Id> = (0..self.known.len()).filter(has).collect();
        ids.sort_by_key(|&id| self.known[id].as_ref().map(|known| known.order));
        let lines = ids.into_iter().filter_map(|id| self.line(id)).collect();
        Branch { assume: self.assume, lines, end }
    }

    /// Writes down why a literal holds; `None` for the assumption.
    fn line(&self, id: Id) -> Option<Line> {
        let why = match &self.known[id].as_ref()?.cause {
            Cause::Assumed => return None,
            Cause::Sees(other) => Why::Sees(self.map.net.candidates[*other]),
            Cause::Need(at) => Why::Last(self.map.net.needs[*at].demand),
            Cause::Lock(at) => {
                let Lock { from, to, .. } = self.map.net.locks[*at];
                Why::Locked { from, to }
            }
            Cause::Lemma(branch) => Why::Lemma(Box::new(Branch::clone(branch))),
        };
        Some(Line { literal: self.map.literal(id), why })
    }
}
