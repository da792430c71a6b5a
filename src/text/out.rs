//! Writes characters and words.

/// Writes an ASCII character.
#[inline(never)]
pub(super) fn put(out: &mut String, byte: u8) {
    out.push(byte as char);
}

/// Writes a text.
#[inline(never)]
pub(super) fn add(out: &mut String, text: &str) {
    out.push_str(text);
}

/// Writes a name where it must end neither its line nor its quotes: control characters, `"` and `\` become spaces.
#[inline(never)]
pub(super) fn add_name(out: &mut String, name: &str) {
    for c in name.chars() {
        out.push(if c < ' ' || c == '"' || c == '\\' { ' ' } else { c });
    }
}
