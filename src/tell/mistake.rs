//! Mistakes of a person at work: wrong digits, and pencil marks that lack a digit.

use super::outline::LookAt;
use super::picture::{CellRole, Picture};
use super::story::Story;
use super::words::{self, Language};
use crate::model::{Cell, CellSet, House};

/// Cells in which a person went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistakes {
    /// The cells with a wrong digit.
    pub digits: CellSet,
    /// The empty cells whose pencil marks lack the right digit.
    pub marks: CellSet,
}

/// Tells the first mistake, and how many there are: a wrong digit before a missing mark. It does not say what is right.
/// `None` if there is no mistake.
///
/// ```
/// use redoku::{Cell, CellSet, tell::{Language, Mistakes, tell_mistakes}};
/// let mistakes = Mistakes { digits: Cell::at(4, 4).into(), marks: CellSet::EMPTY };
/// let story = tell_mistakes(&mistakes, Language::English).expect("a mistake");
/// assert_eq!(story.hints[0].to_string(), "One of your digits is wrong.");
/// assert_eq!(story.claim.to_string(), "The digit in r5c5 is wrong.");
/// ```
#[must_use]
pub fn tell_mistakes(mistakes: &Mistakes, language: Language) -> Option<Story> {
    let cell = mistakes.digits.first().or_else(|| mistakes.marks.first())?;
    let mut adds = Picture::default();
    adds.tint(cell.into(), CellRole::Wrong);
    let look_at = LookAt::House(House::block(Cell::block(cell)));
    Some(words::write_mistake(mistakes, cell, look_at, adds, language))
}
