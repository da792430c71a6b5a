//! The events of the fast engine.

use redoku::classic::{self, Engine, Observer, Outcome, Place, Search, Watch, trace};
use redoku::{Candidate, Grid, Puzzle, Solution, fast, fast::Limits};

use super::{AGAINST_BRUTE_FORCE, IMPOSSIBLE, INKALA, PICTURE, puzzle};

/// The fast engine, for `classic::engine`.
#[derive(Clone)]
struct Fast(fast::Node);

impl Engine for Fast {
    fn new(puzzle: &Puzzle) -> Self {
        Self(fast::Node::new(puzzle))
    }
    fn settle(&mut self) -> bool {
        self.0.settle()
    }
    fn grid(&self) -> Grid {
        self.0.grid()
    }
    fn guess(&self) -> Option<Candidate> {
        self.0.guess()
    }
    fn place(&mut self, candidate: Candidate) {
        self.0.place(candidate);
    }
    fn eliminate(&mut self, candidate: Candidate) {
        self.0.eliminate(candidate);
    }
}

pub(crate) struct Told;

impl Search for Told {
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
        classic::engine::<Fast, O>(puzzle, observer)
    }
}

#[test]
fn the_story_of_the_fast_engine_has_its_guesses_and_can_be_resumed() {
    for text in [PICTURE, INKALA, AGAINST_BRUTE_FORCE, &".".repeat(81)] {
        let found = fast::search(&puzzle(text), Limits { solutions: 1, ..Limits::default() });
        let story = trace(&Told, &puzzle(text), u32::MAX);
        assert_eq!(story.counts.tests, found.guesses, "{text}");
        assert_eq!(story.counts.calls, found.guesses + 1);
        assert_eq!(story.solution.as_slice(), found.solutions);

        let mut watch = Watch::new(Told, puzzle(text));
        while !watch.run(1) {}
        assert_eq!((watch.steps(), watch.counts()), (story.steps, story.counts));
        assert_eq!(watch.seek(Place::Step(0), u32::MAX).1, story.events);
    }
    assert_eq!(trace(&Told, &puzzle(IMPOSSIBLE), 0).solution, None);
}
