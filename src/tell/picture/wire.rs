//! Pictures and what texts point at, as plain data.

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use super::{Link, Mark, Picture};
use crate::logic::Node;
use crate::model::{Candidate, CellSet, DigitSet};
use crate::tell::story::Points;

fn candidates(digits: DigitSet, cells: CellSet) -> Vec<Candidate> {
    let of_digit = |digit| cells.iter().map(move |cell| Candidate { digit, cell });
    digits.iter().flat_map(of_digit).collect()
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let ends = |node: Node| candidates(node.digit.into(), node.cells);
        let mut link = to.serialize_struct("Link", 3)?;
        link.serialize_field("from", &ends(self.from))?;
        link.serialize_field("to", &ends(self.to))?;
        link.serialize_field("kind", &self.kind)?;
        link.end()
    }
}

/// One list for each kind of mark; what is empty is left out.
impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for kind in [
            Kind::Candidates,
            Kind::Cells,
            Kind::Houses,
            Kind::Links,
            Kind::Sights,
            Kind::Crosses,
            Kind::Groups,
        ] {
            let marks: Vec<&Mark> =
                self.marks.iter().filter(|mark| Kind::of(mark) == kind).collect();
            if !marks.is_empty() {
                map.serialize_entry(&kind, &marks)?;
            }
        }
        map.end()
    }
}

/// The lists of a picture.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Candidates,
    Cells,
    Houses,
    Links,
    Sights,
    Crosses,
    Groups,
}

impl Kind {
    const fn of(mark: &Mark) -> Self {
        match mark {
            Mark::Candidate(..) => Self::Candidates,
            Mark::Cell(..) => Self::Cells,
            Mark::House(..) => Self::Houses,
            Mark::Link(_) => Self::Links,
            Mark::Sight(..) => Self::Sights,
            Mark::Cross(_) => Self::Crosses,
            Mark::Group(_) => Self::Groups,
        }
    }
}

/// An item of its list, such as `[cell, digit, role]`.
impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Candidate(candidate, role) => {
                (candidate.cell, candidate.digit, role).serialize(to)
            }
            Self::Cell(cell, role) => (cell, role).serialize(to),
            Self::House(house, role) => (house, role).serialize(to),
            Self::Link(link) => link.serialize(to),
            Self::Sight(from, at) => (from, at).serialize(to),
            Self::Cross(candidate) => candidate.serialize(to),
            Self::Group(cells) => cells.serialize(to),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut points = to.serialize_struct("Points", 1)?;
        match self {
            Self::Cells(cells) => points.serialize_field("cells", cells)?,
            Self::Candidates(digits, cells) => {
                points.serialize_field("candidates", &candidates(*digits, *cells))?;
            }
            Self::Houses(houses) => points.serialize_field("houses", houses)?,
            Self::Step(step) => points.serialize_field("step", &(*step as u32))?,
        }
        points.end()
    }
}
