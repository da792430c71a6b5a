//! Which candidate to try when nothing more follows.

use super::lanes::Lanes;
use super::state::{BANDS, Candidate, FIELD, GUARDS, ONES, State};

impl State {
    /// A candidate of a cell with two digits, or else of a digit with two cells in a box, or else of a
    /// cell with the fewest; some cell must be open.
    #[inline(always)]
    pub(super) fn choose(&self) -> Candidate {
        let ones = Lanes::splat(ONES);
        let guards = Lanes::splat(GUARDS) & Lanes::new(BANDS);
        for (place, &lanes) in self.places.iter().enumerate() {
            let two = lanes & (lanes - ones);
            let three = two & (two - ones);
            let pair = ((two - ones).without(three - ones)) & guards;
            if !pair.is_zero() {
                let (pair, lanes) = (pair.to_array(), lanes.to_array());
                for band in 0..3 {
                    if pair[band] != 0 {
                        let guard = pair[band] & pair[band].wrapping_neg();
                        let field = lanes[band] & (guard - (guard >> 9));
                        return Candidate { place, band, bit: field & field.wrapping_neg() };
                    }
                }
            }
        }
        self.two_cells().unwrap_or_else(|| self.fewest())
    }

    /// A candidate of a digit that has two cells left in its box.
    #[inline(always)]
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
