//! LZString's compression in base64, the wrapping of f-puzzles and SudokuPad.
//!
//! It is LZW over UTF-16 with codes of growing width. A new word is always the last word and the first character of the
//! next, and those stand side by side in the output: so the dictionary is a list of places.
//! Credit: the format is Pieroxy's lz-string.

/// The most characters that are unpacked: LZW can grow without bound, a puzzle cannot.
const MAX_LENGTH: usize = 1 << 18;

/// The text in a base64 string; both alphabets, and spaces for `+`, as browsers leave them.
pub(super) fn decompress(code: &str) -> Option<String> {
    let mut bits = Bits { code: code.bytes(), value: 0, left: 0 };
    let mut out: Vec<u16> = Vec::new();
    // Codes 0 to 2 stand for a new character of 8 bits, one of 16, and the end.
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut last = 0;
    loop {
        // A code is as wide as the number of words, which counts the one that is still to come.
        let code = bits.take(usize::BITS - words.len().leading_zeros())? as usize;
        let from = out.len();
        let literal = match code {
            0 => Some(bits.take(8)?),
            1 => Some(bits.take(16)?),
            2 => return String::from_utf16(&out).ok(),
            _ if from == 0 => return None,
            _ => None,
        };
        if literal.is_some() {
            words.push((from, 1));
        }
        if from > 0 {
            words.push((from - last, last + 1));
        }
        match literal {
            Some(unit) => out.push(unit as u16),
            None => {
                let &(start, length) = words.get(code)?;
                // The word may reach into what it appends.
                (start..start + length).for_each(|i| out.push(out[i]));
            }
        }
        last = out.len() - from;
        if out.len() > MAX_LENGTH {
            return None;
        }
    }
}

/// The bits of a base64 string: six in each character, the highest first.
struct Bits<'t> {
    code: std::str::Bytes<'t>,
    value: u32,
    left: u32,
}

impl Bits<'_> {
    /// The next number of this many bits, the lowest first.
    fn take(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for i in 0..width {
            if self.left == 0 {
                self.value = base64_value(self.code.next()?)?.into();
                self.left = 6;
            }
            self.left -= 1;
            number |= (self.value >> self.left & 1) << i;
        }
        Some(number)
    }
}

fn base64_value(byte: u8) -> Option<u8> {
    Some(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' | b' ' | b'-' => 62,
        b'/' | b'_' => 63,
        _ => return None,
    })
}
