//! Rows in which a space is a blank, so that the columns alone say where a cell is.

use crate::text::rows::Written;

/// The cells of a row in which a space is a blank; none if it does not fit.
///
/// ```text
/// 53  7          9 columns       |53 | 7 |   |            compartments of 3, 5 or 7 columns
/// 5 3     7     17 columns       | 5 | 3 |   |   | 7 | …  a compartment for each cell
/// ```
pub(super) fn spaced_cells(line: &str, pitch: usize) -> Vec<Written> {
    let trimmed = line.trim();
    let inner = match trimmed.strip_prefix('|') {
        Some(inner) => inner.strip_suffix('|').unwrap_or(inner),
        None => line,
    };
    let parts: Vec<&str> = inner.split('|').take(10).collect();
    let is_bare = !line.contains('|');
    let cells: Option<Vec<Vec<Written>>> =
        parts.iter().map(|part| compartment(part, parts.len(), is_bare.then_some(pitch))).collect();
    cells.unwrap_or_default().concat()
}

/// The cells of a compartment of so many; of a bare row, whose cells have this pitch.
fn compartment(part: &str, parts: usize, pitch: Option<usize>) -> Option<Vec<Written>> {
    let width = part.chars().count();
    let (first, step, count) = match (parts, width, pitch) {
        (1, _, Some(pitch)) if width <= 8 * pitch + 1 => (0, pitch, 9),
        (3, 3, None) => (0, 1, 3),
        (3, 5, None) => (0, 2, 3),
        (3, 7, None) => (1, 2, 3),
        (9, _, None) => (part.chars().take_while(|c| !c.is_ascii_digit()).count(), 1, 1),
        _ => return None,
    };
    let digit = |c: char| if c == ' ' { Some(Written::BLANK) } else { Written::new(c) };
    let cells = part.chars().chain(std::iter::repeat(' ')).skip(first).step_by(step).take(count);
    let cells: Vec<Written> = cells.map(digit).collect::<Option<_>>()?;
    // Whatever stands beside the columns, or is no digit in them, spoils the row.
    let digits = cells.iter().filter(|cell| cell.digit.is_some()).count();
    (part.chars().filter(|&c| c != ' ').count() == digits).then_some(cells)
}
