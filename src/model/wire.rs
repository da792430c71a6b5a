//! The vocabulary as plain data: a cell from 0 to 80, a digit from 1 to 9, a candidate as `[cell, digit]`, a house as
//! `{ kind, index }`, a demand as `{ cell }` or `{ digit, house }`, a set as a list,
//! a grid as 81 characters.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::{
    Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, Grid, House, HouseKind,
    HouseSet, Puzzle, Solution,
};

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.index() as u32)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = usize::deserialize(from)?;
        Self::new(index).ok_or_else(|| D::Error::custom("expected a cell from 0 to 80"))
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.value().into())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let value = u8::deserialize(from)?;
        Self::new(value).ok_or_else(|| D::Error::custom("expected a digit from 1 to 9"))
    }
}

impl Serialize for Candidate {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.cell, self.digit).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Candidate {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let (cell, digit) = Deserialize::deserialize(from)?;
        Ok(Self { digit, cell })
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut house = to.serialize_struct("House", 2)?;
        house.serialize_field("kind", &self.kind())?;
        house.serialize_field("index", &(self.position() as u32))?;
        house.end()
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        struct Plain {
            kind: HouseKind,
            index: usize,
        }
        let Plain { kind, index } = Plain::deserialize(from)?;
        let mut all = Self::all().filter(|house| house.kind() == kind);
        all.nth(index).ok_or_else(|| D::Error::custom("expected a house from 0 to 8"))
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

impl<'de> Deserialize<'de> for Demand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Plain {
            Cell { cell: Cell },
            Digit { digit: Digit, house: House },
        }
        Ok(match Plain::deserialize(from)? {
            Plain::Cell { cell } => Self::Cell(cell),
            Plain::Digit { digit, house } => Self::Digit(digit, house),
        })
    }
}

macro_rules! as_list {
    ($($Set:ident of $Item:ty,)*) => {
        $(impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(Vec::<$Item>::deserialize(from)?.into_iter().collect())
            }
        })*
    };
}

macro_rules! as_text {
    ($($Type:ty)*) => {
        $(impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        })*
    };
}

as_text! { Grid Puzzle Solution }
as_list! {
    CellSet of Cell,
    DigitSet of Digit,
    HouseSet of House,
    CandidateSet of Candidate,
}
