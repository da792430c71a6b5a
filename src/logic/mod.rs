//! The human solver: answers with reasons.

mod chain;
mod evidence;
mod find;
mod path;
mod proof;
mod reach;
#[cfg(feature = "rating")]
mod round;
mod step;
mod survey;
mod technique;
mod verify;

pub use evidence::{Chain, Colours, Deadly, Evidence, Fish, Node, SetLink, Sets, Strong, Subset};
pub use path::{Explanation, Hint, Options, Path, explain, find_steps, find_steps_with, hint};
pub use proof::{Branch, Cases, End, Line, Literal, Proof, Why};
#[cfg(feature = "rating")]
pub(crate) use round::Round;
pub use step::Step;
pub use technique::{Family, Level, Technique};
pub use verify::{Flaw, verify};

/// Returns all techniques, in teaching order.
#[must_use]
pub fn techniques() -> &'static [Technique] {
    Technique::ALL
}
