//! Refusals on their way out of the readers.

use std::cmp::Ordering;

use crate::model::Cell;

use super::ParseErrorKind;

/// Why a reader refuses a text. It points at the part of the text that shows the reason; line and position are found
/// once, where the refusal leaves the module.
#[derive(Debug)]
pub(in crate::text) struct Fault<'t> {
    pub(in crate::text) kind: ParseErrorKind,
    /// The part of the text that is wrong, from its first character on.
    pub(in crate::text) part: Option<&'t str>,
    /// The row of the grid.
    pub(in crate::text) row: Option<usize>,
    /// The column of the grid.
    pub(in crate::text) column: Option<usize>,
    /// How many puzzles were read before.
    pub(in crate::text) puzzles: usize,
}

impl<'t> Fault<'t> {
    /// The first character of `part` is neither a digit nor a blank; it stands where this cell is expected.
    pub(in crate::text) fn bad_character(part: &'t str, row: usize, column: usize) -> Self {
        let kind = ParseErrorKind::BadCharacter(part.chars().next().unwrap_or('?'));
        let is_cell = row < 9 && column < 9;
        let (row, column) = ((row < 9).then_some(row), is_cell.then_some(column));
        Self { part: Some(part), row, column, ..kind.into() }
    }

    /// The same, where cells are counted through the whole grid.
    pub(in crate::text) fn bad_cell(part: &'t str, index: usize) -> Self {
        Self::bad_character(part, index / 9, index % 9)
    }

    /// A row has this many cells.
    pub(in crate::text) fn row_cells(row: usize, cells: usize) -> Self {
        Self { row: Some(row), ..ParseErrorKind::RowCells(cells).into() }
    }

    /// There are this many cells; if there are 81, something else is wrong with them.
    pub(in crate::text) fn cells(count: usize) -> Self {
        Self::from(match count.cmp(&Cell::NUM) {
            Ordering::Less => ParseErrorKind::TooShort(count),
            Ordering::Equal => ParseErrorKind::UnknownFormat,
            Ordering::Greater => ParseErrorKind::TooLong(count),
        })
    }

    /// The same fault, shown by this part of a text, unless it has a part already.
    pub(in crate::text) fn or_at(self, part: &'t str) -> Self {
        Self { part: self.part.or(Some(part)), ..self }
    }

    /// The same fault in `raw`, of which `decoded` was read. `unit` gives the length of what stands for the first
    /// character of a text that is not decoded.
    pub(in crate::text) fn moved_to<'u>(
        self,
        raw: &'u str,
        decoded: &str,
        unit: fn(&str) -> usize,
    ) -> Fault<'u> {
        let Self { kind, part, row, column, puzzles } = self;
        let offset = part.and_then(|part| offset(decoded, part)).unwrap_or_default();
        let before = decoded.get(..offset).unwrap_or_default().chars();
        let part = before.fold(raw, |rest, _| rest.get(unit(rest)..).unwrap_or_default());
        Fault { kind, part: Some(part), row, column, puzzles }
    }

    /// The same fault behind this many puzzles.
    pub(in crate::text) fn after(self, puzzles: usize) -> Self {
        Self { puzzles, ..self }
    }
}

impl From<ParseErrorKind> for Fault<'_> {
    fn from(kind: ParseErrorKind) -> Self {
        Self { kind, part: None, row: None, column: None, puzzles: 0 }
    }
}

/// Where a part of a text begins, in bytes; `None` if it is a part of another text.
pub(in crate::text) fn offset(text: &str, part: &str) -> Option<usize> {
    let offset = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    (offset + part.len() <= text.len()).then_some(offset)
}
