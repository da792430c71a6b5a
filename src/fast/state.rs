//! The whole grid in nine vectors: what they hold, how a puzzle gets in and a solution out.
//!
//! One vector for each of the nine places in a box, one lane for each band, one field of ten bits for each stack,
//! one bit for each digit:
//!
//! ```text
//!    stack 0  stack 1  stack 2            vector (r,c), 128 bits
//!   ┌────────┬────────┬────────┐         ┌──────────┬──────────┬──────────┬──────────┐
//!   │· · ·   │· · ·   │· · ·   │ band 0  │  lane 0  │  lane 1  │  lane 2  │  lane 3  │
//!   │· X ·   │· X ·   │· X ·   │ ───────▶│  band 0  │  band 1  │  band 2  │  inert   │
//!   │· · ·   │· · ·   │· · ·   │         └────┬─────┴──────────┴──────────┴──────────┘
//!   ├────────┼────────┼────────┤              │
//!   │· X ·   …                  │ band 1      ▼  32 bits
//!   │                           │         00 G987654321 G987654321 G987654321
//!   └───────────────────────────┘            └ stack 2 ┘ └ stack 1 ┘ └ stack 0 ┘
//!    the nine X are one vector             G: a guard bit, always 1
//! ```
//!
//! - Cells of one **box** lie in the same field of different vectors: combining vectors combines the cells of all
//!   nine boxes.
//! - Cells of one **row** lie in different fields of one lane: a shift brings them together.
//! - Cells of one **column** lie in different lanes: a shuffle brings them together.
//! - The fourth lane is an inert band with all candidates open: it never changes and never disturbs.
//! - A guess copies these 144 bytes. There is nothing else to save, and no undo.

use super::lanes::Lanes;
use crate::model::{Candidate, Cell, Digit, DigitSet, Grid, Puzzle, Solution};

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
const ANY: u16 = DigitSet::ALL.bits();

/// The field of each character; a guard alone for characters that no puzzle has.
const FIELDS: [u16; 256] = {
    let mut fields = [0x200; 256];
    fields[b'.' as usize] = ANY;
    fields[b'0' as usize] = ANY;
    let mut digit = 0;
    while digit < 9 {
        fields[b'1' as usize + digit] = 1 << digit;
        digit += 1;
    }
    fields
};

/// The candidates of all cells.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) places: [Lanes; 9],
}

/// Where the state keeps a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) place: usize,
    pub(super) band: usize,
    pub(super) bit: u32,
}

/// The index of the cell at a place of the box in a band and stack 0; the next stacks follow at 3 and 6 more.
#[inline(always)]
const fn first_cell(place: usize, band: usize) -> usize {
    (3 * band + place / 3) * 9 + place % 3
}

impl State {
    /// The givens, each alone in its cell; everything else open.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let field = |digit: &Option<Digit>| digit.map_or(ANY, |digit| 1 << digit.index());
        Self::gather(|index| field(&puzzle.grid()[Cell::from_index(index)])).0
    }

    /// The same from 81 characters: `1` to `9`, `.` or `0` for a blank, and no others.
    #[inline(always)]
    pub(super) fn from_ascii(text: &[u8; Cell::NUM]) -> Option<Self> {
        let (state, seen) = Self::gather(|index| FIELDS[text[index] as usize]);
        (seen & GUARDS == 0).then_some(state)
    }

    /// Builds the vectors from the ten bits of each cell. Also returns the union of all bits.
    #[inline(always)]
    pub(super) fn gather(field: impl Fn(usize) -> u16) -> (Self, u32) {
        let mut places = [[GUARDS | DIGITS; 4]; 9];
        let mut seen = 0;
        for (place, lanes) in places.iter_mut().enumerate() {
            for (band, lane) in lanes.iter_mut().take(3).enumerate() {
                let first = first_cell(place, band);
                let fields = u32::from(field(first))
                    | u32::from(field(first + 3)) << FIELD
                    | u32::from(field(first + 6)) << (2 * FIELD);
                seen |= fields;
                *lane = fields | GUARDS;
            }
        }
        (Self { places: places.map(Lanes::new) }, seen)
    }

    /// Calls `visit` with the index of each cell and the digits it has left.
    #[inline(always)]
    fn for_each_cell(&self, mut visit: impl FnMut(usize, DigitSet)) {
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                for stack in 0..3 {
                    let digits = DigitSet::from_bits((lane >> (FIELD * stack as u32)) as u16);
                    visit(first_cell(place, band) + 3 * stack, digits);
                }
            }
        }
    }

    /// The digits that each cell has left.
    pub(super) fn candidates(&self) -> [DigitSet; Cell::NUM] {
        let mut all = [DigitSet::EMPTY; Cell::NUM];
        self.for_each_cell(|cell, digits| all[cell] = digits);
        all
    }

    /// The number of candidates left.
    pub(super) fn len(&self) -> usize {
        let mut len = 0;
        self.for_each_cell(|_, digits| len += digits.len());
        len
    }

    /// Writes the lowest digit of each cell, which in a solution is the only one.
    #[inline(always)]
    pub(super) fn write(&self, text: &mut [u8; Cell::NUM]) {
        // Not by `for_each_cell`: a wasm build calls its closure 81 times, a third of an easy puzzle's time.
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                for stack in 0..3 {
                    let field = lane >> (FIELD * stack as u32);
                    text[first_cell(place, band) + 3 * stack] = b'1' + field.trailing_zeros() as u8;
                }
            }
        }
    }

    /// The digits of the cells that have one left.
    pub(super) fn grid(&self) -> Grid {
        Grid::from(self.candidates().map(DigitSet::single))
    }

    /// The solution, if each cell has one candidate left and they fit together.
    pub(super) fn solution(&self) -> Option<Solution> {
        Solution::new(self.grid())
    }

    /// Whether a candidate is left.
    pub(super) fn has(&self, spot: Spot) -> bool {
        self.places[spot.place].to_array()[spot.band] & spot.bit != 0
    }

    /// The candidates of either.
    pub(super) fn union(self, other: Self) -> Self {
        Self { places: std::array::from_fn(|place| self.places[place] | other.places[place]) }
    }

    /// Makes a candidate the only one of its cell, and its digit the only one of its box.
    #[inline(always)]
    pub(super) fn place(&mut self, spot: Spot) {
        let bit = spot.lanes(spot.bit);
        let cell = spot.lanes(spot.field());
        let only = self.places[spot.place].without(cell) | bit;
        self.places = self.places.map(|lanes| lanes.without(bit));
        self.places[spot.place] = only;
    }

    /// Takes a candidate away from its cell; a digit left alone there is placed.
    #[inline(always)]
    pub(super) fn eliminate(&mut self, spot: Spot) {
        let left = self.places[spot.place].without(spot.lanes(spot.bit));
        self.places[spot.place] = left;
        let bit = left.to_array()[spot.band] & spot.field();
        if bit.is_power_of_two() {
            self.place(Spot { bit, ..spot });
        }
    }
}

impl Spot {
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

impl From<Candidate> for Spot {
    fn from(Candidate { digit, cell }: Candidate) -> Self {
        let (row, column) = (cell.row(), cell.column());
        Self {
            place: row % 3 * 3 + column % 3,
            band: row / 3,
            bit: 1 << (column / 3 * FIELD as usize + digit.index()),
        }
    }
}

impl From<Spot> for Candidate {
    fn from(spot: Spot) -> Self {
        let bit = spot.bit.trailing_zeros();
        let (stack, digit) = (bit / FIELD, bit % FIELD);
        let cell = first_cell(spot.place, spot.band) + 3 * stack as usize;
        Self { digit: Digit::from_index(digit as usize), cell: Cell::from_index(cell) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_go_there_and_back() {
        for candidate in Candidate::all() {
            assert_eq!(Candidate::from(Spot::from(candidate)), candidate);
        }
    }

    #[test]
    fn placing_and_eliminating_touch_one_cell_and_its_box() {
        let empty = State::new(&Puzzle::EMPTY);
        for candidate in Candidate::all() {
            let Candidate { digit, cell } = candidate;
            let (mut placed, mut without) = (empty, empty);
            placed.place(candidate.into());
            without.eliminate(candidate.into());
            for (other, (placed, without)) in
                Cell::all().zip(placed.candidates().into_iter().zip(without.candidates()))
            {
                let others = DigitSet::ALL - DigitSet::from(digit);
                let expected = match other {
                    _ if other == cell => (DigitSet::from(digit), others),
                    _ if other.block() == cell.block() => (others, DigitSet::ALL),
                    _ => (DigitSet::ALL, DigitSet::ALL),
                };
                assert_eq!((placed, without), expected, "{candidate}, {other}");
            }
        }
    }
}
