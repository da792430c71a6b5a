//! `trace` and `algorithms`: the textbook solvers, and the engine itself, with their stories.

use js_sys::{Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{conflict, error};
use super::input;
use super::options::Options;
use super::wire::to_js;
use crate::classic::{self, Algorithm, Engine, Observer, Outcome, Search};
use crate::fast::Position;
use crate::model::{Cell, Digit, Grid, Puzzle, Solution};

/// How many events a trace keeps: 4 MB of them unless told otherwise, and 40 MB at most.
const EVENTS: u64 = 1_000_000;
const MAX_EVENTS: u64 = 10_000_000;

/// What can be watched: a textbook solver, or the engine that Redoku ships.
#[derive(Clone, Copy)]
pub(super) enum Method {
    Textbook(Algorithm),
    Redoku,
}

impl Search for Method {
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
        match self {
            Self::Textbook(algorithm) => algorithm.run(puzzle, observer),
            Self::Redoku => classic::engine::<Position, O>(puzzle, observer),
        }
    }
}

impl Engine for Position {
    fn new(puzzle: &Puzzle) -> Self {
        Position::new(puzzle)
    }

    fn settle(&mut self) -> bool {
        self.settle()
    }

    fn grid(&self) -> Grid {
        self.grid()
    }

    fn guess(&self) -> Option<(Cell, Digit)> {
        self.guess()
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.place(cell, digit);
    }

    fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.eliminate(cell, digit);
    }
}

const REDOKU: Entry = Entry { id: "redoku", name: "Redoku", classic: false };

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    classic: bool,
}

#[derive(Serialize)]
pub(super) struct Counts {
    calls: u64,
    tests: u64,
    reads: u64,
    placements: u64,
    erasures: u64,
    depth: u64,
}

impl From<classic::Counts> for Counts {
    fn from(counts: classic::Counts) -> Self {
        let classic::Counts { calls, tests, reads, placements, erasures, depth, .. } = counts;
        Self { calls, tests, reads, placements, erasures, depth }
    }
}

#[derive(Serialize)]
struct Trace {
    solved: bool,
    solution: Option<String>,
    truncated: bool,
    steps: u64,
    counts: Counts,
}

/// Runs an algorithm to its end.
#[wasm_bindgen(skip_typescript)]
pub fn trace(puzzle: &JsValue, algorithm: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let max_events = Options::read(options)?.whole_number("maxEvents", EVENTS, 0..=MAX_EVENTS)?;
    let (puzzle, method) = (read_puzzle(puzzle)?, read_method(algorithm)?);
    let trace = classic::trace(&method, &puzzle, max_events as u32);
    let object = to_js(&Trace {
        solved: trace.solution.is_some(),
        solution: trace.solution.map(|solution| solution.to_string()),
        truncated: trace.is_truncated(),
        steps: trace.steps,
        counts: trace.counts.into(),
    });
    Ok(with_bytes(object, "events", &trace.events))
}

/// The algorithms that `trace` and `watchStart` know.
#[wasm_bindgen(skip_typescript)]
pub fn algorithms() -> JsValue {
    let textbook = Algorithm::ALL.into_iter().map(|algorithm| Entry {
        id: algorithm.id(),
        name: algorithm.name(),
        classic: algorithm.is_classic(),
    });
    to_js(&textbook.chain([REDOKU]).collect::<Vec<_>>())
}

pub(super) fn read_puzzle(puzzle: &JsValue) -> Result<Puzzle, JsValue> {
    Puzzle::new(input::grid(puzzle)?).map_err(|conflicts| conflict(&conflicts[0]))
}

pub(super) fn read_method(algorithm: &JsValue) -> Result<Method, JsValue> {
    let id = algorithm.as_string().unwrap_or_default();
    if id == REDOKU.id {
        return Ok(Method::Redoku);
    }
    Algorithm::from_id(&id).map(Method::Textbook).ok_or_else(|| {
        let shown: String = id.chars().take(20).collect();
        let message = format!("there is no algorithm ‘{shown}’");
        error("unknown-algorithm", &message, &[("algorithm", shown.into())])
    })
}

/// Adds a byte array to a plain object: serde would make an array of numbers of it.
pub(super) fn with_bytes(object: JsValue, name: &str, bytes: &[u8]) -> JsValue {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(&object, &name.into(), &Uint8Array::from(bytes));
    object
}
