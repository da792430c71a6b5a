//! How hard a generated puzzle is.

use std::ops::RangeInclusive;

use crate::control::{Control, Stopped};
use crate::logic::{Level, Technique};
use crate::model::Proper;
use crate::rating::own;
use crate::rating::se::{self, Tenths};

/// How hard a generated puzzle is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Difficulty {
    /// Any difficulty.
    #[default]
    Any,
    /// The hardest technique that the puzzle needs is of this level.
    Level(Level),
    /// The puzzle needs this technique and nothing harder. The path to a solution must use it
    /// ([`Technique::is_on_path`]).
    Technique(Technique),
    /// The ER of Sudoku Explainer is in this range.
    Er(RangeInclusive<Tenths>),
}

/// How hard a puzzle is, on the scale of what is wanted; the second number decides between equals.
pub(super) type Rank = (usize, usize);

impl Difficulty {
    /// Grades a puzzle.
    pub(super) fn grade(&self, proper: &Proper, control: Control) -> Result<Rank, Stopped> {
        Ok(match self {
            Self::Any => (0, 0),
            Self::Level(_) => {
                let rating = own::rate(proper, control)?;
                (rating.level as usize, rating.score as usize)
            }
            Self::Technique(_) => {
                let rating = own::rate(proper, control)?;
                (rating.hardest.map_or(0, |technique| technique as usize), rating.score as usize)
            }
            Self::Er(_) => (se::rate(proper, control)?.er.0.into(), 0),
        })
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
