//! Pictures and what texts point at, as plain data: a cell from 0 to 80, a candidate as `[cell, digit]`, a house as
//! `{ kind, index }`. What is empty is left out.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{Link, Picture};
use crate::model::{Candidate, CandidateSet, Cell, CellSet, House, HouseKind};
use crate::tell::story::Points;

#[derive(Serialize)]
struct WireHouse {
    kind: &'static str,
    index: usize,
}

#[derive(Serialize)]
struct WireLink {
    from: Vec<[usize; 2]>,
    to: Vec<[usize; 2]>,
    kind: super::LinkKind,
}

fn candidate(it: Candidate) -> [usize; 2] {
    [it.cell.index(), it.digit.value().into()]
}

fn candidates(set: &CandidateSet) -> Vec<[usize; 2]> {
    set.iter().map(candidate).collect()
}

fn cells(set: CellSet) -> Vec<usize> {
    set.iter().map(Cell::index).collect()
}

fn house(it: House) -> WireHouse {
    let kind = match it.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    };
    WireHouse { kind, index: it.position() }
}

fn link(it: &Link) -> WireLink {
    WireLink { from: candidates(&it.from), to: candidates(&it.to), kind: it.kind }
}

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        /// Adds a list to the map, unless it is empty.
        fn entry<M: SerializeMap, T, W: Serialize>(
            map: &mut M,
            name: &'static str,
            all: &[T],
            wire: impl Fn(&T) -> W,
        ) -> Result<(), M::Error> {
            if all.is_empty() {
                return Ok(());
            }
            map.serialize_entry(name, &all.iter().map(wire).collect::<Vec<W>>())
        }
        let mut map = to.serialize_map(None)?;
        entry(&mut map, "candidates", &self.candidates, |(it, role)| {
            (it.cell.index(), it.digit.value(), *role)
        })?;
        entry(&mut map, "cells", &self.cells, |(it, role)| (it.index(), *role))?;
        entry(&mut map, "houses", &self.houses, |(it, role)| (house(*it), *role))?;
        entry(&mut map, "links", &self.links, link)?;
        entry(&mut map, "sights", &self.sights, |(from, to)| [from.index(), to.index()])?;
        entry(&mut map, "crosses", &self.crosses, |it| candidate(*it))?;
        entry(&mut map, "groups", &self.groups, |it| cells(*it))?;
        map.end()
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(1))?;
        match self {
            Self::Cells(set) => map.serialize_entry("cells", &cells(*set))?,
            Self::Candidates(set) => map.serialize_entry("candidates", &candidates(set))?,
            Self::Houses(set) => {
                map.serialize_entry("houses", &set.iter().map(house).collect::<Vec<_>>())?;
            }
            Self::Step(step) => map.serialize_entry("step", step)?,
        }
        map.end()
    }
}
