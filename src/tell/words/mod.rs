//! Outlines in words: one folder per language, each of them exhaustive matches.

mod chinese;
mod english;
mod idea;
mod pen;

pub use idea::Idea;

use super::outline::{
    ChainFact, ColourFact, DeadEnd, DeadlyFact, Fact, FishFact, HouseFact, LookAt, Moment, Outline,
    RulesOut, Say, SetFact, SingleFact, State, Statement, Title, TrialFact, Why,
};
use super::picture::Picture;
use super::story::{Beat, Line, Story, Text};
use crate::logic::{Correction, Family, Mistakes, Node, Technique};
use crate::model::names::named_enum;
use crate::model::{CandidateSet, Demand};
use pen::{Pen, Style};

named_enum! {
    /// A language that stories are told in; its id is its language tag.
    ///
    /// ```
    /// use redoku::tell::Language;
    /// assert_eq!("zh-Hans".parse(), Ok(Language::Chinese));
    /// assert_eq!(Language::English.to_string(), "en");
    /// assert!("fr".parse::<Language>().is_err());
    /// ```
    #[derive(Default)]
    pub enum Language {
        /// English.
        #[default]
        English = "en",
        /// Simplified Chinese.
        Chinese = "zh-Hans",
    }
}

impl Language {
    /// Returns the language of a tag that may have more or fewer parts, such as `zh` or `en-GB`.
    ///
    /// ```
    /// use redoku::tell::Language;
    /// assert_eq!(Language::of_tag("zh"), Some(Language::Chinese));
    /// assert_eq!(Language::of_tag("en-GB"), Some(Language::English));
    /// assert_eq!(Language::of_tag("fr"), None);
    /// ```
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let name = tag.split('-').next();
        Self::ALL.into_iter().find(|language| language.id().split('-').next() == name)
    }

    const fn words(self) -> &'static Words {
        match self {
            Self::English => &english::ENGLISH,
            Self::Chinese => &chinese::CHINESE,
        }
    }
}

impl Technique {
    /// Returns the name in a language.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        (language.words().names.technique)(self)
    }

    /// Returns the idea in a language, in one or two sentences.
    #[must_use]
    pub fn idea(self, language: Language) -> &'static str {
        (language.words().names.idea)(Idea::of(self))
    }
}

impl Family {
    /// Returns the name in a language.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        (language.words().names.family)(self)
    }
}

/// A language. Every function is a match without a default arm: what is not translated does not compile.
struct Words {
    style: Style,
    names: Names,
    lines: Lines,
    facts: Facts,
}

/// What things are called.
struct Names {
    technique: fn(Technique) -> &'static str,
    idea: fn(Idea) -> &'static str,
    family: fn(Family) -> &'static str,
    /// The kind of move, in a sentence.
    kind_of_move: fn(Family) -> &'static str,
}

/// What is said about every step.
struct Lines {
    look_at: fn(&mut Pen, LookAt),
    title: fn(&mut Pen, Title),
    /// The conclusion, before it is explained.
    claim: fn(&mut Pen, CandidateSet, CandidateSet),
    /// The conclusion, as an instruction.
    effects: fn(&mut Pen, CandidateSet, CandidateSet),
    assume: fn(&mut Pen, &State),
    state: fn(&mut Pen, &State),
    /// The reason of a line of a walk.
    why: fn(&mut Pen, &Why, &State),
    stuck: fn(&mut Pen, &DeadEnd),
    /// A case leads to these effects.
    same_end: fn(&mut Pen, CandidateSet, CandidateSet),
    /// One end of a walk is true, and either rules these candidates out.
    one_end: fn(&mut Pen, CandidateSet),
    excludes: fn(&mut Pen, &Node, &[RulesOut]),
    returns: fn(&mut Pen, &Node),
    mistake: fn(&mut Pen, MistakePart, &Mistakes),
    contradiction: fn(&mut Pen, ContradictionPart, Demand),
}

/// What is said about the board, topic by topic; an aside is the reason beside an item of a list.
struct Facts {
    single: fn(&mut Pen, &SingleFact),
    single_aside: fn(&mut Pen, &SingleFact),
    house: fn(&mut Pen, &HouseFact),
    fish: fn(&mut Pen, &FishFact),
    chain: fn(&mut Pen, &ChainFact),
    colour: fn(&mut Pen, &ColourFact),
    set: fn(&mut Pen, &SetFact),
    deadly: fn(&mut Pen, &DeadlyFact),
    trial: fn(&mut Pen, &TrialFact),
    trial_aside: fn(&mut Pen, &TrialFact),
}

/// The parts of a story about mistakes.
#[derive(Clone, Copy)]
pub(super) enum MistakePart {
    /// Its name.
    Name,
    /// That there are mistakes, and of which kind.
    Kind,
    /// Which one comes first.
    Which(Correction),
}

/// The parts of a story about a contradiction.
#[derive(Clone, Copy)]
pub(super) enum ContradictionPart {
    /// Its name.
    Name,
    /// That there is one.
    Kind,
    /// What nothing is left for.
    Claim,
    /// What follows.
    NoSolution,
}

/// Writes a sentence.
fn sentence(words: &'static Words, write: impl FnOnce(&mut Pen)) -> Text {
    let mut pen = Pen::new(&words.style);
    write(&mut pen);
    pen.finish()
}

/// Writes a phrase; `None` if there is nothing to write.
fn phrase(words: &'static Words, write: impl FnOnce(&mut Pen)) -> Option<Text> {
    let mut pen = Pen::new(&words.style);
    write(&mut pen);
    Some(pen.finish_phrase()).filter(|text| !text.is_empty())
}

pub(super) fn write(mut outline: Outline, language: Language) -> Story {
    let words = language.words();
    let Words { names, lines, .. } = words;
    let moments = std::mem::take(&mut outline.moments);
    let effects = (outline.place, outline.remove);
    let beats = moments.into_iter().map(|moment| write_beat(words, moment, effects)).collect();
    let kind = (names.kind_of_move)(outline.technique.family());
    Story {
        name: (names.technique)(outline.technique).into(),
        claim: sentence(words, |pen| (lines.claim)(pen, outline.place, outline.remove)),
        hints: [
            sentence(words, |pen| pen.text(kind)),
            sentence(words, |pen| (lines.look_at)(pen, outline.look_at)),
        ],
        beats,
    }
}

/// What a step places and removes.
type Effects = (CandidateSet, CandidateSet);

fn write_beat(words: &'static Words, moment: Moment, effects: Effects) -> Beat {
    Beat {
        title: write_title(words, moment.title),
        lines: write_lines(words, moment.statements, effects),
        adds: moment.adds,
        fresh: moment.fresh,
    }
}

fn write_title(words: &'static Words, title: Title) -> String {
    sentence(words, |pen| (words.lines.title)(pen, title)).to_string()
}

fn write_lines(words: &'static Words, all: Vec<Statement>, effects: Effects) -> Vec<Line> {
    all.into_iter().map(|statement| write_line(words, statement, effects)).collect()
}

fn write_line(words: &'static Words, statement: Statement, effects: Effects) -> Line {
    let Statement { say, adds, lemma } = statement;
    let (reason, on) = match &say {
        Say::Then { state, why, .. } => {
            (phrase(words, |pen| (words.lines.why)(pen, why, state)), Some(state.on))
        }
        Say::Assume(state) => (None, Some(state.on)),
        Say::Fact(fact) => (phrase(words, |pen| aside(words, pen, fact)), None),
        _ => (None, None),
    };
    let text = |pen: &mut Pen| write_say(words, pen, &say, effects);
    // What has a reason beside it is a link of a walk or an item of a list.
    let text = match reason {
        Some(_) => phrase(words, text).unwrap_or_default(),
        None => sentence(words, text),
    };
    Line { text, reason, on, adds, lemma: write_lines(words, lemma, effects) }
}

fn write_say(words: &Words, pen: &mut Pen, say: &Say, (place, remove): Effects) {
    let lines = &words.lines;
    match say {
        Say::Fact(fact) => write_fact(words, pen, fact),
        Say::Assume(state) => (lines.assume)(pen, state),
        Say::Then { state, .. } => (lines.state)(pen, state),
        Say::Stuck { end, .. } => (lines.stuck)(pen, end),
        Say::SameEnd { .. } => (lines.same_end)(pen, place, remove),
        Say::OneEnd(_) => (lines.one_end)(pen, remove),
        Say::Excludes { by, rules_out } => (lines.excludes)(pen, by, rules_out),
        Say::Returns(node) => (lines.returns)(pen, node),
        Say::Effects => (lines.effects)(pen, place, remove),
    }
}

fn write_fact(words: &Words, pen: &mut Pen, fact: &Fact) {
    let facts = &words.facts;
    match fact {
        Fact::Single(fact) => (facts.single)(pen, fact),
        Fact::House(fact) => (facts.house)(pen, fact),
        Fact::Fish(fact) => (facts.fish)(pen, fact),
        Fact::Chain(fact) => (facts.chain)(pen, fact),
        Fact::Colour(fact) => (facts.colour)(pen, fact),
        Fact::Set(fact) => (facts.set)(pen, fact),
        Fact::Deadly(fact) => (facts.deadly)(pen, fact),
        Fact::Trial(fact) => (facts.trial)(pen, fact),
    }
}

/// What stands beside a fact: the house or the step that it rests on.
fn aside(words: &Words, pen: &mut Pen, fact: &Fact) {
    match fact {
        Fact::Single(fact) => (words.facts.single_aside)(pen, fact),
        Fact::Trial(fact) => (words.facts.trial_aside)(pen, fact),
        Fact::House(_)
        | Fact::Fish(_)
        | Fact::Chain(_)
        | Fact::Colour(_)
        | Fact::Set(_)
        | Fact::Deadly(_) => {}
    }
}

/// Writes the story of a mistake.
pub(super) fn write_mistake(
    mistakes: &Mistakes,
    look_at: LookAt,
    adds: Picture,
    language: Language,
) -> Story {
    let words = language.words();
    let lines = &words.lines;
    let part = |part| sentence(words, |pen| (lines.mistake)(pen, part, mistakes));
    let which = part(MistakePart::Which(mistakes.correction()));
    Story {
        name: part(MistakePart::Name).to_string(),
        claim: which.clone(),
        hints: [part(MistakePart::Kind), sentence(words, |pen| (lines.look_at)(pen, look_at))],
        beats: vec![one_line(words, Title::Result, which, adds)],
    }
}

/// Writes the story of a contradiction.
pub(super) fn write_contradiction(
    stuck: Demand,
    moment: Moment,
    adds: Picture,
    look_at: LookAt,
    language: Language,
) -> Story {
    let words = language.words();
    let lines = &words.lines;
    let part = |part| sentence(words, |pen| (lines.contradiction)(pen, part, stuck));
    let none = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    Story {
        name: part(ContradictionPart::Name).to_string(),
        claim: part(ContradictionPart::Claim),
        hints: [
            part(ContradictionPart::Kind),
            sentence(words, |pen| (lines.look_at)(pen, look_at)),
        ],
        beats: vec![
            write_beat(words, moment, none),
            one_line(words, Title::Contradiction, part(ContradictionPart::NoSolution), adds),
        ],
    }
}

/// A beat with one line, which is known.
fn one_line(words: &'static Words, title: Title, text: Text, adds: Picture) -> Beat {
    let line = Line { text, reason: None, on: None, adds, lemma: Vec::new() };
    let (title, adds) = (write_title(words, title), Picture::default());
    Beat { title, lines: vec![line], adds, fresh: false }
}
