//! `listStart`, `listRead`, `parseLines` and `judgeLines`: lists of any length, from bytes to puzzles and verdicts.

use std::cell::RefCell;

use js_sys::{Array, Uint8Array, Uint32Array};
use redoku::diagnose::Status;
use redoku::fast::{LineAnswer, LineSolver};
use redoku::text::{self, Batch, Content, Lines, ParseError, Part, Place, Skipped};
use redoku::{Grid, Puzzle};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::kept::Kept;
use super::many::bytes_of;
use super::options::Options;
use super::text::details;
use super::wire::{array, object, plain};

/// Lists that the module keeps.
const REMEMBERED: usize = 16;
/// Puzzles of a text that was read as a whole, in one part.
const TOGETHER: usize = 1000;

thread_local! {
    static LISTS: RefCell<Kept<Lines>> = const { RefCell::new(Kept::new(REMEMBERED)) };
}

/// Begins to read a list and returns its number.
#[wasm_bindgen(js_name = listStart, skip_typescript)]
pub fn list_start(options: &JsValue) -> Result<u32, JsValue> {
    Options::none(options)?;
    Ok(LISTS.with_borrow_mut(|lists| lists.add(Lines::new())))
}

/// Adds bytes to a list, or ends it, and returns the parts that are complete.
#[wasm_bindgen(js_name = listRead, skip_typescript)]
pub fn list_read(list: &JsValue, bytes: &JsValue, options: &JsValue) -> Result<Array, JsValue> {
    let is_single = Options::read(options, &["single"])?.flag("single")?;
    let bytes = if bytes.is_null() { None } else { Some(bytes_of(bytes)?.to_vec()) };
    LISTS.with_borrow_mut(|lists| {
        let Some(lines) = lists.find(list) else {
            let message = "unknown list; only the newest are kept: start it again";
            return Err(error("unknown-list", message, &[]));
        };
        match bytes {
            Some(bytes) => lines.feed(&bytes),
            None => lines.end(),
        }
        Ok(lines.flat_map(|part| parts(part, is_single)).collect())
    })
}

/// A part as JavaScript sees it: several, if each puzzle is to be one.
fn parts(Part { content, bytes, .. }: Part, is_single: bool) -> Vec<JsValue> {
    match content {
        Content::Lines(batch) if is_single => {
            let lines = batch.lines().flat_map(|line| match line.read() {
                Ok(read) => read
                    .iter()
                    .map(|one| entries([one], line.number, bytes_in(line.text)))
                    .collect(),
                Err(error) => {
                    vec![faults(&[fault(Some(line.number), &error)], bytes_in(line.text))]
                }
            });
            lines.collect()
        }
        Content::Lines(batch) => {
            let (text, before) = batch.into_parts();
            let text = Uint8Array::from(&text[..]).into();
            vec![part("lines", bytes, &[("text", text), ("before", before.into())])]
        }
        Content::Text(text) => whole(&text, bytes, if is_single { 1 } else { TOGETHER }),
        Content::Refused(line, error) => vec![faults(&[fault(line, &error)], bytes)],
    }
}

fn bytes_in(line: &[u8]) -> usize {
    line.len() + 1
}

/// The puzzles of a text that is not a list, some at a time.
fn whole(text: &str, bytes: usize, together: usize) -> Vec<JsValue> {
    let parsed = match text::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            let line = error.at.line;
            let error = ParseError { at: Place { line: None, ..error.at }, ..error };
            return vec![faults(&[fault(line, &error)], bytes)];
        }
    };
    let skipped: Vec<_> = parsed.skipped.iter().map(skipped).collect();
    let some =
        parsed.puzzles.chunks(together).enumerate().map(|(i, some)| {
            entries(some, i * together, bytes * some.len() / parsed.puzzles.len())
        });
    [faults(&skipped, 0)].into_iter().chain(some).collect()
}

fn part(kind: &str, bytes: usize, properties: &[(&str, JsValue)]) -> JsValue {
    object(&[&[("kind", kind.into()), ("bytes", bytes.into())], properties].concat())
}

fn entries<'e>(
    some: impl IntoIterator<Item = &'e text::Entry>,
    before: usize,
    bytes: usize,
) -> JsValue {
    let some: Vec<_> = some.into_iter().collect();
    part("entries", bytes, &[("entries", plain(&some)), ("before", before.into())])
}

fn faults(faults: &[JsValue], bytes: usize) -> JsValue {
    part("faults", bytes, &[("faults", array(faults, JsValue::clone))])
}

/// Why a line, or without a line the whole text, is not a puzzle.
fn fault(line: Option<usize>, reason: &ParseError) -> JsValue {
    why(line, reason.code(), &reason.to_string(), &details(reason))
}

fn skipped(skipped: &Skipped) -> JsValue {
    why(Some(skipped.line), "unknown-format", &skipped.to_string(), &[])
}

fn why(line: Option<usize>, code: &str, message: &str, details: &[(&str, JsValue)]) -> JsValue {
    let error = [("code", code.into()), ("message", message.into()), ("details", object(details))];
    let error = ("error", object(&error));
    match line {
        Some(line) => object(&[("line", line.into()), error]),
        None => object(&[error]),
    }
}

/// The lines that a caller passes, with the number of lines before them.
fn batch(lines: &JsValue, options: &JsValue) -> Result<Batch, JsValue> {
    let before =
        Options::read(options, &["before"])?.whole_number("before", 0, 0..=u32::MAX.into())?;
    Ok(Batch::new(bytes_of(lines)?.to_vec(), before as usize))
}

/// Reads the puzzles of a list, line by line.
#[wasm_bindgen(js_name = parseLines, skip_typescript)]
pub fn parse_lines(lines: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let batch = batch(lines, options)?;
    let (mut entries, mut numbers, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for line in batch.lines() {
        match line.read() {
            Ok(read) => {
                numbers.extend(read.iter().map(|_| line.number as u32));
                entries.extend(read);
            }
            Err(error) => faults.push(fault(Some(line.number), &error)),
        }
    }
    Ok(object(&[
        ("entries", plain(&entries)),
        ("lines", Uint32Array::from(&numbers[..]).into()),
        ("faults", array(faults, |fault| fault)),
    ]))
}

/// Reads the puzzles of a list and judges each.
#[wasm_bindgen(js_name = judgeLines, skip_typescript)]
pub fn judge_lines(lines: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let batch = batch(lines, options)?;
    let mut solver = LineSolver::counting();
    let mut judged = Judged::default();
    for line in batch.lines() {
        if let Some(answer) = solver.answer(line.text) {
            judged.add(line.number, line.text, &answer);
            continue;
        }
        match line.read() {
            Ok(read) => {
                for entry in read {
                    let cells = entry.grid.to_ascii();
                    if let Some(answer) = solver.answer(&cells) {
                        judged.add(line.number, &cells, &answer);
                    }
                }
            }
            Err(error) => judged.faults.push(fault(Some(line.number), &error)),
        }
    }
    Ok(judged.into_object())
}

/// Puzzles with their verdicts, in as few JavaScript values as can be.
#[derive(Default)]
struct Judged {
    puzzles: String,
    solutions: String,
    statuses: Vec<Status>,
    lines: Vec<u32>,
    faults: Vec<JsValue>,
}

impl Judged {
    /// Adds the puzzle at the start of a line that was answered.
    fn add(&mut self, number: usize, line: &[u8], answer: &LineAnswer) {
        let LineAnswer { solution, count, .. } = answer;
        let text = str::from_utf8(&line[..solution.len()]).unwrap_or_default();
        let grid: Grid = text.parse().unwrap_or_default();
        let status = match count {
            // Givens that see each other leave no solution either.
            0 if Puzzle::new(grid).is_err() => Status::Invalid,
            0 => Status::Impossible,
            1 => Status::Unique,
            _ => Status::Multiple,
        };
        self.puzzles.push_str(str::from_utf8(&grid.to_ascii()).unwrap_or_default());
        self.solutions.push_str(str::from_utf8(solution).unwrap_or_default());
        self.statuses.push(status);
        self.lines.push(number as u32);
    }

    fn into_object(self) -> JsValue {
        let words = Status::ALL.map(|status| JsValue::from(status.id()));
        object(&[
            ("puzzles", self.puzzles.into()),
            ("solutions", self.solutions.into()),
            ("statuses", array(self.statuses, |status| words[status as usize].clone())),
            ("lines", Uint32Array::from(&self.lines[..]).into()),
            ("faults", array(self.faults, |fault| fault)),
        ])
    }
}
