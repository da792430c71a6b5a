//! The rating of Sudoku Explainer.

mod aligned;
mod bug;
mod chains;
mod fish;
mod hint;
mod locking;
mod loops;
mod marks;
mod order;
mod singles;
mod subsets;
mod tenths;
mod wings;

use std::ops::ControlFlow;

use hint::{Hint, Pattern};
use marks::Marks;

use crate::model::Puzzle;
pub use tenths::Tenths;

/// The three numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rating {
    /// The hardest step of the whole path.
    pub er: Tenths,
    /// The hardest step up to the first digit.
    pub ep: Tenths,
    /// The first step.
    pub ed: Tenths,
}

/// Rates a puzzle.
pub fn rate(puzzle: &Puzzle) -> Rating {
    path(puzzle, |_| ())
}

fn path(puzzle: &Puzzle, mut visit: impl FnMut(&Hint)) -> Rating {
    let mut marks = Marks::new(puzzle);
    let mut rating = Rating { er: Tenths(0), ep: Tenths(0), ed: Tenths(0) };
    while !marks.blanks().is_empty() {
        let Some(hint) = next_hint(&marks) else {
            rating.er = Tenths(200);
            break;
        };
        visit(&hint);
        rating.er = rating.er.max(hint.rating);
        hint.apply(&mut marks);
        if rating.ep == Tenths(0) {
            if rating.ed == Tenths(0) {
                rating.ed = rating.er;
            }
            if hint.place.is_some() {
                rating.ep = rating.er;
            }
        }
    }
    rating
}

fn next_hint(marks: &Marks) -> Option<Hint> {
    let first = |rating: u8| {
        move |pattern: Pattern| match Hint::removing(rating, marks, pattern.remove) {
            Some(hint) => ControlFlow::Break(hint),
            None => ControlFlow::Continue(()),
        }
    };
    singles::hidden(marks)
        .or_else(|| locking::direct(marks))
        .or_else(|| subsets::direct(marks, 2, 20))
        .or_else(|| singles::naked(marks))
        .or_else(|| subsets::direct(marks, 3, 25))
        .or_else(|| locking::plain(marks))
        .or_else(|| subsets::naked(marks, 2, first(30)).break_value())
        .or_else(|| fish::fish(marks, 2, first(32)).break_value())
        .or_else(|| subsets::hidden(marks, 2, first(34)).break_value())
        .or_else(|| subsets::naked(marks, 3, first(36)).break_value())
        .or_else(|| fish::fish(marks, 3, first(38)).break_value())
        .or_else(|| subsets::hidden(marks, 3, first(40)).break_value())
        .or_else(|| wings::xy(marks))
        .or_else(|| wings::xyz(marks))
        .or_else(|| loops::unique_loop(marks))
        .or_else(|| subsets::naked(marks, 4, first(50)).break_value())
        .or_else(|| fish::fish(marks, 4, first(52)).break_value())
        .or_else(|| subsets::hidden(marks, 4, first(54)).break_value())
        .or_else(|| bug::bug(marks))
        .or_else(|| aligned::pair(marks))
        .or_else(|| chains::forcing(marks))
        .or_else(|| aligned::triplet(marks))
}
