//! Reads the options object of a call. Options may be absent; an unknown one, or a value of the wrong kind, is an
//! error.

use std::cell::Cell;
#[cfg(feature = "rating")]
use std::cell::RefCell;
#[cfg(feature = "rating")]
use std::ops::ControlFlow;
use std::ops::RangeInclusive;
#[cfg(feature = "rating")]
use std::str::FromStr;

use js_sys::{Array, Function, Uint8Array};
#[cfg(feature = "rating")]
use redoku::{Control, ParseNameError};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::wire::array;

#[wasm_bindgen]
extern "C" {
    // The binding of js-sys traps on a detached array.
    #[wasm_bindgen(catch, js_namespace = ["Uint8Array", "prototype", "subarray"], js_name = call)]
    fn try_subarray(array: &Uint8Array, start: u32, end: u32) -> Result<JsValue, JsValue>;
    // The binding of js-sys traps on a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys(object: &JsValue) -> Result<Array, JsValue>;
}

/// The options of a call. `undefined` and `null` mean none; inherited properties do not count.
pub(super) struct Options<'a>(Option<&'a JsValue>);

impl<'a> Options<'a> {
    /// Reads options, of which the function knows these.
    pub(super) fn read(value: &'a JsValue, known: &[&str]) -> Result<Self, JsValue> {
        match value {
            none if none.is_undefined() || none.is_null() => Ok(Self(None)),
            object if object.is_object() => {
                refuse_unknown(object, known)?;
                Ok(Self(Some(object)))
            }
            other => {
                let message =
                    format!("expected an object of options, got {}", input::describe(other));
                Err(error("bad-option", &message, &[]))
            }
        }
    }

    /// Refuses any option of a function that has none. Other values are ignored, as in every function of JavaScript:
    /// `map` passes an index.
    pub(super) fn none(value: &JsValue) -> Result<(), JsValue> {
        if value.is_object() { refuse_unknown(value, &[]) } else { Ok(()) }
    }

    /// Whether an option is truthy.
    pub(super) fn flag(&self, name: &str) -> Result<bool, JsValue> {
        Ok(self.option(name)?.is_truthy())
    }

    /// Whether an option is truthy; `default` if it is absent.
    #[cfg(feature = "rating")]
    pub(super) fn flag_or(&self, name: &str, default: bool) -> Result<bool, JsValue> {
        let value = self.option(name)?;
        Ok(if value.is_undefined() { default } else { value.is_truthy() })
    }

    /// A list, if one is given, each item read by `item`.
    #[cfg(any(feature = "rating", feature = "photo"))]
    pub(super) fn list<T>(
        &self,
        name: &str,
        item: impl Fn(&JsValue) -> Result<T, JsValue>,
    ) -> Result<Option<Vec<T>>, JsValue> {
        let value = self.option(name)?;
        if value.is_undefined() {
            return Ok(None);
        }
        let length = input::length(&value)?;
        let length = length.filter(|&length| length <= 1000);
        let length = length.ok_or_else(|| bad_option(name, &format!("{name} must be a list")))?;
        (0..length).map(|at| item(&input::element(&value, at)?)).collect::<Result<_, _>>().map(Some)
    }

    /// A whole number within a range; `default` if it is absent.
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
                bad_option(name, &message)
            },
        )
    }

    /// Where to report progress: `onProgress`, if it is given.
    pub(super) fn progress(&self) -> Result<Progress, JsValue> {
        let value = self.option("onProgress")?;
        if !value.is_undefined() && !value.is_function() {
            return Err(bad_option("onProgress", "onProgress must be a function"));
        }
        let callback = value.is_function().then(|| value.unchecked_into());
        Ok(Progress { callback, last: Cell::new(f64::NAN) })
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
        let is_usable = |array: &Uint8Array| {
            array.buffer() != other.buffer() && try_subarray(array, 0, 0).is_ok()
        };
        array.filter(is_usable).map(Some).ok_or_else(|| {
            let message = "must be a Uint8Array, not detached, with a buffer of its own";
            bad_option(name, &format!("{name} {message}"))
        })
    }

    /// A value of any kind, if one is given.
    #[cfg(feature = "rating")]
    pub(super) fn value(&self, name: &str) -> Result<Option<JsValue>, JsValue> {
        Ok(Some(self.option(name)?).filter(|value| !value.is_undefined()))
    }

    /// A value by its name, if one is given.
    #[cfg(feature = "rating")]
    pub(super) fn choice<T: FromStr<Err = ParseNameError>>(
        &self,
        name: &str,
    ) -> Result<Option<T>, JsValue> {
        let Some(value) = self.value(name)? else { return Ok(None) };
        let chosen = value.as_string().unwrap_or_default().parse();
        chosen.map(Some).map_err(|error| bad_option(name, &format!("{name}: {error}")))
    }

    fn option(&self, name: &str) -> Result<JsValue, JsValue> {
        self.0.map_or(Ok(JsValue::UNDEFINED), |object| input::own_property(object, name))
    }
}

fn refuse_unknown(options: &JsValue, known: &[&str]) -> Result<(), JsValue> {
    for name in keys(options).map_err(|_| input::unreadable())? {
        let name = name.as_string().unwrap_or_default();
        if !known.contains(&&*name) {
            let options = if known.is_empty() {
                "there are none".into()
            } else {
                format!("they are {}", known.join(", "))
            };
            let message = format!("unknown option ‘{name}’; {options}");
            let known = array(known, |&name| name.into());
            return Err(error("bad-option", &message, &[("name", name.into()), ("known", known)]));
        }
    }
    Ok(())
}

pub(super) fn bad_option(name: &str, message: &str) -> JsValue {
    error("bad-option", message, &[("name", name.into())])
}

/// The callback for the progress of a call.
pub(super) struct Progress {
    callback: Option<Function>,
    /// What was reported last.
    last: Cell<f64>,
}

impl Progress {
    /// Reports the share of the work that is done, each share once.
    pub(super) fn report(&self, share: f64) -> Result<(), JsValue> {
        let Some(callback) = &self.callback else { return Ok(()) };
        if self.last.replace(share) == share {
            return Ok(());
        }
        let failed = |_| error("callback-failed", "onProgress threw an error", &[]);
        callback.call1(&JsValue::UNDEFINED, &share.into()).map_err(failed)?;
        Ok(())
    }

    /// Does a task that reports what `number` makes of its progress. The task stops if `number` breaks, or with the
    /// callback's error.
    #[cfg(feature = "rating")]
    pub(super) fn watch<T>(
        &self,
        number: impl Fn(redoku::Progress) -> ControlFlow<(), f64>,
        task: impl FnOnce(Control<'_>) -> Result<T, JsValue>,
    ) -> Result<T, JsValue> {
        let failure = RefCell::new(None);
        let callback = |progress| {
            let reported = self.report(number(progress)?);
            reported.map_or_else(
                |error| {
                    failure.replace(Some(error));
                    ControlFlow::Break(())
                },
                ControlFlow::Continue,
            )
        };
        let done = task(Control::new(&callback));
        failure.take().map_or(done, Err)
    }
}

/// The share of the work that is done.
#[cfg(feature = "rating")]
pub(super) fn share(progress: redoku::Progress) -> ControlFlow<(), f64> {
    ControlFlow::Continue(progress.share().unwrap_or(0.0))
}
