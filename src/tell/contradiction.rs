//! The end of a refutation: nothing is left that meets a demand of the rules.

use super::check::{Checked, Falsehood, check_nothing_left};
use super::outline::LookAt;
use super::picture::{CellRole, HouseRole, Picture};
use super::scene::Scene;
use super::shape;
use super::story::Story;
use super::words::{self, Language};
use crate::model::Demand;

/// Tells why nothing is left that meets a demand: the last story of a [`Refutation`](crate::logic::Refutation). The scene
/// has the board after all its steps.
///
/// ```
/// use redoku::{Board, Control, logic::refute, tell::{Language, Scene, tell_contradiction}};
/// let text = "53..7....6..194....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = text.parse()?;
/// let refutation = refute(&puzzle, Control::NONE)?;
/// let mut board = Board::new(&puzzle);
/// for step in &refutation.steps {
///     step.apply(&mut board);
/// }
/// let scene = Scene { board: &board, before: &refutation.steps };
/// let story = tell_contradiction(refutation.stuck, scene, Language::English);
/// assert_eq!(story.claim.to_string(), "No place is left for 4 in box 5.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tell_contradiction(stuck: Demand, scene: Scene<'_>, language: Language) -> Story {
    let mut adds = Picture::default();
    let look_at = match stuck {
        Demand::Cell(cell) => {
            adds.tint(cell.into(), CellRole::Stuck);
            shape::near(Some(cell))
        }
        Demand::Digit(_, house) => {
            adds.frame(house, HouseRole::Stuck);
            LookAt::House(house)
        }
    };
    let moment = shape::nothing_left(scene, stuck);
    words::write_contradiction(stuck, moment, adds, look_at, language)
}

/// Checks every statement about a demand that nothing meets.
///
/// # Errors
/// The first statement that is not true.
pub fn check_contradiction(stuck: Demand, scene: Scene<'_>) -> Result<Checked, Falsehood> {
    check_nothing_left(&shape::nothing_left(scene, stuck), stuck, scene)
}
