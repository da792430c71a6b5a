//! Reads the options object of a call: absent is fine, nonsense is an error.

use std::ops::RangeInclusive;

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use super::error::error;
use super::input;

/// The options of a call; `undefined` and `null` stand for none.
pub(super) struct Options<'a>(Option<&'a JsValue>);

impl<'a> Options<'a> {
    pub(super) fn read(value: &'a JsValue) -> Result<Self, JsValue> {
        match value {
            none if none.is_undefined() || none.is_null() => Ok(Self(None)),
            object if object.is_object() => Ok(Self(Some(object))),
            other => {
                let message = format!("options must be an object, not {}", input::describe(other));
                Err(error("bad-option", &message, &[]))
            }
        }
    }

    /// An option that is true or false; false unless given.
    pub(super) fn flag(&self, name: &str) -> Result<bool, JsValue> {
        Ok(self.option(name)?.is_truthy())
    }

    /// A whole number within a range, or `default` if it is not given.
    pub(super) fn whole_number(
        &self,
        name: &str,
        default: u64,
        range: RangeInclusive<u64>,
    ) -> Result<u64, JsValue> {
        let value = self.option(name)?;
        if value.is_undefined() {
            return Ok(default);
        }
        let number = value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
        number.map(|number| number as u64).filter(|number| range.contains(number)).ok_or_else(
            || {
                let (low, high) = (range.start(), range.end());
                let message = format!("{name} must be a whole number from {low} to {high}");
                error("bad-option", &message, &[("name", name.into())])
            },
        )
    }

    /// An array to write to while `other` is read, if one is given.
    pub(super) fn room(
        &self,
        name: &str,
        other: &Uint8Array,
    ) -> Result<Option<Uint8Array>, JsValue> {
        let value = self.option(name)?;
        if value.is_undefined() {
            return Ok(None);
        }
        let array = value.dyn_into::<Uint8Array>().ok();
        let apart = array.filter(|array| array.buffer() != other.buffer());
        apart.map(Some).ok_or_else(|| {
            let message = format!("{name} must be a Uint8Array with a buffer of its own");
            error("bad-option", &message, &[("name", name.into())])
        })
    }

    fn option(&self, name: &str) -> Result<JsValue, JsValue> {
        self.0.map_or(Ok(JsValue::UNDEFINED), |object| input::property(object, name))
    }
}
