//! Outlines in words: one folder per language, each of them exhaustive matches.

mod chinese;
mod english;
mod idea;
mod pen;

pub use idea::Idea;

use super::outline::{Fact, LookAt, Moment, Outline, Say, State, Statement, Title, Why};
use super::story::{Beat, Line, Story, Text};
use crate::logic::Mistakes;
use crate::logic::{Family, Technique};
use crate::model::{CandidateSet, Cell};
use pen::{Pen, Style};

/// A language that stories are told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// Returns the language tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-Hans",
        }
    }

    /// Returns the language that a tag means: `en`, `zh`, or one with more parts, such as `zh-Hans`.
    ///
    /// ```
    /// use redoku::tell::Language;
    /// assert_eq!(Language::from_tag("zh"), Some(Language::Chinese));
    /// assert_eq!(Language::from_tag("en-GB"), Some(Language::English));
    /// assert_eq!(Language::from_tag("fr"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split('-').next()? {
            "en" => Some(Self::English),
            "zh" => Some(Self::Chinese),
            _ => None,
        }
    }

    fn writer(self) -> &'static dyn Writer {
        match self {
            Self::English => &english::English,
            Self::Chinese => &chinese::Chinese,
        }
    }
}

impl Technique {
    /// Returns the name in a language.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        language.writer().technique(self)
    }

    /// Returns the idea in a language, in one or two sentences.
    #[must_use]
    pub fn idea(self, language: Language) -> &'static str {
        language.writer().idea(Idea::of(self))
    }
}

impl Family {
    /// Returns the name in a language.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        language.writer().family(self)
    }
}

/// A language. Every method is a match without a default arm: what is not translated does not compile.
trait Writer {
    /// How things on the board are named and listed.
    fn style(&self) -> &'static Style;
    /// A technique's name.
    fn technique(&self, technique: Technique) -> &'static str;
    /// A technique's idea.
    fn idea(&self, idea: Idea) -> &'static str;
    /// A family's name.
    fn family(&self, family: Family) -> &'static str;
    /// The kind of move, in a sentence.
    fn kind_of_move(&self, family: Family) -> &'static str;
    /// Where to look.
    fn look_at(&self, pen: &mut Pen, look_at: LookAt);
    /// A beat's title.
    fn title(&self, pen: &mut Pen, title: Title);
    /// The conclusion, before it is explained.
    fn claim(&self, pen: &mut Pen, place: CandidateSet, remove: CandidateSet);
    /// What a statement says; its reason, if it has one, is [`Self::why`] or [`Self::aside`].
    fn say(&self, pen: &mut Pen, say: &Say, outline: &Outline);
    /// The reason of a line.
    fn why(&self, pen: &mut Pen, why: &Why, state: &State);
    /// What stands beside a fact: the house or the step that it rests on. Writes nothing for most.
    fn aside(&self, pen: &mut Pen, fact: &Fact);
    /// What is told about mistakes.
    fn mistake(&self, pen: &mut Pen, part: MistakePart, mistakes: &Mistakes);
}

/// The parts of a story about mistakes.
#[derive(Clone, Copy)]
pub(super) enum MistakePart {
    /// Its name.
    Name,
    /// That there are mistakes, and of which kind.
    Kind,
    /// Which one.
    Which(Cell),
}

/// Writes a text.
fn text(writer: &dyn Writer, write: impl FnOnce(&mut Pen)) -> Text {
    let mut pen = Pen::new(writer.style());
    write(&mut pen);
    pen.finish()
}

/// Writes a phrase; `None` if there is nothing to write.
fn phrase(writer: &dyn Writer, write: impl FnOnce(&mut Pen)) -> Option<Text> {
    let mut pen = Pen::new(writer.style());
    write(&mut pen);
    Some(pen.finish_phrase()).filter(|text| !text.is_empty())
}

pub(super) fn write(mut outline: Outline, language: Language) -> Story {
    let writer = language.writer();
    let moments = std::mem::take(&mut outline.moments);
    let beat = |moment: Moment| Beat {
        title: text(writer, |pen| writer.title(pen, moment.title)).to_string(),
        lines: lines(writer, moment.statements, &outline),
        adds: moment.adds,
        fresh: moment.fresh,
    };
    let beats = moments.into_iter().map(beat).collect();
    let kind = writer.kind_of_move(outline.technique.family());
    Story {
        name: writer.technique(outline.technique).into(),
        claim: text(writer, |pen| writer.claim(pen, outline.place, outline.remove)),
        hints: [
            text(writer, |pen| pen.text(kind)),
            text(writer, |pen| writer.look_at(pen, outline.look_at)),
        ],
        beats,
    }
}

fn lines(writer: &dyn Writer, statements: Vec<Statement>, outline: &Outline) -> Vec<Line> {
    statements.into_iter().map(|it| line(writer, it, outline)).collect()
}

fn line(writer: &dyn Writer, statement: Statement, outline: &Outline) -> Line {
    let Statement { say, adds, lemma } = statement;
    let sentence = |pen: &mut Pen| writer.say(pen, &say, outline);
    let (reason, on) = match &say {
        Say::Then { state, why, .. } => {
            (phrase(writer, |pen| writer.why(pen, why, state)), Some(state.on))
        }
        Say::Assume(state) => (None, Some(state.on)),
        Say::Fact(fact) => (phrase(writer, |pen| writer.aside(pen, fact)), None),
        _ => (None, None),
    };
    // A line of a walk goes on from the one before.
    let text = match &say {
        Say::Then { .. } => phrase(writer, sentence).unwrap_or_default(),
        _ => text(writer, sentence),
    };
    Line { text, reason, on, adds, lemma: lines(writer, lemma, outline) }
}

/// Writes the story of a mistake.
pub(super) fn write_mistake(
    mistakes: &Mistakes,
    cell: Cell,
    look_at: LookAt,
    adds: super::picture::Picture,
    language: Language,
) -> Story {
    let writer = language.writer();
    let part = |part| text(writer, |pen| writer.mistake(pen, part, mistakes));
    let which = part(MistakePart::Which(cell));
    let line = Line { text: which.clone(), reason: None, on: None, adds, lemma: Vec::new() };
    Story {
        name: part(MistakePart::Name).to_string(),
        claim: which,
        hints: [part(MistakePart::Kind), text(writer, |pen| writer.look_at(pen, look_at))],
        beats: vec![Beat {
            title: text(writer, |pen| writer.title(pen, Title::Result)).to_string(),
            lines: vec![line],
            adds: super::picture::Picture::default(),
            fresh: false,
        }],
    }
}
