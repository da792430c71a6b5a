//! The plain objects that cross the boundary; the `.d.ts` files describe them to TypeScript.
//!
//! The modules of formats and reasons make them by serde; with it the first module would be 3 KB larger, so the others
//! set properties one by one.

use js_sys::{Array, Object, Reflect};
use redoku::{CellSet, Grid};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A property of an object to make.
pub(super) type Property<'a> = (&'a str, JsValue);

/// A plain object with these properties.
pub(super) fn object(properties: &[Property<'_>]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// Plain objects and arrays, as `JSON.parse` makes them.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    // Nothing that is serialized here can fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

/// An array with a value for each item.
pub(super) fn array<T>(
    items: impl IntoIterator<Item = T>,
    value: impl Fn(T) -> JsValue,
) -> JsValue {
    let array = Array::new();
    for item in items {
        array.push(&value(item));
    }
    array.into()
}

/// A number, exact up to 2⁵³.
pub(super) fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}

/// 81 characters.
pub(super) fn line(grid: &Grid) -> JsValue {
    JsValue::from_str(std::str::from_utf8(&grid.to_ascii()).unwrap_or_default())
}

pub(super) fn cells(set: CellSet) -> JsValue {
    array(set.iter(), |cell| cell.index().into())
}
