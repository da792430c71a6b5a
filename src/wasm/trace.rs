//! `trace` and `algorithms`: the textbook solvers, and the engine itself, with their stories.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::error::{conflict, error};
use super::input;
use super::options::Options;
use super::wire::object;
use crate::classic::{self, Algorithm, Engine, Observer, Outcome, Search};
use crate::fast::Position;
use crate::model::{Cell, Digit, Grid, Puzzle, Solution};

/// How many events a trace keeps: 4 MB of them unless told otherwise, and 40 MB at most.
const EVENTS: u64 = 1_000_000;
const MAX_EVENTS: u64 = 10_000_000;

/// The id of the engine itself.
const REDOKU: &str = "redoku";

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

/// Runs an algorithm to its end.
#[wasm_bindgen(skip_typescript)]
pub fn trace(puzzle: &JsValue, algorithm: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let max_events = Options::read(options)?.whole_number("maxEvents", EVENTS, 0..=MAX_EVENTS)?;
    let (puzzle, method) = (read_puzzle(puzzle)?, read_method(algorithm)?);
    let trace = classic::trace(&method, &puzzle, max_events as u32);
    Ok(object(&[
        ("solved", trace.solution.is_some().into()),
        ("solution", solution(trace.solution)),
        ("truncated", trace.is_truncated().into()),
        ("steps", number(trace.steps)),
        ("counts", counts(trace.counts)),
        ("events", bytes(&trace.events)),
    ])
    .into())
}

/// The algorithms that `trace` and `watchStart` know.
#[wasm_bindgen(skip_typescript)]
pub fn algorithms() -> Vec<JsValue> {
    let entry = |id: &str, name: &str, classic: bool| {
        object(&[("id", id.into()), ("name", name.into()), ("classic", classic.into())]).into()
    };
    let textbook = Algorithm::ALL.iter().map(|it| entry(it.id(), it.name(), it.is_classic()));
    textbook.chain([entry(REDOKU, "Redoku", false)]).collect()
}

pub(super) fn read_puzzle(puzzle: &JsValue) -> Result<Puzzle, JsValue> {
    Puzzle::new(input::grid(puzzle)?).map_err(|error| conflict(&error.conflicts()[0]))
}

pub(super) fn read_method(algorithm: &JsValue) -> Result<Method, JsValue> {
    let id = algorithm.as_string().unwrap_or_default();
    if id == REDOKU {
        return Ok(Method::Redoku);
    }
    Algorithm::from_id(&id).map(Method::Textbook).ok_or_else(|| {
        let message = "there is no such algorithm; algorithms() lists them all";
        error("unknown-algorithm", message, &[("algorithm", algorithm.clone())])
    })
}

pub(super) fn counts(counts: classic::Counts) -> JsValue {
    let classic::Counts { calls, tests, reads, placements, erasures, depth, .. } = counts;
    object(&[
        ("calls", number(calls)),
        ("tests", number(tests)),
        ("reads", number(reads)),
        ("placements", number(placements)),
        ("erasures", number(erasures)),
        ("depth", number(depth)),
    ])
    .into()
}

/// Exact up to 2⁵³, which no search lives to see.
pub(super) fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}

pub(super) fn solution(solution: Option<Solution>) -> JsValue {
    solution.map_or(JsValue::NULL, |solution| solution.to_string().into())
}

pub(super) fn bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}
