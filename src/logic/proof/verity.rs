//! The same conclusion from every case: all candidates of a cell, all places of a digit in a house, or one
//! candidate true and false.

use std::collections::HashMap;
use std::ops::ControlFlow;

#[cfg(feature = "rating")]
use crate::control::Checkpoint;
#[cfg(feature = "rating")]
use crate::model::Board;
use crate::model::{CandidateSet, Demand};

use super::derive::Derivation;
use super::map::Map;
use super::{Branch, Cases, Literal, Proof};
use crate::logic::evidence::Evidence;
use crate::logic::find::{Ask, Emit, Find};
use crate::logic::reach::net::{Need, Net, Reach, Rule};
#[cfg(feature = "rating")]
use crate::logic::step::Effects;
use crate::logic::step::Step;
use crate::logic::survey::Survey;

/// All candidates of a cell, or all places of a digit in a house.
#[derive(Clone, Copy, Debug)]
pub(in crate::logic) struct Each {
    pub(in crate::logic) of: Of,
    pub(in crate::logic) rule: Rule,
}

/// Whose choices are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic) enum Of {
    Cells,
    Houses,
}

impl Each {
    /// Whether a demand is of this sort, and a person can follow all its choices. With two of them it is a chain.
    fn fits(self, need: &Need) -> bool {
        let of = if matches!(need.demand, Demand::Cell(_)) { Of::Cells } else { Of::Houses };
        self.of == of && (3..=5).contains(&need.choices.len())
    }
}

impl Find for Each {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let net = Net::new(survey.board, self.rule);
        let reach = Reach::new(&net, usize::MAX);
        let map = Map::new(survey.board, &net);
        let mut derived: HashMap<usize, Derivation> = HashMap::new();
        for need in net.needs.iter().filter(|need| self.fits(need)) {
            ask.poll()?;
            for (goal, on) in goals(&net, &reach, need) {
                let goal = Literal { candidate: net.candidates[goal], on };
                let branches = need.choices.iter().map(|&choice| {
                    let start = || run(&map, Literal::on(net.candidates[choice]));
                    branch(derived.entry(choice).or_insert_with(start), goal)
                });
                let branches: Option<Vec<Branch>> = branches.collect();
                if let Some(branches) = branches {
                    emit(step(ask, goal, Proof { cases: Cases::Each(need.demand), branches }))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[cfg(feature = "rating")]
    fn conclusions(&self, board: &Board, _: Checkpoint<'_>) -> ControlFlow<(), Option<Effects>> {
        let net = Net::new(board, self.rule);
        let reach = Reach::new(&net, usize::MAX);
        let (mut place, mut remove) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for need in net.needs.iter().filter(|need| self.fits(need)) {
            for (goal, on) in goals(&net, &reach, need) {
                let concluded = if on { &mut place } else { &mut remove };
                concluded.insert(net.candidates[goal]);
            }
        }
        ControlFlow::Continue(Some(Effects { place, remove }))
    }
}

/// What all choices of a demand imply: a candidate, and whether it is true.
fn goals(net: &Net, reach: &Reach, need: &Need) -> impl Iterator<Item = (usize, bool)> {
    let literals = (0..net.candidates.len()).flat_map(|goal| [(goal, false), (goal, true)]);
    literals.filter(|&(goal, on)| {
        let implied = |&choice: &usize| {
            if on { reach.makes_true(choice, goal) } else { reach.makes_false(choice, goal) }
        };
        need.choices.iter().all(implied)
    })
}

/// A candidate true, and the same candidate false.
#[derive(Debug)]
pub(in crate::logic) struct Both {
    pub(in crate::logic) rule: Rule,
}

impl Find for Both {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let net = Net::new(survey.board, self.rule);
        let map = Map::new(survey.board, &net);
        for &candidate in &net.candidates {
            ask.poll()?;
            let mut cases =
                [Literal::on(candidate), Literal::off(candidate)].map(|literal| run(&map, literal));
            let [yes, no] = &cases;
            if yes.refutation().is_some() || no.refutation().is_some() {
                continue;
            }
            let ((off, on), (also_off, also_on)) = (yes.conclusions(), no.conclusions());
            let goals = (off & also_off).iter().map(Literal::off);
            for goal in goals.chain((on & also_on).iter().map(Literal::on)) {
                let branches: Option<Vec<Branch>> =
                    cases.iter_mut().map(|case| branch(case, goal)).collect();
                if let Some(branches) = branches {
                    emit(step(ask, goal, Proof { cases: Cases::Both(candidate), branches }))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn run<'a>(map: &'a Map<'a>, assume: Literal) -> Derivation<'a> {
    let mut derivation = Derivation::new(map, assume);
    derivation.run();
    derivation
}

/// The lines to the goal, or to a contradiction.
fn branch(derivation: &mut Derivation, goal: Literal) -> Option<Branch> {
    derivation.refutation().or_else(|| derivation.proof_of(&[goal]))
}

fn step(ask: &Ask, goal: Literal, proof: Proof) -> Step {
    let effect = CandidateSet::from(goal.candidate);
    let evidence = Evidence::Proof(proof);
    if goal.on { ask.placement(effect, evidence) } else { ask.removal(effect, evidence) }
}
