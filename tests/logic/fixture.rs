//! Positions of our own, at least three for each technique, in `tests/data/logic/`:
//! `technique:cells:erased pencil marks:removed:placed`.

use std::fs;
use std::path::PathBuf;

use redoku::CandidateSet;
use redoku::logic::{Position, Technique};

use crate::position::{candidates, position};

/// A position, and a step that a technique has there.
pub(crate) struct Fixture {
    pub(crate) line: String,
    pub(crate) technique: Technique,
    pub(crate) position: Position,
    pub(crate) remove: CandidateSet,
    pub(crate) place: CandidateSet,
}

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/logic")
}

/// Reads all fixtures.
pub(crate) fn fixtures() -> Vec<Fixture> {
    let entries = fs::read_dir(folder()).expect("the fixtures");
    let texts = entries.map(|entry| fs::read_to_string(entry.expect("readable").path()));
    let texts: String = texts.map(|text| text.expect("text")).collect();
    texts.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

fn read(line: &str) -> Fixture {
    let fields: Vec<_> = line.split(':').collect();
    let [id, cells, erased, removed, placed] = fields[..] else { panic!("{line}") };
    Fixture {
        line: line.to_owned(),
        technique: id.parse().unwrap_or_else(|_| panic!("{id} is no technique")),
        position: position(cells, erased),
        remove: candidates(removed),
        place: candidates(placed),
    }
}
