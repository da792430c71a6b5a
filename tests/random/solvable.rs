//! An oracle that shares nothing with the library.

use redoku::{Grid, House};

/// Whether a grid can be filled: a search of its own that looks at cells and at houses, because
/// the few givens of a reason leave the naive solver too much room.
pub(crate) fn solvable(grid: &Grid) -> bool {
    let cells = grid.blanks().iter().map(|cell| {
        let ways = grid.candidates(cell).iter().map(|digit| (cell, digit));
        ways.collect::<Vec<_>>()
    });
    let houses = House::all().flat_map(|house| {
        (!grid.digits_in(house)).iter().map(move |digit| {
            let open = house.iter().filter(|&cell| grid.digit(cell).is_none());
            let places = open.filter(|&cell| grid.candidates(cell).has(digit));
            places.map(|cell| (cell, digit)).collect::<Vec<_>>()
        })
    });
    let Some(fewest) = cells.chain(houses).min_by_key(Vec::len) else { return true };
    fewest.into_iter().any(|(cell, digit)| {
        let mut next = *grid;
        next.set(cell, Some(digit));
        solvable(&next)
    })
}
