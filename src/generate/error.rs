//! Why no puzzle was generated.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::{Difficulty, Request};
use crate::control::Stopped;
use crate::logic::Technique;
use crate::rating::se::Tenths;

/// What puzzles with blanks are rated: a little more than the hardest known, 11.9.
const RATINGS: RangeInclusive<Tenths> = Tenths(10)..=Tenths(120);

/// Why no puzzle was generated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// The path to a solution never uses the technique: others find the same, or find it more simply.
    Technique(Technique),
    /// No rating is in the range.
    Er(RangeInclusive<Tenths>),
    /// No puzzle has this number of givens: there are from 17 to 81.
    Givens(usize),
    /// A [`Control`](crate::Control) stopped the search.
    Stopped,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Technique(technique) => {
                write!(f, "no puzzle needs {}: others find the same", technique.id())
            }
            Self::Er(range) => {
                let (low, high) = RATINGS.into_inner();
                let (start, end) = (range.start(), range.end());
                write!(f, "no rating is from {start} to {end}: they are from {low} to {high}")
            }
            Self::Givens(number) => write!(f, "a puzzle has 17 to 81 givens, not {number}"),
            Self::Stopped => Stopped.fmt(f),
        }
    }
}

impl Error for GenerateError {}

/// Refuses what no puzzle can meet.
pub(super) fn check(request: &Request) -> Result<(), GenerateError> {
    match &request.difficulty {
        Difficulty::Technique(technique) if !technique.is_on_path() => {
            return Err(GenerateError::Technique(*technique));
        }
        Difficulty::Er(range)
            if range.is_empty()
                || range.start() > RATINGS.end()
                || range.end() < RATINGS.start() =>
        {
            return Err(GenerateError::Er(range.clone()));
        }
        _ => {}
    }
    match request.givens {
        Some(number) if !(17..=81).contains(&number) => Err(GenerateError::Givens(number)),
        _ => Ok(()),
    }
}
