//! Which candidate to try when nothing more follows.
//!
//! A cell with two digits if there is one, else a cell with three; among them, one that sees the most open
//! cells, so that the guess has the most to say (the idea is from the fsss2 and fastband solvers). Counting
//! the open peers of all cells at once takes one addition for what nine cells would take each.

use super::lanes::Lanes;
use super::propagate::{fields, turn, turn_back};
use super::state::{BANDS, Candidate, FIELD, GUARDS, ONES, State};

impl State {
    /// The candidate to try first, then to do without; some cell must be open.
    #[inline(always)]
    pub(super) fn choose(&self) -> Candidate {
        let one_less = self.places.map(without_lowest);
        let two_less = one_less.map(without_lowest);
        let open = one_less.map(guards_left);
        self.best(&open, &two_less.map(guards_left), &scores(&open))
            .unwrap_or_else(|| self.choose_among_wider())
    }

    /// The same if no cell has just two digits.
    #[cold]
    #[inline(never)]
    fn choose_among_wider(&self) -> Candidate {
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
    fn best(
        &self,
        enough: &[Lanes; 9],
        more: &[Lanes; 9],
        scores: &[Lanes; 9],
    ) -> Option<Candidate> {
        // A score takes five of a field's nine bits, the place the other four. Stacks 0 and 1 are then
        // compared in the halves of one lane, stack 2 in another lane.
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
        Some(Candidate {
            place: place as usize,
            band: band as usize,
            bit: field & field.wrapping_neg(),
        })
    }

    /// A candidate of a digit that has two cells left in its box.
    #[cold]
    fn two_cells(&self) -> Option<Candidate> {
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
        Some(Candidate { place, band, bit })
    }

    /// A candidate of the first open cell with the fewest digits.
    #[cold]
    fn fewest(&self) -> Candidate {
        let mut fewest = u32::MAX;
        let mut best = Candidate { place: 0, band: 0, bit: 1 };
        for (place, lanes) in self.places.iter().enumerate() {
            for (band, &lane) in lanes.to_array().iter().take(3).enumerate() {
                for stack in 0..3 {
                    let field = lane & 0x1ff << (FIELD * stack);
                    let count = field.count_ones();
                    if count > 1 && count < fewest {
                        fewest = count;
                        best = Candidate { place, band, bit: field & field.wrapping_neg() };
                    }
                }
            }
        }
        best
    }
}

/// Clears the lowest digit of each field; the guard goes when there is none.
#[inline(always)]
fn without_lowest(lanes: Lanes) -> Lanes {
    lanes & (lanes - Lanes::splat(ONES))
}

/// Guards of the fields that have a digit left, those of the inert band aside.
#[inline(always)]
fn guards_left(lanes: Lanes) -> Lanes {
    (lanes - Lanes::splat(ONES)) & Lanes::splat(GUARDS) & Lanes::new(BANDS)
}

/// For each cell the number of open cells it sees, itself counted too if it is open.
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
