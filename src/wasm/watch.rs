//! `watchStart`, `watchRun`, `watchSeek` and `watchOutline`: searches that run in slices and can be shown at
//! any step.

use std::cell::RefCell;

use redoku::classic::{MAX_WINDOW, Place, Watch};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::kept::Kept;
use super::options::Options;
use super::trace::{Method, bytes, counts, read_method, solution};
use super::wire::{line, number, object};

/// Searches that the module keeps: enough for a race of all algorithms. Each takes at most 4 MB.
const REMEMBERED: usize = 16;

thread_local! {
    static SEARCHES: RefCell<Kept<Watch<Method>>> = const { RefCell::new(Kept::new(REMEMBERED)) };
}

/// Begins a search and returns its number.
#[wasm_bindgen(js_name = watchStart, skip_typescript)]
pub fn watch_start(
    puzzle: &JsValue,
    algorithm: &JsValue,
    options: &JsValue,
) -> Result<u32, JsValue> {
    Options::none(options)?;
    let watch = Watch::new(read_method(algorithm)?, input::puzzle(puzzle)?);
    Ok(SEARCHES.with_borrow_mut(|searches| searches.add(watch)))
}

/// Continues a search for about `events` events.
#[wasm_bindgen(js_name = watchRun, skip_typescript)]
pub fn watch_run(search: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let budget =
        Options::read(options, &["events"])?.whole_number("events", 1_000_000, 1..=1 << 32)?;
    with(search, |watch| {
        let finished = watch.run(budget);
        object(&[
            ("steps", number(watch.steps())),
            ("finished", finished.into()),
            ("solution", solution(watch.outcome().flatten())),
            ("counts", counts(watch.counts())),
        ])
    })
}

/// The state of a search after `step` events or `reads` reads, and the `events` that follow.
#[wasm_bindgen(js_name = watchSeek, skip_typescript)]
pub fn watch_seek(search: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["events", "reads", "step"])?;
    let step = options.whole_number("step", 0, 0..=1 << 53)?;
    let reads = options.whole_number("reads", u64::MAX, 0..=1 << 53)?;
    let place = if reads == u64::MAX { Place::Step(step) } else { Place::Reads(reads) };
    let events = options.whole_number("events", 1, 0..=MAX_WINDOW.into())?;
    with(search, |watch| {
        let (moment, events) = watch.seek(place, events as u32);
        let path: Vec<u8> =
            moment.path.iter().flat_map(|at| [at.cell.index() as u8, at.digit.value()]).collect();
        let dead: Vec<u8> = moment
            .dead
            .iter()
            .flat_map(|(level, at)| [*level as u8, at.cell.index() as u8, at.digit.value()])
            .collect();
        object(&[
            ("step", number(moment.step)),
            ("board", line(&moment.grid)),
            ("counts", counts(moment.counts)),
            ("open", number(moment.counts.open)),
            ("path", bytes(&path)),
            ("dead", bytes(&dead)),
            ("events", bytes(&events)),
        ])
    })
}

/// The depth of a search at equal distances.
#[wasm_bindgen(js_name = watchOutline, skip_typescript)]
pub fn watch_outline(search: &JsValue, options: &JsValue) -> Result<Vec<u8>, JsValue> {
    Options::none(options)?;
    with(search, |watch| watch.outline().map(|open| open as u8).collect())
}

fn with<T>(search: &JsValue, action: impl FnOnce(&mut Watch<Method>) -> T) -> Result<T, JsValue> {
    SEARCHES.with_borrow_mut(|searches| {
        searches.find(search).map(action).ok_or_else(|| {
            error("unknown-search", "unknown search; only the newest are kept: start it again", &[])
        })
    })
}
