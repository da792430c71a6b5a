//! Repairs and decisive digits, checked against every possible change and the naive solver.

#![cfg(feature = "classic")]
#![allow(clippy::unwrap_used)]

mod known;
mod random;

use std::collections::BTreeSet;

use known::{AGAINST_BRUTE_FORCE, PICTURE, grid};
use redoku::diagnose::{Repair, RepairKind, decisive, repairs};
use redoku::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle, Random, classic, fast};

/// The picture puzzle with some cells written over: `(row, column, digit)` from 1, 0 for a blank.
fn picture_with(changes: &[(usize, usize, u8)]) -> Grid {
    let mut grid = grid(PICTURE);
    for &(row, column, digit) in changes {
        grid.set(Cell::at(row - 1, column - 1), Digit::new(digit));
    }
    grid
}

#[track_caller]
fn assert_first(typed: &Grid, kind: RepairKind) {
    let found = repairs(typed);
    let first = found.first().unwrap_or_else(|| panic!("no repair of {typed}"));
    assert_eq!((first.kind, first.proper.to_string()), (kind, PICTURE.to_owned()));
}

#[test]
fn each_kind_of_slip_is_undone_first() {
    assert_first(&picture_with(&[(2, 6, 4)]), RepairKind::Digit);
    assert_first(&picture_with(&[(1, 1, 3), (1, 2, 5)]), RepairKind::Swap);
    assert_first(&picture_with(&[(9, 7, 7), (9, 8, 9), (9, 9, 0)]), RepairKind::Shift);
    // The picture is symmetric, so that an extra digit stands out.
    assert_first(&picture_with(&[(1, 9, 1)]), RepairKind::Remove);
}

#[test]
fn what_has_one_solution_needs_no_repair() {
    assert_eq!(repairs(&grid(PICTURE)), []);
    assert!(decisive(&PICTURE.parse().unwrap()).is_empty());
    assert_eq!(repairs(&Grid::EMPTY), []);
    assert!(decisive(&Puzzle::EMPTY).is_empty());
}

/// Slips in the picture puzzle, whose givens are symmetric, and in random ones.
#[test]
fn likely_repairs_come_first() {
    let mut random = Random::new(18);
    let mut seen = BTreeSet::new();
    for at in 0..random::cases(80) {
        let mut typed = match at % 2 {
            0 => grid(PICTURE),
            _ => random::solution(&mut random).grid().restricted_to(random::cells(&mut random, 34)),
        };
        slip(&mut typed, &mut random);
        let ranks: Vec<_> = repairs(&typed).iter().map(|repair| rank(&typed, repair)).collect();
        assert!(ranks.is_sorted(), "{typed} {ranks:?}");
        seen.extend(ranks);
    }
    assert!(random::cases(80) < 80 || seen.len() > 10, "{seen:?}");
}

/// The place of a repair's slip among all slips, the likeliest first; symmetric givens before all others.
fn rank(typed: &Grid, repair: &Repair) -> (bool, usize) {
    const NEAR: &str = "12 23 34 45 56 67 78 89 14 25 36 47 58 69 17 27 35 38 49 68";
    let mended = repair.proper.puzzle().grid().to_string();
    let typed = typed.to_string();
    let blanks: Vec<bool> = mended.bytes().map(|byte| byte == b'.').collect();
    let symmetric = blanks.iter().eq(blanks.iter().rev());
    let changed: Vec<usize> =
        (0..81).filter(|&at| typed.as_bytes()[at] != mended.as_bytes()[at]).collect();
    let first = changed[0];
    let mut pair = [typed.as_bytes()[first], mended.as_bytes()[first]];
    pair.sort_unstable();
    let is_near = NEAR.split(' ').any(|near| near.as_bytes() == pair);
    let rank = match repair.kind {
        RepairKind::Swap if changed[1] == first + 1 && !pair.contains(&b'.') => 0,
        RepairKind::Shift => 1,
        RepairKind::Digit if is_near => 2,
        RepairKind::Digit => 3,
        RepairKind::Swap => 4,
        _ => 5,
    };
    (!symmetric, rank)
}

/// Random grids: clashing, impossible, and with several solutions.
#[test]
fn repairs_are_exactly_the_changes_that_help() {
    let mut random = Random::new(17);
    let mut seen = [0; 4];
    for _ in 0..random::cases(40) {
        let mut typed =
            random::solution(&mut random).grid().restricted_to(random::cells(&mut random, 38));
        slip(&mut typed, &mut random);
        let found = repairs(&typed);
        for repair in &found {
            seen[repair.kind as usize] += 1;
            assert_eq!(
                classic::solutions(repair.proper.puzzle(), 2),
                [*repair.proper.solution()],
                "{typed} {repair:?}"
            );
            let changed = |&cell: &Cell| typed[cell] != repair.proper.puzzle().grid()[cell];
            assert_eq!(repair.cells, Cell::all().filter(changed).collect());
        }
        let lines = found.iter().map(|repair| (repair.kind as usize, repair.proper.to_string()));
        let distinct: BTreeSet<_> = lines.clone().collect();
        assert_eq!(distinct.len(), found.len(), "no change twice");
        assert_eq!(distinct, naive_repairs(&typed.to_string()), "{typed}");
    }
    assert!(random::cases(40) < 40 || seen.iter().all(|&number| number > 0), "{seen:?}");
}

/// A blank is skipped, a blank is one too many, or one or two digits are changed.
fn slip(grid: &mut Grid, random: &mut Random) {
    let at = Cell::from_index(random.below(81));
    let mut rest: Vec<_> =
        (at.column()..9).map(|column| grid[Cell::at(at.row(), column)]).collect();
    let skipped = rest[0].is_none();
    if (skipped || rest[rest.len() - 1].is_none()) && random.chance(50) {
        if skipped {
            rest.rotate_left(1)
        } else {
            rest.rotate_right(1)
        }
        for (column, digit) in (at.column()..9).zip(rest) {
            grid.set(Cell::at(at.row(), column), digit);
        }
        return;
    }
    let cells = 1 + random.below(2);
    random::cells(random, cells)
        .iter()
        .for_each(|cell| grid.set(cell, Some(random::digit(random))));
}

/// All single changes of a line of text that leave one solution, by brute force.
fn naive_repairs(typed: &str) -> BTreeSet<(usize, String)> {
    let unique = |line: &str| {
        line.parse::<Puzzle>().is_ok_and(|puzzle| classic::solutions(&puzzle, 2).len() == 1)
    };
    if unique(typed) {
        return BTreeSet::new();
    }
    let bytes = typed.as_bytes();
    let mut changes: BTreeSet<(usize, Vec<u8>)> = BTreeSet::new();
    for at in 0..81 {
        let mut change = |kind: RepairKind, edit: &dyn Fn(&mut Vec<u8>)| {
            let mut line = bytes.to_vec();
            edit(&mut line);
            changes.insert((kind as usize, line));
        };
        let (column, end) = (at % 9, at / 9 * 9 + 8);
        if bytes[at] != b'.' {
            (b'1'..=b'9').for_each(|digit| change(RepairKind::Digit, &|line| line[at] = digit));
            change(RepairKind::Remove, &|line| line[at] = b'.');
        }
        if column < 8 {
            change(RepairKind::Swap, &|line| line.swap(at, at + 1));
        }
        if at < 72 {
            change(RepairKind::Swap, &|line| line.swap(at, at + 9));
        }
        if bytes[end] == b'.' {
            change(RepairKind::Shift, &|line| line[at..=end].rotate_right(1));
        }
        if bytes[at] == b'.' {
            change(RepairKind::Shift, &|line| line[at..=end].rotate_left(1));
        }
    }
    let swaps: BTreeSet<Vec<u8>> = changes
        .iter()
        .filter(|(kind, _)| *kind == RepairKind::Swap as usize)
        .map(|(_, line)| line.clone())
        .collect();
    changes
        .into_iter()
        .filter(|(kind, line)| *kind != RepairKind::Shift as usize || !swaps.contains(line))
        .map(|(kind, line)| (kind, String::from_utf8(line).unwrap()))
        .filter(|(_, line)| line != typed && unique(line))
        .collect()
}

#[test]
fn decisive_digits_leave_one_solution() {
    let mut random = Random::new(5);
    let mut number = 0;
    for _ in 0..random::cases(60) {
        let cells = random::cells(&mut random, 28);
        let puzzle = Puzzle::from(random::solution(&mut random)).restricted_to(cells);
        let several = classic::solutions(&puzzle, 2).len() > 1;
        let expected: CandidateSet = one_more_given(&puzzle)
            .filter(|(_, more)| several && classic::solutions(more, 2).len() == 1)
            .map(|(candidate, _)| candidate)
            .collect();
        assert_eq!(decisive(&puzzle), expected, "{puzzle}");
        number += expected.len();
    }
    assert!(random::cases(60) < 60 || number > 0);
}

#[test]
fn each_blank_decides_between_two_solutions() {
    let text = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
    assert_eq!(decisive(&text.parse().unwrap()).len(), 8);
}

/// A puzzle with more solutions than are compared one by one.
#[test]
fn a_given_that_was_left_out_is_decisive() {
    let whole = known::puzzle(AGAINST_BRUTE_FORCE);
    for cell in whole.givens() {
        let rest = whole.restricted_to(whole.givens() - CellSet::from(cell));
        let found = decisive(&rest);
        assert!(found.has(Candidate { digit: whole.grid()[cell].unwrap(), cell }));
        let unique = one_more_given(&rest).filter(|(_, more)| fast::prove(more).is_ok());
        assert_eq!(found, unique.map(|(candidate, _)| candidate).collect());
    }
}

/// Every puzzle with one more given.
fn one_more_given(puzzle: &Puzzle) -> impl Iterator<Item = (Candidate, Puzzle)> {
    let blanks = puzzle.grid().blanks();
    Candidate::all().filter(move |it| blanks.has(it.cell)).filter_map(|candidate| {
        let mut grid = *puzzle.grid();
        grid.set(candidate.cell, Some(candidate.digit));
        Some((candidate, Puzzle::new(grid).ok()?))
    })
}
