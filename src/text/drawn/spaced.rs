//! Rows in which a space is a blank, so that the columns alone say where a cell is.

use crate::model::Digit;
use crate::text::cells::Filling;
use crate::text::parts::Fields;
use crate::text::scan::{count, find, trim};

/// Reads a row in which a space is a blank; one that does not fit has no cells.
///
/// ```text
/// 53  7          9 columns       |53 | 7 |   |            compartments of 3, 5 or 7 columns
/// 5 3     7     17 columns       | 5 | 3 |   |   | 7 | …  a compartment for each cell
/// ```
#[inline(never)]
pub(super) fn read_spaced(line: &[u8], pitch: usize, cells: &mut Filling) {
    let before = cells.count;
    let inner = match trim(line) {
        [b'|', inner @ .., b'|'] => inner,
        [b'|', inner @ ..] => inner,
        _ => line,
    };
    let parts = count(inner, b"|") + 1;
    for (_, part) in Fields::of(inner, b"|") {
        let width = part.len();
        let (first, step, wanted) = match (parts, width) {
            (1, _) if width <= 8 * pitch + 1 && count(line, b"|") == 0 => (0, pitch, 9),
            (3, 3) => (0, 1, 3),
            (3, 5) => (0, 2, 3),
            (3, 7) => (1, 2, 3),
            (9, _) => (find(part, b"123456789"), 1, 1),
            _ => {
                cells.count = before;
                return;
            }
        };
        let mut digits = 0;
        for i in 0..wanted {
            let byte = part.get(first + i * step).copied().unwrap_or(b' ');
            let digit = Digit::from_ascii(byte);
            digits += usize::from(digit.is_some());
            cells.push(digit.map_or(0, Digit::value));
        }
        // Whatever stands beside the columns, or is no digit in them, spoils the row.
        if width - count(part, b" ") != digits {
            cells.count = before;
            return;
        }
    }
}
