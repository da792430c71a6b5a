//! `solveMany` and `judgeMany`: a batch of any length, through a window of bounded size.
//!
//! The lines and their answers stay in JavaScript's memory. The module's own memory, which never shrinks,
//! holds one window of them at a time.

use js_sys::Uint8Array;
use redoku::Cell;
use redoku::fast::LineSolver;
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::Options;

/// Bytes of input that are copied into the module at a time.
const WINDOW: u32 = 1 << 16;
/// Bytes of answers that are held back until the end; more are moved to JavaScript on the way.
const HELD: usize = 1 << 20;
/// An answer and its line feed.
const ANSWER: u32 = Cell::NUM as u32 + 1;

/// Many puzzles, one per line, in one call.
#[cfg(feature = "solver")]
#[wasm_bindgen(js_name = solveMany, skip_typescript)]
pub fn solve_many(lines: &JsValue, options: &JsValue) -> Result<Uint8Array, JsValue> {
    let options = Options::read(options, &["into", "onProgress", "proveUnique"])?;
    let proves = options.flag("proveUnique")?;
    let solver = if proves { LineSolver::proving() } else { LineSolver::first() };
    answer(solver, lines, &options)
}

/// Many puzzles, one per line, each answer with the number of its solutions.
#[cfg(feature = "text")]
#[wasm_bindgen(js_name = judgeMany, skip_typescript)]
pub fn judge_many(lines: &JsValue, options: &JsValue) -> Result<Uint8Array, JsValue> {
    let options = Options::read(options, &["into", "onProgress"])?;
    answer(LineSolver::counting(), lines, &options)
}

/// Answers all lines with a solver.
fn answer(
    mut solver: LineSolver,
    lines: &JsValue,
    options: &Options<'_>,
) -> Result<Uint8Array, JsValue> {
    let progress = options.progress()?;
    let lines = bytes_of(lines)?;
    let mut output = Output::new(lines.length(), options.room("into", lines)?);
    let length = lines.length();
    for start in (0..length).step_by(WINDOW as usize) {
        let end = length.min(start.saturating_add(WINDOW));
        solver.feed(&lines.subarray(start, end).to_vec(), &mut output.pending);
        output.flush_unless_few();
        progress.report(f64::from(end) / f64::from(length))?;
    }
    solver.finish(&mut output.pending);
    Ok(output.finish())
}

/// The bytes that a caller passes.
pub(super) fn bytes_of(lines: &JsValue) -> Result<&Uint8Array, JsValue> {
    lines.dyn_ref().ok_or_else(|| {
        let what = input::describe(lines);
        let message = format!("expected a Uint8Array of lines, got {what}");
        error("bad-shape", &message, &[("type", what.into())])
    })
}

/// Answers on their way into JavaScript's memory. A few are moved at the end, all at once: an array made as a
/// copy is not filled with zeros first, which would take a hundredth of the time of easy puzzles.
struct Output {
    pending: Vec<u8>,
    moved: Option<Moved>,
    /// The length of the input.
    input: u32,
}

impl Output {
    fn new(input: u32, room: Option<Uint8Array>) -> Self {
        let pending = Vec::with_capacity(HELD.min(input as usize) + ANSWER as usize);
        Self { pending, moved: room.map(Moved::into_room), input }
    }

    fn flush_unless_few(&mut self) {
        if self.moved.is_some() || self.pending.len() > HELD - WINDOW as usize {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.moved.get_or_insert_with(|| Moved::for_input(self.input)).push(&self.pending);
        self.pending.clear();
    }

    /// The array of answers, without spare room.
    fn finish(mut self) -> Uint8Array {
        if self.moved.is_some() {
            self.flush();
        }
        self.moved.map_or_else(|| Uint8Array::from(&*self.pending), Moved::finish)
    }
}

/// Answers in JavaScript's memory.
struct Moved {
    bytes: Uint8Array,
    length: u32,
    /// Whether the array is the caller's.
    lent: bool,
}

impl Moved {
    fn into_room(bytes: Uint8Array) -> Self {
        Self { bytes, length: 0, lent: true }
    }

    /// An array for the answers to this many bytes. Most lines are as long as their answers, and the last one
    /// may lack its line feed, so it usually fits to the byte.
    fn for_input(input: u32) -> Self {
        let answers = input.saturating_add(1) / ANSWER;
        let bytes = Uint8Array::new_with_length(answers.saturating_mul(ANSWER));
        Self { bytes, length: 0, lent: false }
    }

    /// Adds answers; doubles the array if they do not fit.
    fn push(&mut self, answers: &[u8]) {
        let end = self.length + answers.len() as u32;
        if end > self.bytes.length() {
            let roomier = Uint8Array::new_with_length(end.saturating_mul(2));
            roomier.set(&self.bytes.subarray(0, self.length), 0);
            (self.bytes, self.lent) = (roomier, false);
        }
        self.bytes.subarray(self.length, end).copy_from(answers);
        self.length = end;
    }

    fn finish(self) -> Uint8Array {
        let Self { bytes, length, lent } = self;
        if length == bytes.length() {
            bytes
        } else if lent {
            bytes.subarray(0, length)
        } else {
            bytes.slice(0, length)
        }
    }
}
