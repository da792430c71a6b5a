//! OpenSudoku's XML: any number of `<game data="…"/>`, in folders or not.
//!
//! - the root and everything but `name`, `game` and its `data` are skipped
//! - `data` is 81 digits, or the list of cells that OpenSudoku saves: `value|notes|…|editable|`
//! - the `note` of a game, else the name of its folder, becomes the name

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::error::{ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::diagnose;
use super::symbol::exact_grid;
use super::{Entry, Marks, Outcome, Parsed};

/// Reads a text that starts with a tag.
pub(super) fn read(text: &str) -> Outcome {
    let start = text.trim_start();
    // Mail programs put links into such brackets.
    (start.starts_with('<') && !start.starts_with("<http")).then(|| read_games(text))
}

fn read_games(text: &str) -> Result<Parsed, ParseError> {
    let mut puzzles = Vec::new();
    let mut folder = None;
    for part in text.split('<').skip(1) {
        let (tag, behind) = part.split_once('>').unwrap_or((part, ""));
        let name = tag.split([' ', '\t', '\n', '\r', '/']).next().unwrap_or("");
        match name {
            "name" if !behind.trim().is_empty() => folder = Some(unescaped(behind.trim())),
            "folder" => folder = attribute(tag, "name"),
            "game" => {
                let data = attribute(tag, "data").unwrap_or_default();
                let mut entry = read_data(&data)?;
                entry.name = attribute(tag, "note").or_else(|| folder.clone());
                puzzles.push(entry);
            }
            _ => {}
        }
    }
    if puzzles.is_empty() {
        return Err(ParseErrorKind::UnknownFormat.into());
    }
    Ok(Parsed { puzzles, format: Format::OpenSudoku })
}

/// The value of an attribute, if it has one.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    loop {
        let (before, behind) = rest.split_once('=')?;
        let behind = behind.trim_start();
        let quote = behind.chars().next().filter(|&c| c == '"' || c == '\'')?;
        let (value, after) = behind[1..].split_once(quote)?;
        if before.trim_end().rsplit([' ', '\t', '\n', '\r']).next() == Some(name) {
            return Some(unescaped(value)).filter(|value| !value.is_empty());
        }
        rest = after;
    }
}

fn unescaped(text: &str) -> String {
    const ENTITIES: [(&str, &str); 6] = [
        ("&#10;", "\n"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    let mut text = text.to_owned();
    if text.contains('&') {
        ENTITIES.iter().for_each(|(entity, plain)| text = text.replace(entity, plain));
    }
    text
}

fn read_data(data: &str) -> Result<Entry, ParseError> {
    if let Some(grid) = exact_grid(data) {
        return Ok(grid.into());
    }
    match data.strip_prefix("version: ") {
        Some(list) => read_cells(list).ok_or_else(|| ParseErrorKind::UnknownFormat.into()),
        None => Err(diagnose(data)),
    }
}

/// Reads a saved game: for each cell its value, its notes (a mask, or digits with commas), and last whether it can be changed.
fn read_cells(list: &str) -> Option<Entry> {
    let list = list.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
    let fields: Vec<&str> = list.split('|').filter(|field| !field.is_empty()).collect();
    let width = fields.len() / Cell::NUM;
    if !(3..=5).contains(&width) || fields.len() != width * Cell::NUM {
        return None;
    }
    let mut entry = Entry::from(Grid::EMPTY);
    let mut marks: Marks = [DigitSet::EMPTY; Cell::NUM];
    for (cell, fields) in Cell::all().zip(fields.chunks(width)) {
        let digit = Digit::new(fields[0].parse().ok()?);
        let is_given = fields[width - 1] == "0";
        if is_given { &mut entry.grid } else { &mut entry.placed }.set(cell, digit);
        marks[cell.index()] = match fields[1].parse() {
            Ok(mask) => DigitSet::from_bits(mask),
            Err(_) => fields[1].bytes().filter_map(Digit::from_ascii).collect(),
        };
    }
    entry.set_marks(marks);
    Some(entry)
}

/// Writes a file with one game.
pub(super) fn print(grid: &Grid) -> String {
    let mut out =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<game data=\"");
    out.extend(grid.to_ascii().map(|byte| if byte == b'.' { '0' } else { byte as char }));
    out + "\"/>\n</opensudoku>\n"
}
