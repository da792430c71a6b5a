//! Errors as the readers make them.

use std::cmp::Ordering;

use crate::model::Cell;
use crate::text::scan::count;
use crate::text::symbol::census;

use super::{ParseError, ParseErrorKind, Place};

/// An error on its way through the readers: as small as can be.
pub(in crate::text) type Fault = Box<ParseError>;

impl ParseError {
    /// The character at a byte of a line is none of a grid; it would have been this cell of its row or grid.
    #[inline(never)]
    pub(in crate::text) fn bad_character(
        line: &[u8],
        at: usize,
        row: usize,
        column: usize,
    ) -> Fault {
        let rest = String::from_utf8_lossy(&line[at..line.len().min(at + 4)]);
        let position = characters(&line[..at]);
        let at = Place {
            line: None,
            position: Some(position),
            row: (row < 9).then_some(row),
            column: (row < 9 && column < 9).then_some(column),
        };
        let kind = ParseErrorKind::BadCharacter(rest.chars().next().unwrap_or('?'));
        Box::new(Self { kind, at })
    }

    /// A row has this many cells.
    #[inline(never)]
    pub(in crate::text) fn row_cells(row: usize, cells: usize) -> Fault {
        let at = Place { row: Some(row), ..Place::default() };
        Box::new(Self { kind: ParseErrorKind::RowCells(cells), at })
    }

    /// There are this many cells; where there are 81, something else is wrong with them.
    #[inline(never)]
    pub(in crate::text) fn cells(count: usize) -> Fault {
        Self::fault(match count.cmp(&Cell::NUM) {
            Ordering::Less => ParseErrorKind::TooShort(count),
            Ordering::Equal => ParseErrorKind::UnknownFormat,
            Ordering::Greater => ParseErrorKind::TooLong(count),
        })
    }

    /// There are this many rows instead of nine: in the only grid, else in the last of several.
    #[inline(never)]
    pub(in crate::text) fn row_count(grids: usize, rows: usize) -> Fault {
        Self::fault(ParseErrorKind::RowCount(if grids == 1 { 9 + rows } else { rows }))
    }

    /// The same in this line of the text.
    #[inline(never)]
    pub(in crate::text) fn in_line(mut self: Box<Self>, number: usize) -> Fault {
        self.at.line = Some(number);
        self
    }

    /// An error without a place.
    #[inline(never)]
    pub(in crate::text) fn fault(kind: ParseErrorKind) -> Fault {
        Box::new(kind.into())
    }
}

/// How many characters these bytes are.
fn characters(bytes: &[u8]) -> usize {
    let (cells, others) = census(bytes);
    cells + others + count(bytes, b" \t\n\r|!+:")
}
