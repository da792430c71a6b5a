//! Assumptions and what follows from them, line by line.
//!
//! Whether an assumption fails is asked without reasons (`settle`); only what is shown is derived with them.
//!
//! The proof shown is short by construction (`derive`), after Dijkstra: literals are settled in the order of the number
//! of lines they take, each with the set of lines it rests on, so that a line which several premises share counts once.
//! The set of the cheapest contradiction is the proof. Sixteen assumptions that fail in the fewest rounds are compared.

mod derive;
mod map;
pub(super) mod search;
mod settle;
mod trim;
pub(super) mod verity;
mod write;

use crate::model::{Candidate, CellSet, Demand, House};

/// A candidate that is true, or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Literal {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is true.
    pub on: bool,
}

impl Literal {
    /// The candidate is true.
    #[must_use]
    pub const fn on(candidate: Candidate) -> Self {
        Self { candidate, on: true }
    }

    /// The candidate is false.
    #[must_use]
    pub const fn off(candidate: Candidate) -> Self {
        Self { candidate, on: false }
    }
}

impl std::ops::Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Self { on: !self.on, ..self }
    }
}

/// Why a line holds, given the lines before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is false, because this candidate is true and sees it.
    Sees(Candidate),
    /// It is true, because nothing else is left that meets the demand.
    Last(Demand),
    /// It is false, because all places left for its digit in one house lie in another, which is its own.
    Locked {
        /// The house that needs the digit.
        from: House,
        /// The house of the line's candidate.
        to: House,
    },
    /// It is false, because its opposite leads to a contradiction: a lemma, with the lines so far at hand.
    Lemma(Box<Branch>),
}

/// A conclusion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What holds.
    pub literal: Literal,
    /// Why.
    pub why: Why,
}

/// An assumption and its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// What is assumed.
    pub assume: Literal,
    /// What follows, in order.
    pub lines: Vec<Line>,
    /// Where it ends.
    pub end: End,
}

/// Where a branch ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Nothing is left that meets this demand: the assumption is wrong.
    Contradiction(Demand),
    /// The step's effects are among the lines.
    Conclusion,
}

/// Which assumptions a proof tries; one of them is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cases {
    /// One assumption, which leads to a contradiction.
    One,
    /// A candidate is true or false.
    Both(Candidate),
    /// Each of the demand's candidates.
    Each(Demand),
}

/// Assumptions, one of them true, that end in a contradiction or in the same conclusion.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Proof {
    /// Which assumptions are tried.
    pub cases: Cases,
    /// What follows from each.
    pub branches: Vec<Branch>,
}

impl Branch {
    /// Returns the number of assertions, lemmas and assumptions included.
    #[must_use]
    pub fn len(&self) -> usize {
        let lemma = |line: &Line| match &line.why {
            Why::Lemma(branch) => branch.len(),
            _ => 0,
        };
        1 + self.lines.iter().map(|line| 1 + lemma(line)).sum::<usize>()
    }

    /// Returns whether there are no assertions: never, as the assumption is one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Returns how deep lemmas are nested: 1 without any.
    #[must_use]
    pub fn depth(&self) -> usize {
        let lemma = |line: &Line| match &line.why {
            Why::Lemma(branch) => branch.depth(),
            _ => 0,
        };
        1 + self.lines.iter().map(lemma).max().unwrap_or(0)
    }

    fn cells(&self) -> CellSet {
        let lines = self.lines.iter().map(|line| line.literal.candidate.cell);
        lines.chain([self.assume.candidate.cell]).collect()
    }
}

impl Proof {
    /// Returns the number of assertions in all branches.
    #[must_use]
    pub fn len(&self) -> usize {
        self.branches.iter().map(Branch::len).sum()
    }

    /// Returns whether there are no branches.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// Returns how deep lemmas are nested: 1 without any.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.branches.iter().map(Branch::depth).max().unwrap_or(0)
    }

    /// Returns the cells of all assumptions and lines outside lemmas.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.branches.iter().map(|branch| branch.cells()).collect::<CellSet>()
    }
}
