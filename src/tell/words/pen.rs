//! Writes texts in parts: plain words, and names of things on the board.

use crate::model::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use crate::tell::story::{Part, Points, Text};

/// How a language names and lists things.
#[derive(Debug)]
pub(super) struct Style {
    /// Between items.
    pub(super) comma: &'static str,
    /// Before the last item of a list.
    pub(super) and: &'static str,
    /// Before the last item of a choice.
    pub(super) or: &'static str,
    /// Whether sentences begin with a capital.
    pub(super) capitals: bool,
    /// A house.
    pub(super) house: fn(HouseKind, usize) -> String,
    /// Several houses of one kind.
    pub(super) houses: fn(HouseKind, &str) -> String,
    /// A cell, for a screen reader.
    pub(super) spoken: fn(Cell) -> String,
    /// A small number in words.
    pub(super) count: fn(usize) -> String,
}

/// Chains with more cells than this are counted instead of listed.
pub(super) const MOST_LISTED: usize = 8;

/// Writes a text.
pub(super) struct Pen {
    pub(super) style: &'static Style,
    parts: Vec<Part>,
}

impl Pen {
    pub(super) const fn new(style: &'static Style) -> Self {
        Self { style, parts: Vec::new() }
    }

    /// Returns a sentence. It begins with a capital, unless it begins with the name of a cell.
    pub(super) fn finish(mut self) -> Text {
        let first = self.parts.first_mut().filter(|_| self.style.capitals);
        if let Some(Part { text, points: None | Some(Points::Houses(_)), .. }) = first
            && let Some(letter) = text.get(..1)
        {
            text.replace_range(..1, &letter.to_ascii_uppercase());
        }
        Text(self.parts)
    }

    /// Returns a phrase, which does not begin with a capital.
    pub(super) fn finish_phrase(self) -> Text {
        Text(self.parts)
    }

    pub(super) fn text(&mut self, text: &str) {
        match self.parts.last_mut() {
            _ if text.is_empty() => {}
            Some(Part { text: before, spoken: None, points: None }) => before.push_str(text),
            _ => self.parts.push(Part { text: text.into(), spoken: None, points: None }),
        }
    }

    /// Writes what is read aloud in other words.
    pub(super) fn spoken(&mut self, text: &str, spoken: &str) {
        self.parts.push(Part { text: text.into(), spoken: Some(spoken.into()), points: None });
    }

    pub(super) fn pointing(&mut self, text: String, spoken: Option<String>, points: Points) {
        self.parts.push(Part { text, spoken, points: Some(points) });
    }

    /// Writes items with commas between them, and a word before the last one.
    pub(super) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        last: &'static str,
        write: impl FnMut(&mut Self, T),
    ) {
        self.list_with(items, self.style.comma, last, write);
    }

    /// Writes items with something else than commas between them.
    pub(super) fn list_with<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        between: &'static str,
        last: &'static str,
        mut write: impl FnMut(&mut Self, T),
    ) {
        let mut items = items.into_iter().peekable();
        let mut first = true;
        while let Some(item) = items.next() {
            if !first {
                self.text(if items.peek().is_some() { between } else { last });
            }
            first = false;
            write(self, item);
        }
    }

    /// Writes a phrase about digits in cells as one part that points at these candidates.
    pub(super) fn about(
        &mut self,
        digits: impl Into<DigitSet>,
        cells: CellSet,
        write: impl FnOnce(&mut Self),
    ) {
        let mut inner = Self::new(self.style);
        write(&mut inner);
        let phrase = inner.finish_phrase();
        let (written, spoken) = (phrase.to_string(), phrase.spoken());
        let spoken = (spoken != written).then_some(spoken);
        self.pointing(written, spoken, Points::Candidates(digits.into(), cells));
    }

    /// Writes a reference to an earlier step.
    pub(super) fn step(&mut self, text: String, step: usize) {
        self.pointing(text, None, Points::Step(step));
    }

    fn cells(&mut self, cells: CellSet, last: &'static str) {
        self.list(cells, last, |pen, cell| cell.put(pen));
    }
}

/// Something that can be written.
pub(super) trait Word {
    fn put(&self, pen: &mut Pen);
}

/// Writes words one after the other.
macro_rules! say {
    ($pen:expr, $($word:expr),* $(,)?) => {{ $( $crate::tell::words::pen::Word::put(&$word, $pen); )* }};
}
pub(super) use say;

/// Things as a choice: "r1c1 or r1c2", "3 or 8".
pub(super) struct Or<T>(pub(super) T);
/// Cells without a last word: "r1c1, r1c2".
pub(super) struct Listed(pub(super) CellSet);
/// A number in words: "two".
pub(super) struct Count(pub(super) usize);
/// A digit that is a candidate of cells.
pub(super) struct DigitAt(pub(super) Digit, pub(super) CellSet);

impl Word for &str {
    fn put(&self, pen: &mut Pen) {
        pen.text(self);
    }
}

impl Word for Digit {
    fn put(&self, pen: &mut Pen) {
        pen.text(&self.to_string());
    }
}

impl Word for DigitAt {
    fn put(&self, pen: &mut Pen) {
        let points = Points::Candidates(self.0.into(), self.1);
        pen.pointing(self.0.to_string(), None, points);
    }
}

impl Word for DigitSet {
    fn put(&self, pen: &mut Pen) {
        pen.list(*self, pen.style.and, |pen, digit| digit.put(pen));
    }
}

impl Word for Or<DigitSet> {
    fn put(&self, pen: &mut Pen) {
        pen.list(self.0, pen.style.or, |pen, digit| digit.put(pen));
    }
}

impl Word for Cell {
    fn put(&self, pen: &mut Pen) {
        let spoken = (pen.style.spoken)(*self);
        pen.pointing(self.to_string(), Some(spoken), Points::Cells((*self).into()));
    }
}

impl Word for CellSet {
    fn put(&self, pen: &mut Pen) {
        pen.cells(*self, pen.style.and);
    }
}

impl Word for Or<CellSet> {
    fn put(&self, pen: &mut Pen) {
        pen.cells(self.0, pen.style.or);
    }
}

impl Word for Listed {
    fn put(&self, pen: &mut Pen) {
        pen.cells(self.0, pen.style.comma);
    }
}

impl Word for House {
    fn put(&self, pen: &mut Pen) {
        let text = (pen.style.house)(self.kind(), self.position() + 1);
        pen.pointing(text, None, Points::Houses((*self).into()));
    }
}

impl Word for HouseSet {
    fn put(&self, pen: &mut Pen) {
        put_houses(pen, *self, pen.style.and);
    }
}

impl Word for Or<HouseSet> {
    fn put(&self, pen: &mut Pen) {
        put_houses(pen, self.0, pen.style.or);
    }
}

/// Houses of one kind share its name: "rows 2 and 5".
fn put_houses(pen: &mut Pen, houses: HouseSet, last: &'static str) {
    let kinds = [HouseSet::ROWS, HouseSet::COLUMNS, HouseSet::BLOCKS].map(|kind| houses & kind);
    let kinds = kinds.into_iter().filter(|houses| !houses.is_empty());
    pen.list(kinds, last, |pen, houses| {
        if let Some(house) = houses.single() {
            return house.put(pen);
        }
        let mut numbers = Pen::new(pen.style);
        numbers.list(houses, last, |pen, house| {
            pen.text(&(house.position() + 1).to_string());
        });
        let kind = houses.first().map_or(HouseKind::Row, House::kind);
        let text = (pen.style.houses)(kind, &numbers.finish_phrase().to_string());
        pen.pointing(text, None, Points::Houses(houses));
    });
}

impl Word for Count {
    fn put(&self, pen: &mut Pen) {
        pen.text(&(pen.style.count)(self.0));
    }
}

/// Candidates in few groups: the same digits in the same cells.
pub(super) fn groups(candidates: CandidateSet) -> Vec<(DigitSet, CellSet)> {
    let mut by_digit: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in Digit::all() {
        let cells = candidates.cells(digit);
        match by_digit.iter_mut().find(|group| group.1 == cells) {
            _ if cells.is_empty() => {}
            Some((digits, _)) => digits.insert(digit),
            None => by_digit.push((digit.into(), cells)),
        }
    }
    let mut by_cell: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in candidates.all_cells() {
        let digits = candidates.digits(cell);
        match by_cell.iter_mut().find(|group| group.0 == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => by_cell.push((digits, cell.into())),
        }
    }
    if by_cell.len() < by_digit.len() { by_cell } else { by_digit }
}
