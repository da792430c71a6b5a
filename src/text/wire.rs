//! What is read, as plain data: `puzzle` and what else an entry has; marks as masks, bit d-1 for the digit d.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::Entry;
use crate::model::Grid;

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { grid, placed, marks, solution, name } = self;
        let mut entry = to.serialize_map(None)?;
        entry.serialize_entry("puzzle", grid)?;
        if *placed != Grid::EMPTY {
            entry.serialize_entry("placed", placed)?;
        }
        if let Some(marks) = marks {
            entry.serialize_entry("marks", &marks.each_ref().map(|set| set.bits())[..])?;
        }
        if let Some(solution) = solution {
            entry.serialize_entry("solution", &**solution)?;
        }
        if let Some(name) = name {
            entry.serialize_entry("name", name)?;
        }
        entry.end()
    }
}
