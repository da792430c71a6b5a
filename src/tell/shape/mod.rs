//! The outline of each shape of evidence, one file each.

mod chain;
mod colours;
mod deadly;
mod exclusion;
mod fish;
mod locked;
mod look_at;
mod proof;
mod sets;
mod sight;
mod single;
mod subset;
mod template;

pub(super) use look_at::near;
pub(super) use single::nothing_left;

use super::outline::{Moment, Outline, Say, Title};
use super::picture::{CandidateRole, Picture};
use super::scene::Scene;
use crate::logic::{Evidence, Node, Step};
use crate::model::{Board, CellSet, Digit, DigitSet};

pub(super) fn outline(step: &Step, scene: Scene<'_>) -> Outline {
    let board = scene.board;
    let mut moments = match &step.evidence {
        Evidence::Single(demand) => single::moments(step, scene, *demand),
        Evidence::Locked { digit, from, to } => locked::moments(board, *digit, *from, *to),
        Evidence::Subset(subset) => subset::moments(board, subset),
        Evidence::Fish(fish) => fish::moments(step, board, fish),
        Evidence::Chain(chain) => chain::moments(step, board, chain),
        Evidence::Colours(colours) => colours::moments(step, board, colours),
        Evidence::Sets(sets) => sets::moments(step, board, sets),
        Evidence::Deadly(deadly) => deadly::moments(step, board, deadly),
        Evidence::Exclusion { base, against } => exclusion::moments(step, board, *base, *against),
        Evidence::Template(digits) => template::moments(step, board, *digits),
        Evidence::Proof(proof) => proof::moments(board, proof),
    };
    moments.push(result(step));
    let Step { technique, place, remove, .. } = *step;
    Outline { technique, place, remove, look_at: look_at::of(step, board), moments }
}

/// The last moment of every outline.
fn result(step: &Step) -> Moment {
    Moment::new(Title::Result).say(Say::Effects).draw(|picture| {
        picture.mark_all(&step.place, CandidateRole::Placed);
        picture.mark_all(&step.remove, CandidateRole::Removed);
    })
}

/// The candidates of a digit in some cells.
fn of(digit: Digit, cells: impl Into<CellSet>) -> Node {
    Node { digit, cells: cells.into() }
}

/// The digits that some cells may have.
fn digits_of(board: &Board, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | board.candidates(cell))
}

/// Marks the candidates of some digits that cells have as a part of the pattern.
fn mark_pattern(picture: &mut Picture, board: &Board, cells: CellSet, digits: DigitSet) {
    for digit in digits {
        picture.mark(of(digit, board.cells_with(digit) & cells), CandidateRole::Pattern);
    }
}

/// Appends an item to the group with its key, or starts a new group.
fn group_by<K: PartialEq, T>(
    items: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<(K, Vec<T>)> {
    let mut groups: Vec<(K, Vec<T>)> = Vec::new();
    for item in items {
        let key = key(&item);
        match groups.iter_mut().find(|group| group.0 == key) {
            Some((_, all)) => all.push(item),
            None => groups.push((key, vec![item])),
        }
    }
    groups
}
