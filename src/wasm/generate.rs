//! `generate`: new puzzles.

use std::ops::ControlFlow;

use js_sys::Math;
use redoku::generate::{self, Difficulty, GenerateError, Layout, Request};
use redoku::logic::Level;
use redoku::rating::rate;
use redoku::rating::se::Tenths;
use redoku::{Control, Progress, Random};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::options::{Options, bad_option};
use super::wire::{line, object, plain};
use super::{input, logic};

/// Puzzles that are tried by default: a few seconds.
const TRIES: u64 = 5_000;
/// The largest whole number that JavaScript holds exactly.
const MAX_TRIES: u64 = (1 << 53) - 1;

const OPTIONS: [&str; 9] =
    ["er", "givens", "level", "maxTries", "minimal", "onProgress", "seed", "symmetry", "technique"];

/// Makes a puzzle.
#[wasm_bindgen(skip_typescript)]
pub fn generate(options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &OPTIONS)?;
    let progress = options.progress()?;
    let most = options.whole_number("maxTries", TRIES, 1..=MAX_TRIES)?;
    let request = read_request(&options)?;
    let seed = read_seed(&options)?;

    let tried = |progress: Progress| match progress.done {
        done if done as u64 >= most => ControlFlow::Break(()),
        done => ControlFlow::Continue(done as f64),
    };
    let proper = progress.watch(tried, |control| {
        let made = generate::generate(&request, &mut Random::from(&*seed), control);
        made.map_err(|failure| refused(&failure, most))
    })?;
    Ok(object(&[
        ("puzzle", line(proper.puzzle().grid())),
        ("solution", line(proper.solution().grid())),
        ("rating", plain(&rate(&proper, Control::NONE).map_err(logic::stopped)?)),
        ("seed", seed.into()),
    ]))
}

fn refused(failure: &GenerateError, tries: u64) -> JsValue {
    match failure {
        GenerateError::Stopped => {
            let message = format!("no such puzzle was found in {tries} tries");
            error("not-found", &message, &[("tries", (tries as f64).into())])
        }
        GenerateError::Technique(_) => bad_option("technique", &failure.to_string()),
        GenerateError::Givens(_) => bad_option("givens", &failure.to_string()),
        _ => bad_option("er", &failure.to_string()),
    }
}

fn read_request(options: &Options) -> Result<Request, JsValue> {
    let givens = options.whole_number("givens", 0, 17..=81);
    let layout = options.choice::<Layout>("symmetry")?;
    Ok(Request {
        difficulty: read_difficulty(options)?,
        layout: layout.unwrap_or_default(),
        givens: givens.map(|givens| (givens > 0).then_some(givens as usize))?,
        minimal: options.flag("minimal")?,
    })
}

/// Reads `level`, `technique` or `er`.
fn read_difficulty(options: &Options) -> Result<Difficulty, JsValue> {
    let level = options.choice::<Level>("level")?;
    let technique = options.value("technique")?;
    let technique = technique.map(|id| logic::technique(&id)).transpose()?;
    let er = options.list("er", |value| Ok(value.as_f64()))?;
    match (level, technique, er) {
        (None, None, None) => Ok(Difficulty::Any),
        (Some(level), None, None) => Ok(Difficulty::Level(level)),
        (None, Some(technique), None) => Ok(Difficulty::Technique(technique)),
        (None, None, Some(range)) => {
            let tenths = |er: f64| Tenths((er * 10.0).round() as u8);
            match range[..] {
                [Some(low), Some(high)] if (0.0..=high).contains(&low) => {
                    Ok(Difficulty::Er(tenths(low)..=tenths(high)))
                }
                _ => Err(bad_option("er", "er must be a list of two numbers, the lower one first")),
            }
        }
        _ => Err(bad_option("level", "level, technique and er exclude each other")),
    }
}

/// Reads a seed: a text or a number. Draws one if there is none.
fn read_seed(options: &Options) -> Result<String, JsValue> {
    let Some(value) = options.value("seed")? else {
        return Ok(format!("{}", (Math::random() * MAX_TRIES as f64) as u64));
    };
    let number = value.as_f64().filter(|number| number.is_finite());
    value.as_string().or_else(|| number.map(|number| number.to_string())).ok_or_else(|| {
        let what = input::describe(&value);
        bad_option("seed", &format!("seed must be a text or a number, got {what}"))
    })
}
