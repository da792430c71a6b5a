//! Writes JSON: the little of it that answers need, without Rust's formatter, which is larger than all.

/// A text that grows.
#[derive(Default)]
pub(super) struct Json {
    bytes: Vec<u8>,
}

impl Json {
    /// The text.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// An object; `fields` writes them.
    pub(super) fn object(&mut self, fields: impl FnOnce(&mut Self)) {
        self.bytes.push(b'{');
        fields(self);
        self.bytes.push(b'}');
    }

    /// The name of the next field; its value has to follow.
    pub(super) fn field(&mut self, name: &str) -> &mut Self {
        if self.bytes.last() != Some(&b'{') {
            self.bytes.push(b',');
        }
        self.text(name.as_bytes());
        self.bytes.push(b':');
        self
    }

    /// A list; `write` writes an item.
    pub(super) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        write: impl Fn(&mut Self, T),
    ) {
        self.bytes.push(b'[');
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.bytes.push(b',');
            }
            write(self, item);
        }
        self.bytes.push(b']');
    }

    /// A text without anything that JSON would have to escape.
    pub(super) fn text(&mut self, text: &[u8]) {
        self.bytes.push(b'"');
        self.bytes.extend_from_slice(text);
        self.bytes.push(b'"');
    }

    /// A whole number.
    pub(super) fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.bytes.push(b'0' + (number % 10) as u8);
    }

    pub(super) fn boolean(&mut self, value: bool) {
        self.bytes.extend_from_slice(if value { b"true" } else { b"false" });
    }
}
