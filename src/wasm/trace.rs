//! `trace` and `algorithms`: the textbook solvers and the fast solver, event by event.

use js_sys::Uint8Array;
use redoku::classic::{self, Algorithm, Engine, Observer, Outcome, Search};
use redoku::fast::Node;
use redoku::{Candidate, Grid, Puzzle, Solution};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::options::Options;
use super::wire::{line, number, object};
use super::{input, timing};

/// Events that a trace keeps by default: 4 MB. The most are 40 MB.
const EVENTS: u64 = 1_000_000;
const MAX_EVENTS: u64 = 10_000_000;
/// Events after which a search is given up by default: a second or two.
const STEPS: u64 = 200_000_000;
/// The largest whole number that JavaScript holds exactly.
const MAX_STEPS: u64 = (1 << 53) - 1;

/// The id of the fast solver.
const REDOKU: &str = "redoku";

/// A search that can be watched: a textbook solver, or the fast solver.
#[derive(Clone, Copy)]
pub(super) enum Method {
    Textbook(Algorithm),
    Redoku,
}

impl Search for Method {
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
        match self {
            Self::Textbook(algorithm) => algorithm.run(puzzle, observer),
            Self::Redoku => classic::engine::<Redoku, O>(puzzle, observer),
        }
    }
}

/// The fast solver as an engine to watch.
#[derive(Clone)]
struct Redoku(Node);

impl Engine for Redoku {
    fn new(puzzle: &Puzzle) -> Self {
        Self(Node::new(puzzle))
    }

    fn settle(&mut self) -> bool {
        self.0.settle()
    }

    fn grid(&self) -> Grid {
        self.0.grid()
    }

    fn guess(&self) -> Option<Candidate> {
        self.0.guess()
    }

    fn place(&mut self, candidate: Candidate) {
        self.0.place(candidate);
    }

    fn eliminate(&mut self, candidate: Candidate) {
        self.0.eliminate(candidate);
    }
}

/// Runs an algorithm to its end, or gives up after `maxSteps` events.
#[wasm_bindgen(skip_typescript)]
pub fn trace(puzzle: &JsValue, algorithm: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["maxEvents", "maxSteps", "timed"])?;
    let max_events = options.whole_number("maxEvents", EVENTS, 0..=MAX_EVENTS)?;
    let max_steps = options.whole_number("maxSteps", STEPS, 1..=MAX_STEPS)?;
    let (puzzle, method) = (input::puzzle(puzzle)?, read_method(algorithm)?);
    let timed = options.flag("timed")?;
    let (trace, micros) = timing::measure_if(timed, || {
        classic::trace_within(max_steps, &method, &puzzle, max_events as u32)
    });
    let trace = trace.ok_or_else(|| {
        let message = format!("the search has more than {max_steps} steps (maxSteps)");
        error("too-long", &message, &[("maxSteps", number(max_steps))])
    })?;
    let mut properties = vec![
        ("solved", trace.solution.is_some().into()),
        ("solution", solution(trace.solution)),
        ("truncated", trace.is_truncated().into()),
        ("steps", number(trace.steps)),
        ("counts", counts(trace.counts)),
        ("events", bytes(&trace.events)),
    ];
    properties.extend(micros.map(|micros| ("micros", micros.into())));
    Ok(object(&properties))
}

/// The algorithms that `trace` and `watchStart` know.
#[wasm_bindgen(skip_typescript)]
pub fn algorithms(options: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    Options::none(options)?;
    let entry = |id: &str, name: &str, classic: bool| {
        object(&[("id", id.into()), ("name", name.into()), ("classic", classic.into())])
    };
    let row = |one: Algorithm| entry(one.id(), one.name(), one.is_classic());
    let textbook = Algorithm::ALL.into_iter().map(row);
    Ok(textbook.chain([entry(REDOKU, "Redoku", false)]).collect())
}

pub(super) fn read_method(algorithm: &JsValue) -> Result<Method, JsValue> {
    let id = algorithm.as_string().unwrap_or_default();
    if id == REDOKU {
        return Ok(Method::Redoku);
    }
    id.parse().map(Method::Textbook).map_err(|_| {
        let message = "unknown algorithm; algorithms() lists them all";
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
}

pub(super) fn solution(solution: Option<Solution>) -> JsValue {
    solution.map_or(JsValue::NULL, |solution| line(solution.grid()))
}

pub(super) fn bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}
