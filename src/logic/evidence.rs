//! Why a step holds: what is meant, not how it is painted.
//!
//! A dozen shapes serve some seventy names. The page draws shapes; sentences speak names.

use crate::model::{
    Board, Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House, HouseSet,
};

use super::proof::Proof;

/// The reason for a step.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Evidence {
    /// A demand with one candidate left.
    Single(Demand),
    /// All places for a digit in one house lie in another house, too.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that needs the digit.
        from: House,
        /// The house that loses it elsewhere.
        to: House,
    },
    /// As many digits as cells in a house.
    Subset(Subset),
    /// One digit in as many covers as bases.
    Fish(Fish),
    /// Alternating links.
    Chain(Chain),
    /// Houses with two places for a digit, coloured alternately.
    Colours(Colours),
    /// Groups of cells that share digits.
    Sets(Sets),
    /// A pattern with two solutions, were it not for its guardians.
    Deadly(Deadly),
    /// Cells whose digits exclude each other in every combination.
    Exclusion {
        /// The cells that are combined.
        base: CellSet,
        /// The cells that refute combinations.
        against: CellSet,
    },
    /// Every way to place these digits in the whole grid.
    Template(DigitSet),
    /// Assumptions and what follows from them, line by line.
    Proof(Proof),
}

/// As many digits as cells in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Subset {
    /// The house.
    pub house: House,
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// `false`: these cells have no other digits. `true`: these digits have no other cells.
    pub hidden: bool,
    /// Another house that holds all cells, if the step eliminates there, too.
    pub also: Option<House>,
}

/// One digit in as many covers as bases.
///
/// ```text
///   base  . X . . . X . . .      each base needs the digit once, each cover takes it once:
///         . * . . . * . . .      * are eliminated
///   base  . X . . . X . . .
///         cover     cover
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses that need the digit.
    pub base: HouseSet,
    /// The houses that take it.
    pub cover: HouseSet,
    /// Cells of the bases outside the covers: what is eliminated sees all of them.
    pub fins: CellSet,
    /// Cells in two bases; they act as fins.
    pub endo: CellSet,
    /// A second fish on the same bases, if the step shows both (Siamese fish).
    pub twin: Option<TwinFish>,
}

/// The second of two fish on the same bases. Each has fins of its own, and what it eliminates sees only these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TwinFish {
    /// The houses that take the digit.
    pub cover: HouseSet,
    /// Cells of the bases outside the covers.
    pub fins: CellSet,
    /// The cells that only this fish eliminates; the first one eliminates the others.
    pub targets: CellSet,
}

/// Candidates of one digit of which a link speaks: one, or a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells. The node is on if the digit is in one of them.
    pub cells: CellSet,
}

impl Node {
    /// Returns the members.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }

    /// Returns the only member; `None` for a group.
    #[must_use]
    pub fn single(&self) -> Option<Candidate> {
        self.cells.single().map(|cell| Candidate { digit: self.digit, cell })
    }

    /// Returns the candidates that are false if the node is on.
    #[must_use]
    pub fn peers(&self) -> CandidateSet {
        match self.single() {
            Some(candidate) => candidate.peers(),
            None => CandidateSet::of(self.digit, self.cells.common_peers()),
        }
    }
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Self {
        Self { digit: candidate.digit, cells: candidate.cell.into() }
    }
}

/// What a strong link rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strong {
    /// One of the demand's candidates is true, and all of them are in the two nodes.
    Demand(Demand),
    /// The cells have one digit more than there are cells: without one of its digits, they hold all others.
    Cells(CellSet),
}

/// Alternating links: `0 ═ 1 ─ 2 ═ 3 ─ … ═ n`. A strong link `═` says that one of its nodes is on, a weak
/// link `─` that one of its nodes is off. So the first or the last node is on.
///
/// In a closed chain, the last node and the first are weakly linked: then of any two nodes that a link
/// joins, exactly one is on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chain {
    /// The nodes, two for each strong link.
    pub nodes: Vec<Node>,
    /// What the strong links rest on.
    pub strong: Vec<Strong>,
    /// Whether the chain is a ring.
    pub closed: bool,
}

/// Houses with two places for a digit. They join into components, coloured alternately: all cells of one
/// colour hold the digit, or all of the other.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Colours {
    /// The digit.
    pub digit: Digit,
    /// The houses with two places.
    pub houses: HouseSet,
    /// The two colours of each component.
    pub components: Vec<[CellSet; 2]>,
}

/// Groups of cells that share digits: almost locked sets, wings with a pivot of three digits, Sue de Coq.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sets {
    /// The groups. A pivot or a stem comes first.
    pub parts: Vec<CellSet>,
    /// Digits that at most one of two parts can hold.
    pub links: Vec<SetLink>,
}

/// A digit that two parts of [`Sets`] cannot both hold: each of its cells in one sees all in the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetLink {
    /// The positions of the two parts.
    pub parts: [usize; 2],
    /// The digit.
    pub digit: Digit,
}

/// Cells that could be filled in two ways if nothing but the pattern's digits were in them.
///
/// ```text
///   a b │ b a      A puzzle with one solution cannot end like this: a and b could swap.
///   b a │ a b      So one of the guardians, the other candidates of these cells, is true.
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deadly {
    /// The cells of the pattern.
    pub cells: CellSet,
    /// The two digits of a rectangle or loop; empty for a pattern of all blank cells (BUG).
    pub digits: DigitSet,
    /// The candidates of which one is true.
    pub guardians: CandidateSet,
    /// What the guardians meet: a house's need for a digit, or the cells of a naked subset.
    pub demands: Vec<Demand>,
}

impl Evidence {
    /// Returns the cells that the evidence speaks of, for the order of steps and for a first glance.
    #[must_use]
    pub fn cells(&self, board: &Board) -> CellSet {
        let of = |demand: Demand| board.choices(demand).all_cells();
        match self {
            Self::Single(demand) => of(*demand),
            Self::Locked { digit, from, .. } => of(Demand::Digit(*digit, *from)),
            Self::Subset(subset) => subset.cells,
            Self::Fish(fish) => board.cells_with(fish.digit) & fish.base.cells(),
            Self::Chain(chain) => chain.nodes.iter().map(|node| node.cells).collect::<CellSet>(),
            Self::Colours(colours) => {
                colours.components.iter().flatten().copied().collect::<CellSet>()
            }
            Self::Sets(sets) => sets.parts.iter().copied().collect::<CellSet>(),
            Self::Deadly(deadly) => {
                deadly.demands.iter().fold(deadly.cells, |all, &demand| all | of(demand))
            }
            Self::Exclusion { base, against } => *base | *against,
            Self::Template(digits) => {
                digits.iter().map(|digit| board.cells_with(digit)).collect::<CellSet>()
            }
            Self::Proof(proof) => proof.cells(),
        }
    }

    /// Returns how much a person has to follow: the number of links, houses, cells or lines.
    #[must_use]
    pub fn size(&self) -> usize {
        match self {
            Self::Single(_) | Self::Locked { .. } | Self::Template(_) => 1,
            Self::Subset(subset) => subset.cells.len(),
            Self::Fish(fish) => {
                let twin = fish.twin.map_or(0, |twin| twin.fins.len());
                fish.base.len() + fish.fins.len() + fish.endo.len() + twin
            }
            Self::Chain(chain) => {
                chain.nodes.len() + chain.strong.iter().map(Strong::extra).sum::<usize>()
            }
            Self::Colours(colours) => colours.houses.len(),
            Self::Sets(sets) => sets.parts.iter().map(|part| part.len()).sum(),
            Self::Deadly(deadly) => deadly.cells.len() + deadly.demands.len(),
            Self::Exclusion { base, against } => base.len() + against.len(),
            Self::Proof(proof) => proof.len(),
        }
    }
}

impl Strong {
    /// The cells that a link on a set adds to what one has to follow.
    fn extra(&self) -> usize {
        match self {
            Self::Demand(_) => 0,
            Self::Cells(cells) => cells.len(),
        }
    }
}

impl From<Cell> for Strong {
    fn from(cell: Cell) -> Self {
        Self::Demand(Demand::Cell(cell))
    }
}
