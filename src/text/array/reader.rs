//! Reads the boards of a literal, token by token.

use crate::model::{Cell, Grid};
use crate::text::error::Fault;
use crate::text::format::{Cells, Format};
use crate::text::rows::{Rows, Written, exact, grid_of};
use crate::text::symbol::{Symbol, is_words};
use crate::text::{Entry, Found};

use super::Bracket;
use super::tokens::{Token, Tokens};

/// The boards of one text.
pub(super) struct Reader<'t> {
    text: &'t str,
    bracket: Bracket,
    rows: Rows<Written>,
    puzzles: Vec<Entry>,
    /// How the first cell is written.
    pub(super) cells: Option<Cells>,
    /// Whether a row of nine has been read.
    pub(super) has_row: bool,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str, bracket: Bracket) -> Self {
        let (rows, puzzles) = (Rows::new(), Vec::new());
        Self { text, bracket, rows, puzzles, cells: None, has_row: false }
    }

    /// Reads every board of the text.
    pub(super) fn boards(&mut self) -> Result<Found<'t>, Fault<'t>> {
        let mut is_fresh = false;
        for token in Tokens::new(self.text, self.bracket) {
            let was_fresh = std::mem::replace(&mut is_fresh, matches!(token, Token::Open));
            match token {
                Token::Open => self.rows.drop_row(),
                Token::Close if was_fresh || self.rows.width() > 0 => self.end_list()?,
                Token::Close => {}
                Token::Semicolon if self.rows.width() == 9 => self.end_row()?,
                Token::Semicolon => {}
                Token::Cell(cell, cells) => self.push(cell, cells),
                Token::Text(content) => self.string(content)?,
                Token::Wrong(part) => return Err(self.bad_character(part)),
            }
        }
        // The last bracket may be missing.
        if matches!(self.rows.width(), 9 | Cell::NUM) {
            self.end_row()?;
        }
        self.rows.drop_row();
        if self.puzzles.is_empty() || self.rows.is_inside() {
            return Err(self.rows.end().err().unwrap_or_else(|| Fault::cells(0)));
        }
        Ok(Found::new(std::mem::take(&mut self.puzzles), Format::Line))
    }

    fn bad_character(&self, part: &'t str) -> Fault<'t> {
        Fault::bad_character(part, self.rows.row(), self.rows.width()).after(self.puzzles.len())
    }

    fn push(&mut self, cell: Written, cells: Cells) {
        self.cells.get_or_insert(cells);
        self.rows.push(cell);
    }

    /// Reads a string, which is a cell, a row or a board.
    fn string(&mut self, content: &'t str) -> Result<(), Fault<'t>> {
        if let Some(grid) = exact(content) {
            self.cells.get_or_insert(Cells::Strings);
            self.add(grid);
            return Ok(());
        }
        let width = content.chars().count();
        if width <= 1 {
            return self.character(content);
        }
        if is_words(content) {
            return Ok(());
        }
        let mut is_escape = false;
        for (i, c) in content.char_indices() {
            if std::mem::take(&mut is_escape) {
                continue;
            }
            match Symbol::from(c) {
                Symbol::Cell(digit) => self.push(Written { digit, character: c }, Cells::Strings),
                // Nine characters are nine cells, so a space among them is a blank.
                Symbol::Gap if width == 9 => self.push(Written::BLANK, Cells::Strings),
                Symbol::Gap | Symbol::Bar => {}
                Symbol::Other if c == '\\' => is_escape = true,
                Symbol::Other => return Err(self.bad_character(&content[i..])),
            }
        }
        self.end_row()
    }

    /// Reads a string of one character or none.
    fn character(&mut self, content: &'t str) -> Result<(), Fault<'t>> {
        let cell = match content.chars().next() {
            None => Written::BLANK,
            Some(c) if c.is_whitespace() => Written::BLANK,
            Some(c) => Written::new(c).ok_or_else(|| self.bad_character(content))?,
        };
        self.push(cell, Cells::Characters);
        Ok(())
    }

    /// Takes what has been read since the last bracket as a row, or as a board.
    fn end_list(&mut self) -> Result<(), Fault<'t>> {
        // Round brackets also hold sizes and single values: `make-array '(9 9)`.
        if self.bracket == Bracket::Round && self.rows.width() < 4 {
            self.rows.drop_row();
            return Ok(());
        }
        self.end_row()
    }

    fn end_row(&mut self) -> Result<(), Fault<'t>> {
        let puzzles = self.puzzles.len();
        let grid = self.rows.end_row_or_grid().map_err(|fault| fault.after(puzzles))?;
        self.has_row = true;
        if let Some(grid) = grid {
            let grid = grid_of(&grid).map_err(|fault| fault.after(puzzles))?;
            self.add(grid);
        }
        Ok(())
    }

    /// Takes a board: a full one that completes the one before it is its answer.
    fn add(&mut self, grid: Grid) {
        match self.puzzles.last_mut() {
            Some(last) if last.solution.is_none() && is_answer(&grid, &last.grid) => {
                last.solution = Some(Box::new(grid));
            }
            _ => self.puzzles.push(grid.into()),
        }
    }
}

/// Whether a grid is full and has every digit of a puzzle that is not.
fn is_answer(grid: &Grid, puzzle: &Grid) -> bool {
    let agrees =
        |cell: Cell| puzzle.digit(cell).is_none_or(|digit| grid.digit(cell) == Some(digit));
    !puzzle.blanks().is_empty()
        && !puzzle.filled().is_empty()
        && grid.blanks().is_empty()
        && !grid.has_conflict()
        && Cell::all().all(agrees)
}
