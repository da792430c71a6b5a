//! What there is to say about a step, in no language.

mod fact;
mod walk;

pub use fact::{
    ChainFact, ColourFact, DeadlyFact, Fact, FishFact, HouseFact, Seen, SetFact, SingleFact,
    TrialFact,
};
pub use walk::{DeadEnd, Reach, RulesOut, Sight, State, Why};

use super::picture::Picture;
use crate::logic::{Node, Technique};
use crate::model::{CandidateSet, House, HouseKind};

/// A step as a sequence of statements, each of them a value that can be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The technique.
    pub technique: Technique,
    /// The candidates that are true.
    pub place: CandidateSet,
    /// The candidates that are false.
    pub remove: CandidateSet,
    /// Where to look.
    pub look_at: LookAt,
    /// The moments, the result last.
    pub moments: Vec<Moment>,
}

/// Where to look for a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookAt {
    /// A house.
    House(House),
    /// All candidates of some digits.
    Digits(CandidateSet),
}

/// A part of an outline that is shown at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What it is about.
    pub title: Title,
    /// What is said.
    pub statements: Vec<Statement>,
    /// What it adds to the picture of the moments before.
    pub adds: Picture,
    /// Whether the picture starts from nothing.
    pub fresh: bool,
}

/// One thing that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// What.
    pub say: Say,
    /// What it adds to the picture.
    pub adds: Picture,
    /// A proof of it, to be folded.
    pub lemma: Vec<Statement>,
}

/// The title of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Title {
    /// A hidden single: why the other cells are out.
    EveryOtherCell,
    /// A naked single: why the other digits are out.
    EveryOtherDigit,
    /// A house without a place for a digit: why all its cells are out.
    EveryCell,
    /// A cell without a digit: why all digits are out.
    EveryDigit,
    /// A full house.
    LastCell,
    /// What to see first.
    Pattern,
    /// Houses of one kind; `None` if they are mixed.
    Houses(Option<HouseKind>),
    /// The fins of a fish.
    Fins,
    /// Why the pattern works.
    Reason,
    /// A chain, link by link.
    Walk,
    /// What the ends of a chain rule out.
    BothEnds,
    /// What the links of a ring rule out.
    BothWays,
    /// Cells of alternating colours.
    Colours,
    /// What a colour meets.
    Meeting,
    /// Single cells.
    Cells,
    /// Groups of cells.
    Sets,
    /// What joins sets.
    Link,
    /// What sees the cells that hold a digit.
    SeenFrom,
    /// The ways to fill a deadly pattern.
    WouldAllow,
    /// The guardians of a deadly pattern.
    Saved,
    /// Combinations of digits.
    Combinations,
    /// Ways to place a digit in the whole grid.
    Ways,
    /// The cases of a proof.
    Cases,
    /// A case of a proof, counted from 1.
    Case(usize),
    /// An assumption.
    Assume,
    /// What follows.
    Follow,
    /// Where an assumption fails.
    Contradiction,
    /// What the step does.
    Result,
}

/// What a statement says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// Something that is true of the board.
    Fact(Fact),
    /// An assumption: what comes next holds under it.
    Assume(State),
    /// Something that follows from the assumption and the statements since.
    Then {
        /// What.
        state: State,
        /// Why.
        why: Why,
        /// Candidates that are ruled out on the way: too plain for a line of their own.
        plain: Vec<Sight>,
    },
    /// The assumption fails.
    Stuck {
        /// What cannot be.
        end: DeadEnd,
        /// Candidates that are ruled out on the way.
        plain: Vec<Sight>,
    },
    /// The case leads to the step's effects.
    SameEnd {
        /// Candidates that are ruled out on the way.
        plain: Vec<Sight>,
    },
    /// One of these is true in any case: what the walk has shown.
    OneEnd([Node; 2]),
    /// If this is true, candidates that the step removes are false, each in its way.
    Excludes {
        /// What may be true.
        by: Node,
        /// What is then false.
        rules_out: Vec<RulesOut>,
    },
    /// The walk leads from the opposite of this to this: it is true.
    Returns(Node),
    /// The step's effects.
    Effects,
}

impl Moment {
    pub(super) fn new(title: Title) -> Self {
        Self { title, statements: Vec::new(), adds: Picture::default(), fresh: false }
    }

    pub(super) fn draw(mut self, draw: impl FnOnce(&mut Picture)) -> Self {
        draw(&mut self.adds);
        self
    }

    pub(super) fn say(mut self, statement: impl Into<Statement>) -> Self {
        self.statements.push(statement.into());
        self
    }

    pub(super) fn say_all(mut self, statements: impl IntoIterator<Item = Statement>) -> Self {
        self.statements.extend(statements);
        self
    }
}

impl Statement {
    pub(super) fn draw(mut self, draw: impl FnOnce(&mut Picture)) -> Self {
        draw(&mut self.adds);
        self
    }
}

impl From<Say> for Statement {
    fn from(say: Say) -> Self {
        Self { say, adds: Picture::default(), lemma: Vec::new() }
    }
}

impl<F: Into<Fact>> From<F> for Statement {
    fn from(fact: F) -> Self {
        Say::Fact(fact.into()).into()
    }
}
