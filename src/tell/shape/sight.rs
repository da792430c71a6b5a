//! How candidates and cells see each other.

use super::group_by;
use crate::logic::Node;
use crate::model::{CandidateSet, Cell, CellSet, House};
use crate::tell::outline::{Reach, Seen};

/// How a true node makes another one false.
pub(super) fn way(from: &Node, to: &Node) -> Reach {
    if from.digit != to.digit {
        return Reach::Cell;
    }
    let houses = (from.cells | to.cells).common_houses();
    houses.first().map_or(Reach::Sight, Reach::House)
}

/// Why candidates are false if a node is true, those with the same reason together.
pub(super) fn reach(node: &Node, targets: CandidateSet) -> Vec<(Reach, CandidateSet)> {
    let groups = group_by(targets, |&target| way(node, &target.into()));
    groups.into_iter().map(|(way, targets)| (way, targets.into_iter().collect())).collect()
}

/// The houses through which a cell sees others, as few as possible.
fn seen(from: Cell, mut cells: CellSet) -> Vec<Seen> {
    let mut all = Vec::new();
    while let Some(best) = from
        .houses()
        .map(|through| Seen { through, cells: through.cells() & cells })
        .into_iter()
        .max_by_key(|it| it.cells.len())
        .filter(|it| !it.cells.is_empty())
    {
        cells -= best.cells;
        all.push(best);
    }
    all
}

/// Groups targets by the houses through which they see some cells.
pub(super) fn views(targets: CellSet, cells: CellSet) -> Vec<(Vec<Seen>, CellSet)> {
    let groups = group_by(targets, |&target| seen(target, cells));
    groups.into_iter().map(|(seen, targets)| (seen, targets.into_iter().collect())).collect()
}

/// A house that two cells share.
pub(super) fn shared_house(cells: [Cell; 2]) -> Option<House> {
    CellSet::from(cells).common_houses().first()
}

/// A pair of cells that see each other, one of each set.
pub(super) fn meeting(one: CellSet, other: CellSet) -> Option<[Cell; 2]> {
    one.iter().find_map(|a| Some([a, (a.peers() & other).first()?]))
}
