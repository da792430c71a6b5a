//! The table of the textbook solvers.

use crate::classic::observer::{Observer, Outcome, Search};
use crate::model::{Puzzle, Solution};

use super::{
    blank_list, dancing_links, fewest_first, flag, flat, from_top, propagation, scan, tables,
};

/// The id and the English name of each, in the order of the variants.
const NAMES: [(&str, &str); 9] = [
    ("scan", "Scan and check"),
    ("from-top", "Search from the top"),
    ("tables", "Used tables"),
    ("blank-list", "List of blanks"),
    ("flat", "Flat index"),
    ("flag", "Found flag"),
    ("fewest-first", "Fewest first"),
    ("propagation", "Propagation"),
    ("dancing-links", "Dancing links"),
];

/// The six classics of LeetCode 37, and three that came after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is named after the function that it runs
pub enum Algorithm {
    Scan,
    FromTop,
    Tables,
    BlankList,
    Flat,
    Flag,
    FewestFirst,
    Propagation,
    DancingLinks,
}

impl Algorithm {
    /// All of them, the plainest first.
    pub const ALL: [Self; 9] = [
        Self::Scan,
        Self::FromTop,
        Self::Tables,
        Self::BlankList,
        Self::Flat,
        Self::Flag,
        Self::FewestFirst,
        Self::Propagation,
        Self::DancingLinks,
    ];

    /// Returns the id, such as `blank-list`.
    pub const fn id(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Returns whether it is one of the six that visit the cells in reading order.
    pub const fn is_classic(self) -> bool {
        (self as u8) < (Self::FewestFirst as u8)
    }

    /// Returns the algorithm with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.id() == id)
    }
}

impl Search for Algorithm {
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
        match self {
            Self::Scan => scan(puzzle, observer),
            Self::FromTop => from_top(puzzle, observer),
            Self::Tables => tables(puzzle, observer),
            Self::BlankList => blank_list(puzzle, observer),
            Self::Flat => flat(puzzle, observer),
            Self::Flag => flag(puzzle, observer),
            Self::FewestFirst => fewest_first(puzzle, observer),
            Self::Propagation => propagation(puzzle, observer),
            Self::DancingLinks => dancing_links(puzzle, observer),
        }
    }
}
