//! LZString's compression in base64, the wrapping of f-puzzles and SudokuPad.
//!
//! It is LZW over UTF-16 with codes of growing width. A new word is always the last word and the first
//! character of the next, and those stand side by side in the output: so the dictionary is a list of places.
//! Credit: the format is Pieroxy's lz-string.

/// The most characters that are unpacked: LZW can grow without bound, a puzzle cannot.
const MAX_LENGTH: usize = 1 << 18;

/// The text in a base64 string; both alphabets, and spaces for `+`, as browsers leave them.
pub(super) fn decompress(code: &str) -> Option<String> {
    let mut bits = Bits::new(code);
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
                (start..start + length).for_each(|i| out.push(out[i]));
            }
        }
        last = out.len() - from;
        if out.len() > MAX_LENGTH {
            return None;
        }
    }
}

/// The base64 string for a text.
pub(super) fn compress(text: &str) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut out = Vec::new();
    let (mut at, mut last) = (0, 0);
    loop {
        let width = usize::BITS - words.len().leading_zeros();
        if at == units.len() {
            push_bits(&mut out, 2, width);
            return base64(&out);
        }
        let known = words.len();
        if at > 0 {
            words.push((at - last, last + 1));
        }
        let fits = |&(start, length): &(usize, usize)| {
            length > 0 && units[at..].starts_with(&units[start..start + length])
        };
        let found = (3..words.len()).filter(|&i| fits(&words[i])).max_by_key(|&i| words[i].1);
        last = found.map_or(1, |i| words[i].1);
        match found {
            Some(code) => push_bits(&mut out, code as u32, width),
            None => {
                let is_wide = units[at] > 0xff;
                push_bits(&mut out, is_wide.into(), width);
                push_bits(&mut out, units[at].into(), if is_wide { 16 } else { 8 });
                words.insert(known, (at, 1));
            }
        }
        at += last;
    }
}

fn push_bits(out: &mut Vec<bool>, number: u32, width: u32) {
    out.extend((0..width).map(|i| number >> i & 1 == 1));
}

fn base64(bits: &[bool]) -> String {
    let value =
        |bits: &[bool]| (0..6).fold(0, |v, i| v << 1 | u8::from(bits.get(i) == Some(&true)));
    let mut out: String = bits.chunks(6).map(|bits| base64_char(value(bits))).collect();
    while !out.len().is_multiple_of(4) {
        out.push('=');
    }
    out
}

fn base64_char(value: u8) -> char {
    char::from(match value {
        0..26 => b'A' + value,
        26..52 => b'a' + value - 26,
        52..62 => b'0' + value - 52,
        62 => b'+',
        _ => b'/',
    })
}

/// The bits of a base64 string: six in each character, the highest first.
struct Bits<'a> {
    code: std::slice::Iter<'a, u8>,
    value: u32,
    left: u32,
}

impl<'a> Bits<'a> {
    fn new(code: &'a str) -> Self {
        Self { code: code.as_bytes().iter(), value: 0, left: 0 }
    }

    /// The next number of this many bits, the lowest first.
    fn take(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for i in 0..width {
            if self.left == 0 {
                self.value = base64_value(*self.code.next()?)?;
                self.left = 6;
            }
            self.left -= 1;
            number |= (self.value >> self.left & 1) << i;
        }
        Some(number)
    }
}

fn base64_value(byte: u8) -> Option<u32> {
    Some(
        match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b' ' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        }
        .into(),
    )
}
