//! The events of a search, and how they are packed into four bytes.

use crate::model::{Cell, Digit};

/// One thing that happens in a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A call begins, at a cell if the function is given one that is on the board.
    Enter(Option<Cell>),
    /// The search looks at a cell to find a blank.
    Look(Cell),
    /// A digit is tried in a cell; the cell that forbids it, if any.
    Test(Cell, Digit, Option<Cell>),
    /// A digit is written into a cell.
    Place(Cell, Digit),
    /// A cell is set back to blank.
    Erase(Cell),
    /// A call ends at the cell it worked on, if any: with a full board (`true`) or in a dead end.
    Leave(Option<Cell>, bool),
    /// The board is full.
    Found,
}

/// The size of a packed event, in bytes.
pub const EVENT_SIZE: usize = 4;

/// "No cell" in a packed event.
const NO_CELL: u8 = Cell::NUM as u8;

impl Event {
    /// Packs the event into four bytes: the kind (0 to 6, in the order of the variants), the cell (81 for none), the
    /// digit (0 for none; for `Leave` 1 if the board is full), and the cell that forbids the digit (81 for none).
    pub fn pack(self) -> [u8; EVENT_SIZE] {
        let byte = |cell: Option<Cell>| cell.map_or(NO_CELL, |cell| cell.index() as u8);
        match self {
            Self::Enter(at) => [0, byte(at), 0, NO_CELL],
            Self::Look(cell) => [1, byte(Some(cell)), 0, NO_CELL],
            Self::Test(cell, digit, by) => [2, byte(Some(cell)), digit.value(), byte(by)],
            Self::Place(cell, digit) => [3, byte(Some(cell)), digit.value(), NO_CELL],
            Self::Erase(cell) => [4, byte(Some(cell)), 0, NO_CELL],
            Self::Leave(at, done) => [5, byte(at), u8::from(done), NO_CELL],
            Self::Found => [6, NO_CELL, 0, NO_CELL],
        }
    }

    /// Unpacks an event; `None` if the bytes are not one.
    pub fn unpack([kind, cell, digit, by]: [u8; EVENT_SIZE]) -> Option<Self> {
        let at = Cell::new(cell as usize);
        let event = match kind {
            0 => Self::Enter(at),
            1 => Self::Look(at?),
            2 => Self::Test(at?, Digit::new(digit)?, Cell::new(by as usize)),
            3 => Self::Place(at?, Digit::new(digit)?),
            4 => Self::Erase(at?),
            5 => Self::Leave(at, digit == 1),
            _ => Self::Found,
        };
        (event.pack() == [kind, cell, digit, by]).then_some(event)
    }
}
