//! The rating of Sudoku Explainer 1.2.1 (Nicolas Juillerat): the scale that players and lists of puzzles
//! quote.
//!
//! A puzzle is solved step by step. Thirty producers are asked in a fixed order, and the first hint of the
//! first one that has any is the step; then the search starts over. Each hint has a rating, and the
//! hardest step rates the puzzle. Which of several hints comes first decides later steps, so every order
//! of enumeration is part of the rating (`order`), and isomorphic puzzles may be rated differently.
//!
//! This pass shares nothing with the rest of the crate but the model, and finds effects, not explanations.
//!
//! `producers` has the table of them.
//!
//! ```text
//!  puzzle ─▶ marks ─▶ 30 producers, easiest first ──▶ first hint ─▶ apply ─┐      max of the ratings = ER
//!              ▲      1–20  patterns       1.0 – 6.2                        │
//!              │      21    chains, cycles 6.5, 6.6, 7.0 + length           │
//!              │      22    aligned triplet 7.5                             │
//!              │      23–30 branches       7.5 … 11.0 + length              │
//!              └────────────────────────────────────────────────────────────┘
//!
//!  a branch (23–30): assume a candidate true or false, follow every link
//!  ┌──────────────┐  all true nodes   ┌─────────────┐  runs dry   ┌──────────────────────────────────────────┐
//!  │ true  ──weak─┼──────────────────▶│ false       │────────────▶│ level 1  locked, pairs, X-wing           │
//!  │ false ─strong┼─ oldest first ───▶│ true        │             │ level 2  + chains   3  + multiple        │
//!  └──────────────┘                   └─────────────┘◀────────────│ level 4  dynamic branches inside         │
//!        stops at the first contradiction             new false   └──────────────────────────────────────────┘
//!                                                     nodes
//!  hints: a contradiction · common to a candidate true and false · to all places in a house · to all digits of a cell
//! ```
//!
//! - Locked candidates, subsets and fish have one shape: two products of digits × cells, *removed* and *absent*. What
//!   has vanished from the absent product since a branch began is what the pattern rests on, which is all that nested
//!   chains ask.
//! - A node is in a branch once, so a branch is two lists, two sets and a list of parents. The complexity of a hint is
//!   the number of its ancestors, counted on demand and remembered.
//!
//! These shortcuts keep the result; each is tested against a plain version of the search on random positions
//! (`tests/plain`):
//!
//! | shortcut | why it is exact |
//! | --- | --- |
//! | chains and cycles from one search per candidate | a second visit to a false node never reaches anything new, so it only matters where a cycle closes |
//! | no search deeper than the best hint so far | rating and complexity grow with depth |
//! | a branch is grown once per producer | it depends on grid and rules alone |
//! | inside a branch only the best hint per effect is kept | Sudoku Explainer drops the others before it looks at them |
//! | the walk for unique loops turns back at two cells of one sort in a house | no such path can become a loop |

mod aligned;
mod bug;
mod chains;
mod fish;
mod hint;
mod locking;
mod loops;
mod marks;
mod order;
mod producers;
mod singles;
mod subsets;
mod tenths;
#[cfg(test)]
mod tests;
mod wings;

use std::ops::ControlFlow;

use chains::Search;
use hint::Hint;
use marks::Marks;
use producers::next_hint;

use crate::control::{Control, Progress, Stopped};
use crate::model::{Proper, Puzzle};
pub use tenths::Tenths;

/// The three numbers of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Numbers {
    /// The hardest step of the whole path.
    pub er: Tenths,
    /// The hardest step up to the first digit.
    pub ep: Tenths,
    /// The first step.
    pub ed: Tenths,
}

impl Numbers {
    /// Takes a step into account.
    fn add(&mut self, rating: Tenths, places: bool) {
        self.er = self.er.max(rating);
        if self.ep == Tenths(0) {
            if self.ed == Tenths(0) {
                self.ed = self.er;
            }
            if places {
                self.ep = self.er;
            }
        }
    }
}

/// Rates a puzzle.
///
/// ```
/// use redoku::{Control, fast, rating::se::rate};
/// let text = "..3.9....1...4..36..8..21...4..8..73...9................4.7..686........7.....5.4";
/// let rating = rate(&fast::prove(&text.parse()?)?, Control::NONE)?;
/// assert_eq!([rating.er, rating.ep, rating.ed].map(|part| part.to_string()), ["9.7", "9.7", "2.6"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the control stops it.
pub fn rate(proper: &Proper, control: Control) -> Result<Numbers, Stopped> {
    Stopped::or(path(proper.puzzle(), control, |_| ()))
}

/// Follows the path of Sudoku Explainer to its end. ER is 20.0 if the steps do not lead there.
fn path(
    puzzle: &Puzzle,
    control: Control,
    mut visit: impl FnMut(&Hint),
) -> ControlFlow<(), Numbers> {
    let mut marks = Marks::new(puzzle);
    let mut rating = Numbers::default();
    let mut search = Search::new();
    let total = marks.blanks().len();
    while !marks.blanks().is_empty() {
        let checkpoint = control.at(Progress::new(total - marks.blanks().len(), Some(total)));
        checkpoint.pass()?;
        let Some(hint) = next_hint(&marks, &mut search, checkpoint)? else {
            rating.er = Tenths(200);
            break;
        };
        visit(&hint);
        hint.apply(&mut marks);
        rating.add(hint.rating, hint.place.is_some());
    }
    ControlFlow::Continue(rating)
}
