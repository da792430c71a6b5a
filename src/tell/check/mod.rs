//! Whether an outline tells the truth, statement by statement.
//!
//! Nothing here is shared with the code that makes outlines. A fact has to be true of the board; a line of a walk has to
//! follow from the assumption and the lines before it; and the step's effects have to follow from what was said.

mod chain;
mod colour;
mod deadly;
mod fish;
mod house;
mod picture;
mod set;
mod single;
mod trial;
mod walk;
mod words;

pub use words::check_words;

use std::fmt;

use super::outline::{Fact, Moment, Outline, Say, Statement, Title};
use super::scene::Scene;
use crate::logic::{Evidence, Node, Step, Technique};
use crate::model::{Board, CandidateSet, CellSet, Demand, Digit, DigitSet};
use walk::World;

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// Statements about the board.
    pub facts: usize,
    /// Lines of walks, with their reasons.
    pub lines: usize,
    /// Marks in pictures.
    pub marks: usize,
}

/// A statement that is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Falsehood {
    /// The position of the moment.
    pub moment: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Falsehood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "moment {}: {}", self.moment, self.what)
    }
}

impl std::error::Error for Falsehood {}

/// Checks every statement of an outline against the board, and that the step's effects follow from them.
///
/// # Errors
/// The first statement that is not true.
pub fn check(outline: &Outline, step: &Step, scene: Scene<'_>) -> Result<Checked, Falsehood> {
    let mut checker = Checker::new(scene, step);
    for (at, moment) in outline.moments.iter().enumerate() {
        let falsehood = |what: String| Falsehood { moment: at, what };
        checker.moment(moment.title, &moment.statements).map_err(falsehood)?;
        checker.picture(&moment.adds, None).map_err(falsehood)?;
    }
    let falsehood = |what: &str| Falsehood { moment: outline.moments.len(), what: what.into() };
    if (outline.place, outline.remove) != (step.place, step.remove) {
        return Err(falsehood("the claim is not the step's"));
    }
    let result = outline.moments.last().filter(|moment| moment.title == Title::Result);
    let Some(result) = result else { return Err(falsehood("there is no result")) };
    checker.marks_effects(result).map_err(|what| falsehood(&what))?;
    checker.effects_follow().map_err(|what| falsehood(&what))?;
    Ok(checker.checked)
}

type Verdict = Result<(), String>;

fn ensure(truth: bool, what: &dyn fmt::Debug) -> Verdict {
    if truth { Ok(()) } else { Err(format!("{what:?}")) }
}

/// Checks a moment that says why nothing is left that meets a demand.
pub(super) fn check_nothing_left(
    moment: &Moment,
    stuck: Demand,
    scene: Scene<'_>,
) -> Result<Checked, Falsehood> {
    // A single without a candidate.
    let (technique, none) = (Technique::HiddenSingle, CandidateSet::EMPTY);
    let evidence = Evidence::Single(stuck);
    let step = Step { technique, place: none, remove: none, evidence };
    let mut checker = Checker::new(scene, &step);
    let falsehood = |what| Falsehood { moment: 0, what };
    checker.moment(moment.title, &moment.statements).map_err(falsehood)?;
    checker.picture(&moment.adds, None).map_err(falsehood)?;
    let open = scene.board.is_met(stuck) || !scene.board.choices(stuck).is_empty();
    ensure(!open, &("something is left", stuck)).map_err(falsehood)?;
    Ok(checker.checked)
}

struct Checker<'a> {
    scene: Scene<'a>,
    board: &'a Board,
    step: &'a Step,
    checked: Checked,
    world: World,
    /// What was shown to be false, and to be true.
    falls: CandidateSet,
    holds: CandidateSet,
    /// What the covers of a fish take, unless a fin is true.
    unless_fins: CandidateSet,
    /// Colours of a digit, one of which is right.
    either: Vec<[CellSet; 2]>,
    /// Digits of which one of the cells holds one.
    held: Vec<Node>,
    /// Digits that are used up in cells.
    used: Option<(DigitSet, CellSet)>,
    /// The digits that could swap in a pattern, its fillings, and its guardians.
    swapped: DigitSet,
    fillings: Vec<[CellSet; 2]>,
    guardians: Option<CandidateSet>,
}

impl<'a> Checker<'a> {
    fn new(scene: Scene<'a>, step: &'a Step) -> Self {
        Self {
            scene,
            board: scene.board,
            step,
            checked: Checked::default(),
            world: World::default(),
            falls: CandidateSet::EMPTY,
            holds: CandidateSet::EMPTY,
            unless_fins: CandidateSet::EMPTY,
            either: Vec::new(),
            held: Vec::new(),
            used: None,
            swapped: DigitSet::EMPTY,
            fillings: Vec::new(),
            guardians: None,
        }
    }

    fn moment(&mut self, title: Title, statements: &[Statement]) -> Verdict {
        ensure(!statements.is_empty(), &"nothing is said")?;
        for statement in statements {
            self.statement(statement)?;
        }
        self.names_every_other(title, statements)
    }

    fn statement(&mut self, statement: &Statement) -> Verdict {
        match &statement.say {
            Say::Fact(fact) => {
                self.checked.facts += 1;
                self.fact(fact, &statement.lemma)?;
            }
            Say::Effects => {}
            say => {
                self.checked.lines += 1;
                self.line(say, &statement.lemma)?;
            }
        }
        self.picture(&statement.adds, Some(&statement.say))
    }

    fn fact(&mut self, fact: &Fact, lemma: &[Statement]) -> Verdict {
        let truth = match fact {
            Fact::Single(fact) => self.single(fact),
            Fact::House(fact) => self.house(fact),
            Fact::Fish(fact) => self.fish(fact),
            Fact::Chain(fact) => self.chain(fact),
            Fact::Colour(fact) => self.colour(fact),
            Fact::Set(fact) => self.set(fact),
            Fact::Deadly(fact) => self.deadly(fact),
            Fact::Trial(fact) => self.trial(fact, lemma)?,
        };
        ensure(truth, fact)
    }

    /// Whether the effects follow from what was said.
    fn effects_follow(&self) -> Verdict {
        let unproved = (self.step.remove - self.falls, self.step.place - self.holds);
        let all = unproved.0.is_empty() && unproved.1.is_empty();
        ensure(all, &("these effects do not follow", unproved))
    }

    fn places(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.board.cells_with(digit) & cells
    }

    fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.candidates(cell))
    }
}

/// The candidates of some digits in some cells.
fn all_of(digits: DigitSet, cells: CellSet) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of(digit, cells))
}
