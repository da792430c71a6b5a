//! The conclusions that need no guess, for all cells and digits at once.
//!
//! A round is some 280 vector operations without a branch and without a table. An easy puzzle takes a handful of
//! rounds. At the start rounds go on until nothing changes; after a guess, until a round settles no further cell.
//!
//! 1. **Locked candidates, completely.** In a band a digit has nine mini-rows and six ways to go into three of them,
//!    one for each row and box. With the mini-rows of three rows in `a`, `b`, `c`, and `T` for "turned by one field",
//!    what some way supports is `a & T(b & T c | c & T b)`, and the same for `b` and `c`: 30 operations for 27
//!    mini-rows of 9 digits each. Then the same for the columns, on what the rows have left.
//! 2. **Hidden singles.** A digit with one row and one column of its box left has one cell there. Hidden singles of
//!    rows and columns are hidden singles of a box as soon as step 1 is done, so boxes are enough.
//! 3. **Naked singles.** Subtracting 1 from all fields clears the guard of an empty one; `x & (x - 1)`, and once more
//!    minus 1, clears that of a field with a single digit. The same subtraction finds cells without a digit. A placed
//!    digit is removed from the other cells of its box; rows and columns follow in step 1.

use super::lanes::Lanes;
use super::state::{BANDS, DIGITS, FIELD, GUARDS, ONES, State};

/// How far propagation got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// Some cell has no digit left, or some digit no cell.
    Contradiction,
    /// Each cell has one digit left, and they fit together.
    Solved,
    /// Nothing more follows, and some cell has several digits left.
    Open,
}

impl State {
    /// Eliminates until nothing more follows.
    #[inline(always)]
    pub(super) fn propagate(&mut self) -> Progress {
        self.propagate_until(true)
    }

    /// The same for callers that are not hot: the wasm module has one copy for all of them. Reports every
    /// contradiction of singles and locked candidates, where a search would meet some of them a guess later.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn propagate_apart(&mut self) -> Progress {
        match self.propagate() {
            Progress::Open if !self.is_possible() => Progress::Contradiction,
            progress => progress,
        }
    }

    /// Eliminates until a round settles no further cell. After a guess this is quicker on the whole: the next
    /// guess refutes most of what is left anyway.
    #[inline(always)]
    pub(super) fn propagate_briefly(&mut self) -> Progress {
        self.propagate_until(false)
    }

    #[inline(always)]
    fn propagate_until(&mut self, nothing_follows: bool) -> Progress {
        let mut before = Lanes::splat(0);
        loop {
            let alone = self.lock();
            let Some((open, placed)) = self.singles(alone) else { return Progress::Contradiction };
            if open.is_zero() {
                return if self.is_solution() { Progress::Solved } else { Progress::Contradiction };
            }
            let after = if nothing_follows { self.sum() } else { placed };
            if (before ^ after).is_zero() {
                return Progress::Open;
            }
            before = after;
        }
    }

    /// The sum of the nine vectors, which falls when candidates go. If a lane fell by exactly 2³²,
    /// propagation would end a round early, which costs a guess and no answer.
    #[inline(always)]
    fn sum(&self) -> Lanes {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        ((a + b) + (c + d)) + ((e + f) + (g + h)) + i
    }

    /// Eliminates locked candidates, completely: a digit goes into the three rows of a band (the three columns
    /// of a stack) in one of six ways, one box each; candidates that no remaining way uses are eliminated.
    /// Returns the digits that have one row and one column of their box left, that is, one cell.
    #[inline(always)]
    fn lock(&mut self) -> Lanes {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        let rows = lock_rows([a | b | c, d | e | f, g | h | i]);
        // The columns work on what the rows have left, which takes a third fewer rounds than both at once.
        for (place, lanes) in self.places.iter_mut().enumerate() {
            *lanes &= rows[place / 3];
        }
        let [a, b, c, d, e, f, g, h, i] = self.places;
        let columns = lock_columns([a | d | g, b | e | h, c | f | i]);
        for (place, lanes) in self.places.iter_mut().enumerate() {
            *lanes &= columns[place % 3];
        }
        one_of(rows) & one_of(columns)
    }

    /// Places digits that have one cell left in their box, and eliminates around cells with one digit.
    /// Returns the fields that stay open, as guards, and the placed digits of each box; `None` for a
    /// contradiction.
    #[inline(always)]
    fn singles(&mut self, alone: Lanes) -> Option<(Lanes, Lanes)> {
        let (ones, guards, digits) =
            (Lanes::splat(ONES), Lanes::splat(GUARDS), Lanes::splat(DIGITS));
        let mut open = Lanes::splat(0);
        let mut alive = guards;
        let (mut placed, mut odd) = (Lanes::splat(0), Lanes::splat(0));
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
            odd = odd ^ *single;
            placed |= *single;
        }
        for (lanes, &single) in self.places.iter_mut().zip(&single) {
            *lanes = lanes.without(placed.without(single));
        }
        // A digit that two cells of a box claim is placed an even number of times.
        let wrong = ((odd ^ placed) & digits) | guards.without(alive);
        wrong.is_zero().then(|| (open & Lanes::new(BANDS), placed))
    }

    /// Whether every house has each digit, and no cell is the only one of its box for two digits, which nothing
    /// that follows would show: it has both digits left.
    #[inline(always)]
    fn is_possible(&self) -> bool {
        let (rows, columns) = self.lines();
        let alone = one_of(rows) & one_of(columns);
        let (ones, guards, digits) =
            (Lanes::splat(ONES), Lanes::splat(GUARDS), Lanes::splat(DIGITS));
        let mut crowded = Lanes::splat(0);
        for &lanes in &self.places {
            let claimed = (lanes & alone) + digits;
            let many = (lanes & (lanes - ones)) - ones;
            crowded |= claimed & many & guards;
        }
        crowded.is_zero() && self.is_solution()
    }

    /// The digits of each row and of each column of the boxes.
    #[inline(always)]
    fn lines(&self) -> ([Lanes; 3], [Lanes; 3]) {
        let [a, b, c, d, e, f, g, h, i] = self.places;
        ([a | b | c, d | e | f, g | h | i], [a | d | g, b | e | h, c | f | i])
    }

    /// Whether every house has each digit; with one digit in each cell, that makes it a solution.
    #[inline(always)]
    fn is_solution(&self) -> bool {
        let (rows, columns) = self.lines();
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

/// The digits of each mini-row that some way of placing them in the band uses.
#[inline(always)]
fn lock_rows(rows: [Lanes; 3]) -> [Lanes; 3] {
    closure(rows, rows.map(turn), rows.map(turn_back))
}

/// The same for the columns of each stack.
#[inline(always)]
fn lock_columns(columns: [Lanes; 3]) -> [Lanes; 3] {
    closure(columns, columns.map(Lanes::next_lane), columns.map(Lanes::previous_lane))
}

/// The entries of a 3×3 matrix for which the other two lines have entries in the other two positions. `one`
/// and `two` are the lines turned by one position and by two.
#[inline(always)]
fn closure(lines: [Lanes; 3], one: [Lanes; 3], two: [Lanes; 3]) -> [Lanes; 3] {
    let [a, b, c] = lines;
    [
        a & ((one[1] & two[2]) | (two[1] & one[2])),
        b & ((one[2] & two[0]) | (two[2] & one[0])),
        c & ((one[0] & two[1]) | (two[0] & one[1])),
    ]
}

/// The digits that exactly one of the three has.
#[inline(always)]
fn one_of([a, b, c]: [Lanes; 3]) -> Lanes {
    let two = (a & b) | (c & (a | b));
    (a | b | c).without(two)
}

/// Moves each field to the next one, the last to the first. Bits 30 and 31 may fill with garbage:
/// the result is only ever combined with lanes that have zeros there.
#[inline(always)]
pub(super) fn turn(lanes: Lanes) -> Lanes {
    lanes.shl::<{ FIELD as i32 }>() | lanes.shr::<{ 2 * FIELD as i32 }>()
}

/// Moves each field to the previous one, the first to the last, with the same garbage.
#[inline(always)]
pub(super) fn turn_back(lanes: Lanes) -> Lanes {
    lanes.shl::<{ 2 * FIELD as i32 }>() | lanes.shr::<{ FIELD as i32 }>()
}

/// All nine digits of the fields whose guard is set.
#[inline(always)]
pub(super) fn fields(guards: Lanes) -> Lanes {
    guards - guards.shr::<9>()
}
