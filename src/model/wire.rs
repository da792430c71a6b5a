//! The vocabulary as plain data: a cell from 0 to 80, a digit from 1 to 9, a candidate as `[cell, digit]`, a house as
//! `{ kind, index }`, a demand as `{ cell }` or `{ digit, house }`, a set as a list.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::{
    Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House, HouseKind, HouseSet,
};

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.index() as u32)
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.value().into())
    }
}

impl Serialize for Candidate {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.cell, self.digit).serialize(to)
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let kind = match self.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Block => "box",
        };
        let mut house = to.serialize_struct("House", 2)?;
        house.serialize_field("kind", kind)?;
        house.serialize_field("index", &(self.position() as u32))?;
        house.end()
    }
}

impl Serialize for Demand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut demand = to.serialize_struct("Demand", 2)?;
        match self {
            Self::Cell(cell) => demand.serialize_field("cell", cell)?,
            Self::Digit(digit, house) => {
                demand.serialize_field("digit", digit)?;
                demand.serialize_field("house", house)?;
            }
        }
        demand.end()
    }
}

macro_rules! as_list {
    ($($Set:ty)*) => {
        $(impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        })*
    };
}

as_list! { CellSet DigitSet HouseSet CandidateSet }
