//! Steps in words and pictures: what a step claims, why it holds, and what to look at meanwhile.
//!
//! ```text
//! Step ── shape ──▶ Outline ── words ──▶ Story
//!         statements and pictures        the same in a language
//! ```
//!
//! An [`Outline`] has no language: each of its statements is a value that [`check`] can test against the board. A
//! [`Story`] is the outline in the reader's language, in parts that point at the board.
//!
//! ```
//! use redoku::{fast, logic::{Options, Position, Technique, find_steps}, tell::{self, Language, Scene}};
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let position = Position::new(fast::prove(&text.parse()?)?);
//! let step = &find_steps(&position, &[Technique::HiddenSingle], Options::default())?[0];
//! let story = tell::tell(step, Scene::new(position.board()), Language::English);
//! assert_eq!(story.claim.to_string(), "r9c7 is 1.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod contradiction;
mod mistake;
mod outline;
mod picture;
mod scene;
mod shape;
mod story;
mod words;

pub use check::{Checked, Falsehood, check, check_words};
pub use contradiction::{check_contradiction, tell_contradiction};
pub use mistake::tell_mistakes;
pub use outline::{
    ChainFact, ColourFact, DeadEnd, DeadlyFact, Fact, FishFact, HouseFact, LookAt, Moment, Outline,
    Reach, RulesOut, Say, Seen, SetFact, Sight, SingleFact, State, Statement, Title, TrialFact,
    Why,
};
pub use picture::{CandidateRole, CellRole, HouseRole, Link, LinkKind, Mark, Picture};
pub use scene::Scene;
pub use story::{Beat, Line, Part, Points, Story, Text};
pub use words::{Idea, Language};

use crate::logic::Step;

/// Tells a step in a language.
#[must_use]
pub fn tell(step: &Step, scene: Scene<'_>, language: Language) -> Story {
    words::write(outline(step, scene), language)
}

/// Returns what there is to say about a step, without words.
#[must_use]
pub fn outline(step: &Step, scene: Scene<'_>) -> Outline {
    shape::outline(step, scene)
}
