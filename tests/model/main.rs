//! The model: houses and peers against plain arithmetic, sets against `BTreeSet`, boards against their own
//! promises, and the laws of the symmetry group.

mod board;
#[path = "../random/cases.rs"]
mod cases;
mod sets;
mod symmetry;

use cases::cases;
use redoku::{
    Candidate, Cell, CellSet, Conflict, Demand, Digit, Grid, House, HouseKind, ParseGridError,
    ParsePuzzleError, Puzzle, Random, Solution,
};

/// Whether two cells share a house, by the rules as a beginner reads them.
fn share_a_house(a: Cell, b: Cell) -> bool {
    let ((r, c), (s, d)) = ((a.row(), a.column()), (b.row(), b.column()));
    r == s || c == d || (r / 3, c / 3) == (s / 3, d / 3)
}

#[test]
fn indices_lead_there_and_back() {
    assert!(Digit::all().all(|it| Digit::from_index(it.index()) == it));
    assert!(Digit::all().all(|it| Digit::from_ascii(it.ascii()) == Some(it)));
    assert!(Cell::all().all(|it| Cell::new(it.index()) == Some(it)));
    assert!(Cell::all().all(|it| Cell::at(it.row(), it.column()) == it));
    assert!(House::all().all(|it| House::from_index(it.index()) == it));
    assert!(Candidate::all().all(|it| Candidate::from_index(it.index()) == it));
    assert!(Demand::all().all(|it| Demand::from_index(it.index()) == it));
    assert!(Candidate::all().is_sorted() && Candidate::all().map(Candidate::index).eq(0..729));
    assert!(Demand::all().map(Demand::index).eq(0..324));
    assert_eq!(Cell::new(81), None);
    assert!((0..=u8::MAX).all(|value| Digit::new(value).is_some() == (1..=9).contains(&value)));
}

#[test]
fn names_lead_there_and_back() {
    assert!(Digit::all().all(|it| it.to_string().parse() == Ok(it)));
    assert!(Cell::all().all(|it| it.to_string().parse() == Ok(it)));
    assert!(Candidate::all().all(|it| it.to_string().parse() == Ok(it)));
    for text in ["", "0", "10", "a", "é", "７"] {
        assert!(text.parse::<Digit>().is_err(), "{text}");
    }
    for text in ["", "r0c1", "r1c10", "c1r1", "r1c1 ", "R1C1", "récé"] {
        assert!(text.parse::<Cell>().is_err(), "{text}");
        assert!(format!("1{text}").parse::<Candidate>().is_err(), "{text}");
    }
    assert!("0r1c1".parse::<Candidate>().is_err() && "ér1c1".parse::<Candidate>().is_err());
}

#[test]
fn each_house_has_its_nine_cells() {
    for house in House::all() {
        let holds = |cell: &Cell| match house.kind() {
            HouseKind::Row => cell.row() == house.position(),
            HouseKind::Column => cell.column() == house.position(),
            HouseKind::Block => cell.row() / 3 * 3 + cell.column() / 3 == house.position(),
        };
        assert_eq!(house.cells(), Cell::all().filter(holds).collect(), "{house}");
        assert_eq!(house.iter().len(), 9, "{house}");
        for cell in Cell::all() {
            assert_eq!(cell.houses().contains(&house), house.cells().has(cell), "{cell}, {house}");
        }
    }
}

#[test]
fn peers_share_a_house() {
    for a in Cell::all() {
        for b in Cell::all() {
            assert_eq!(a.sees(b), a != b && share_a_house(a, b), "{a}, {b}");
        }
    }
}

#[test]
fn peers_of_several_cells_see_all_or_some_of_them() {
    let mut random = Random::new(5);
    for size in (0..6).cycle().take(cases(600) as usize) {
        let set: CellSet = (0..size).map(|_| Cell::from_index(random.below(81))).collect();
        let seen_by_all = |&cell: &Cell| set.iter().all(|member| member.sees(cell));
        let seen_by_some = |&cell: &Cell| set.iter().any(|member| member.sees(cell));
        assert_eq!(set.common_peers(), Cell::all().filter(seen_by_all).collect(), "{set:?}");
        assert_eq!(set.all_peers(), Cell::all().filter(seen_by_some).collect(), "{set:?}");
        let holds_all = |house: &House| set.iter().all(|cell| house.cells().has(cell));
        assert_eq!(set.common_houses(), House::all().filter(holds_all).collect(), "{set:?}");
    }
}

#[test]
fn candidates_see_what_meets_a_demand_of_theirs() {
    for a in Candidate::all().step_by(if cfg!(miri) { 97 } else { 7 }) {
        for b in Candidate::all() {
            let shared = a.demands().iter().any(|&demand| demand.is_met_by(b));
            assert_eq!(a.sees(b), a != b && shared, "{a}, {b}");
            assert_eq!(a.peers().has(b), a.sees(b), "{a}, {b}");
        }
    }
}

#[test]
fn a_grid_says_where_it_is_not_one() {
    let parse = |text: &str| text.parse::<Grid>();
    let full = ".".repeat(81);
    assert_eq!(parse(&full), Ok(Grid::EMPTY));
    assert_eq!(parse(&full.replace('.', "0")), Ok(Grid::EMPTY));
    assert_eq!(parse(&full[1..]), Err(ParseGridError::Length(80)));
    assert_eq!(parse(&format!("{full}1")), Err(ParseGridError::Length(82)));
    let odd = |character, position| Err(ParseGridError::Character { character, position });
    assert_eq!(parse(&format!("é{}", &full[1..])), odd('é', 0));
    assert_eq!(parse(&format!("{}\n", &full[1..])), odd('\n', 80));
    // U+0131 ends in the byte of '1': a cast would take it for one.
    assert_eq!(parse(&format!("{}\u{131}", &full[1..])), odd('\u{131}', 80));
}

#[test]
fn conflicts_are_the_pairs_that_see_each_other() {
    let mut random = Random::new(6);
    let mut seen = [0; 2];
    for _ in 0..cases(500) {
        let mut grid = Grid::EMPTY;
        for _ in 0..random.below(14) {
            let digit = Digit::from_index(random.below(9));
            grid.set(Cell::from_index(random.below(81)), Some(digit));
        }
        let clash = |(a, digit): (Cell, Digit)| a.peers().iter().any(|b| grid[b] == Some(digit));
        assert_eq!(grid.has_conflict(), grid.digits().any(clash), "{grid:?}");
        match Puzzle::new(grid) {
            Ok(puzzle) => {
                assert_eq!(grid.conflicts(), []);
                assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
                seen[0] += 1;
            }
            Err(error) => {
                assert_eq!((error.grid(), error.conflicts()), (&grid, &grid.conflicts()[..]));
                for &Conflict { digit, cells, house } in error.conflicts() {
                    assert!(cells.len() > 1 && cells.is_subset(house.cells()), "{grid:?}");
                    assert!(cells.iter().all(|cell| grid[cell] == Some(digit)), "{grid:?}");
                }
                let parsed = grid.to_string().parse::<Puzzle>();
                assert_eq!(parsed, Err(ParsePuzzleError::Conflicts(error)));
                seen[1] += 1;
            }
        }
    }
    assert!(cfg!(miri) || seen.iter().all(|&number| number > 50), "fair, clashing: {seen:?}");
}

#[test]
fn a_solution_is_full_and_fair() {
    let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let grid: Grid = text.parse().expect("81 digits");
    let solution = Solution::new(grid).expect("it is solved");
    assert_eq!(solution.to_string(), text);
    assert!(Cell::all().all(|cell| grid[cell] == Some(solution[cell])));
    for cell in Cell::all() {
        let mut changed = grid;
        changed.set(cell, None);
        assert_eq!(Solution::new(changed), None, "{cell} is blank");
        assert!(solution.solves(&Puzzle::new(changed).expect("fair")));
        changed.set(cell, Some(Digit::from_index((solution[cell].index() + 1) % 9)));
        assert_eq!(Solution::new(changed), None, "{cell} is wrong");
    }
    assert_eq!(solution.differing(&solution), CellSet::EMPTY);
}

#[test]
fn random_numbers_are_even_and_repeatable() {
    let mut random = Random::new(1);
    let mut seen = [0; 6];
    (0..6_000).for_each(|_| seen[random.below(6)] += 1);
    assert!(seen.iter().all(|count| (900..1_100).contains(count)), "{seen:?}");
    // The first numbers of SplitMix64 from seed 0, as published with its reference code.
    let mut random = Random::new(0);
    let first = [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f];
    assert_eq!([random.number(), random.number(), random.number()], first);
}
