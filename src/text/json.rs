//! A small lenient reader of JSON, enough for f-puzzles and SudokuPad.
//!
//! - every value without parts is a text: `"5"` and `5` are the same
//! - names and values may be bare, strings in single quotes; a missing value is an empty one, as SudokuPad packs them

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Json {
    /// A string, a number, or a word.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object, in its order.
    Object(Vec<(String, Json)>),
}

/// Deeper nesting than any puzzle has is refused: the reader calls itself.
const MAX_DEPTH: usize = 32;

impl Json {
    /// Reads a whole text.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.peek().is_none().then_some(value)
    }

    /// The value of a name.
    pub(super) fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Self::Object(pairs) => pairs.iter().find(|pair| pair.0 == name).map(|pair| &pair.1),
            _ => None,
        }
    }

    /// The text, of a value without parts.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The values in a list.
    pub(super) fn list(&self) -> &[Json] {
        match self {
            Self::List(values) => values,
            _ => &[],
        }
    }

    /// Whether it says nothing: empty, false or null.
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => matches!(text.as_str(), "" | "false" | "f" | "null" | "0"),
            Self::List(values) => values.is_empty(),
            Self::Object(pairs) => pairs.is_empty(),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    /// The next character that is no white space.
    fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.chars().next()
    }

    /// Steps over a character, if it is the next one.
    fn skip(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        self.at += if is_next { wanted.len_utf8() } else { 0 };
        is_next
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        if depth > MAX_DEPTH {
            return None;
        }
        if self.skip('[') {
            let mut values = Vec::new();
            while !self.skip(']') {
                values.push(self.value(depth + 1)?);
                if self.skip(',') {
                    if self.peek() == Some(']') {
                        values.push(Json::Object(Vec::new()));
                    }
                } else if self.peek() != Some(']') {
                    return None;
                }
            }
            return Some(Json::List(values));
        }
        if self.skip('{') {
            let mut pairs = Vec::new();
            while !self.skip('}') {
                let name = self.scalar()?;
                let value = if self.skip(':') { self.value(depth + 1)? } else { return None };
                pairs.push((name, value));
                if !self.skip(',') && self.peek() != Some('}') {
                    return None;
                }
            }
            return Some(Json::Object(pairs));
        }
        match self.peek()? {
            ',' | ']' => Some(Json::Object(Vec::new())),
            _ => self.scalar().map(Json::Text),
        }
    }

    /// A string, or whatever stands up to the next mark.
    fn scalar(&mut self) -> Option<String> {
        let quote = self.peek()?;
        if quote != '"' && quote != '\'' {
            let rest = &self.text[self.at..];
            let length = rest.find([',', ':', ']', '}', '[', '{']).unwrap_or(rest.len());
            self.at += length;
            return Some(rest[..length].trim_end().to_owned());
        }
        self.at += 1;
        let mut out = String::new();
        let mut chars = self.text[self.at..].char_indices();
        while let Some((i, c)) = chars.next() {
            match c {
                '\\' => out.push(escaped(&mut chars)?),
                _ if c == quote => {
                    self.at += i + 1;
                    return Some(out);
                }
                _ => out.push(c),
            }
        }
        None
    }
}

/// The character behind a backslash; half a pair of surrogates is not worth more than a question mark.
fn escaped(chars: &mut std::str::CharIndices<'_>) -> Option<char> {
    Some(match chars.next()?.1 {
        'n' => '\n',
        't' => '\t',
        'r' | 'b' | 'f' => ' ',
        'u' => {
            let mut code = 0;
            for _ in 0..4 {
                code = 16 * code + chars.next()?.1.to_digit(16)?;
            }
            char::from_u32(code).unwrap_or('?')
        }
        c => c,
    })
}
