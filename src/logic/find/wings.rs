//! XYZ-wing: a pivot with three candidates.
//!
//! ```text
//!   pivot  xyz   p  xz   q  yz       one of the three holds z: what sees all three loses it
//! ```
//!
//! XY-wing and W-wing are chains, WXYZ-wing a pair of almost locked sets.

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet};

use super::{Ask, Emit};
use crate::logic::evidence::{Evidence, Sets};
use crate::logic::survey::Survey;

/// A pivot with three candidates, and two cells with two of them each.
pub(in crate::logic) fn xyz_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for pivot in board.blanks() {
        let digits = board.candidates(pivot);
        if digits.len() != 3 {
            continue;
        }
        let fits = |&cell: &_| board.candidates(cell).is_subset(digits);
        let near: CellSet = (survey.pairs() & pivot.peers()).iter().filter(fits).collect();
        for p in near {
            for q in near.iter().filter(|&q| q > p) {
                let Some(z) = (board.candidates(p) & board.candidates(q)).single() else {
                    continue;
                };
                let seen = CellSet::from([pivot, p, q]).common_peers() & board.cells_with(z);
                if !seen.is_empty() {
                    let parts = [pivot, p, q].map(CellSet::from).into();
                    let remove = CandidateSet::of(z, seen);
                    emit(ask.removal(remove, Evidence::Sets(Sets { parts, links: Vec::new() })))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
