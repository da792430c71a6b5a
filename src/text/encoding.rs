//! The encodings in which lists are stored, as their byte order marks tell: UTF-8, or UTF-16 of either order.

/// How characters are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
}

/// The longest byte order mark.
const LONGEST_MARK: usize = 3;

impl Encoding {
    /// The encoding of a text, and the length of its byte order mark; `None` if too little of the text is there.
    pub(super) fn of(start: &[u8], is_all: bool) -> Option<(Self, usize)> {
        match start {
            [0xff, 0xfe, ..] => Some((Self::Utf16Le, 2)),
            [0xfe, 0xff, ..] => Some((Self::Utf16Be, 2)),
            [0xef, 0xbb, 0xbf, ..] => Some((Self::Utf8, 3)),
            // A digit or a letter cannot begin a mark.
            [0xef | 0xfe | 0xff, ..] | [] if start.len() < LONGEST_MARK && !is_all => None,
            _ => Some((Self::Utf8, 0)),
        }
    }

    /// Moves what can be decoded from `raw` to `text`, as UTF-8, and returns its length in bytes. Half a character
    /// stays, unless no more is to come.
    pub(super) fn decode(self, raw: &[u8], is_all: bool, text: &mut Vec<u8>) -> usize {
        let unit = match self {
            Self::Utf8 => {
                text.extend_from_slice(raw);
                return raw.len();
            }
            Self::Utf16Le => u16::from_le_bytes,
            Self::Utf16Be => u16::from_be_bytes,
        };
        let (pairs, _) = raw.as_chunks();
        let is_high = |pair: &[u8; 2]| (0xd800..0xdc00).contains(&unit(*pair));
        let whole = match pairs {
            [before @ .., last] if is_high(last) && !is_all => before,
            pairs => pairs,
        };
        let mut buffer = [0; 4];
        for c in char::decode_utf16(whole.iter().map(|pair| unit(*pair))) {
            let c = c.unwrap_or(char::REPLACEMENT_CHARACTER);
            text.extend_from_slice(c.encode_utf8(&mut buffer).as_bytes());
        }
        if is_all { raw.len() } else { 2 * whole.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_names_the_encoding() {
        let of = |start: &[u8]| Encoding::of(start, false);
        assert_eq!(of(b"\xff\xfe5\0"), Some((Encoding::Utf16Le, 2)));
        assert_eq!(of(b"\xfe\xff\x005"), Some((Encoding::Utf16Be, 2)));
        assert_eq!(of(b"\xef\xbb\xbf5"), Some((Encoding::Utf8, 3)));
        assert_eq!(of(b"5"), Some((Encoding::Utf8, 0)));
        assert_eq!([of(b""), of(b"\xff"), of(b"\xef\xbb")], [None; 3]);
        assert_eq!(Encoding::of(b"\xef\xbb", true), Some((Encoding::Utf8, 0)));
    }

    #[test]
    fn half_a_character_waits_for_the_other_half() {
        let raw: Vec<u8> = "5é😀".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for cut in 0..=raw.len() {
            let mut text = Vec::new();
            let used = Encoding::Utf16Be.decode(&raw[..cut], false, &mut text);
            assert!(used <= cut && cut - used < 4);
            Encoding::Utf16Be.decode(&raw[used..], true, &mut text);
            assert_eq!(str::from_utf8(&text), Ok("5é😀"), "cut at {cut}");
        }
        let mut text = Vec::new();
        assert_eq!(Encoding::Utf16Le.decode(b"\x3d\xd8\x35", true, &mut text), 3);
        assert_eq!(str::from_utf8(&text), Ok("\u{fffd}"));
    }
}
