//! What bytes mean in a grid.

/// What a byte means in a grid: 0 is a blank cell, 1 to 9 a cell with that digit.
pub(super) type Symbol = u8;
/// White space.
pub(super) const GAP: Symbol = 10;
/// A line of a drawing.
pub(super) const BAR: Symbol = 11;
/// Anything else.
pub(super) const OTHER: Symbol = 12;

/// The meaning of a byte.
#[inline]
pub(super) fn symbol(byte: u8) -> Symbol {
    const MEANINGS: [Symbol; 256] = {
        let mut meanings = [OTHER; 256];
        let mut i = 0;
        while i < 256 {
            meanings[i] = match i as u8 {
                digit @ b'1'..=b'9' => digit - b'0',
                b'.' | b'0' | b'-' | b'_' | b'*' | b'x' | b'X' | b'?' => 0,
                b' ' | b'\t' | b'\n' | b'\r' => GAP,
                b'|' | b'!' | b'+' | b':' => BAR,
                _ => OTHER,
            };
            i += 1;
        }
        meanings
    };
    MEANINGS[byte as usize]
}

/// How many characters of a text are cells, and how many mean nothing in a grid.
#[inline(never)]
pub(super) fn census(text: &[u8]) -> (usize, usize) {
    let mut counts = (0, 0);
    for &byte in text {
        match symbol(byte) {
            0..=9 => counts.0 += 1,
            // Of a longer character only the first byte counts.
            OTHER if byte & 0xc0 != 0x80 => counts.1 += 1,
            _ => {}
        }
    }
    counts
}
