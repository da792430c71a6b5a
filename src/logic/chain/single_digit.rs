//! Two strong links on one digit: skyscraper, two-string kite, turbot fish, empty rectangle.
//!
//! ```text
//!   a ═ b ─ c ═ d        one of a and d holds the digit: what sees both loses it
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Demand, Digit, House, HouseKind, HouseSet};

use super::{Link, emit_chain, node};
use crate::logic::evidence::{Chain, Colours, Evidence, Strong};
use crate::logic::find::{Ask, Emit, Find};
use crate::logic::survey::Survey;

/// Skyscraper, two-string kite and turbot fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic) enum TwoLinks {
    Skyscraper,
    Kite,
    Turbot,
}

impl TwoLinks {
    /// What two links that are joined in `joint` look like.
    fn of(houses: [House; 2], joint: [Cell; 2]) -> Self {
        let shared = CellSet::from(joint).common_houses();
        let lines_cross =
            |a: HouseKind, b: HouseKind| a != b && a != HouseKind::Block && b != HouseKind::Block;
        match houses.map(House::kind) {
            [HouseKind::Row, HouseKind::Row] if !shared.is_disjoint(HouseSet::COLUMNS) => {
                Self::Skyscraper
            }
            [HouseKind::Column, HouseKind::Column] if !shared.is_disjoint(HouseSet::ROWS) => {
                Self::Skyscraper
            }
            [a, b] if lines_cross(a, b) && !shared.is_disjoint(HouseSet::BLOCKS) => Self::Kite,
            _ => Self::Turbot,
        }
    }
}

impl Find for TwoLinks {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
            let links = Link::all(survey, digit);
            let mut kites = Vec::new();
            for (at, one) in links.iter().enumerate() {
                for other in &links[at + 1..] {
                    for [a, b] in one.turned() {
                        for [c, d] in other.turned() {
                            let distinct = CellSet::from([a, b, c, d]).len() == 4;
                            let named = distinct
                                && b.sees(c)
                                && *self == Self::of([one.house, other.house], [b, c]);
                            if named {
                                let nodes = [a, b, c, d].map(|cell| node(digit, cell.into()));
                                let houses = [one.house, other.house];
                                let strong =
                                    houses.map(|house| Strong::Demand(Demand::Digit(digit, house)));
                                emit_chain(survey, ask, emit, nodes.into(), strong.into())?;
                                kites.push(Kite { joint: [b, c], ends: [a, d], houses });
                            }
                        }
                    }
                }
            }
            if ask.all && *self == Self::Kite {
                emit_dual_kites(survey, ask, emit, digit, &kites)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two links, joined in two cells of a box.
struct Kite {
    joint: [Cell; 2],
    ends: [Cell; 2],
    houses: [House; 2],
}

/// Two kites that are joined in the same cells, each of which ends a row's and a column's link: shown as
/// one, with the colours of the two components.
fn emit_dual_kites(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
    digit: Digit,
    kites: &[Kite],
) -> ControlFlow<()> {
    for one in kites {
        for two in kites.iter().filter(|two| two.joint == [one.joint[1], one.joint[0]]) {
            let houses = HouseSet::from(one.houses) | two.houses.into();
            let component =
                |at: usize| [one.joint[at].into(), CellSet::from([one.ends[at], two.ends[1 - at]])];
            let seen = |kite: &Kite| kite.ends[0].peers() & kite.ends[1].peers();
            let each = [one, two].map(|kite| survey.board.cells_with(digit) & seen(kite));
            if houses.len() == 4 && each.iter().all(|cells| !cells.is_empty()) {
                let components = vec![component(0), component(1)];
                let remove = CandidateSet::of(digit, each[0] | each[1]);
                let colours = Colours { digit, houses, components };
                emit(ask.removal(remove, Evidence::Colours(colours)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A box whose places for a digit lie in one of its rows and one of its columns, and a line with two places that
/// starts in that row.
///
/// ```text
///           box 1
///           . x . │ . . .       The box has its digit in column 2 (x) or in the rest of row 2 (y).
///   row 2   y . y │ . q .       If it is in row 2, q is false, so p is true: p is the only other place of its
///           . x . │ . .         column. If it is in column 2, x is true.
///           ──────┼──────       So p or x is true, and t, which sees p and column 2 of the box, is false:
///   row 5     t   │   p         p ═ q ─ y ═ x.
/// ```
pub(in crate::logic) fn empty_rectangle(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let links = Link::all(survey, digit);
        for block in HouseSet::BLOCKS {
            let places = survey.board.cells_with(digit) & block.cells();
            if !(2..=5).contains(&places.len()) {
                continue;
            }
            for (row, column) in crossings(block) {
                let covered = places.is_subset(row.cells() | column.cells());
                let lies_in = |line: House| places.is_subset(line.cells());
                if !covered || lies_in(row) || lies_in(column) {
                    continue;
                }
                let mut reached: Vec<(Cell, Cell, House)> = Vec::new();
                for (near, far) in [(row, column), (column, row)] {
                    let (joint, end) = (places - far.cells(), places & far.cells());
                    for link in links.iter().filter(|link| link.house.kind() == far.kind()) {
                        for [p, q] in link.turned() {
                            let outside = !block.cells().has(q) && !block.cells().has(p);
                            if outside && near.cells().has(q) {
                                let cells = [p.into(), q.into(), joint, end];
                                let nodes = cells.map(|cells| node(digit, cells));
                                let houses = [link.house, block];
                                let strong =
                                    houses.map(|house| Strong::Demand(Demand::Digit(digit, house)));
                                emit_chain(survey, ask, emit, nodes.into(), strong.into())?;
                                reached.push((p, q, link.house));
                            }
                        }
                    }
                }
                if ask.all {
                    emit_dual_rectangles(ask, emit, digit, block, places, &reached)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two links from one cell, one to the row and one to the column of an empty rectangle: then the box leaves
/// only that cell, and the others of both links go.
fn emit_dual_rectangles(
    ask: &Ask,
    emit: &mut Emit,
    digit: Digit,
    block: House,
    places: CellSet,
    reached: &[(Cell, Cell, House)],
) -> ControlFlow<()> {
    for &(p, q, house) in reached {
        for &(_, other, second) in
            reached.iter().filter(|other| other.0 == p && other.1 > q && other.2 != house)
        {
            let joint = places & q.peers();
            let cells = [p.into(), q.into(), joint, places - joint, other.into(), p.into()];
            if (places - joint).is_subset(other.peers()) {
                let nodes = cells.map(|cells| node(digit, cells)).into();
                let strong =
                    [house, block, second].map(|house| Strong::Demand(Demand::Digit(digit, house)));
                let chain = Chain { nodes, strong: strong.into(), closed: false };
                let remove = CandidateSet::of(digit, [q, other]);
                emit(ask.removal(remove, Evidence::Chain(chain)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The rows and columns that cross in a box.
fn crossings(block: House) -> impl Iterator<Item = (House, House)> {
    let (row, column) = (block.position() / 3 * 3, block.position() % 3 * 3);
    (0..9).map(move |at| (House::row(row + at / 3), House::column(column + at % 3)))
}
