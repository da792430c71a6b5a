//! `solve`, `check`, `candidates` and `trueCandidates`.

use redoku::diagnose::{Reason, ReasonKind, Report, Verdict, judge, true_candidates};
use redoku::fast::Limits;
use redoku::{CandidateSet, Cell, Conflict, DigitSet, House, Puzzle};
use wasm_bindgen::prelude::*;

use super::options::Options;
use super::wire::{array, cells, line, number, object};
use super::{input, timing};

/// The most solutions that `solve` returns, whatever its limit.
const KEPT: usize = 100;

/// The truth about a puzzle.
#[wasm_bindgen(skip_typescript)]
pub fn solve(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["limit", "timed"])?;
    let solutions = options.whole_number("limit", 2, 1..=100_000_000)?;
    let timed = options.flag("timed")?;
    let grid = input::grid(puzzle)?;
    let limits = Limits { solutions, kept: KEPT, ..Limits::default() };
    let (report, micros) = timing::measure_if(timed, || judge(&grid, limits));
    Ok(verdict(&report, micros))
}

/// The conflicts on a board, and whether it is a finished solution.
#[wasm_bindgen(skip_typescript)]
pub fn check(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let grid = input::grid(puzzle)?;
    let found = grid.conflicts();
    let complete = found.is_empty() && grid.blanks().is_empty();
    Ok(object(&[("conflicts", conflicts(&found)), ("complete", complete.into())]))
}

/// The digits that the rules alone allow in each cell.
#[wasm_bindgen(skip_typescript)]
pub fn candidates(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let grid = input::grid(puzzle)?;
    Ok(masks(Cell::all().map(|cell| grid.candidates(cell))))
}

/// The digits that each cell has in some solution.
#[wasm_bindgen(js_name = trueCandidates, skip_typescript)]
pub fn true_candidates_of(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let candidates = match Puzzle::new(input::grid(puzzle)?) {
        Ok(puzzle) => true_candidates(&puzzle),
        Err(_) => CandidateSet::EMPTY,
    };
    Ok(masks(Cell::all().map(|cell| candidates.digits(cell))))
}

/// Bit d-1 stands for the digit d.
fn masks(sets: impl Iterator<Item = DigitSet>) -> JsValue {
    array(sets, |set| set.bits().into())
}

fn house(house: House) -> JsValue {
    object(&[("kind", house.kind().id().into()), ("index", house.position().into())])
}

fn conflicts(found: &[Conflict]) -> JsValue {
    array(found, |conflict| {
        object(&[
            ("digit", conflict.digit.value().into()),
            ("cells", cells(conflict.cells)),
            ("house", house(conflict.house)),
        ])
    })
}

fn reason(reason: &Reason) -> JsValue {
    let givens = ("givens", cells(reason.givens));
    match reason.kind {
        ReasonKind::Cell(cell) => {
            object(&[("kind", "cell".into()), ("cell", cell.index().into()), givens])
        }
        ReasonKind::Digit(digit, at) => object(&[
            ("kind", "digit".into()),
            ("digit", digit.value().into()),
            ("house", house(at)),
            givens,
        ]),
        ReasonKind::Givens => object(&[("kind", "givens".into()), givens]),
    }
}

/// The verdict that `solve` returns, with its mean time if it was measured.
fn verdict(report: &Report, micros: Option<f64>) -> JsValue {
    let mut properties =
        vec![("givens", report.givens.into()), ("guesses", number(report.guesses))];
    properties.extend(micros.map(|micros| ("micros", micros.into())));
    properties.push(("status", report.verdict.status().id().into()));
    match &report.verdict {
        Verdict::Unique(proper) => {
            properties.push(("solution", line(proper.solution().grid())));
        }
        Verdict::Multiple { count, exact, solutions, differing } => properties.extend([
            ("count", number(*count)),
            ("exact", (*exact).into()),
            ("solutions", array(solutions, |solution| line(solution.grid()))),
            ("differing", cells(*differing)),
        ]),
        Verdict::Impossible(because) => {
            properties.push(("because", reason(because)));
        }
        Verdict::Invalid(found) => {
            properties.push(("conflicts", conflicts(found)));
        }
        Verdict::Undecided => {}
    }
    object(&properties)
}
