//! The small tools with which all readers look for bytes and words.
//!
//! They work on bytes, for whatever means something in a grid is ASCII once a text is plain, and they are kept out of
//! line: a call is smaller than a copy, and this module travels over the network.

/// What stands before the first of some bytes, and behind it.
#[inline(never)]
pub(super) fn split<'a>(text: &'a [u8], marks: &[u8]) -> (&'a [u8], &'a [u8]) {
    let end = find(text, marks);
    (&text[..end], text.get(end + 1..).unwrap_or(&[]))
}

/// Whether a byte is one of some.
#[inline(never)]
pub(super) fn is_in(byte: u8, marks: &[u8]) -> bool {
    let mut i = 0;
    while i < marks.len() {
        if marks[i] == byte {
            return true;
        }
        i += 1;
    }
    false
}

/// Where the first of some bytes stands, else the length of the text.
#[inline(never)]
pub(super) fn find(text: &[u8], marks: &[u8]) -> usize {
    let set = Bytes::of(marks);
    let mut i = 0;
    while i < text.len() && !set.has(text[i]) {
        i += 1;
    }
    i
}

/// How many of some bytes a text has.
#[inline(never)]
pub(super) fn count(text: &[u8], marks: &[u8]) -> usize {
    let set = Bytes::of(marks);
    let mut number = 0;
    for &byte in text {
        number += usize::from(set.has(byte));
    }
    number
}

/// A set of bytes: looking through a whole text for some of them must not take longer for many than for one.
struct Bytes([u32; 8]);

impl Bytes {
    fn of(bytes: &[u8]) -> Self {
        let mut bits = [0; 8];
        for &byte in bytes {
            bits[usize::from(byte / 32)] |= 1 << (byte % 32);
        }
        Self(bits)
    }

    #[inline]
    fn has(&self, byte: u8) -> bool {
        self.0[usize::from(byte / 32)] >> (byte % 32) & 1 == 1
    }
}

/// Whether a text has a word in it.
#[inline(never)]
pub(super) fn contains(text: &[u8], word: &[u8]) -> bool {
    (0..text.len()).any(|i| text[i] == word[0] && text[i..].starts_with(word))
}

/// The text without white space around it.
#[inline(never)]
pub(super) fn trim(text: &[u8]) -> &[u8] {
    text.trim_ascii()
}

/// The text without any of some bytes around it.
#[inline(never)]
pub(super) fn trim_marks<'a>(mut text: &'a [u8], marks: &[u8]) -> &'a [u8] {
    while let [first, rest @ ..] = text
        && is_in(*first, marks)
    {
        text = rest;
    }
    while let [rest @ .., last] = text
        && is_in(*last, marks)
    {
        text = rest;
    }
    text
}

/// A number without sign, if it is one and not too long.
#[inline(never)]
pub(super) fn number(text: &[u8]) -> Option<usize> {
    if text.is_empty() || text.len() > 6 {
        return None;
    }
    let mut number = 0;
    for &byte in text {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + usize::from(digit);
    }
    Some(number)
}

/// A name, if there is more to it than white space.
#[inline(never)]
pub(super) fn name(text: &[u8]) -> Option<String> {
    let text = trim(text);
    (!text.is_empty()).then(|| String::from_utf8_lossy(text).into_owned())
}
