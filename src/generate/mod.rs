//! New puzzles.
//!
//! ```
//! use std::ops::ControlFlow;
//! use redoku::Random;
//! use redoku::generate::{Difficulty, Layout, Wish, generate};
//! use redoku::logic::Level;
//!
//! let wish = Wish { difficulty: Difficulty::Level(Level::Medium), layout: Layout::Mirror, ..Wish::default() };
//! let puzzle = generate(&wish, &mut Random::from("a seed"), &|_| ControlFlow::Continue(())).unwrap();
//! assert!(redoku::fast::is_unique(&puzzle));
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
mod layout;

use std::ops::ControlFlow;

use crate::fast;
use crate::model::{Cell, CellSet, Puzzle, Random};

pub use difficulty::Difficulty;
use difficulty::Grade;
pub use dig::is_minimal;
pub use layout::Layout;

/// The number of exchanges in which a puzzle has to become hard enough.
const EXCHANGES: usize = 40;

/// What a new puzzle shall be like.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The symmetry of its givens.
    pub layout: Layout,
    /// The number of its givens, if that matters. There is no puzzle with fewer than 17.
    pub givens: Option<usize>,
    /// Whether it needs each of its givens. With a symmetry that is rare.
    pub minimal: bool,
}

/// Makes a puzzle: the same for the same wish and generator, on every machine.
///
/// `poll` is called at least once per puzzle that is tried, with the number of those before. Some wishes
/// cannot be granted or take hours; `None` if `poll` breaks off.
pub fn generate(
    wish: &Wish,
    random: &mut Random,
    poll: &dyn Fn(usize) -> ControlFlow<()>,
) -> Option<Puzzle> {
    let mut maker = Maker { wish, full: Puzzle::EMPTY, random, poll, tried: 0 };
    loop {
        maker.full = Puzzle::from(dig::random_solution(maker.random));
        if let ControlFlow::Break(puzzle) = maker.attempt() {
            return puzzle;
        }
    }
}

/// The attempts so far.
struct Maker<'a> {
    wish: &'a Wish,
    /// The solution at hand.
    full: Puzzle,
    random: &'a mut Random,
    poll: &'a dyn Fn(usize) -> ControlFlow<()>,
    /// The number of puzzles tried.
    tried: usize,
}

/// `Break` ends the search: with the puzzle, or with `None` if the caller wants no more.
type Attempt<T> = ControlFlow<Option<Puzzle>, T>;

impl Maker<'_> {
    /// Digs out the solution, and mends what is too hard or too easy.
    fn attempt(&mut self) -> Attempt<()> {
        let wanted = self.wish.difficulty.wanted();
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
        let wanted = self.wish.difficulty.wanted();
        let most = self.wish.givens.unwrap_or(Cell::NUM);
        let mut groups = self.wish.layout.groups(!givens);
        self.random.shuffle(&mut groups);
        for group in groups {
            givens |= group;
            if self.wish.minimal || givens.len() > most {
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
        let layout = self.wish.layout;
        for _ in 0..=self.random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens -= layout.images(self.random.pick(&cells));
        }
        while !fast::is_unique(&self.full.restricted_to(givens)) {
            givens |= layout.images(Cell::from_index(self.random.below(Cell::NUM)));
        }
        self.dig(givens)
    }

    /// Ends the search if the puzzle is as wished, too, in what the difficulty does not say.
    fn finish(&self, givens: CellSet) -> Attempt<()> {
        let puzzle = self.full.restricted_to(givens);
        let fits = self.wish.givens.is_none_or(|number| givens.len() == number)
            && (!self.wish.minimal || is_minimal(&puzzle));
        if fits { Attempt::Break(Some(puzzle)) } else { Attempt::Continue(()) }
    }

    fn dig(&mut self, givens: CellSet) -> CellSet {
        let least = self.wish.givens.unwrap_or(0);
        dig::dig(self.random, &self.full, givens, self.wish.layout, least)
    }

    fn grade(&mut self, givens: CellSet) -> Attempt<Grade> {
        let tried = self.tried;
        self.tried += 1;
        let poll = || (self.poll)(tried);
        if poll().is_break() {
            return Attempt::Break(None);
        }
        let grade = self.wish.difficulty.grade(&self.full.restricted_to(givens), &poll);
        grade.map_or(Attempt::Break(None), Attempt::Continue)
    }
}
