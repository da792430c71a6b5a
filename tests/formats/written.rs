//! What is written is read again: the same puzzle, and the same format.

use redoku::text::{Entry, Format, print};

use super::{PICTURE, grid, read};

#[test]
fn every_format_is_found_by_its_name() {
    for format in Format::all() {
        assert_eq!(Format::by_id(format.id()), Some(format));
    }
    assert_eq!(Format::by_id("Line"), None);
    assert_eq!(Format::by_id(""), None);
}

#[test]
fn what_is_written_is_read_again() {
    let entry = Entry::from(grid(PICTURE));
    for format in Format::all() {
        let text = print(&entry, format);
        assert_eq!(read(&text).puzzles[0].grid, entry.grid, "{}\n{text}", format.id());
    }
}

#[test]
fn a_literal_comes_back_in_its_language() {
    let entry = Entry::from(grid(PICTURE));
    for format in Format::all().filter(|format| matches!(format, Format::Array(..))) {
        let text = print(&entry, format);
        // Some languages write the same: what counts is that the text comes back.
        assert_eq!(print(&entry, read(&text).format), text, "{}", format.id());
    }
}
