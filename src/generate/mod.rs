//! New puzzles.
//!
//! ```
//! use redoku::{Control, Random};
//! use redoku::generate::{Difficulty, Layout, Request, generate};
//! use redoku::logic::Level;
//!
//! let difficulty = Difficulty::Level(Level::Medium);
//! let request = Request { difficulty, layout: Layout::Mirror, ..Request::default() };
//! let proper = generate(&request, &mut Random::from("a seed"), Control::NONE)?;
//! assert!(proper.solution().solves(proper.puzzle()));
//! # Ok::<(), redoku::generate::GenerateError>(())
//! ```
//!
//! ```text
//!  random solution ─▶ dig: remove givens while one solution is left ─▶ rate ─┬─▶ as wanted ─▶ puzzle
//!        ▲                                                                   ├─▶ too hard ─▶ put givens back ─┐
//!        └─────────────── the next one, if that does not help ◀──────────────┴─▶ too easy ─▶ exchange some ───┘
//! ```
//!
//! A random solution is dug out as far as it keeps one solution. If the puzzle is too hard, givens are put
//! back; if it is too easy, some are exchanged as long as that makes it harder; if neither helps, the next
//! solution is tried.
//!
//! The solution starts from three random boxes. The first half of the givens is removed by halves (most can go, so few
//! questions are asked), the rest one by one; whether a given can go is one question: is there a solution with another
//! digit in its cell? The same seed gives the same puzzle natively and in wasm.

mod difficulty;
mod dig;
mod error;
mod layout;

use std::ops::ControlFlow;

use crate::control::{Control, Progress};
use crate::fast;
use crate::model::{Cell, CellSet, Proper, Puzzle, Random, Solution};

pub use difficulty::Difficulty;
use difficulty::Rank;
pub use dig::is_minimal;
pub use error::GenerateError;
pub use layout::Layout;

/// The number of exchanges in which a puzzle has to become hard enough.
const EXCHANGES: usize = 40;

/// Requirements for a generated puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The symmetry of its givens.
    pub layout: Layout,
    /// The number of its givens, from 17 to 81, if that matters.
    pub givens: Option<usize>,
    /// Whether it needs each of its givens. With a symmetry that is rare.
    pub minimal: bool,
}

/// Makes a puzzle: the same for the same request and generator, on every machine.
///
/// The control is told the number of puzzles that were tried. Some requests take hours, and some that are not known
/// to be impossible are.
///
/// # Errors
/// If no puzzle can meet the request, or the control stops the search.
pub fn generate(
    request: &Request,
    random: &mut Random,
    control: Control,
) -> Result<Proper, GenerateError> {
    error::check(request)?;
    let full = dig::random_solution(random);
    let mut maker = Maker { request, full, random, control, tried: 0 };
    loop {
        if let ControlFlow::Break(end) = maker.attempt() {
            return end.ok_or(GenerateError::Stopped);
        }
        maker.full = dig::random_solution(maker.random);
    }
}

/// The attempts so far.
struct Maker<'a> {
    request: &'a Request,
    /// The solution at hand.
    full: Solution,
    random: &'a mut Random,
    control: Control<'a>,
    /// The number of puzzles tried.
    tried: usize,
}

/// `Break` ends the search: with the puzzle, or with `None` if the caller wants no more.
type Attempt<T> = ControlFlow<Option<Proper>, T>;

impl Maker<'_> {
    /// Digs out the solution, and mends what is too hard or too easy.
    fn attempt(&mut self) -> Attempt<()> {
        let wanted = self.request.difficulty.wanted();
        let mut givens = self.dig(CellSet::ALL);
        let mut grade = self.grade(givens)?;
        if grade.0 > *wanted.end() {
            return self.soften(givens);
        }
        for _ in 0..EXCHANGES {
            if wanted.contains(&grade.0) {
                return self.finish(givens);
            }
            let next = self.exchange(givens);
            let next_grade = self.grade(next)?;
            if next_grade >= grade && next_grade.0 <= *wanted.end() {
                (givens, grade) = (next, next_grade);
            }
        }
        Attempt::Continue(())
    }

    /// Puts givens back, a group of images at a time, until the puzzle is no longer too hard.
    fn soften(&mut self, mut givens: CellSet) -> Attempt<()> {
        let wanted = self.request.difficulty.wanted();
        let most = self.request.givens.unwrap_or(Cell::NUM);
        let mut groups = self.request.layout.groups(!givens);
        self.random.shuffle(&mut groups);
        for group in groups {
            givens |= group;
            if self.request.minimal || givens.len() > most {
                break;
            }
            let (value, _) = self.grade(givens)?;
            if wanted.contains(&value) {
                return self.finish(givens);
            }
            if value < *wanted.start() {
                break;
            }
        }
        Attempt::Continue(())
    }

    /// Removes up to three groups of givens, adds others until there is one solution, and digs again.
    fn exchange(&mut self, mut givens: CellSet) -> CellSet {
        let layout = self.request.layout;
        for _ in 0..=self.random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens -= layout.images(self.random.pick(&cells));
        }
        while fast::prove(&self.restricted_to(givens)).is_err() {
            givens |= layout.images(Cell::from_index(self.random.below(Cell::NUM)));
        }
        self.dig(givens)
    }

    /// Ends the search if the puzzle also meets what the difficulty does not say.
    fn finish(&self, givens: CellSet) -> Attempt<()> {
        let proper = self.proper(givens);
        let fits = self.request.givens.is_none_or(|number| givens.len() == number)
            && (!self.request.minimal || is_minimal(&proper));
        if fits { Attempt::Break(Some(proper)) } else { Attempt::Continue(()) }
    }

    fn restricted_to(&self, givens: CellSet) -> Puzzle {
        Puzzle::from(self.full).restricted_to(givens)
    }

    /// The puzzle with givens that digging has left, which have one solution.
    fn proper(&self, givens: CellSet) -> Proper {
        Proper::new(self.restricted_to(givens), self.full)
    }

    fn dig(&mut self, givens: CellSet) -> CellSet {
        let least = self.request.givens.unwrap_or(0);
        dig::dig(self.random, &self.full, givens, self.request.layout, least)
    }

    fn grade(&mut self, givens: CellSet) -> Attempt<Rank> {
        let progress = Progress::new(self.tried, None);
        self.tried += 1;
        let told = |_| self.control.report(progress);
        if told(progress).is_break() {
            return Attempt::Break(None);
        }
        let grade = self.request.difficulty.grade(&self.proper(givens), Control::new(&told));
        grade.map_or(Attempt::Break(None), Attempt::Continue)
    }
}
