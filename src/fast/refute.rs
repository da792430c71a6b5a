//! A quick answer for the human solver: can a candidate be refuted by simple means?

use std::ops::ControlFlow;

use super::lanes::{Work, on_this_machine};
use super::propagate::Progress;
use super::state::State;
use crate::model::{Board, Candidate, Cell};

/// Returns whether shaving refutes a candidate of a board. If it does not, no contradiction of depth 1 does: those
/// rest on singles and locked candidates, and propagation draws all of their conclusions.
pub(crate) fn may_refute(board: &Board, candidate: Candidate) -> bool {
    let field = |cell| match board.grid()[cell] {
        Some(digit) => 1 << digit.index(),
        None => board.candidates(cell).bits(),
    };
    let (mut state, _) = State::gather(|index| field(Cell::from_index(index)));
    state.place(candidate.into());
    on_this_machine(Refute(state))
}

struct Refute(State);

impl Work for Refute {
    type Output = bool;

    /// Shaves until no candidate fails at once. Returns whether that is a contradiction.
    #[inline(always)]
    fn run(self) -> bool {
        let Self(mut state) = self;
        let mut progress = state.propagate_apart();
        let mut before = usize::MAX;
        while progress == Progress::Open && state.len() < before {
            before = state.len();
            let shaved = state.shave(|_, _, _, progress| match progress {
                // Nothing can refute what has a solution.
                Progress::Solved => ControlFlow::Break(progress),
                _ => ControlFlow::Continue(()),
            });
            if let ControlFlow::Break(closed) = shaved {
                progress = closed;
            }
        }
        progress == Progress::Contradiction
    }
}
