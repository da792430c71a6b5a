//! The symmetries form a group that keeps the rules.

use std::collections::HashSet;

use redoku::{Candidate, Cell, House, Puzzle, Random, Symmetry};

fn some(number: usize) -> Vec<Symmetry> {
    let mut random = Random::new(9);
    (0..number).map(|_| Symmetry::random(&mut random)).collect()
}

#[test]
fn the_laws_of_a_group_hold() {
    let all = some(30);
    for [a, b, c] in all.as_chunks().0 {
        assert_eq!(a.then(b).then(c), a.then(&b.then(c)));
        assert_eq!(a.then(&Symmetry::IDENTITY), *a);
        assert_eq!(Symmetry::IDENTITY.then(a), *a);
        assert_eq!(a.then(&a.inverse()), Symmetry::IDENTITY);
        assert_eq!(a.inverse().inverse(), *a);
        let both = |candidate| b.candidate(a.candidate(candidate));
        assert!(
            Candidate::all().all(|candidate| a.then(b).candidate(candidate) == both(candidate))
        );
    }
}

#[test]
fn houses_stay_houses() {
    for symmetry in some(100) {
        let images: HashSet<House> = House::all().map(|house| symmetry.house(house)).collect();
        assert_eq!(images.len(), House::NUM);
        for house in House::all() {
            assert_eq!(symmetry.cells(house.cells()), symmetry.house(house).cells());
        }
    }
}

#[test]
fn every_kind_of_change_is_drawn() {
    let all = some(200);
    let corner = Cell::at(0, 0);
    let corners: HashSet<Cell> = all.iter().map(|symmetry| symmetry.cell(corner)).collect();
    assert!(corners.len() > 60, "a corner goes anywhere: {}", corners.len());
    let reflected =
        |symmetry: &&Symmetry| symmetry.house(House::row(0)).kind() == redoku::HouseKind::Column;
    assert!((60..140).contains(&all.iter().filter(reflected).count()));
}

#[test]
fn the_image_of_a_puzzle_is_a_puzzle() {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    for symmetry in some(50) {
        let image = symmetry.grid(puzzle.grid());
        assert!(Puzzle::new(image).is_ok());
        assert_eq!(symmetry.inverse().grid(&image), *puzzle.grid());
        for cell in Cell::all() {
            let candidates = puzzle.grid().candidates(cell);
            let moved = candidates.iter().map(|digit| symmetry.digit(digit)).collect();
            assert_eq!(image.candidates(symmetry.cell(cell)), moved);
        }
    }
}
