//! The error that the module throws: `RedokuError`, and no other.

use redoku::Conflict;
use wasm_bindgen::prelude::*;

use super::wire::object;

// The class is JavaScript's own, so that `instanceof` and stack traces work as everywhere else.
#[wasm_bindgen(raw_module = "../engine/redoku-error.js")]
extern "C" {
    /// The one class of error that Redoku throws.
    pub(super) type RedokuError;

    #[wasm_bindgen(constructor)]
    fn new(code: &str, message: &str, details: &JsValue) -> RedokuError;
}

/// An error to throw. Rows and columns count from zero in its details, from one in its message.
pub(super) fn error(code: &str, message: &str, details: &[(&str, JsValue)]) -> JsValue {
    RedokuError::new(code, message, &object(details)).into()
}

/// Whether an error is one of ours: the input is refused, and not what reads it.
#[cfg(feature = "rating")]
pub(super) fn is_refusal(error: &JsValue) -> bool {
    error.is_instance_of::<RedokuError>()
}

/// The error for equal givens in one house.
pub(super) fn conflict(conflict: &Conflict) -> JsValue {
    let Conflict { digit, cells, house } = conflict;
    let cells: Vec<u32> = cells.iter().map(|cell| cell.index() as u32).collect();
    let details = [("digit", digit.value().into()), ("cells", cells.into())];
    error("conflict", &format!("{digit} appears twice in {house}"), &details)
}
