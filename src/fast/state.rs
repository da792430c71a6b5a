//! The whole grid in nine vectors: what they hold, how a puzzle gets in and a solution out.
//!
//! ```text
//! vector  = place in a box (row r, column c)       nine of them
//! lane    = band (three rows of boxes)             lanes 0, 1, 2; lane 3 is an inert fourth band
//! field   = stack (three columns of boxes)         ten bits each, bits 30 and 31 are zero
//! bit     = digit (bits 0 to 8), and a guard (bit 9) that is always 1
//!
//!            field 2      field 1      field 0
//! lane: 00 1 987654321  1 987654321  1 987654321
//!          │ └ candidates of the cell at (r, c) in the box of this lane and field
//!          └ guard
//! ```
//!
//! So one vector operation treats nine cells with nine digits each, and the nine vectors hold every
//! candidate of the grid. What lies in the same box lies in the same field of different vectors; what
//! lies in the same row, in different fields; in the same column, in different lanes.

use super::lanes::Lanes;
use crate::model::{Cell, Digit, Grid, Puzzle, Solution};

/// Bits from one stack to the next.
pub(super) const FIELD: u32 = 10;
/// The lowest bit of each field.
pub(super) const ONES: u32 = 1 | 1 << FIELD | 1 << (2 * FIELD);
/// The guard of each field.
pub(super) const GUARDS: u32 = ONES << 9;
/// The nine digits of each field.
pub(super) const DIGITS: u32 = GUARDS - ONES;
/// Every lane but the inert one.
pub(super) const BANDS: [u32; 4] = [!0, !0, !0, 0];

/// The nine digits of one field.
const ANY: u16 = 0x1ff;

/// The field that a character stands for; a guard alone for what no puzzle has.
const MASKS: [u16; 256] = {
    let mut masks = [0x200; 256];
    masks[b'.' as usize] = ANY;
    masks[b'0' as usize] = ANY;
    let mut digit = 0;
    while digit < 9 {
        masks[b'1' as usize + digit] = 1 << digit;
        digit += 1;
    }
    masks
};

/// The candidates of all cells.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) places: [Lanes; 9],
}

/// One candidate, as the state addresses it.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) place: usize,
    pub(super) band: usize,
    pub(super) bit: u32,
}

impl State {
    /// The givens, each alone in its cell; everything else open.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut masks = [ANY; Cell::NUM];
        for (mask, cell) in masks.iter_mut().zip(Cell::all()) {
            if let Some(digit) = puzzle.grid().digit(cell) {
                *mask = 1 << digit.index();
            }
        }
        Self::gather(|index| masks[index]).0
    }

    /// The same from 81 characters: `1` to `9`, `.` or `0` for a blank, and no others.
    #[inline(always)]
    pub(super) fn from_ascii(text: &[u8; Cell::NUM]) -> Option<Self> {
        let (state, seen) = Self::gather(|index| MASKS[text[index] as usize]);
        (seen & GUARDS == 0).then_some(state)
    }

    /// Builds the vectors from the ten bits of each cell; also says which bits there were at all.
    #[inline(always)]
    fn gather(field: impl Fn(usize) -> u16) -> (Self, u32) {
        let mut places = [[GUARDS | DIGITS; 4]; 9];
        let mut seen = 0;
        for (place, lanes) in places.iter_mut().enumerate() {
            for (band, lane) in lanes.iter_mut().take(3).enumerate() {
                let first = (3 * band + place / 3) * 9 + place % 3;
                let fields = u32::from(field(first))
                    | u32::from(field(first + 3)) << FIELD
                    | u32::from(field(first + 6)) << (2 * FIELD);
                seen |= fields;
                *lane = fields | GUARDS;
            }
        }
        (Self { places: places.map(Lanes::new) }, seen)
    }

    /// The solution it holds, if each cell has one candidate left and they fit together.
    pub(super) fn solution(&self) -> Option<Solution> {
        let mut text = [0; Cell::NUM];
        self.write(&mut text);
        let mut grid = Grid::EMPTY;
        for (cell, byte) in Cell::all().zip(text) {
            grid.set(cell, Digit::from_ascii(byte));
        }
        Solution::new(grid)
    }

    /// Writes the lowest candidate of each cell.
    #[inline(always)]
    pub(super) fn write(&self, text: &mut [u8; Cell::NUM]) {
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                let first = (3 * band + place / 3) * 9 + place % 3;
                for stack in 0..3 {
                    let field = lane >> (FIELD * stack as u32);
                    text[first + 3 * stack] = b'1' + field.trailing_zeros() as u8;
                }
            }
        }
    }

    /// The digits that each cell has left, bit d for the digit with index d.
    pub(super) fn masks(&self) -> [u16; Cell::NUM] {
        let mut masks = [0; Cell::NUM];
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                let first = (3 * band + place / 3) * 9 + place % 3;
                for stack in 0..3 {
                    masks[first + 3 * stack] = (lane >> (FIELD * stack as u32)) as u16 & ANY;
                }
            }
        }
        masks
    }

    /// How many candidates are left in all.
    pub(super) fn open(&self) -> u32 {
        self.masks().iter().map(|mask| mask.count_ones()).sum()
    }

    /// A digit in a cell, both by index.
    pub(super) fn candidate(cell: usize, digit: usize) -> Candidate {
        let (row, column) = (cell / 9, cell % 9);
        let bit = 1 << (FIELD * (column / 3) as u32 + digit as u32);
        Candidate { place: row % 3 * 3 + column % 3, band: row / 3, bit }
    }

    /// Makes a candidate the only one of its cell, and its digit the only one of its box.
    #[inline(always)]
    pub(super) fn place(&mut self, candidate: Candidate) {
        let bit = candidate.lanes(candidate.bit);
        let cell = candidate.lanes(candidate.field());
        let only = self.places[candidate.place].without(cell) | bit;
        self.places = self.places.map(|lanes| lanes.without(bit));
        self.places[candidate.place] = only;
    }

    /// Takes a candidate away from its cell; a digit left alone there is placed.
    #[inline(always)]
    pub(super) fn eliminate(&mut self, candidate: Candidate) {
        let left = self.places[candidate.place].without(candidate.lanes(candidate.bit));
        self.places[candidate.place] = left;
        let bit = left.to_array()[candidate.band] & candidate.field();
        if bit.is_power_of_two() {
            self.place(Candidate { bit, ..candidate });
        }
    }
}

impl Candidate {
    /// The bits of all nine digits of its cell.
    #[inline(always)]
    fn field(self) -> u32 {
        0x1ff << (self.bit.trailing_zeros() / FIELD * FIELD)
    }

    /// These bits in the lane of its band.
    #[inline(always)]
    fn lanes(self, bits: u32) -> Lanes {
        const BAND: [[u32; 4]; 4] = [[!0, 0, 0, 0], [0, !0, 0, 0], [0, 0, !0, 0], [0; 4]];
        Lanes::splat(bits) & Lanes::new(BAND[self.band & 3])
    }
}
