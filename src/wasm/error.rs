//! What the module throws: `RedokuError`, and nothing else.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::wire::object;
use crate::model::Conflict;

// The class is JavaScript's own, so that `instanceof` and stack traces work as everywhere else.
#[wasm_bindgen(raw_module = "../engine/redoku-error.js")]
extern "C" {
    /// The one class of error that Redoku throws.
    pub(super) type RedokuError;

    #[wasm_bindgen(constructor)]
    fn new(code: &str, message: &str, details: &Object) -> RedokuError;
}

/// Makes the error to throw. Places in its details are counted from zero, in its message from one.
pub(super) fn error(code: &str, message: &str, details: &[(&str, JsValue)]) -> JsValue {
    RedokuError::new(code, message, &object(details)).into()
}

/// The error for givens that see each other.
pub(super) fn conflict(conflict: &Conflict) -> JsValue {
    let Conflict { digit, cells, house } = conflict;
    let cells: Vec<u32> = cells.iter().map(|cell| cell.index() as u32).collect();
    let details = [("digit", digit.value().into()), ("cells", cells.into())];
    error("conflict", &format!("{digit} stands twice in {house}"), &details)
}
