//! OpenSudoku's XML: any number of `<game data="…"/>`, in folders or not.
//!
//! - the root and everything but `name`, `folder`, `game` and its `data` are ignored
//! - `data` is 81 digits, or the list of cells that OpenSudoku saves: `value|notes|…|editable|`
//! - the `note` of a game, else the name of its folder, becomes the name

use std::borrow::Cow;

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::collection::diagnose;
use super::error::{Fault, ParseErrorKind};
use super::format::Format;
use super::marks::NO_MARKS;
use super::rows::exact;
use super::symbol::name;
use super::{Entry, Found, Outcome};

/// Reads a text that starts with a tag.
pub(super) fn read(text: &str) -> Outcome<'_> {
    let start = text.trim_start();
    // Mail programs put links into angle brackets.
    if !start.starts_with('<') || start.starts_with("<http") {
        return None;
    }
    Some(read_games(start))
}

fn read_games(text: &str) -> Result<Found<'_>, Fault<'_>> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut folder = None;
    for part in text.split('<') {
        let (tag, behind) = part.split_once('>').unwrap_or((part, ""));
        match tag.split([' ', '\t', '\r', '\n', '/']).next() {
            Some("name") => folder = name(&unescaped(behind)),
            Some("folder") => folder = attribute(tag, "name").and_then(|value| name(&value)),
            Some("game") => {
                let raw = raw_attribute(tag, "data").unwrap_or_default();
                let data = unescaped(raw);
                let entry = read_data(&data)
                    .map_err(|fault| fault.moved_to(raw, &data, unit).after(puzzles.len()))?;
                let note = attribute(tag, "note").and_then(|value| name(&value));
                puzzles.push(entry.named(note.or_else(|| folder.clone())));
            }
            _ => {}
        }
    }
    if puzzles.is_empty() {
        return Err(ParseErrorKind::UnknownFormat.into());
    }
    Ok(Found::new(puzzles, Format::OpenSudoku))
}

/// The value of an attribute, without entities.
fn attribute<'t>(tag: &'t str, wanted: &str) -> Option<Cow<'t, str>> {
    raw_attribute(tag, wanted).map(unescaped)
}

/// The value of an attribute as it is written.
fn raw_attribute<'t>(tag: &'t str, wanted: &str) -> Option<&'t str> {
    let mut rest = tag;
    loop {
        let (before, behind) = rest.split_once('=')?;
        let behind = behind.trim_start();
        let quote = behind.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        let (value, after) = behind[1..].split_once(quote).unwrap_or((&behind[1..], ""));
        if before.trim_end().rsplit(char::is_whitespace).next() == Some(wanted) {
            return Some(value);
        }
        rest = after;
    }
}

/// The entities, `&amp;` last: what it leaves behind is not another entity.
const ENTITIES: [(&str, &str); 6] = [
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&quot;", "\""),
    ("&apos;", "'"),
    ("&#10;", "\n"),
    ("&amp;", "&"),
];

/// The text without entities.
fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let replace = |text: String, (entity, character): (&str, &str)| text.replace(entity, character);
    Cow::Owned(ENTITIES.into_iter().fold(text.to_owned(), replace))
}

/// The length of the character or the entity that a text begins with.
fn unit(text: &str) -> usize {
    let entity = ENTITIES.iter().find(|(entity, _)| text.starts_with(entity));
    let character = || text.chars().next().map_or(0, char::len_utf8);
    entity.map_or_else(character, |(entity, _)| entity.len())
}

fn read_data(data: &str) -> Result<Entry, Fault<'_>> {
    let data = data.trim();
    match data.strip_prefix("version: ") {
        Some(list) => read_cells(list).ok_or_else(|| ParseErrorKind::UnknownFormat.into()),
        None => exact(data).map(Entry::from).ok_or_else(|| diagnose(data)),
    }
}

/// Reads a saved game: for each cell its value, its notes (a mask, or digits with commas), and last whether it can be
/// changed.
fn read_cells(list: &str) -> Option<Entry> {
    // The first field is the number of the version.
    let fields = list.split(['|', '\n', ' ']).filter(|field| !field.is_empty()).skip(1);
    // More fields than a game has are too many, however many there are.
    let fields: Vec<&str> = fields.take(6 * Cell::NUM).collect();
    let width = fields.len() / Cell::NUM;
    if !(3..=5).contains(&width) || fields.len() != width * Cell::NUM {
        return None;
    }
    let mut entry = Entry::from(Grid::EMPTY);
    let mut marks = NO_MARKS;
    for (cell, fields) in Cell::all().zip(fields.chunks(width)) {
        let value = fields[0].parse::<u8>().ok().filter(|&value| value <= 9)?;
        let is_given = fields[width - 1] == "0";
        let grid = if is_given { &mut entry.grid } else { &mut entry.placed };
        grid.set(cell, Digit::new(value));
        marks[cell.index()] = match fields[1].parse::<u16>() {
            Ok(mask) => DigitSet::from_bits(mask),
            Err(_) => fields[1].bytes().filter_map(Digit::from_ascii).collect(),
        };
    }
    Some(entry.with_marks(marks))
}

/// Writes a file with one game.
pub(super) fn print(grid: &Grid) -> String {
    let data = grid.to_string().replace('.', "0");
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<game data=\"{data}\"/>\n</opensudoku>\n"
    )
}
