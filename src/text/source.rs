//! Parts of programs: a puzzle behind comment marks, or in strings.
//!
//! What does not belong to the puzzle is hidden by spaces, and everything else stays where it is. So a position in what
//! remains is a position in the text.

/// What marks a line as a comment, or as quoted, in some language. A longer mark comes before its beginning.
const COMMENTS: [&str; 17] = [
    "///", "//!", "//", "/**", "/*", "*/", "*", "#'", "##", "#", "%%", "%", ";;", ";", "--", "> ",
    "'",
];

/// A longer text is a collection, not a part of a program.
const MAX_LENGTH: usize = 1 << 16;

/// What remains of a text when different parts are hidden, the likeliest first.
pub(super) fn parts(text: &str) -> Vec<String> {
    if text.len() > MAX_LENGTH {
        return Vec::new();
    }
    let uncommented = uncommented(text);
    let inner = uncommented.as_deref().unwrap_or(text);
    let (strings, lists) = (strings_only(inner), without_labels(inner));
    [uncommented, strings, lists].into_iter().flatten().collect()
}

/// The text without the comment marks in front of its lines; `None` if there are none.
pub(super) fn uncommented(text: &str) -> Option<String> {
    let mut is_changed = false;
    let lines = text.split_inclusive('\n').map(|line| {
        let start = line.trim_start();
        let mark = COMMENTS.iter().find(|mark| start.starts_with(**mark));
        is_changed |= mark.is_some();
        let hidden = line.len() - start.len() + mark.map_or(0, |mark| mark.len());
        hide(&line[..hidden]) + &line[hidden..]
    });
    let out: String = lines.collect();
    is_changed.then(|| out.replace("*/", "  "))
}

/// Hides everything outside of strings, if there are any; the readers know what to do with characters.
fn strings_only(text: &str) -> Option<String> {
    let quote = ['"', '`', '\''].into_iter().find(|&quote| text.contains(quote))?;
    // With an odd number of quotes the text begins within a string, whose end alone was copied.
    let mut is_inside = text.matches(quote).count() % 2 == 1;
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let is_escape = is_inside && c == '\\';
        if c == quote {
            is_inside = !is_inside;
        }
        if is_inside && c != quote && !is_escape || c == '\n' {
            out.push(c);
        } else {
            out += &hide_char(c);
        }
        // The second half of an escape, unless it is the end of a line.
        if is_escape && let Some(c) = chars.next_if(|&c| c != '\n') {
            out += &hide_char(c);
        }
    }
    Some(out)
}

/// Hides the names and directives in front of lines, if there are any: `board: .byte 5,3,0`.
fn without_labels(text: &str) -> Option<String> {
    let mut is_changed = false;
    let lines = text.split_inclusive('\n').map(|line| {
        let mut hidden = 0;
        for word in line.split_inclusive(char::is_whitespace) {
            let letters = word.chars().filter(char::is_ascii_alphabetic).count();
            if letters > 1 || word.trim().is_empty() || matches!(word.trim(), "=" | ":" | ":=") {
                hidden += word.len();
            } else {
                break;
            }
        }
        is_changed |= hidden > 0;
        hide(&line[..hidden]) + &line[hidden..]
    });
    let out: String = lines.collect();
    is_changed.then_some(out)
}

/// As many bytes of spaces; ends of lines stay.
fn hide(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { String::from("\n") } else { hide_char(c) }).collect()
}

fn hide_char(c: char) -> String {
    " ".repeat(c.len_utf8())
}
