//! The proof ladder: contradictions with deeper and deeper lemmas. It ends for every board with one
//! solution, because lemmas as deep as there are blank cells are an exhaustive search.

use std::ops::{ControlFlow, RangeInclusive};

#[cfg(feature = "rating")]
use crate::control::Checkpoint;
use crate::model::{Board, CandidateSet};

use super::derive::Derivation;
use super::map::Map;
use super::settle::refutes;
use super::{Branch, Cases, Literal, Proof};
use crate::logic::evidence::Evidence;
use crate::logic::find::{Ask, Emit, Find};
use crate::logic::reach::net::{Net, Reach, Rule};
#[cfg(feature = "rating")]
use crate::logic::step::Effects;
use crate::logic::survey::Survey;

/// Assumptions to compare at depth 1: those that fail in the fewest rounds. Comparing all of them takes a third longer
/// inside lemmas, and gives no shorter proofs.
const COMPARED: usize = 16;
/// The same at greater depths, where each costs far more.
const COMPARED_DEEP: usize = 4;

/// An assumption that leads to a contradiction without lemmas.
#[derive(Debug)]
pub(in crate::logic) struct Contradiction {
    pub(in crate::logic) rule: Rule,
}

impl Find for Contradiction {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let net = Net::new(survey.board, self.rule);
        let map = Map::new(survey.board, &net);
        let compared = if ask.all { usize::MAX } else { COMPARED };
        let reach = Reach::new(&net, compared);
        for &(_, source) in reach.refuted.iter().take(compared) {
            ask.poll()?;
            let assume = Literal::on(net.candidates[source]);
            let mut derivation = Derivation::new(&map, assume);
            derivation.run();
            emit_refutation(derivation.refutation(), ask, emit)?;
        }
        ControlFlow::Continue(())
    }

    #[cfg(feature = "rating")]
    fn conclusions(&self, board: &Board, _: Checkpoint<'_>) -> ControlFlow<(), Option<Effects>> {
        let net = Net::new(board, self.rule);
        let refuted = Reach::new(&net, usize::MAX).refuted;
        let remove = refuted.iter().map(|&(_, source)| net.candidates[source]).collect();
        ControlFlow::Continue(Some(Effects { place: CandidateSet::EMPTY, remove }))
    }
}

/// An assumption that leads to a contradiction with lemmas: of depth 2, or as deep as it takes.
#[derive(Debug)]
pub(in crate::logic) struct Nested {
    pub(in crate::logic) depths: RangeInclusive<usize>,
}

impl Find for Nested {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        let net = Net::new(board, Rule::Nets);
        let map = Map::new(board, &net);
        for depth in self.depths.clone() {
            let (mut refuted, mut found) = (0, 0);
            for candidate in order(board) {
                ask.poll()?;
                if !refutes(board, candidate, depth - 1) {
                    continue;
                }
                refuted += 1;
                let mut derivation = Derivation::new(&map, Literal::on(candidate));
                run_with_lemmas(&mut derivation, depth, ask)?;
                // Asked by name, what a shallower proof shows is not listed again.
                let refutation = derivation.refutation().filter(|branch| branch.depth() >= depth);
                found += usize::from(refutation.is_some());
                emit_refutation(refutation, ask, emit)?;
                if found == COMPARED_DEEP && !ask.all {
                    break;
                }
            }
            // Once all but one candidate of each cell are refuted, deeper lemmas have nothing to add.
            if found > 0 || refuted + board.blanks().len() == board.marks().len() {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// The candidates that lemmas of the least depth refute.
    #[cfg(feature = "rating")]
    fn conclusions(
        &self,
        board: &Board,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Option<Effects>> {
        let mut remove = CandidateSet::EMPTY;
        for depth in self.depths.clone() {
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
        ControlFlow::Continue(Some(Effects { place: CandidateSet::EMPTY, remove }))
    }
}

/// The candidates, those of demands with few choices first.
fn order(board: &Board) -> Vec<crate::model::Candidate> {
    let narrowest = |candidate: &crate::model::Candidate| {
        candidate.demands().into_iter().map(|demand| board.choices(demand).len()).min()
    };
    let mut candidates: Vec<_> = board.marks().iter().collect();
    candidates.sort_by_key(narrowest);
    candidates
}

/// Derives until there is a contradiction, with lemmas of less than `depth`, the shallowest first.
fn run_with_lemmas(derivation: &mut Derivation, depth: usize, ask: &Ask) -> ControlFlow<()> {
    while !derivation.run() {
        if !add_lemmas(derivation, depth - 1, ask)? {
            break;
        }
    }
    ControlFlow::Continue(())
}

/// Adds lemmas that the present state allows. Returns whether there are any.
fn add_lemmas(derivation: &mut Derivation, depth: usize, ask: &Ask) -> ControlFlow<(), bool> {
    let (off, on) = derivation.conclusions();
    let mut board = *derivation.board();
    board.eliminate_all(&off);
    on.iter().for_each(|candidate| {
        board.place(candidate);
    });
    let net = Net::new(&board, Rule::Nets);
    let reach = Reach::new(&net, COMPARED);
    let mut added = false;
    for &(_, source) in reach.refuted.iter().take(COMPARED) {
        let mut lemma = derivation.nested(Literal::on(net.candidates[source]));
        lemma.run();
        derivation.add_lemma(&lemma);
        added = true;
    }
    for depth in 2..=depth {
        if added {
            break;
        }
        for candidate in order(&board) {
            ask.poll()?;
            if refutes(&board, candidate, depth - 1) {
                let mut lemma = derivation.nested(Literal::on(candidate));
                run_with_lemmas(&mut lemma, depth, ask)?;
                derivation.add_lemma(&lemma);
                added = true;
                break;
            }
        }
    }
    ControlFlow::Continue(added)
}

fn emit_refutation(branch: Option<Branch>, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let Some(branch) = branch else { return ControlFlow::Continue(()) };
    let remove = CandidateSet::from(branch.assume.candidate);
    let proof = Proof { cases: Cases::One, branches: vec![branch] };
    emit(ask.removal(remove, Evidence::Proof(proof)))
}
