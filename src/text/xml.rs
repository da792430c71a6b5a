//! OpenSudoku's XML: any number of `<game data="…"/>`, in folders or not.
//!
//! - the root and everything but `name`, `game` and its `data` are skipped
//! - `data` is 81 digits, or the list of cells that OpenSudoku saves: `value|notes|…|editable|`
//! - the `note` of a game, else the name of its folder, becomes the name

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::cells::{put_digit, read_exact, set_digit};
use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::diagnose;
use super::marks::NO_MARKS;
use super::out::add;
use super::parts::Fields;
use super::scan::{find, is_in, name, number, split, trim};
use super::{Entry, Outcome};

/// Reads a text that starts with a tag.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let start = trim(text);
    // Mail programs put links into such brackets.
    (start.starts_with(b"<") && !start.starts_with(b"<http")).then(|| read_games(start, puzzles))
}

fn read_games(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<Format, Fault> {
    let mut folder = None;
    for (_, part) in Fields::of(text, b"<") {
        let (tag, behind) = split(part, b">");
        match &tag[..find(tag, b" \t\r\n/")] {
            b"name" => folder = unescaped(behind),
            b"folder" => folder = attribute(tag, b"name"),
            b"game" => {
                let mut entry = Entry::blank();
                let data = attribute(tag, b"data").unwrap_or_default();
                read_data(data.as_bytes(), &mut entry)?;
                entry.name = attribute(tag, b"note").or_else(|| folder.clone());
                puzzles.push(entry);
            }
            _ => {}
        }
    }
    if puzzles.is_empty() {
        return Err(ParseError::fault(ParseErrorKind::UnknownFormat));
    }
    Ok(Format::OpenSudoku)
}

/// The value of an attribute, if it has one.
#[inline(never)]
fn attribute(tag: &[u8], wanted: &[u8]) -> Option<String> {
    let mut rest = tag;
    while !rest.is_empty() {
        let (before, behind) = split(rest, b"=");
        let (quote, behind) = trim(behind).split_first().filter(|pair| is_in(*pair.0, b"\"'"))?;
        let (value, after) = split(behind, std::slice::from_ref(quote));
        if let Some(start) = trim(before).strip_suffix(wanted)
            && start.last().is_none_or(u8::is_ascii_whitespace)
        {
            return unescaped(value);
        }
        rest = after;
    }
    None
}

const ENTITIES: [(&[u8], u8); 6] = [
    (b"&lt;", b'<'),
    (b"&gt;", b'>'),
    (b"&quot;", b'"'),
    (b"&apos;", b'\''),
    (b"&amp;", b'&'),
    (b"&#10;", b'\n'),
];

/// The text without entities, if there is any.
#[inline(never)]
fn unescaped(text: &[u8]) -> Option<String> {
    let mut rest = trim(text);
    let mut out = Vec::new();
    while let [first, behind @ ..] = rest {
        let entity = ENTITIES.iter().find(|entity| rest.starts_with(entity.0));
        out.push(entity.map_or(*first, |entity| entity.1));
        rest = entity.map_or(behind, |entity| &rest[entity.0.len()..]);
    }
    name(&out)
}

fn read_data(data: &[u8], entry: &mut Entry) -> Result<(), Fault> {
    match data.strip_prefix(b"version: ") {
        Some(list) if read_cells(list, entry).is_some() => Ok(()),
        Some(_) => Err(ParseError::fault(ParseErrorKind::UnknownFormat)),
        None if read_exact(data, &mut entry.grid) => Ok(()),
        None => Err(diagnose(data)),
    }
}

/// Reads a saved game: for each cell its value, its notes (a mask, or digits with commas), and last whether it can be changed.
fn read_cells(list: &[u8], entry: &mut Entry) -> Option<()> {
    let mut fields: Vec<&[u8]> = Vec::new();
    for (_, field) in Fields::of(list, b"|\n ") {
        if !field.is_empty() {
            fields.push(field);
        }
    }
    // The first is the number of the version.
    let fields = fields.get(1..)?;
    let width = fields.len() / Cell::NUM;
    if !(3..=5).contains(&width) || fields.len() != width * Cell::NUM {
        return None;
    }
    let mut marks = NO_MARKS;
    for (i, fields) in fields.chunks(width).enumerate() {
        let is_given = fields[width - 1] == b"0";
        let grid = if is_given { &mut entry.grid } else { &mut entry.placed };
        set_digit(grid, i, number(fields[0]).filter(|&value| value <= 9)? as u8);
        marks[i] = match number(fields[1]) {
            Some(mask) => DigitSet::from_bits(mask as u16),
            None => fields[1].iter().filter_map(|&byte| Digit::from_ascii(byte)).collect(),
        };
    }
    entry.set_marks(&marks);
    Some(())
}

/// Writes a file with one game.
pub(super) fn print(out: &mut String, grid: &Grid) {
    add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<game data=\"");
    (0..Cell::NUM).for_each(|i| put_digit(out, grid, i, b'0'));
    add(out, "\"/>\n</opensudoku>\n");
}
