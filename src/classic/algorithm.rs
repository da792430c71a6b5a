//! The table of the textbook solvers.

use crate::model::{Puzzle, Solution};

use super::observer::{Observer, Outcome, Search};
use super::{
    blank_list, dancing_links, fewest_first, flag, flat, from_top, propagation, scan, tables,
};

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
    /// All, from the plainest on.
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

    /// The word it is asked for with.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Scan => "scan",
            Self::FromTop => "from-top",
            Self::Tables => "tables",
            Self::BlankList => "blank-list",
            Self::Flat => "flat",
            Self::Flag => "flag",
            Self::FewestFirst => "fewest-first",
            Self::Propagation => "propagation",
            Self::DancingLinks => "dancing-links",
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scan => "Scan and check",
            Self::FromTop => "Search from the top",
            Self::Tables => "Used tables",
            Self::BlankList => "List of blanks",
            Self::Flat => "Flat index",
            Self::Flag => "Found flag",
            Self::FewestFirst => "Fewest first",
            Self::Propagation => "Propagation",
            Self::DancingLinks => "Dancing links",
        }
    }

    /// Whether it is one of the six that visit the cells in reading order.
    pub const fn is_classic(self) -> bool {
        (self as u8) < (Self::FewestFirst as u8)
    }

    /// The algorithm with this id.
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
