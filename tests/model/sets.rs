//! Every set type against the standard library's, operation by operation.

use std::collections::BTreeSet;

use super::cases;
use redoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Random};

macro_rules! laws {
    ($name:ident, $Set:ident of $Item:ident) => {
        #[test]
        fn $name() {
            let mut random = Random::new(3);
            for case in 0..cases(300) {
                let [(a, x), (b, y)] = [(); 2].map(|()| {
                    // Empty, full, and everything between.
                    let percent = [0, 100, 1, 5, 50, 95][random.below(6)];
                    let set: BTreeSet<$Item> =
                        $Item::all().filter(|_| random.chance(percent)).collect();
                    (set.iter().copied().collect::<$Set>(), set)
                });
                let same = |set: $Set, model: BTreeSet<$Item>, what: &str| {
                    assert!(set.iter().eq(model.iter().copied()), "{what} of {a:?} and {b:?}");
                };
                same(a, x.clone(), "members");
                same(a | b, &x | &y, "union");
                same(a & b, &x & &y, "intersection");
                same(a - b, &x - &y, "difference");
                same(a ^ b, &x ^ &y, "symmetric difference");
                same(!a, $Item::all().filter(|it| !x.contains(it)).collect(), "complement");
                let mut assigned = a;
                assigned |= b;
                assigned &= !b;
                assigned ^= b;
                assigned -= a;
                assert_eq!(assigned, b - a);

                assert_eq!((a.len(), a.is_empty()), (x.len(), x.is_empty()));
                assert_eq!((a.first(), a.last()), (x.first().copied(), x.last().copied()));
                assert_eq!(a.single(), if x.len() == 1 { x.first().copied() } else { None });
                assert_eq!(a.compare(b), (x.is_subset(&y), x.is_disjoint(&y)));
                assert!($Item::all().all(|it| a.has(it) == x.contains(&it)));

                let (mut set, mut model) = (a, x.clone());
                for item in $Item::all().filter(|_| random.chance(30)) {
                    set.insert(item);
                    model.insert(item);
                }
                for item in $Item::all().filter(|_| random.chance(30)) {
                    set.remove(item);
                    model.remove(&item);
                }
                set.extend(b);
                model.extend(&y);
                assert_eq!(set.pop_first(), model.pop_first());
                assert_eq!(set.pop_last(), model.pop_last());
                same(set, model, "changes");

                let (mut members, mut model) = (a.iter(), x.into_iter().collect::<Vec<_>>());
                assert!(a.iter().rev().eq(model.iter().rev().copied()));
                while !model.is_empty() {
                    assert_eq!(members.len(), model.len(), "case {case}");
                    if random.chance(50) {
                        assert_eq!(members.next(), Some(model.remove(0)));
                    } else {
                        assert_eq!(members.next_back(), model.pop());
                    }
                }
                assert_eq!((members.next(), members.next_back()), (None, None));
            }
            assert_eq!($Set::ALL.len(), $Item::NUM);
            assert_eq!($Set::default(), $Set::EMPTY);
            for item in $Item::all() {
                assert_eq!($Set::from(item).single(), Some(item));
            }
        }
    };
}

/// A small set is passed by value, a large one by reference.
trait Compare: Copy {
    fn compare(self, other: Self) -> (bool, bool);
}

macro_rules! by_value {
    ($($Set:ident)*) => {
        $(impl Compare for $Set {
            fn compare(self, other: Self) -> (bool, bool) {
                (self.is_subset(other), self.is_disjoint(other))
            }
        })*
    };
}
by_value!(DigitSet CellSet HouseSet);

impl Compare for CandidateSet {
    fn compare(self, other: Self) -> (bool, bool) {
        (self.is_subset(&other), self.is_disjoint(&other))
    }
}

laws!(digits, DigitSet of Digit);
laws!(cells, CellSet of Cell);
laws!(houses, HouseSet of House);
laws!(candidates, CandidateSet of Candidate);

#[test]
fn bits_beyond_the_last_member_are_dropped() {
    assert_eq!(DigitSet::from_bits(u16::MAX), DigitSet::ALL);
    assert_eq!(CellSet::from_bits(u128::MAX), CellSet::ALL);
    assert_eq!(HouseSet::from_bits(u32::MAX), HouseSet::ALL);
    let sets = HouseSet::ROWS | HouseSet::COLUMNS | HouseSet::BLOCKS;
    assert_eq!((sets, HouseSet::ROWS.len()), (HouseSet::ALL, 9));
}

#[test]
fn candidate_sets_are_read_by_digit_and_by_cell() {
    let mut random = Random::new(4);
    for _ in 0..cases(100) {
        let set: CandidateSet = Candidate::all().filter(|_| random.chance(10)).collect();
        let by_digit = Digit::all().map(|digit| CandidateSet::of(digit, set.cells(digit)));
        assert_eq!(by_digit.reduce(|a, b| a | b), Some(set));
        let by_cell = Cell::all().map(|cell| CandidateSet::of(set.digits(cell), cell));
        assert_eq!(by_cell.reduce(|a, b| a | b), Some(set));
        let some = |&cell: &Cell| !set.digits(cell).is_empty();
        assert_eq!(set.all_cells(), Cell::all().filter(some).collect());
    }
}

#[test]
fn a_set_of_cells_is_drawn_as_a_grid() {
    let drawn = format!("{:#?}", House::block(4).cells());
    let (empty, middle) = ([".........\n"; 3].concat(), ["...XXX...\n"; 3].concat());
    assert_eq!(drawn, format!("{empty}{middle}{empty}").trim_end());
}
