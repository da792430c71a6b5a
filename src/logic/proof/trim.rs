//! Ends a proof where it is over, and drops what it does not need.
//!
//! A lemma is found before the proof that it serves is complete, so it cannot know which of the outer lines will be
//! written down. Together with all of them, a house or a cell may be left with nothing well before the lemma's own end.

use crate::model::{Board, CandidateSet};

use super::{Branch, End, Line, Literal, Why};

/// Literals, true ones and false ones.
#[derive(Clone, Copy)]
struct Literals {
    on: CandidateSet,
    off: CandidateSet,
}

impl Literals {
    const NONE: Self = Self { on: CandidateSet::EMPTY, off: CandidateSet::EMPTY };

    fn has(&self, literal: Literal) -> bool {
        if literal.on { self.on.has(literal.candidate) } else { self.off.has(literal.candidate) }
    }

    fn remove(&mut self, literal: Literal) {
        let set = if literal.on { &mut self.on } else { &mut self.off };
        set.remove(literal.candidate);
    }
}

/// Ends a branch at the first demand that cannot be met, and keeps only the lines that lead there.
pub(super) fn trim(board: &Board, branch: Branch) -> Branch {
    cut(board, CandidateSet::EMPTY, branch)
}

/// `off`: what is false when the branch begins.
fn cut(board: &Board, mut off: CandidateSet, mut branch: Branch) -> Branch {
    let mut lines = Vec::with_capacity(branch.lines.len());
    let mut stuck = stuck_by(board, &mut off, branch.assume);
    for mut line in branch.lines {
        if stuck.is_some() {
            break;
        }
        if let Why::Lemma(lemma) = line.why {
            line.why = Why::Lemma(Box::new(cut(board, off, *lemma)));
        }
        stuck = stuck_by(board, &mut off, line.literal);
        lines.push(line);
    }
    branch.lines = lines;
    branch.end = stuck.unwrap_or(branch.end);
    if matches!(branch.end, End::Contradiction(_)) {
        slice(board, &mut branch);
    }
    branch
}

/// Adds a literal. Returns the contradiction, if it leaves a demand with nothing.
fn stuck_by(board: &Board, off: &mut CandidateSet, literal: Literal) -> Option<End> {
    if literal.on {
        return None;
    }
    off.insert(literal.candidate);
    let unmet = |demand: &_| !board.is_met(*demand) && board.choices(*demand).is_subset(off);
    literal.candidate.demands().into_iter().find(unmet).map(End::Contradiction)
}

/// Keeps the lines that the end of a branch rests on. Returns what it rests on outside the branch.
fn slice(board: &Board, branch: &mut Branch) -> Literals {
    let mut needed = Literals::NONE;
    if let End::Contradiction(demand) = branch.end {
        needed.off = board.choices(demand);
    }
    let mut kept: Vec<Line> = Vec::with_capacity(branch.lines.len());
    for mut line in branch.lines.drain(..).rev() {
        if needed.has(line.literal) {
            needed.remove(line.literal);
            add_premises(board, &mut line, &mut needed);
            kept.push(line);
        }
    }
    kept.reverse();
    branch.lines = kept;
    needed.remove(branch.assume);
    needed
}

/// Adds what a line rests on.
fn add_premises(board: &Board, line: &mut Line, needed: &mut Literals) {
    let candidate = line.literal.candidate;
    match &mut line.why {
        Why::Sees(other) => needed.on.insert(*other),
        Why::Last(demand) => needed.off |= board.choices(*demand) - candidate.into(),
        Why::Locked { from, to } => {
            let outside = (board.cells_with(candidate.digit) & from.cells()) - to.cells();
            needed.off |= CandidateSet::of(candidate.digit, outside);
        }
        Why::Lemma(lemma) => {
            let outer = slice(board, lemma);
            needed.on |= outer.on;
            needed.off |= outer.off;
        }
    }
}
