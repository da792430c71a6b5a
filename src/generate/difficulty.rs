//! How hard a new puzzle shall be.

use std::ops::{ControlFlow, RangeInclusive};

use crate::logic::{Level, Technique};
use crate::model::Puzzle;
use crate::rating::own;
use crate::rating::se::{self, Tenths};

/// How hard a new puzzle shall be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Difficulty {
    /// Any difficulty.
    #[default]
    Any,
    /// The hardest technique that the puzzle needs is of this level.
    Level(Level),
    /// The puzzle needs this technique and nothing harder.
    Technique(Technique),
    /// The ER of Sudoku Explainer is in this range.
    Er(RangeInclusive<Tenths>),
}

/// How hard a puzzle is, on the scale of what is wanted; the second number decides between equals.
pub(super) type Grade = (usize, usize);

impl Difficulty {
    /// Grades a puzzle with one solution; `None` if `poll` breaks off.
    pub(super) fn grade(
        &self,
        puzzle: &Puzzle,
        poll: &dyn Fn() -> ControlFlow<()>,
    ) -> Option<Grade> {
        match self {
            Self::Any => Some((0, 0)),
            Self::Level(_) => {
                let rating = own::rate_with(puzzle, poll)?;
                Some((rating.level as usize, rating.score as usize))
            }
            Self::Technique(_) => {
                let rating = own::rate_with(puzzle, poll)?;
                let hardest = rating.hardest.map_or(0, |it| it as usize);
                Some((hardest, rating.score as usize))
            }
            Self::Er(_) => {
                let er = se::rate_with(puzzle, |_| poll())?.er;
                Some((er.0.into(), 0))
            }
        }
    }

    /// Returns the first numbers of the grades that are wanted.
    pub(super) fn wanted(&self) -> RangeInclusive<usize> {
        match self {
            Self::Any => 0..=0,
            Self::Level(level) => *level as usize..=*level as usize,
            Self::Technique(technique) => *technique as usize..=*technique as usize,
            Self::Er(range) => range.start().0.into()..=range.end().0.into(),
        }
    }
}
