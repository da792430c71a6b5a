//! Almost locked sets that are linked by a digit which only one of them can hold.
//!
//! ```text
//!   A ─x─ B                   x is in A or in B, not in both. The other holds all its other digits: so if
//!                             both have z, what sees every z of A and B loses z
//!   A ─x─ C ─y─ B             the same over a third set (XY-wing), or over several (chain)
//!   A ═x,y═ B                 linked twice: every other digit of A stays in A, every other of B in B
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet, Digit, DigitSet};

use super::sets::AlmostLocked;
use super::{Ask, Emit, Find};
use crate::logic::evidence::{Evidence, SetLink, Sets, Strong};
use crate::logic::reach::graph::{Graph, Kind};
use crate::logic::survey::Survey;

/// The most sets in a chain.
const LONGEST: usize = 8;

/// For each set, the others that it is linked to, and by which digits.
pub(in crate::logic) type Links = Vec<Vec<(usize, DigitSet)>>;

/// Returns the links between sets. Sets may overlap, but not in the digit that links them.
pub(in crate::logic) fn links(sets: &[AlmostLocked]) -> Links {
    let mut links: Links = vec![Vec::new(); sets.len()];
    for (at, one) in sets.iter().enumerate() {
        for (to, other) in sets.iter().enumerate().skip(at + 1) {
            let shared = one.digits & other.digits;
            if shared.is_empty() {
                continue;
            }
            let restricted: DigitSet = shared
                .iter()
                .filter(|&digit| other.cells_with(digit).is_subset(one.seen_by(digit)))
                .collect();
            if !restricted.is_empty() {
                links[at].push((to, restricted));
                links[to].push((at, restricted));
            }
        }
    }
    links
}

/// Two sets: ALS-XZ, and WXYZ-wing if they have four cells and four digits.
#[derive(Debug)]
pub(in crate::logic) struct Xz {
    pub(in crate::logic) is_wing: bool,
}

impl Find for Xz {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let sets = survey.sets();
        for (at, linked) in survey.set_links().iter().enumerate() {
            for &(to, by) in linked.iter().filter(|link| link.0 > at) {
                let (one, other) = (&sets[at], &sets[to]);
                let small =
                    (one.cells | other.cells).len() == 4 && (one.digits | other.digits).len() == 4;
                if !one.cells.is_disjoint(other.cells) || self.is_wing && !small {
                    continue;
                }
                let mut remove = CandidateSet::EMPTY;
                for x in by {
                    remove |=
                        seen_by_both(survey, one, other, (one.digits & other.digits) - x.into());
                }
                if by.len() > 1 {
                    remove |= locked(survey, one, other, by) | locked(survey, other, one, by);
                }
                if !remove.is_empty() {
                    let link = |digit| SetLink { parts: [0, 1], digit };
                    let links = by.iter().map(link).collect();
                    let parts = vec![one.cells, other.cells];
                    emit(ask.removal(remove, Evidence::Sets(Sets { parts, links })))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// What sees all places of a digit in both sets.
fn seen_by_both(
    survey: &Survey,
    a: &AlmostLocked,
    b: &AlmostLocked,
    digits: DigitSet,
) -> CandidateSet {
    let of = |digit: Digit| {
        let seen = a.seen_by(digit) & b.seen_by(digit) & survey.board.cells_with(digit);
        CandidateSet::of(digit, seen)
    };
    digits.iter().map(of).collect::<CandidateSet>()
}

/// What doubly linked sets eliminate: the linking digits elsewhere, and the other digits of one set.
fn locked(survey: &Survey, a: &AlmostLocked, b: &AlmostLocked, by: DigitSet) -> CandidateSet {
    let mut remove = CandidateSet::EMPTY;
    for digit in a.digits - by {
        let seen = a.seen_by(digit) & survey.board.cells_with(digit);
        remove |= CandidateSet::of(digit, seen);
    }
    for digit in by {
        let places = a.cells_with(digit) | b.cells_with(digit);
        let seen = places.common_peers() & survey.board.cells_with(digit);
        remove |= CandidateSet::of(digit, seen);
    }
    remove
}

/// Three sets: the first and the last are both linked to the one between them.
pub(in crate::logic) fn xy_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let links = survey.set_links();
    for (middle, linked) in links.iter().enumerate() {
        ask.poll()?;
        for (at, &(first, by_first)) in linked.iter().enumerate() {
            for &(last, by_last) in &linked[at + 1..] {
                for x in by_first {
                    for y in by_last.iter().filter(|&y| y != x) {
                        emit_chain(survey, ask, emit, &[first, middle, last], &[x, y])?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Four sets or more, each linked to the next by another digit than to the one before.
pub(in crate::logic) fn chain(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let graph = Graph::new(survey.board, Kind::OnlySets, survey.sets());
    let mut most = LONGEST;
    for source in 0..graph.nodes.len() {
        ask.poll()?;
        let node = graph.nodes[source];
        let mut ends = Vec::new();
        graph.each_reached(source, most, |target, links| {
            let other = graph.nodes[target];
            let seen = node.cells.common_peers() & other.cells.common_peers();
            let useful = !survey.board.cells_with(node.digit).is_disjoint(seen);
            if links >= 4 && target > source && other.digit == node.digit && useful {
                ends.push((target, links));
            }
        });
        if ends.is_empty() {
            continue;
        }
        let ways = graph.ways(source, None);
        for (target, links) in ends {
            let Some(chain) = ways.chain(target) else { continue };
            let set = |strong: &Strong| {
                survey.sets().iter().position(|set| Strong::Cells(set.cells) == *strong)
            };
            let sets: Option<Vec<usize>> = chain.strong.iter().map(set).collect();
            let digits: Vec<Digit> =
                chain.nodes[1..].iter().step_by(2).map(|node| node.digit).collect();
            if let Some(sets) = sets {
                most = if ask.all { most } else { most.min(links) };
                emit_chain(survey, ask, emit, &sets, &digits[..digits.len() - 1])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Emits what sees the digits that the first and the last set of a chain share.
fn emit_chain(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
    chain: &[usize],
    digits: &[Digit],
) -> ControlFlow<()> {
    let sets = survey.sets();
    let [first, last] = [chain[0], chain[chain.len() - 1]].map(|at| &sets[at]);
    let linking = DigitSet::from([digits[0], digits[digits.len() - 1]]);
    let remove = seen_by_both(survey, first, last, (first.digits & last.digits) - linking);
    if remove.is_empty() {
        return ControlFlow::Continue(());
    }
    let parts: Vec<CellSet> = chain.iter().map(|&at| sets[at].cells).collect();
    let link = |(at, &digit): (usize, &Digit)| SetLink { parts: [at, at + 1], digit };
    let links = digits.iter().enumerate().map(link).collect();
    emit(ask.removal(remove, Evidence::Sets(Sets { parts, links })))
}
