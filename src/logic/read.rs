//! Steps and their evidence from plain data, as `wire` writes them. What is read may be untrue: `verify` tells.

use serde::de::{Deserialize, Deserializer};

use super::evidence::{Chain, Colours, Deadly, Evidence, Fish, Sets, Strong, Subset};
use super::proof::{Branch, Cases, End, Line, Literal, Proof, Why};
use super::step::Step;
use super::technique::Technique;
use crate::model::{Candidate, CandidateSet, CellSet, Demand, Digit, DigitSet, House};

/// Reads a type by way of a plain one.
macro_rules! read {
    ($Type:ident from $Plain:ty, $make:expr) => {
        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <$Plain>::deserialize(from).map($make)
            }
        }
    };
}

#[derive(serde::Deserialize)]
struct PlainStep {
    technique: Technique,
    place: CandidateSet,
    remove: CandidateSet,
    evidence: Evidence,
}

read!(Step from PlainStep, |step| {
    let PlainStep { technique, place, remove, evidence } = step;
    Self { technique, place, remove, evidence }
});

#[derive(serde::Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum PlainEvidence {
    Single { demand: Demand },
    Locked { digit: Digit, from: House, to: House },
    Subset(Subset),
    Fish(Fish),
    Chain(Chain),
    Colours(Colours),
    Sets(Sets),
    Deadly(Deadly),
    Exclusion { base: CellSet, against: CellSet },
    Template { digits: DigitSet },
    Proof(Proof),
}

read!(Evidence from PlainEvidence, |evidence| match evidence {
    PlainEvidence::Single { demand } => Self::Single(demand),
    PlainEvidence::Locked { digit, from, to } => Self::Locked { digit, from, to },
    PlainEvidence::Subset(subset) => Self::Subset(subset),
    PlainEvidence::Fish(fish) => Self::Fish(fish),
    PlainEvidence::Chain(chain) => Self::Chain(chain),
    PlainEvidence::Colours(colours) => Self::Colours(colours),
    PlainEvidence::Sets(sets) => Self::Sets(sets),
    PlainEvidence::Deadly(deadly) => Self::Deadly(deadly),
    PlainEvidence::Exclusion { base, against } => Self::Exclusion { base, against },
    PlainEvidence::Template { digits } => Self::Template(digits),
    PlainEvidence::Proof(proof) => Self::Proof(proof),
});

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum PlainStrong {
    Cells { cells: CellSet },
    Demand(Demand),
}

read!(Strong from PlainStrong, |strong| match strong {
    PlainStrong::Cells { cells } => Self::Cells(cells),
    PlainStrong::Demand(demand) => Self::Demand(demand),
});

#[derive(serde::Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum PlainCases {
    One,
    Both { candidate: Candidate },
    Each { demand: Demand },
}

read!(Cases from PlainCases, |cases| match cases {
    PlainCases::One => Self::One,
    PlainCases::Both { candidate } => Self::Both(candidate),
    PlainCases::Each { demand } => Self::Each(demand),
});

#[derive(serde::Deserialize)]
struct PlainBranch {
    assume: Literal,
    lines: Vec<Line>,
    contradiction: Option<Demand>,
}

read!(Branch from PlainBranch, |branch| {
    let PlainBranch { assume, lines, contradiction } = branch;
    Self { assume, lines, end: contradiction.map_or(End::Conclusion, End::Contradiction) }
});

#[derive(serde::Deserialize)]
struct PlainLine {
    candidate: Candidate,
    on: bool,
    why: Why,
}

read!(Line from PlainLine, |line| {
    let PlainLine { candidate, on, why } = line;
    Self { literal: Literal { candidate, on }, why }
});

#[derive(serde::Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum PlainWhy {
    Sees { candidate: Candidate },
    Last { demand: Demand },
    Locked { from: House, to: House },
    Lemma { branch: Box<Branch> },
}

read!(Why from PlainWhy, |why| match why {
    PlainWhy::Sees { candidate } => Self::Sees(candidate),
    PlainWhy::Last { demand } => Self::Last(demand),
    PlainWhy::Locked { from, to } => Self::Locked { from, to },
    PlainWhy::Lemma { branch } => Self::Lemma(branch),
});
