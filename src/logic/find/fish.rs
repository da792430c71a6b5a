//! Fish on lines: X-wing, swordfish, jellyfish; with fins, and without a body where a fin is (sashimi).
//!
//! ```text
//!          c2      c5  c6                  The bases are rows 1 and 4. Without the fin F, columns 2 and 5
//!   r1   . X .  .  X   F  . . .            would make an X-wing. With it, only what also sees F goes: *.
//!   r2   . . .  .  *   .  . . .
//!   r4   . X .  .  X   .  . . .            If r1c5 were blank, too, the fish would be sashimi.
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet, Digit, House, HouseSet};

use super::{Ask, Emit, Find};
use crate::logic::evidence::{Evidence, Fish, TwinFish};
use crate::logic::step::Step;
use crate::logic::survey::Survey;

/// Nine bits: the positions of a digit in a line, or a choice of lines.
type Mask = u16;

/// The places of a digit, line by line.
struct Lines {
    digit: Digit,
    marked: CellSet,
    /// Whether the bases are rows.
    rows: bool,
    places: [Mask; 9],
}

impl Lines {
    fn new(digit: Digit, marked: CellSet, rows: bool) -> Self {
        let mut places = [0; 9];
        for cell in marked {
            let (line, place) =
                if rows { (cell.row(), cell.column()) } else { (cell.column(), cell.row()) };
            places[line] |= 1 << place;
        }
        Self { digit, marked, rows, places }
    }

    fn houses(&self, lines: Mask, are_bases: bool) -> HouseSet {
        let house = if self.rows == are_bases { House::row } else { House::column };
        (0..9).filter(|line| lines >> line & 1 == 1).map(house).collect()
    }

    /// Calls `found` with each choice of `size` lines whose places fit into `most` positions.
    fn each(
        &self,
        size: u32,
        most: u32,
        found: &mut dyn FnMut(Mask, Mask) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.extend(0, 0, 0, size, most, found)
    }

    fn extend(
        &self,
        from: usize,
        lines: Mask,
        union: Mask,
        size: u32,
        most: u32,
        found: &mut dyn FnMut(Mask, Mask) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if lines.count_ones() == size {
            return found(lines, union);
        }
        for line in from..9 {
            let wider = union | self.places[line];
            if self.places[line] != 0 && wider.count_ones() <= most {
                self.extend(line + 1, lines | 1 << line, wider, size, most, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// As many covers as bases, nothing else.
#[derive(Debug)]
pub(in crate::logic) struct Basic {
    pub(in crate::logic) size: u32,
}

impl Find for Basic {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let size = self.size;
        each_digit(survey, ask, &mut |lines| {
            lines.each(size, size, &mut |base, cover| {
                let bases = lines.houses(base, true);
                let covers = lines.houses(cover, false);
                let remove = (lines.marked & covers.cells()) - bases.cells();
                if cover.count_ones() < size || remove.is_empty() {
                    return ControlFlow::Continue(());
                }
                emit(step(ask, lines, bases, covers, CellSet::EMPTY, remove))
            })
        })
    }
}

/// Fins in one box; what is eliminated lies in that box.
#[derive(Debug)]
pub(in crate::logic) struct Finned {
    pub(in crate::logic) size: u32,
    pub(in crate::logic) is_sashimi: bool,
}

impl Find for Finned {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let Self { size, is_sashimi } = *self;
        each_digit(survey, ask, &mut |lines| {
            lines.each(size, size + 2, &mut |base, union| {
                let mut siblings: Vec<Step> = Vec::new();
                for fins in each_fins(union, size) {
                    if let Some((sashimi, step)) = finned_step(ask, lines, base, union, fins) {
                        if sashimi == is_sashimi {
                            emit(step.clone())?;
                        }
                        siblings.push(step);
                    }
                }
                if ask.all { emit_twins(&siblings, emit) } else { ControlFlow::Continue(()) }
            })
        })
    }
}

/// The positions that can be left to fins: all in one chute, and `size` others are covered.
fn each_fins(union: Mask, size: u32) -> impl Iterator<Item = Mask> {
    (0..3)
        .flat_map(|chute| (1..7).map(move |part: Mask| part << (3 * chute)))
        .filter(move |fins| fins & !union == 0 && (union & !fins).count_ones() == size)
}

/// The finned fish on some bases with these positions left to fins, and whether it is sashimi.
fn finned_step(
    ask: &Ask,
    lines: &Lines,
    base: Mask,
    union: Mask,
    fins: Mask,
) -> Option<(bool, Step)> {
    let bases = lines.houses(base, true);
    let cells = lines.marked & bases.cells() & lines.houses(fins, false).cells();
    let block = cells.common_houses() & HouseSet::BLOCKS;
    let block = block.first()?;
    let cover = union & !fins;
    let covers = lines.houses(cover, false);
    let remove = (lines.marked & covers.cells() & block.cells()) - bases.cells();
    if remove.is_empty() {
        return None;
    }
    let thin = |line: usize| base >> line & 1 == 1 && (lines.places[line] & cover).count_ones() < 2;
    Some(((0..9).any(thin), step(ask, lines, bases, covers, cells, remove)))
}

/// Two fish on the same bases, shown as one (Siamese fish).
pub(super) fn emit_twins(siblings: &[Step], emit: &mut Emit) -> ControlFlow<()> {
    for (index, one) in siblings.iter().enumerate() {
        for other in &siblings[index + 1..] {
            let (Evidence::Fish(mut fish), Evidence::Fish(twin)) =
                (one.evidence.clone(), &other.evidence)
            else {
                continue;
            };
            let targets = other.remove.cells(fish.digit) - one.remove.cells(fish.digit);
            fish.twin = Some(TwinFish { cover: twin.cover, fins: twin.fins, targets });
            let remove = one.remove | other.remove;
            if remove != one.remove && remove != other.remove {
                emit(Step { remove, evidence: Evidence::Fish(fish), ..one.clone() })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn each_digit(
    survey: &Survey,
    ask: &Ask,
    visit: &mut dyn FnMut(&Lines) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        for rows in [true, false] {
            visit(&Lines::new(digit, survey.board.cells_with(digit), rows))?;
        }
    }
    ControlFlow::Continue(())
}

fn step(
    ask: &Ask,
    lines: &Lines,
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
    remove: CellSet,
) -> Step {
    let digit = lines.digit;
    let fish = Fish { digit, base, cover, fins, endo: CellSet::EMPTY, twin: None };
    ask.removal(CandidateSet::of(digit, remove), Evidence::Fish(fish))
}
