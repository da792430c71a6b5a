//! How candidates and cells see each other.

use super::group_by;
use crate::logic::Node;
use crate::model::{Candidate, CandidateSet, Cell, CellSet, House};
use crate::tell::outline::{Reach, RulesOut, Seen};

/// How a true node makes another one false.
pub(super) fn way(from: &Node, to: &Node) -> Reach {
    if from.digit != to.digit {
        return Reach::Cell;
    }
    let houses = (from.cells | to.cells).common_houses();
    houses.first().map_or(Reach::Sight, Reach::House)
}

/// What a true node rules out of the targets, those with the same reason together.
pub(super) fn rules_out(node: &Node, targets: CandidateSet) -> Vec<RulesOut> {
    let groups = group_by(targets, |&target| way(node, &target.into()));
    let all = |targets: &[Candidate]| targets.iter().map(|candidate| candidate.cell).collect();
    let groups = groups.iter().map(|(way, targets)| match *way {
        Reach::House(house) => RulesOut::InHouse(house, all(targets)),
        Reach::Sight => RulesOut::InSight(all(targets)),
        Reach::Cell => RulesOut::Digits(targets.iter().map(|candidate| candidate.digit).collect()),
    });
    groups.collect()
}

/// The houses through which a cell sees others, as few as possible.
fn seen(from: Cell, mut cells: CellSet) -> Vec<Seen> {
    let mut all = Vec::new();
    while let Some(best) = from
        .houses()
        .map(|through| Seen { through, cells: through.cells() & cells })
        .into_iter()
        .max_by_key(|seen| seen.cells.len())
        .filter(|seen| !seen.cells.is_empty())
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
