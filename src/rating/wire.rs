//! Ratings as plain data.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::Rating;
use super::se::Tenths;

/// A number: 7.2, or 7.
impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 % 10 {
            0 => to.serialize_u8(self.0 / 10),
            _ => to.serialize_f64(f64::from(self.0) / 10.0),
        }
    }
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut rating = to.serialize_struct("Rating", 4)?;
        rating.serialize_field("se", &self.se)?;
        rating.serialize_field("level", &self.own.level)?;
        rating.serialize_field("score", &self.own.score)?;
        rating.serialize_field("hardest", &self.own.hardest)?;
        rating.end()
    }
}
