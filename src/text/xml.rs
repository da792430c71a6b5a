//! OpenSudoku's XML: any number of `<game data="…"/>`, in folders or not.
//!
//! - the root and everything but `name`, `game` and its `data` are skipped
//! - `data` is 81 digits, or the list of cells that OpenSudoku saves: `value|notes|…|editable|`
//! - the `note` of a game, else the name of its folder, becomes the name

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::error::{ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::diagnose;
use super::marks::NO_MARKS;
use super::scan::{Fields, add, exact_grid, find, name, put, split, trim};
use super::{Entry, Outcome, Parsed};

/// Reads a text that starts with a tag.
pub(super) fn read(text: &[u8]) -> Outcome {
    let start = trim(text);
    // Mail programs put links into such brackets.
    (start.starts_with(b"<") && !start.starts_with(b"<http")).then(|| read_games(start))
}

fn read_games(text: &[u8]) -> Result<Parsed, ParseError> {
    let mut puzzles = Vec::new();
    let mut folder = None;
    for (_, part) in Fields::of(text, b"<") {
        let (tag, behind) = split(part, b">");
        match &tag[..find(tag, b" \t\r\n/")] {
            b"name" => folder = unescaped(behind),
            b"folder" => folder = attribute(tag, b"name"),
            b"game" => {
                let mut entry = Entry::from(Grid::EMPTY);
                let data = attribute(tag, b"data").unwrap_or_default();
                read_data(data.as_bytes(), &mut entry)?;
                entry.name = attribute(tag, b"note").or_else(|| folder.clone());
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
#[inline(never)]
fn attribute(tag: &[u8], wanted: &[u8]) -> Option<String> {
    let mut rest = tag;
    while !rest.is_empty() {
        let (before, behind) = split(rest, b"=");
        let (quote, behind) = trim(behind).split_first().filter(|pair| b"\"'".contains(pair.0))?;
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

/// The text without entities, if there is any.
#[inline(never)]
fn unescaped(text: &[u8]) -> Option<String> {
    let text = name(text)?;
    let mut out = String::new();
    for (i, part) in text.split('&').enumerate() {
        let (entity, rest) = part.split_once(';').unwrap_or(("", part));
        if i == 0 {
            add(&mut out, part);
            continue;
        }
        let plain = match entity {
            "lt" => b'<',
            "gt" => b'>',
            "quot" => b'"',
            "apos" => b'\'',
            "amp" => b'&',
            _ => b' ',
        };
        put(&mut out, plain);
        add(&mut out, rest);
    }
    Some(out)
}

fn read_data(data: &[u8], entry: &mut Entry) -> Result<(), ParseError> {
    match data.strip_prefix(b"version: ") {
        Some(list) => read_cells(list, entry).ok_or_else(|| ParseErrorKind::UnknownFormat.into()),
        None => {
            entry.grid = exact_grid(data).ok_or_else(|| diagnose(data))?;
            Ok(())
        }
    }
}

/// Reads a saved game: for each cell its value, its notes (a mask, or digits with commas), and last whether it can be changed.
fn read_cells(list: &[u8], entry: &mut Entry) -> Option<()> {
    let list = &list[list.iter().take_while(|byte| byte.is_ascii_digit()).count()..];
    let fields: Vec<&[u8]> = Fields::of(list, b"|")
        .map(|(_, field)| trim(field))
        .filter(|field| !field.is_empty())
        .collect();
    let width = fields.len() / Cell::NUM;
    if !(3..=5).contains(&width) || fields.len() != width * Cell::NUM {
        return None;
    }
    let mut marks = NO_MARKS;
    for (cell, fields) in Cell::all().zip(fields.chunks(width)) {
        let &[value] = fields[0] else { return None };
        let is_given = fields[width - 1] == b"0";
        let grid = if is_given { &mut entry.grid } else { &mut entry.placed };
        grid.set(cell, Digit::from_ascii(value));
        let notes = fields[1];
        marks[cell.index()] = if notes.iter().all(u8::is_ascii_digit) {
            let add =
                |mask: u16, byte: &u8| mask.wrapping_mul(10).wrapping_add(u16::from(byte - b'0'));
            DigitSet::from_bits(notes.iter().fold(0, add))
        } else {
            notes.iter().filter_map(|&byte| Digit::from_ascii(byte)).collect()
        };
    }
    entry.set_marks(&marks);
    Some(())
}

/// Writes a file with one game.
pub(super) fn print(out: &mut String, grid: &Grid) {
    add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<game data=\"");
    Cell::all().for_each(|cell| put(out, grid.digit(cell).map_or(b'0', Digit::ascii)));
    add(out, "\"/>\n</opensudoku>\n");
}
