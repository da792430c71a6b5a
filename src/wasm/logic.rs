//! `hint`, `findSteps`, `explain` and `techniques`: the human solver.

use redoku::fast;
use redoku::logic::{self, Hint, Path, Step, Technique};
use redoku::rating::rate;
use redoku::{Board, Candidate, CandidateSet, Cell, Digit, Puzzle, Solution};
use wasm_bindgen::prelude::*;

use super::error::{conflict, error};
use super::evidence::{candidates, step};
use super::input;
use super::options::Options;
use super::rating::rating;
use super::wire::{array, object};

/// A person's position.
struct Position {
    puzzle: Puzzle,
    board: Board,
    solution: Solution,
    /// Digits of the solution where the person wrote others that cannot even stand there.
    clashes: CandidateSet,
}

/// What to do next: a mistake first, then the easiest step.
#[wasm_bindgen(skip_typescript)]
pub fn hint(board: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options)?;
    let Position { board, solution, clashes, .. } = read_position(board)?;
    if !clashes.is_empty() {
        return Ok(mistake(clashes));
    }
    Ok(match logic::hint(&board, Some(&solution), read_options(&options)?) {
        Hint::Mistake(lost) => mistake(lost),
        Hint::Step(found) => step(&found),
        Hint::Nothing | Hint::Stopped => JsValue::NULL,
    })
}

/// Every step on a board, or those of some techniques.
#[wasm_bindgen(js_name = findSteps, skip_typescript)]
pub fn find_steps(board: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options)?;
    let Position { board, clashes, .. } = read_position(board)?;
    let usual = || Technique::ALL.iter().copied().filter(|it| it.is_on_path()).collect();
    let asked = options.list("techniques", technique)?.unwrap_or_else(usual);
    let all = options.flag_or("all", true)?;
    if !clashes.is_empty() {
        return Ok(array(std::iter::empty::<&Step>(), step));
    }
    let mut found = Vec::new();
    for technique in asked {
        let steps = logic::find_steps_with(&board, &[technique], read_options(&options)?);
        found.extend(steps.unwrap_or_default());
        if !all && !found.is_empty() {
            found.truncate(1);
            break;
        }
    }
    Ok(array(&found, step))
}

/// The way to the solution, step by step.
#[wasm_bindgen(skip_typescript)]
pub fn explain(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options)?;
    let progress = options.progress()?;
    let rated = options.flag_or("rate", true)?;
    let Position { puzzle, board, .. } = read_position(puzzle)?;
    let blanks = board.blanks().len().max(1);
    let mut path = Path::new(board, read_options(&options)?);
    let mut steps = Vec::new();
    while let Some(found) = path.next() {
        steps.push(found);
        progress.report(1.0 - path.board().blanks().len() as f64 / blanks as f64)?;
    }
    let rating = if rated { rating(&rate(&puzzle)) } else { JsValue::NULL };
    Ok(object(&[
        ("solved", path.board().solution().is_some().into()),
        ("steps", array(&steps, step)),
        ("rating", rating),
    ]))
}

/// All techniques, in teaching order.
#[wasm_bindgen(skip_typescript)]
pub fn techniques() -> Vec<JsValue> {
    let row = |it: &Technique| {
        object(&[
            ("id", it.id().into()),
            ("family", it.family().id().into()),
            ("level", it.level().id().into()),
            ("score", it.score().into()),
            ("needsUniqueness", it.needs_uniqueness().into()),
            ("onPath", it.is_on_path().into()),
            ("hodoku", array(it.hodoku(), |&code| code.into())),
        ])
    };
    logic::techniques().iter().map(row).collect()
}

/// A step that corrects: `candidates` are the digits of the solution that the board excludes.
fn mistake(lost: CandidateSet) -> JsValue {
    let none = || candidates(CandidateSet::EMPTY);
    let evidence = object(&[("kind", "mistake".into()), ("candidates", candidates(lost))]);
    object(&[
        ("technique", "mistake".into()),
        ("place", none()),
        ("remove", none()),
        ("evidence", evidence),
    ])
}

fn read_options<'a>(options: &Options<'_>) -> Result<logic::Options<'a>, JsValue> {
    let uniqueness = options.flag_or("uniqueness", true)?;
    Ok(logic::Options { uniqueness, ..logic::Options::default() })
}

pub(super) fn technique(value: &JsValue) -> Result<Technique, JsValue> {
    let id = value.as_string().unwrap_or_default();
    Technique::from_id(&id).ok_or_else(|| {
        let message = "unknown technique; techniques() lists them all";
        error("unknown-technique", message, &[("technique", value.clone())])
    })
}

/// Reads a puzzle that has one solution.
pub(super) fn read_unique(value: &JsValue) -> Result<(Puzzle, Solution), JsValue> {
    let puzzle = Puzzle::new(input::grid(value)?).map_err(|it| conflict(&it.conflicts()[0]))?;
    let mut solutions = fast::search(&puzzle, fast::Limits::default()).solutions;
    match (solutions.pop(), solutions.pop()) {
        (Some(only), None) => Ok((puzzle, only)),
        (None, _) => Err(error("no-solution", "the puzzle has no solution", &[])),
        _ => Err(error("several-solutions", "the puzzle has several solutions", &[])),
    }
}

/// Reads `{ puzzle, placed, removed }`, or a puzzle alone. It must have one solution.
fn read_position(value: &JsValue) -> Result<Position, JsValue> {
    let own = value.is_object() && !input::own_property(value, "puzzle")?.is_undefined();
    let puzzle = if own { &input::own_property(value, "puzzle")? } else { value };
    let (puzzle, solution) = read_unique(puzzle)?;
    let mut position =
        Position { board: Board::new(&puzzle), puzzle, solution, clashes: CandidateSet::EMPTY };
    if own {
        let placed = input::own_property(value, "placed")?;
        if !placed.is_undefined() {
            position.place(&placed)?;
        }
        let removed = input::own_property(value, "removed")?;
        for at in 0..input::length(&removed)?.unwrap_or(0) {
            position.board.eliminate(candidate(&input::element(&removed, at)?)?);
        }
    }
    Ok(position)
}

impl Position {
    /// Writes a person's digits. Those that a given or another digit excludes are clashes.
    fn place(&mut self, placed: &JsValue) -> Result<(), JsValue> {
        for (cell, digit) in input::grid(placed)?.digits() {
            let known = self.board.digit(cell) == Some(digit);
            if !known && !self.board.place(Candidate { digit, cell }) {
                self.clashes.insert(Candidate { digit: self.solution[cell], cell });
            }
        }
        Ok(())
    }
}

/// Reads `[cell, digit]`.
fn candidate(value: &JsValue) -> Result<Candidate, JsValue> {
    let part = |at: usize| -> Result<Option<usize>, JsValue> {
        let number = if value.is_object() { input::element(value, at)?.as_f64() } else { None };
        Ok(number.filter(|it| it.fract() == 0.0 && *it >= 0.0).map(|it| it as usize))
    };
    let cell = part(0)?.and_then(Cell::new);
    let digit = part(1)?.and_then(|it| Digit::new(u8::try_from(it).ok()?));
    match (cell, digit) {
        (Some(cell), Some(digit)) => Ok(Candidate { digit, cell }),
        _ => {
            let message = "expected a candidate: [cell from 0 to 80, digit from 1 to 9]";
            Err(error("bad-candidate", message, &[("candidate", value.clone())]))
        }
    }
}
