//! `rate` and `rateMany`: how hard puzzles are.

use redoku::Proper;
use redoku::rating::{self, Rating};
use wasm_bindgen::prelude::*;

use super::error::{error, is_refusal};
use super::input;
use super::logic::stopped;
use super::options::{Options, Progress, share};
use super::wire::{array, plain};

/// More puzzles would take days, and an object may claim any length.
const MOST_PUZZLES: usize = 1_000_000;

/// Rates a puzzle.
#[wasm_bindgen(skip_typescript)]
pub fn rate(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let progress = Options::read(options, &["onProgress"])?.progress()?;
    Ok(plain(&rate_watched(&input::proper(puzzle)?, &progress, |share| share)?))
}

/// Rates many puzzles; what is not a puzzle with one solution is `null`.
#[wasm_bindgen(js_name = rateMany, skip_typescript)]
pub fn rate_many(puzzles: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let progress = Options::read(options, &["onProgress"])?.progress()?;
    let number = input::length(puzzles)?.filter(|_| puzzles.is_object());
    let number = number.ok_or_else(|| {
        let what = input::describe(puzzles);
        let message = format!("expected an array of puzzles, got {what}");
        error("bad-shape", &message, &[("type", what.into())])
    })?;
    if number > MOST_PUZZLES {
        let message = format!("expected at most {MOST_PUZZLES} puzzles in a call");
        return Err(error("too-long", &message, &[("most", MOST_PUZZLES.into())]));
    }
    let mut ratings = Vec::new();
    for at in 0..number {
        let overall = |share: f64| (at as f64 + share) / number as f64;
        ratings.push(match input::proper(&input::element(puzzles, at)?) {
            Ok(proper) => plain(&rate_watched(&proper, &progress, overall)?),
            Err(error) if is_refusal(&error) => JsValue::NULL,
            Err(error) => return Err(error),
        });
    }
    Ok(array(ratings, |rating| rating))
}

/// Rates a puzzle and reports each share, as `overall` turns it into that of the whole call; at the end, 1.
pub(super) fn rate_watched(
    proper: &Proper,
    progress: &Progress,
    overall: impl Fn(f64) -> f64,
) -> Result<Rating, JsValue> {
    let number = |at| share(at).map_continue(&overall);
    let rating =
        progress.watch(number, |control| rating::rate(proper, control).map_err(stopped))?;
    progress.report(overall(1.0))?;
    Ok(rating)
}
