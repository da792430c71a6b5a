//! What follows from the candidates without a guess, for all cells and digits at once.

use super::lanes::Lanes;
use super::state::{BANDS, DIGITS, FIELD, GUARDS, ONES, State};

/// Where propagation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Some cell has no digit, or some digit no cell.
    Contradiction,
    /// Each cell has one digit, and they fit together.
    Solved,
    /// Nothing more follows, and some cell has several digits.
    Open,
}

impl State {
    /// Eliminates until nothing more follows.
    #[inline(always)]
    pub(super) fn propagate(&mut self) -> Outcome {
        loop {
            let before = self.places;
            self.lock();
            let Some(open) = self.singles() else { return Outcome::Contradiction };
            if open.is_zero() {
                return if self.is_solution() { Outcome::Solved } else { Outcome::Contradiction };
            }
            let changed = before
                .iter()
                .zip(&self.places)
                .fold(Lanes::splat(0), |changed, (&old, &new)| changed | (old ^ new));
            if changed.is_zero() {
                return Outcome::Open;
            }
        }
    }

    /// Locked candidates, completely: a digit goes into the three rows of a band (the three columns of
    /// a stack) in one of six ways, one box each; what belongs to none of the ways that are left, goes.
    #[inline(always)]
    fn lock(&mut self) {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        let rows = lock_rows([a | b | c, d | e | f, g | h | i]);
        let columns = lock_columns([a | d | g, b | e | h, c | f | i]);
        for (place, lanes) in self.places.iter_mut().enumerate() {
            *lanes &= rows[place / 3] & columns[place % 3];
        }
    }

    /// Places digits that have one cell left in their box, and eliminates around cells with one digit.
    /// Says which fields stay open, as guards, or `None` for a contradiction.
    #[inline(always)]
    fn singles(&mut self) -> Option<Lanes> {
        let (ones, guards, digits) =
            (Lanes::splat(ONES), Lanes::splat(GUARDS), Lanes::splat(DIGITS));
        let (mut once, mut twice) = (Lanes::splat(0), Lanes::splat(0));
        for &lanes in &self.places {
            twice |= once & lanes;
            once |= lanes;
        }
        let alone = once.without(twice);

        let mut open = Lanes::splat(0);
        let mut alive = guards & once;
        let (mut placed, mut clash) = (Lanes::splat(0), Lanes::splat(0));
        let mut single = [Lanes::splat(0); 9];
        for (lanes, single) in self.places.iter_mut().zip(&mut single) {
            let hit = *lanes & alone;
            *lanes = lanes.without(fields((hit + digits) & guards).without(hit));
            // A guard survives the first subtraction if its field is not empty,
            // and the second one if there were two digits or more.
            let below = *lanes - ones;
            let rest = *lanes & below;
            let many = (rest - ones) & guards;
            alive &= below;
            open |= many;
            *single = lanes.without(fields(many));
            clash |= placed & *single;
            placed |= *single;
        }
        for (lanes, &single) in self.places.iter_mut().zip(&single) {
            *lanes = lanes.without(placed.without(single));
        }
        let wrong = (clash & digits) | (digits.without(once)) | guards.without(alive);
        wrong.is_zero().then(|| open & Lanes::new(BANDS))
    }

    /// Whether every house has each digit; with one digit in each cell, that makes it a solution.
    #[inline(always)]
    fn is_solution(&self) -> bool {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        let rows = [a | b | c, d | e | f, g | h | i];
        let columns = [a | d | g, b | e | h, c | f | i];
        let mut all = rows[0] | rows[1] | rows[2];
        for row in rows {
            all &= row | turn(row) | turn_back(row);
        }
        for column in columns {
            all &= column | column.next_lane() | column.previous_lane();
        }
        Lanes::splat(DIGITS).without(all).is_zero()
    }
}

/// Of the rows of each band, the digits of each field that some way of placing them supports.
#[inline(always)]
fn lock_rows(rows: [Lanes; 3]) -> [Lanes; 3] {
    closure(rows, rows.map(turn), rows.map(turn_back))
}

/// The same for the columns of each stack.
#[inline(always)]
fn lock_columns(columns: [Lanes; 3]) -> [Lanes; 3] {
    closure(columns, columns.map(Lanes::next_lane), columns.map(Lanes::previous_lane))
}

/// A 3×3 matrix of possible places: keeps an entry if the other two lines have entries in the other two
/// positions. `one` and `two` are the lines turned by one position and by two.
#[inline(always)]
fn closure(lines: [Lanes; 3], one: [Lanes; 3], two: [Lanes; 3]) -> [Lanes; 3] {
    let [a, b, c] = lines;
    [
        a & ((one[1] & two[2]) | (two[1] & one[2])),
        b & ((one[2] & two[0]) | (two[2] & one[0])),
        c & ((one[0] & two[1]) | (two[0] & one[1])),
    ]
}

/// Moves each field to the next one, the last to the first. Bits 30 and 31 may fill with rubbish:
/// what it is combined with has zeros there.
#[inline(always)]
pub(super) fn turn(lanes: Lanes) -> Lanes {
    lanes.shl::<{ FIELD as i32 }>() | lanes.shr::<{ 2 * FIELD as i32 }>()
}

/// Moves each field to the previous one, the first to the last; with the same rubbish.
#[inline(always)]
pub(super) fn turn_back(lanes: Lanes) -> Lanes {
    lanes.shl::<{ 2 * FIELD as i32 }>() | lanes.shr::<{ FIELD as i32 }>()
}

/// All nine digits of the fields whose guard is set.
#[inline(always)]
pub(super) fn fields(guards: Lanes) -> Lanes {
    guards - guards.shr::<9>()
}
