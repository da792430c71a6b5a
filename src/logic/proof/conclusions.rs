//! All conclusions of a forcing technique at once, without reasons.

use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::{Board, CandidateSet};

use super::settle::refutes;
use super::verity;
use crate::logic::reach::net::{Net, Reach, Rule};
use crate::logic::technique::Technique as T;

/// Returns every candidate that the technique shows to be true, and every one that it shows to be false. Of deep
/// nets, the least depth that shows anything counts.
pub(in crate::logic) fn conclusions(
    board: &Board,
    technique: T,
    checkpoint: Checkpoint<'_>,
) -> ControlFlow<(), (CandidateSet, CandidateSet)> {
    let depths = match technique {
        T::CellForcingChain | T::HouseForcingChain => {
            return ControlFlow::Continue(verity::conclusions(board, technique));
        }
        T::NestedNet => 2..=2,
        T::DeepNet => 3..=81,
        _ => {
            let net = Net::new(board, Rule::Nets);
            let refuted = Reach::new(&net, usize::MAX).refuted;
            let refuted = refuted.iter().map(|&(_, source)| net.candidates[source]).collect();
            return ControlFlow::Continue((CandidateSet::EMPTY, refuted));
        }
    };
    let mut remove = CandidateSet::EMPTY;
    for depth in depths {
        for candidate in *board.marks() {
            checkpoint.pass()?;
            if refutes(board, candidate, depth - 1) {
                remove.insert(candidate);
            }
        }
        if !remove.is_empty() {
            break;
        }
    }
    ControlFlow::Continue((CandidateSet::EMPTY, remove))
}
