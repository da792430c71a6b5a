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
    let mut output = Output::new(lines.length());
    let mut solver = LineSolver::new(prove_unique);
    each_window(lines, |window| {
        solver.feed(window, &mut output.pending);
        output.flush();
    });
    solver.finish(&mut output.pending);
    output.flush();
    Ok(output.finish())
}

/// Answers on their way into JavaScript's memory.
struct Output {
    pending: Vec<u8>,
    bytes: Uint8Array,
    length: u32,
}

impl Output {
    /// Room for the answers to so much input: a line is mostly as long as its answer, and the last one may
    /// lack its end, so the guess mostly fits to the byte.
    fn new(input: u32) -> Self {
        let answers = input.saturating_add(1) / ANSWER;
        let bytes = Uint8Array::new_with_length(answers.saturating_mul(ANSWER));
        let window = WINDOW.min(input) + ANSWER;
        Self { pending: Vec::with_capacity(window as usize), bytes, length: 0 }
    }

    /// The answers and nothing else.
    fn finish(self) -> Uint8Array {
        if self.length == self.bytes.length() {
            self.bytes
        } else {
            self.bytes.slice(0, self.length)
        }
    }

    /// Moves the pending answers over, into twice the room if there is too little.
    fn flush(&mut self) {
        let end = self.length + self.pending.len() as u32;
        if end > self.bytes.length() {
            let roomier = Uint8Array::new_with_length(end.saturating_mul(2));
            roomier.set(&self.bytes, 0);
            self.bytes = roomier;
        }
        self.bytes.subarray(self.length, end).copy_from(&self.pending);
        self.length = end;
        self.pending.clear();
    }
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
