//! The engine one node at a time, to show how it works.

use super::propagate::Progress;
use super::state::State;
use crate::model::{Candidate, Grid, Puzzle};

/// A node of the search: the candidates that are left.
///
/// ```
/// use redoku::{Puzzle, fast::Node};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut node = Node::new(&text.parse()?);
/// assert!(node.settle());
/// assert_eq!(node.guess(), None, "an easy puzzle needs no guess");
/// assert!(node.grid().blanks().is_empty());
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[derive(Clone)]
pub struct Node {
    state: State,
    /// Whether there was no guess yet: then propagation is more thorough.
    is_first: bool,
}

impl Node {
    /// Creates the node at the start.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        Self { state: State::new(puzzle), is_first: true }
    }

    /// Eliminates until nothing more follows; returns `false` at a contradiction.
    pub fn settle(&mut self) -> bool {
        let is_first = std::mem::replace(&mut self.is_first, false);
        let progress =
            if is_first { self.state.propagate() } else { self.state.propagate_briefly() };
        progress != Progress::Contradiction
    }

    /// Returns the digits of the cells that have one candidate left.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.state.grid()
    }

    /// Returns the candidate that the search would try next; `None` if every cell is settled.
    #[must_use]
    pub fn guess(&self) -> Option<Candidate> {
        let is_open = !self.grid().blanks().is_empty();
        is_open.then(|| self.state.choose().into())
    }

    /// Makes a candidate the only one of its cell.
    pub fn place(&mut self, candidate: Candidate) {
        self.state.place(candidate.into());
    }

    /// Takes a candidate away.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.state.eliminate(candidate.into());
    }
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "node(\"{}\")", self.grid())
    }
}
