//! Which candidate to try when nothing more follows.
//!
//! A cell with two digits if there is one, else a cell with three; among them, one that sees the most open
//! cells, so that the guess settles most (the idea is from the fsss2 and fastband solvers). Vectors count
//! the open peers of nine cells at a time.
//!
//! # Borrows between fields
//!
//! Taking the lowest digit out of every field at once is `x & (x - ONES)`. A field is
//! `guard * 512 + digits`, and the subtraction treats the 32 bits as one number:
//!
//! ```text
//! field before             x - 1       x & (x - 1)
//! guard, digits            no borrow   guard, digits without the lowest
//! guard, no digits: 512    511         0: the guard goes
//! 0                        borrows 1 from the field above
//! ```
//!
//! A field is 0 only from the second step on, if its cell had a single digit. The borrow does no harm:
//!
//! - The field above has lost as many lowest digits as steps were taken. What digits it has left are worth 4
//!   or more (2² after two steps), so taking 1 or 2 away changes the same bits: the lowest digit goes, the
//!   guard stays. If it has none left, 512 - 2 clears the guard as 512 - 1 does.
//! - The field itself wraps to 1023 or 1022, with the guard bit set: the cell seems to have digits left. It
//!   seems so after each further step, too, and a cell is chosen only if digits are left after one step and
//!   not after the next, so it is never chosen. `open` is taken after the first step, when no field is 0.
//! - Field 2 borrows from bits 30 and 31, which nobody reads.
//!
//! `tests.rs` holds every choice against one made cell by cell.

use super::lanes::Lanes;
use super::propagate::{fields, turn, turn_back};
use super::state::{BANDS, FIELD, GUARDS, ONES, Spot, State};

impl State {
    /// The candidate to guess. Some cell must have several digits, and none may have no digit.
    #[inline(always)]
    pub(super) fn choose(&self) -> Spot {
        let one_less = self.places.map(without_lowest);
        let two_less = one_less.map(without_lowest);
        let open = one_less.map(guards_left);
        self.best(&open, &two_less.map(guards_left), &scores(&open))
            .unwrap_or_else(|| self.choose_among_wider())
    }

    /// The same where no cell has just two digits.
    #[cold]
    #[inline(never)]
    fn choose_among_wider(&self) -> Spot {
        let one_less = self.places.map(without_lowest);
        let two_less = one_less.map(without_lowest);
        let three_less = two_less.map(without_lowest);
        let scores = scores(&one_less.map(guards_left));
        self.best(&two_less.map(guards_left), &three_less.map(guards_left), &scores)
            .or_else(|| self.two_cells())
            .unwrap_or_else(|| self.fewest())
    }

    /// The lowest digit of the cell with the highest score among those in `enough` and not in `more`.
    #[inline(always)]
    fn best(&self, enough: &[Lanes; 9], more: &[Lanes; 9], scores: &[Lanes; 9]) -> Option<Spot> {
        // A score is at most 21 and takes five of a field's nine bits, the place takes the other four. Stacks
        // 0 and 1 are compared in the halves of one lane, stack 2 in another lane.
        let (mut halves, mut third) = (Lanes::splat(0), Lanes::splat(0));
        for place in 0..9 {
            let key = scores[place].shl::<4>() | Lanes::splat(ONES * place as u32);
            let key = key & fields(enough[place].without(more[place]));
            let low = key & Lanes::splat(0x1ff);
            let middle = (key & Lanes::splat(0x1ff << FIELD)).shl::<6>();
            halves = halves.max_halves(low | middle);
            third = third.max_halves(key.shr::<{ 2 * FIELD as i32 }>());
        }
        let (halves, third) = (halves.to_array(), third.to_array());
        let mut best = 0;
        for band in 0..3 {
            let key = |field: u32, stack: u32| field << 4 | stack << 2 | band as u32;
            best = best
                .max(key(halves[band] & 0xffff, 0))
                .max(key(halves[band] >> 16, 1))
                .max(key(third[band], 2));
        }
        let (place, stack, band) = (best >> 4 & 15, best >> 2 & 3, best & 3);
        let lanes = self.places.get(place as usize).filter(|_| best >= 16)?.to_array();
        let field = lanes[band as usize] & 0x1ff << (FIELD * stack);
        Some(Spot { place: place as usize, band: band as usize, bit: field & field.wrapping_neg() })
    }

    /// A candidate of a digit that has two cells left in its box.
    #[cold]
    fn two_cells(&self) -> Option<Spot> {
        let [mut once, mut twice, mut thrice] = [Lanes::splat(0); 3];
        for &lanes in &self.places {
            thrice |= twice & lanes;
            twice |= once & lanes;
            once |= lanes;
        }
        let pairs = twice.without(thrice).to_array();
        let band = (0..3).find(|&band| pairs[band] != 0)?;
        let bit = pairs[band] & pairs[band].wrapping_neg();
        let place = self.places.iter().position(|lanes| lanes.to_array()[band] & bit != 0)?;
        Some(Spot { place, band, bit })
    }

    /// A candidate of the first open cell with the fewest digits.
    #[cold]
    fn fewest(&self) -> Spot {
        let mut fewest = u32::MAX;
        let mut best = Spot { place: 0, band: 0, bit: 1 };
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                for stack in 0..3 {
                    let field = lane & 0x1ff << (FIELD * stack);
                    let count = field.count_ones();
                    if count > 1 && count < fewest {
                        fewest = count;
                        best = Spot { place, band, bit: field & field.wrapping_neg() };
                    }
                }
            }
        }
        best
    }
}

/// Clears the lowest digit of each field, or the guard if there is no digit.
#[inline(always)]
fn without_lowest(lanes: Lanes) -> Lanes {
    lanes & (lanes - Lanes::splat(ONES))
}

/// The guards of the fields that have a digit left, except in the inert band.
#[inline(always)]
fn guards_left(lanes: Lanes) -> Lanes {
    (lanes - Lanes::splat(ONES)) & Lanes::splat(GUARDS) & Lanes::new(BANDS)
}

/// For each cell, the number of open cells among it and its peers.
#[inline(always)]
fn scores(open: &[Lanes; 9]) -> [Lanes; 9] {
    let [a, b, c, d, e, f, g, h, i] = open.map(Lanes::shr::<9>);
    let rows = [a + b + c, d + e + f, g + h + i];
    let columns = [a + d + g, b + e + h, c + f + i];
    let boxes = rows[0] + rows[1] + rows[2];
    let rows = rows.map(|row| turn(row) + turn_back(row) + boxes);
    let columns = columns.map(|column| column.next_lane() + column.previous_lane());
    std::array::from_fn(|place| rows[place / 3] + columns[place % 3])
}
