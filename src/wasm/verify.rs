//! `verify`: whether the steps of a path hold, each from its evidence alone.

use redoku::Demand;
use redoku::logic::{BadStep, Step, verify_path, verify_refutation};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input::{self, describe, element};
use super::logic::{mistaken, read_position};
use super::options::Options;
use super::step;
use super::wire::object;

/// Each step of a path has an effect on one of 729 candidates, but for a contradiction at its end.
const MOST_STEPS: usize = 730;

/// Verifies the steps of a path.
#[wasm_bindgen(skip_typescript)]
pub fn verify(board: &JsValue, steps: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let (steps, stuck) = read_path(steps)?;
    let verified = match stuck {
        Some(stuck) => verify_refutation(&input::puzzle(board)?, &steps, stuck).map(|()| true),
        None => {
            let position = read_position(board)?.map_err(mistaken)?;
            verify_path(&position, &steps).map(|end| end.board().solution().is_some())
        }
    };
    Ok(match verified {
        Ok(complete) => object(&[("valid", true.into()), ("complete", complete.into())]),
        Err(BadStep { at, flaw }) => object(&[
            ("valid", false.into()),
            ("step", at.into()),
            ("flaw", flaw.id().into()),
            ("message", flaw.to_string().into()),
        ]),
    })
}

/// Reads steps, and where they end if the last one is a contradiction.
fn read_path(steps: &JsValue) -> Result<(Vec<Step>, Option<Demand>), JsValue> {
    let number = input::length(steps)?.ok_or_else(|| {
        let what = describe(steps);
        let message = format!("expected an array of steps, got {what}");
        error("bad-shape", &message, &[("type", what.into())])
    })?;
    if number > MOST_STEPS {
        let message = format!("expected at most {MOST_STEPS} steps, got {number}");
        return Err(error("too-long", &message, &[("most", MOST_STEPS.into())]));
    }
    let mut read = Vec::new();
    for at in 0..number {
        let value = element(steps, at)?;
        if at + 1 == number
            && let Some(stuck) = step::contradiction(&value, at)?
        {
            return Ok((read, Some(stuck)));
        }
        read.push(step::step(&value, at)?);
    }
    Ok((read, None))
}
