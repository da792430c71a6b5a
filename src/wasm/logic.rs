//! `hint`, `findSteps`, `explain` and `techniques`: the human solver.

use js_sys::{Array, Reflect};
use redoku::fast;
use redoku::logic::{self, Hint, Path, Step, Technique};
use redoku::rating::rate;
use redoku::tell::{self, Idea, Language, Mistakes, Scene, Story};
use redoku::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Puzzle, Solution};

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::error::{conflict, error};
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
    let language = language(&options)?;
    let Position { board, solution, clashes, .. } = read_position(board)?;
    if !clashes.is_empty() {
        return Ok(mistake(clashes, clashes.all_cells(), language));
    }
    Ok(match logic::hint(&board, Some(&solution), read_options(&options)?) {
        Hint::Mistake(lost) => mistake(lost, lost.all_cells() - board.blanks(), language),
        Hint::Step(found) => told(&found, Scene::new(&board), language),
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
    let language = language(&options)?;
    if !clashes.is_empty() {
        return Ok(Array::new().into());
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
    Ok(array(&found, |step| told(step, Scene::new(&board), language)))
}

/// The way to the solution, step by step.
#[wasm_bindgen(skip_typescript)]
pub fn explain(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options)?;
    let progress = options.progress()?;
    let rated = options.flag_or("rate", true)?;
    let language = language(&options)?;
    let Position { puzzle, board, .. } = read_position(puzzle)?;
    let blanks = board.blanks().len().max(1);
    let mut path = Path::new(board, read_options(&options)?);
    let mut before = board;
    let (mut steps, mut objects) = (Vec::new(), Vec::new());
    while let Some(found) = path.next() {
        objects.push(told(&found, Scene { board: &before, before: &steps }, language));
        before = *path.board();
        steps.push(found);
        progress.report(1.0 - path.board().blanks().len() as f64 / blanks as f64)?;
    }
    let rating = if rated { rating(&rate(&puzzle)) } else { JsValue::NULL };
    Ok(object(&[
        ("solved", path.board().solution().is_some().into()),
        ("steps", array(objects, |object| object)),
        ("rating", rating),
    ]))
}

/// A step, with its story if a language is asked for.
fn told(found: &Step, scene: Scene<'_>, language: Option<Language>) -> JsValue {
    let object = plain(found);
    if let Some(language) = language {
        add_story(&object, &tell::tell(found, scene, language));
    }
    object
}

/// Plain objects and arrays, as `JSON.parse` makes them.
fn plain(value: &impl Serialize) -> JsValue {
    // Nothing that is serialized here can fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

fn add_story(step: &JsValue, story: &Story) {
    // Setting a property of a plain object cannot fail.
    let _ = Reflect::set(step, &"story".into(), &plain(story));
}

/// The language of the stories, if one is asked for.
fn language(options: &Options<'_>) -> Result<Option<Language>, JsValue> {
    options.choice("language", Language::ALL.map(|it| (it.tag(), it)))
}

/// All techniques, in teaching order.
#[wasm_bindgen(skip_typescript)]
pub fn techniques(options: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    let language = language(&Options::read(options)?)?;
    let row = |it: &Technique| {
        let mut properties = vec![
            ("id", it.id().into()),
            ("family", it.family().id().into()),
            ("level", it.level().id().into()),
            ("score", it.score().into()),
            ("needsUniqueness", it.needs_uniqueness().into()),
            ("onPath", it.is_on_path().into()),
            ("hodoku", array(it.hodoku(), |&code| code.into())),
            ("ideaId", Idea::of(*it).id().into()),
        ];
        if let Some(language) = language {
            properties.extend([
                ("name", it.name(language).into()),
                ("familyName", it.family().name(language).into()),
                ("idea", it.idea(language).into()),
            ]);
        }
        object(&properties)
    };
    Ok(logic::techniques().iter().map(row).collect())
}

/// A step that corrects: `lost` are the digits of the solution that the board excludes, `digits` the cells that have
/// wrong ones.
fn mistake(lost: CandidateSet, digits: CellSet, language: Option<Language>) -> JsValue {
    let none = || plain(&CandidateSet::EMPTY);
    let evidence = object(&[("kind", "mistake".into()), ("candidates", plain(&lost))]);
    let object = object(&[
        ("technique", "mistake".into()),
        ("place", none()),
        ("remove", none()),
        ("evidence", evidence),
    ]);
    let mistakes = Mistakes { digits, marks: lost.all_cells() - digits };
    let story = language.and_then(|language| tell::tell_mistakes(&mistakes, language));
    story.iter().for_each(|story| add_story(&object, story));
    object
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
