//! `solveMany`: a batch of any length, through a window of bounded size.
//!
//! The lines and their answers stay in JavaScript's memory; the module's own, which never shrinks,
//! holds one window of them at a time.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::Options;
use crate::fast::LineSolver;
use crate::model::Cell;

/// How much of the input is looked at at a time.
const WINDOW: u32 = 1 << 16;
/// An answer and its line feed.
const ANSWER: u32 = Cell::NUM as u32 + 1;

/// Many puzzles, one per line, in one call.
#[wasm_bindgen(js_name = solveMany, skip_typescript)]
pub fn solve_many(lines: &JsValue, options: &JsValue) -> Result<Uint8Array, JsValue> {
    let prove_unique = Options::read(options)?.flag("proveUnique")?;
    let Some(lines) = lines.dyn_ref::<Uint8Array>() else {
        let what = input::describe(lines);
        let message = format!("solveMany takes a Uint8Array of lines, not {what}");
        return Err(error("bad-shape", &message, &[("type", what.into())]));
    };
    let output = Uint8Array::new_with_length(count_lines(lines) * ANSWER);
    let mut solver = LineSolver::new(prove_unique);
    let mut answers = Vec::new();
    let mut written = 0;
    let mut write = |answers: &mut Vec<u8>| {
        let end = written + answers.len() as u32;
        output.subarray(written, end).copy_from(answers);
        written = end;
        answers.clear();
    };
    each_window(lines, |window| {
        solver.feed(window, &mut answers);
        write(&mut answers);
    });
    solver.finish(&mut answers);
    write(&mut answers);
    Ok(output)
}

/// How many lines there are; the last one may lack its end.
fn count_lines(lines: &Uint8Array) -> u32 {
    let mut ends = 0;
    let mut last = b'\n';
    each_window(lines, |window| {
        ends += window.iter().filter(|&&byte| byte == b'\n').count() as u32;
        last = window.last().copied().unwrap_or(last);
    });
    ends + u32::from(last != b'\n')
}

/// Shows the bytes of an array in order, a window at a time.
fn each_window(lines: &Uint8Array, mut show: impl FnMut(&[u8])) {
    let length = lines.length();
    let mut window = vec![0; WINDOW.min(length) as usize];
    for start in (0..length).step_by(WINDOW as usize) {
        let end = length.min(start.saturating_add(WINDOW));
        let part = &mut window[..(end - start) as usize];
        lines.subarray(start, end).copy_to(part);
        show(part);
    }
}
