//! What JavaScript holds by number. Nothing has to be freed: the module keeps the newest few.

use wasm_bindgen::prelude::*;

/// Values by number, oldest first.
pub(super) struct Kept<T> {
    values: Vec<(u32, T)>,
    /// The number of the next one.
    next: u32,
    most: usize,
}

impl<T> Kept<T> {
    /// Creates a store for `most` values.
    pub(super) const fn new(most: usize) -> Self {
        Self { values: Vec::new(), next: 0, most }
    }

    /// Adds a value, in place of the oldest if there are too many, and returns its number.
    pub(super) fn add(&mut self, value: T) -> u32 {
        let number = self.next;
        self.next = number.wrapping_add(1);
        if self.values.len() == self.most {
            self.values.remove(0);
        }
        self.values.push((number, value));
        number
    }

    /// The value with a caller's number, if it is still there.
    pub(super) fn find(&mut self, number: &JsValue) -> Option<&mut T> {
        let number = number.as_f64();
        let found = self.values.iter_mut().find(|(own, _)| Some(f64::from(*own)) == number);
        found.map(|(_, value)| value)
    }
}
