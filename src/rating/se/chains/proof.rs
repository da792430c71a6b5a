//! The producers that compare branches, and the four ways in which branches prove something.

use crate::model::{Candidate, HouseKind};
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{cells_at, house_of};

use super::branch::Rules;
use super::node::{Node, Tag};

/// One of the producers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Producer {
    Nishio,
    Multiple,
    Dynamic(u8),
}

impl Producer {
    pub(super) const fn rules(self) -> Rules {
        match self {
            Self::Nishio => Rules { dynamic: true, cells: false, level: 0 },
            Self::Multiple => Rules { dynamic: false, cells: true, level: 0 },
            Self::Dynamic(level) => Rules { dynamic: true, cells: true, level },
        }
    }

    pub(super) fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
        }
    }
}

/// What a hint rests on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Proof {
    /// The branch of this assumption contradicts itself.
    Clash(Node),
    /// The target follows whether the candidate is true or false.
    Double(Candidate),
    /// The target follows wherever the digit of the candidate goes in its house.
    Region(Candidate, HouseKind),
    /// The target follows from every candidate of the cell.
    Cell(Candidate),
}

impl Proof {
    /// Decides between hints of equal complexity.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::Double(_) => 1,
            Self::Cell(_) => 5,
            Self::Region(..) => 6,
            Self::Clash(_) => 7,
        }
    }

    /// The assumptions of its branches.
    pub(super) fn assumptions(self, marks: &Marks) -> Vec<Node> {
        match self {
            Self::Clash(node) => vec![node],
            Self::Double(candidate) => vec![Node::on(candidate), Node::off(candidate)],
            Self::Region(Candidate { digit, cell }, kind) => {
                let house = house_of(cell, kind);
                let on = |cell| Node::on(Candidate { digit, cell });
                cells_at(house, marks.places(house, digit)).map(on).collect()
            }
            Self::Cell(Candidate { cell, .. }) => {
                let on = |digit| Node::on(Candidate { digit, cell });
                marks.candidates(cell).iter().map(on).collect()
            }
        }
    }

    /// What an assumption counts as when a hint inside a branch looks for its parents.
    pub(super) const fn tag(self) -> Tag {
        match self {
            Self::Cell(_) => Tag::Cell,
            Self::Region(_, kind) => Tag::House(kind),
            _ => Tag::Assumed,
        }
    }
}
