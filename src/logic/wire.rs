//! Steps and their evidence as plain data.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::evidence::{Chain, Colours, Deadly, Evidence, Fish, Sets, Strong, Subset};
use super::proof::{Branch, Cases, End, Line, Proof, Why};
use super::step::Step;
use crate::model::{Candidate, CellSet, Demand, Digit, DigitSet, House};

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut step = to.serialize_struct("Step", 4)?;
        step.serialize_field("technique", &self.technique)?;
        step.serialize_field("place", &self.place)?;
        step.serialize_field("remove", &self.remove)?;
        step.serialize_field("evidence", &self.evidence)?;
        step.end()
    }
}

/// Evidence with a `kind`.
#[derive(serde::Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Tagged<'a> {
    Single { demand: Demand },
    Locked { digit: Digit, from: House, to: House },
    Subset(&'a Subset),
    Fish(&'a Fish),
    Chain(&'a Chain),
    Colours(&'a Colours),
    Sets(&'a Sets),
    Deadly(&'a Deadly),
    Exclusion { base: CellSet, against: CellSet },
    Template { digits: DigitSet },
    Proof(&'a Proof),
}

impl Serialize for Evidence {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let tagged = match self {
            Self::Single(demand) => Tagged::Single { demand: *demand },
            Self::Locked { digit, from, to } => {
                Tagged::Locked { digit: *digit, from: *from, to: *to }
            }
            Self::Subset(subset) => Tagged::Subset(subset),
            Self::Fish(fish) => Tagged::Fish(fish),
            Self::Chain(chain) => Tagged::Chain(chain),
            Self::Colours(colours) => Tagged::Colours(colours),
            Self::Sets(sets) => Tagged::Sets(sets),
            Self::Deadly(deadly) => Tagged::Deadly(deadly),
            Self::Exclusion { base, against } => {
                Tagged::Exclusion { base: *base, against: *against }
            }
            Self::Template(digits) => Tagged::Template { digits: *digits },
            Self::Proof(proof) => Tagged::Proof(proof),
        };
        tagged.serialize(to)
    }
}

impl Serialize for Strong {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Demand(demand) => demand.serialize(to),
            Self::Cells(cells) => {
                let mut set = to.serialize_struct("Cells", 1)?;
                set.serialize_field("cells", cells)?;
                set.end()
            }
        }
    }
}

impl Serialize for Cases {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        #[serde(tag = "kind", rename_all = "lowercase")]
        enum Tagged {
            One,
            Both { candidate: Candidate },
            Each { demand: Demand },
        }
        let tagged = match *self {
            Self::One => Tagged::One,
            Self::Both(candidate) => Tagged::Both { candidate },
            Self::Each(demand) => Tagged::Each { demand },
        };
        tagged.serialize(to)
    }
}

impl Serialize for Branch {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let contradiction = match self.end {
            End::Contradiction(demand) => Some(demand),
            End::Conclusion => None,
        };
        let mut branch = to.serialize_struct("Branch", 3)?;
        branch.serialize_field("assume", &self.assume)?;
        branch.serialize_field("lines", &self.lines)?;
        branch.serialize_field("contradiction", &contradiction)?;
        branch.end()
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut line = to.serialize_struct("Line", 3)?;
        line.serialize_field("candidate", &self.literal.candidate)?;
        line.serialize_field("on", &self.literal.on)?;
        line.serialize_field("why", &self.why)?;
        line.end()
    }
}

impl Serialize for Why {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        #[serde(tag = "kind", rename_all = "lowercase")]
        enum Tagged<'a> {
            Sees { candidate: Candidate },
            Last { demand: Demand },
            Locked { from: House, to: House },
            Lemma { branch: &'a Branch },
        }
        let tagged = match self {
            Self::Sees(candidate) => Tagged::Sees { candidate: *candidate },
            Self::Last(demand) => Tagged::Last { demand: *demand },
            Self::Locked { from, to } => Tagged::Locked { from: *from, to: *to },
            Self::Lemma(branch) => Tagged::Lemma { branch },
        };
        tagged.serialize(to)
    }
}
