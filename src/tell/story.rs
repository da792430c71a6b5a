//! A step in a language: texts in parts, and the picture of each moment.

use std::fmt;

use super::picture::Picture;
use crate::model::{CellSet, DigitSet, HouseSet};

/// A step, told.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Story {
    /// The technique's name.
    pub name: String,
    /// The conclusion.
    pub claim: Text,
    /// The kind of move, and where to look: what a hint says before it shows the step.
    pub hints: [Text; 2],
    /// The moments of the story.
    pub beats: Vec<Beat>,
}

/// A moment of a story: one press of "Next".
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Beat {
    /// What the moment is about, in a few words.
    pub title: String,
    /// The sentences.
    pub lines: Vec<Line>,
    /// What the moment adds to the picture of the moments before.
    pub adds: Picture,
    /// Whether the picture starts from nothing, as for the next case of a proof.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub fresh: bool,
}

/// A sentence, or a link of a walk.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Line {
    /// The sentence.
    pub text: Text,
    /// Why it holds, in a few words.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub reason: Option<Text>,
    /// For a link of a walk: whether it says that something is true.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub on: Option<bool>,
    /// What the line adds to the picture.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Picture::is_empty"))]
    pub adds: Picture,
    /// A proof of the line, to be folded.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub lemma: Vec<Line>,
}

/// A text in parts that point at the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Text(pub Vec<Part>);

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// What is written.
    pub text: String,
    /// What a screen reader says, if it differs.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub spoken: Option<String>,
    /// What the part refers to.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub points: Option<Points>,
}

/// What a part of a text refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// Cells.
    Cells(CellSet),
    /// Candidates: these digits in these cells.
    Candidates(DigitSet, CellSet),
    /// Houses.
    Houses(HouseSet),
    /// An earlier step, by its position.
    Step(usize),
}

impl Text {
    /// Returns what a screen reader says.
    #[must_use]
    pub fn spoken(&self) -> String {
        self.0.iter().map(|part| part.spoken.as_ref().unwrap_or(&part.text).as_str()).collect()
    }

    /// Returns whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|part| part.text.trim().is_empty())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|part| f.write_str(&part.text))
    }
}

/// Writes the whole story as plain text: the claim, then each beat with its lines below it.
impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} · {}", self.name, self.claim)?;
        for beat in &self.beats {
            write!(f, "\n  {}", beat.title)?;
            write_lines(f, &beat.lines, 4)?;
        }
        Ok(())
    }
}

fn write_lines(f: &mut fmt::Formatter<'_>, lines: &[Line], indent: usize) -> fmt::Result {
    for line in lines {
        let sign = match line.on {
            Some(true) => "● ",
            Some(false) => "○ ",
            None => "",
        };
        write!(f, "\n{:indent$}{sign}{}", "", line.text)?;
        if let Some(reason) = &line.reason {
            write!(f, " · {reason}")?;
        }
        write_lines(f, &line.lemma, indent + 4)?;
    }
    Ok(())
}
