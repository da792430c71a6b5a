//! Mistakes of a person at work: wrong digits, and pencil marks that lack a digit.

use super::picture::{CellRole, Picture};
use super::shape;
use super::story::Story;
use super::words::{self, Language};
use crate::logic::{Correction, Mistakes};
use crate::model::Candidate;

/// Tells the first mistake, and how many there are: a wrong digit before a missing mark. It does not say what is right.
///
/// ```
/// use redoku::{Candidate, CandidateSet, fast, logic::Position, tell::{Language, tell_mistakes}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let wrong = CandidateSet::from("9r5c5".parse::<Candidate>()?);
/// let mistakes = position.with(&wrong, &CandidateSet::EMPTY).unwrap_err();
/// let story = tell_mistakes(&mistakes, Language::English);
/// assert_eq!(story.hints[0].to_string(), "One of your digits is wrong.");
/// assert_eq!(story.claim.to_string(), "The digit in r5c5 is wrong.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tell_mistakes(mistakes: &Mistakes, language: Language) -> Story {
    let (Correction::Erase(cell) | Correction::Restore(Candidate { cell, .. })) =
        mistakes.correction();
    let mut adds = Picture::default();
    adds.tint(cell.into(), CellRole::Wrong);
    words::write_mistake(mistakes, shape::near(Some(cell)), adds, language)
}
