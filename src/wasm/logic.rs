//! `hint`, `findSteps`, `explain`, `refute` and `techniques`: the human solver.

use js_sys::{Array, Reflect};
use redoku::logic::{self, Mistakes, NotRefuted, Path, Position, Step, Technique};
use redoku::tell::{self, Idea, Language, Scene, Story};
use redoku::{Board, Candidate, CandidateSet, Cell, Digit, Stopped};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::{Options, share};
use super::rating::rate_watched;
use super::wire::{Property, array, object, plain};

/// What to do next: a mistake first, then the easiest step.
#[wasm_bindgen(skip_typescript)]
pub fn hint(board: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["language", "uniqueness"])?;
    let language = language(&options)?;
    let logic_options = read_options(&options)?;
    Ok(match read_position(board)? {
        Ok(position) => {
            let found = logic::hint(&position, logic_options).map_err(stopped)?;
            let scene = Scene::new(position.board());
            found.map_or(JsValue::NULL, |found| told(&found, scene, language))
        }
        Err(mistakes) => mistake(&mistakes, language),
    })
}

/// Every step on a board, or those of some techniques.
#[wasm_bindgen(js_name = findSteps, skip_typescript)]
pub fn find_steps(board: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["all", "language", "techniques", "uniqueness"])?;
    let usual = || Technique::ALL.into_iter().filter(|technique| technique.is_on_path()).collect();
    let asked = options.list("techniques", technique)?.unwrap_or_else(usual);
    let all = options.flag_or("all", true)?;
    let language = language(&options)?;
    let position = read_position(board)?.map_err(mistaken)?;
    let mut found = Vec::new();
    for technique in asked {
        let steps = logic::find_steps(&position, &[technique], read_options(&options)?);
        found.extend(steps.map_err(stopped)?);
        if !all && !found.is_empty() {
            found.truncate(1);
            break;
        }
    }
    Ok(array(&found, |step| told(step, Scene::new(position.board()), language)))
}

/// The way to the solution, step by step.
#[wasm_bindgen(skip_typescript)]
pub fn explain(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["language", "onProgress", "rate", "uniqueness"])?;
    let progress = options.progress()?;
    let rated = options.flag_or("rate", true)?;
    let language = language(&options)?;
    let logic_options = read_options(&options)?;
    let position = read_position(puzzle)?.map_err(mistaken)?;
    // The steps are the first half of the work, and the rating the second.
    let half = |share: f64| if rated { share / 2.0 } else { share };
    let found = |at| share(at).map_continue(half);
    let objects = progress.watch(found, |control| {
        let mut path = Path::new(position, logic::Options { control, ..logic_options });
        let (mut steps, mut objects) = (Vec::new(), Vec::new());
        let mut board = *position.board();
        while let Some(found) = path.next().transpose().map_err(stopped)? {
            objects.push(told(&found, Scene { board: &board, before: &steps }, language));
            board = *path.position().board();
            steps.push(found);
        }
        Ok(objects)
    })?;
    let rating = if rated {
        plain(&rate_watched(position.proper(), &progress, |share| 0.5 + half(share))?)
    } else {
        JsValue::NULL
    };
    Ok(object(&[
        ("solved", true.into()),
        ("steps", array(objects, |object| object)),
        ("rating", rating),
    ]))
}

/// Why a puzzle has no solution, step by step.
#[wasm_bindgen(skip_typescript)]
pub fn refute(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["language", "onProgress"])?;
    let progress = options.progress()?;
    let language = language(&options)?;
    let puzzle = input::puzzle(puzzle)?;
    let refutation =
        progress.watch(share, |control| logic::refute(&puzzle, control).map_err(not_refuted))?;
    let mut board = Board::new(&puzzle);
    let steps = Array::new();
    for (at, step) in refutation.steps.iter().enumerate() {
        let scene = Scene { board: &board, before: &refutation.steps[..at] };
        steps.push(&told(step, scene, language));
        step.apply(&mut board);
    }
    let scene = Scene { board: &board, before: &refutation.steps };
    let story =
        language.map(|language| tell::tell_contradiction(refutation.stuck, scene, language));
    let evidence = [("demand", plain(&refutation.stuck))];
    let contradiction = no_effect("contradiction", &evidence, story.as_ref());
    Ok(object(&[("steps", steps.into()), ("contradiction", contradiction)]))
}

/// The error for a puzzle that is not shown to have no solution.
fn not_refuted(reason: NotRefuted) -> JsValue {
    let code = match reason {
        NotRefuted::Solvable => "has-solution",
        NotRefuted::Stopped => "stopped",
        _ => "undecided",
    };
    error(code, &reason.to_string(), &[])
}

/// A step, with its story if a language is asked for.
fn told(found: &Step, scene: Scene<'_>, language: Option<Language>) -> JsValue {
    let object = plain(found);
    if let Some(language) = language {
        add_story(&object, &tell::tell(found, scene, language));
    }
    object
}

fn add_story(step: &JsValue, story: &Story) {
    // Setting a property of a plain object cannot fail.
    let _ = Reflect::set(step, &"story".into(), &plain(story));
}

/// The language of the stories, if one is asked for.
fn language(options: &Options<'_>) -> Result<Option<Language>, JsValue> {
    options.choice("language")
}

/// All techniques, in teaching order.
#[wasm_bindgen(skip_typescript)]
pub fn techniques(options: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    let language = language(&Options::read(options, &["language"])?)?;
    let row = |technique: Technique| {
        let mut properties = vec![
            ("id", technique.id().into()),
            ("family", technique.family().id().into()),
            ("level", technique.level().id().into()),
            ("score", technique.score().into()),
            ("needsUniqueness", technique.needs_uniqueness().into()),
            ("onPath", technique.is_on_path().into()),
            ("hodoku", array(technique.hodoku(), |&code| code.into())),
            ("ideaId", Idea::of(technique).id().into()),
        ];
        if let Some(language) = language {
            properties.extend([
                ("name", technique.name(language).into()),
                ("familyName", technique.family().name(language).into()),
                ("idea", technique.idea(language).into()),
            ]);
        }
        object(&properties)
    };
    Ok(Technique::ALL.into_iter().map(row).collect())
}

/// A step that corrects: `candidates` are the digits of the solution that the board excludes.
fn mistake(mistakes: &Mistakes, language: Option<Language>) -> JsValue {
    let story = language.map(|language| tell::tell_mistakes(mistakes, language));
    let evidence =
        [("candidates", plain(mistakes.excluded())), ("correction", plain(&mistakes.correction()))];
    no_effect("mistake", &evidence, story.as_ref())
}

/// A step that neither places nor removes anything. Its evidence has its name as kind, and these properties.
fn no_effect(name: &'static str, evidence: &[Property<'_>], story: Option<&Story>) -> JsValue {
    let none = || plain(&CandidateSet::EMPTY);
    let kind = ("kind", name.into());
    let evidence = [&[kind], evidence].concat();
    let object = object(&[
        ("technique", name.into()),
        ("place", none()),
        ("remove", none()),
        ("evidence", object(&evidence)),
    ]);
    if let Some(story) = story {
        add_story(&object, story);
    }
    object
}

/// The error for a board that excludes its solution.
pub(super) fn mistaken(mistakes: Mistakes) -> JsValue {
    let lost = plain(mistakes.excluded());
    error("mistakes", &mistakes.to_string(), &[("candidates", lost)])
}

/// The error for a task that was stopped although no callback failed.
pub(super) fn stopped(stopped: Stopped) -> JsValue {
    error("stopped", &stopped.to_string(), &[])
}

fn read_options<'a>(options: &Options<'_>) -> Result<logic::Options<'a>, JsValue> {
    let uniqueness = options.flag_or("uniqueness", true)?;
    Ok(logic::Options { uniqueness, ..logic::Options::default() })
}

pub(super) fn technique(value: &JsValue) -> Result<Technique, JsValue> {
    let id = value.as_string().unwrap_or_default();
    id.parse().map_err(|_| {
        let message = "unknown technique; techniques() lists them all";
        error("unknown-technique", message, &[("technique", value.clone())])
    })
}

/// Reads `{ puzzle, placed, removed }`, or a puzzle alone. It must have one solution.
pub(super) fn read_position(value: &JsValue) -> Result<Result<Position, Mistakes>, JsValue> {
    let own = value.is_object() && !input::own_property(value, "puzzle")?.is_undefined();
    if !own {
        return Ok(Ok(Position::new(input::proper(value)?)));
    }
    let position = Position::new(input::proper(&input::own_property(value, "puzzle")?)?);
    let mut placed = CandidateSet::EMPTY;
    let digits = input::own_property(value, "placed")?;
    if !digits.is_undefined() {
        placed = CandidateSet::from(&input::grid(&digits)?);
    }
    let mut removed = CandidateSet::EMPTY;
    let marks = input::own_property(value, "removed")?;
    if !marks.is_undefined() {
        removed = candidates(&marks)?;
    }
    Ok(position.with(&placed, &removed))
}

/// Reads the list of removed candidates.
fn candidates(list: &JsValue) -> Result<CandidateSet, JsValue> {
    let length = input::length(list)?.filter(|&length| length <= Candidate::NUM);
    let length = length.ok_or_else(|| {
        let message = format!("removed must be a list of at most {} candidates", Candidate::NUM);
        error("bad-shape", &message, &[("name", "removed".into())])
    })?;
    (0..length).map(|at| candidate(&input::element(list, at)?)).collect()
}

/// Reads `[cell, digit]`.
fn candidate(value: &JsValue) -> Result<Candidate, JsValue> {
    let part = |at: usize| -> Result<Option<usize>, JsValue> {
        let number = if value.is_object() { input::element(value, at)?.as_f64() } else { None };
        Ok(number.filter(|n| n.fract() == 0.0 && *n >= 0.0).map(|n| n as usize))
    };
    let cell = part(0)?.and_then(Cell::new);
    let digit = part(1)?.and_then(|digit| Digit::new(u8::try_from(digit).ok()?));
    match (cell, digit) {
        (Some(cell), Some(digit)) => Ok(Candidate { digit, cell }),
        _ => {
            let message = "expected a candidate: [cell from 0 to 80, digit from 1 to 9]";
            Err(error("bad-candidate", message, &[("candidate", value.clone())]))
        }
    }
}
