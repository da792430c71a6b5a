//! The first of two ways to choose in a search that takes long: guess where it failed most.
//!
//! If the cells that `branch` prefers have nothing to do with what is wrong, each of their combinations is
//! refuted again. So every contradiction adds to the weight of the demand that could not be met, and the
//! search guesses at the demand that has the fewest candidates for its weight. It restarts now and then, to
//! make the guesses that matter first. The idea is dom/wdeg (Boussemart, Hemery, Lecoutre and Sais 2004).

use super::marks::Marks;
use super::state::{Spot, State};
use crate::model::Demand;

/// One more than the number of contradictions at each demand.
#[derive(Clone)]
pub(super) struct Weights(Box<[u32; Demand::NUM]>);

impl Weights {
    pub(super) fn new() -> Self {
        Self(Box::new([1; Demand::NUM]))
    }

    /// Learns from a contradiction.
    pub(super) fn blame(&mut self, contradiction: &State) {
        if let Some(demand) = Marks::new(contradiction).failure() {
            self.0[demand.index()] += 1;
        }
    }

    /// The first candidate of the demand that has the fewest candidates for its weight.
    pub(super) fn choose(&self, state: &State) -> Spot {
        let marks = Marks::new(state);
        let open = marks.demands().filter(|&(_, len)| len > 1);
        let tightest = open.min_by(|&(a, len_a), &(b, len_b)| {
            let weight = |demand: Demand| u64::from(self.0[demand.index()]);
            (len_a as u64 * weight(b)).cmp(&(len_b as u64 * weight(a)))
        });
        let ends = tightest.and_then(|(demand, _)| marks.ends(demand));
        ends.map_or_else(|| state.choose(), |[first, _]| first.into())
    }
}
