//! The table of the textbook solvers.

use crate::classic::observer::{Observer, Outcome, Search};
use crate::model::names::named_enum;
use crate::model::{Puzzle, Solution};

use super::{
    blank_list, dancing_links, fewest_first, flag, flat, from_top, propagation, scan, tables,
};

named_enum! {
    /// The six classics of LeetCode 37, and three that came after: the plainest first.
    ///
    /// ```
    /// use redoku::classic::Algorithm;
    /// assert_eq!("blank-list".parse(), Ok(Algorithm::BlankList));
    /// assert_eq!(Algorithm::BlankList.name(), "List of blanks");
    /// ```
    #[non_exhaustive]
    #[allow(missing_docs, reason = "each is named after the function that it runs")]
    pub enum Algorithm {
        Scan = "scan",
        FromTop = "from-top",
        Tables = "tables",
        BlankList = "blank-list",
        Flat = "flat",
        Flag = "flag",
        FewestFirst = "fewest-first",
        Propagation = "propagation",
        DancingLinks = "dancing-links",
    }
}

impl Algorithm {
    /// Returns the English name.
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

    /// Returns whether it is one of the six that visit the cells in reading order.
    pub const fn is_classic(self) -> bool {
        (self as u8) < (Self::FewestFirst as u8)
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
