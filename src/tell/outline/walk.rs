//! Inferences: what follows from an assumption, and why.

use crate::logic::Node;
use crate::model::{Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House};

/// Candidates of one digit of which one is true, or none is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The candidates.
    pub node: Node,
    /// `true`: one of them is true. `false`: none is.
    pub on: bool,
}

impl State {
    pub(crate) const fn on(node: Node) -> Self {
        Self { node, on: true }
    }

    pub(crate) const fn off(node: Node) -> Self {
        Self { node, on: false }
    }
}

/// A true candidate and one that it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The true candidate.
    pub from: Candidate,
    /// The false one.
    pub to: Candidate,
}

/// How a true candidate makes another one false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The same digit in the same house.
    House(House),
    /// Another digit in the same cell.
    Cell,
    /// The same digit; each of the cells is seen through a house of its own.
    Sight,
}

/// What a true node rules out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesOut {
    /// Its digit in these cells, which share a house with it.
    InHouse(House, CellSet),
    /// Its digit in these cells, which it sees through several houses.
    InSight(CellSet),
    /// These other digits of its cell.
    Digits(DigitSet),
}

/// Why something follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The cell has only these two candidates.
    Pair(Cell, DigitSet),
    /// The cell has no other candidate left.
    LastDigit(Cell),
    /// The house has no other place left for the digit.
    LastPlace(Digit, House),
    /// A true node reaches it.
    Reached(Node, Reach),
    /// All places left for the digit in one house lie in another.
    Locked {
        /// The house that needs the digit.
        from: House,
        /// The house that takes it.
        to: House,
    },
    /// The cells have one digit more than there are cells; without this one they hold all the others.
    Set {
        /// The cells.
        cells: CellSet,
        /// Their digits.
        digits: DigitSet,
        /// The digit that they lack.
        without: Digit,
    },
    /// The opposite leads to a contradiction.
    Lemma,
}

/// What an assumption leads to if it fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// Nothing is left that meets the demand.
    Unmet(Demand),
    /// None of the guardians is left: the pattern could be filled in two ways.
    Unguarded(CandidateSet),
}
