//! Candidates for the outline of a grid: quadrilaterals around large regions.

use super::geometry::{Point, Quad, hull, is_plausible, quads};
use super::mask::Mask;
use super::regions::{Of, Region, Regions};

/// The quadrilaterals that may be grids in a picture, without those that are nearly equal.
pub(super) struct Outlines {
    seen: Vec<Quad>,
}

impl Outlines {
    pub(super) const fn new() -> Self {
        Self { seen: Vec::new() }
    }

    /// Returns the candidates of a mask that no earlier mask had:
    ///
    /// - around the largest connected ink, which is the grid if all its lines touch,
    /// - around groups of paper that looks like cells, if the outline touches something else or is broken,
    /// - around groups of paper that looks like boxes, if the thin lines are broken too.
    pub(super) fn of(&mut self, mask: &Mask) -> Vec<Quad> {
        let known = self.seen.len();
        for mask in [mask, &mask.thickened(1)] {
            self.add_largest(mask, 5, |region| region.width() * region.height());
        }
        let paper = Regions::new(mask, Of::Paper);
        for squares in [CELLS, BOXES] {
            if let Some(squares) = squares.in_mask(mask, &paper) {
                self.add_largest(&squares.thickened(3), 3, |region| region.area);
            }
        }
        self.seen[known..].to_vec()
    }

    fn add_largest(&mut self, mask: &Mask, most: usize, size: fn(&Region) -> usize) {
        let regions = Regions::new(mask, Of::Ink);
        let least = mask.width.min(mask.height) / 5;
        let mut large: Vec<usize> = (0..regions.all.len())
            .filter(|&at| regions.all[at].width().min(regions.all[at].height()) > least)
            .collect();
        large.sort_by_cached_key(|&at| -(size(&regions.all[at]) as i64));
        for number in large.into_iter().take(most) {
            let quads = quads(&hull(rim(&regions, number, mask.width)));
            quads.into_iter().for_each(|quad| self.add(quad, mask));
        }
    }

    fn add(&mut self, quad: Quad, mask: &Mask) {
        let near = 0.006 * mask.width.max(mask.height) as f64;
        let is_near = |one: &Point, two: &Point| {
            (one.x - two.x).abs() <= near && (one.y - two.y).abs() <= near
        };
        let known = |other: &Quad| quad.iter().zip(other).all(|(one, two)| is_near(one, two));
        let plausible = is_plausible(&quad, (mask.width * mask.height) as f64);
        if plausible && !self.seen.iter().any(known) {
            self.seen.push(quad);
        }
    }
}

/// The first and the last pixel of a region in each row: its hull is the hull of these.
fn rim(regions: &Regions, number: usize, width: usize) -> Vec<Point> {
    let Region { left, top, right, bottom, .. } = regions.all[number];
    let mut points = Vec::new();
    for y in top..=bottom {
        let row = &regions.numbers[y * width..][left..=right];
        let ours = |&at: &u32| at == number as u32;
        let ends = [row.iter().position(ours), row.iter().rposition(ours)];
        points.extend(ends.iter().flatten().map(|at| Point::new((left + at) as f64, y as f64)));
    }
    points
}

/// Paper between lines that is about square, nearly filled, neither small nor large.
struct Squares {
    /// The least and the greatest side, as parts of the shorter side of the picture.
    least: f64,
    most: f64,
    /// How many of them make a grid.
    enough: usize,
}

const CELLS: Squares = Squares { least: 1.0 / 45.0, most: 1.0 / 7.0, enough: 20 };
const BOXES: Squares = Squares { least: 1.0 / 12.0, most: 1.0 / 2.5, enough: 6 };

impl Squares {
    /// The pixels of these squares. `None` if there are too few.
    fn in_mask(&self, mask: &Mask, paper: &Regions) -> Option<Mask> {
        let shorter = mask.width.min(mask.height) as f64;
        let areas = (shorter * self.least).powi(2)..(shorter * self.most).powi(2);
        let is_square = |region: &Region| {
            let (width, height) = (region.width() as f64, region.height() as f64);
            let area = region.area as f64;
            areas.contains(&area)
                && (0.5..2.0).contains(&(width / height))
                && area > 0.45 * width * height
        };
        let fits: Vec<bool> = paper.all.iter().map(is_square).collect();
        if fits.iter().filter(|&&fits| fits).count() < self.enough {
            return None;
        }
        let ink = paper.numbers.iter().map(|&at| at != Regions::NONE && fits[at as usize]);
        Some(Mask { ink: ink.collect(), ..*mask })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid of lines from (20, 20) to (182, 182) in a picture of 200 × 200, which may miss its outer lines.
    fn grid(outer: bool) -> Mask {
        let on_line = |at: usize| (20..=182).contains(&at) && (at - 20).is_multiple_of(18);
        let ink = (0..200 * 200).map(|at| {
            let (x, y) = (at % 200, at / 200);
            let inside = (20..=182).contains(&x) && (20..=182).contains(&y);
            let rim = [20, 182].contains(&x) || [20, 182].contains(&y);
            inside && (on_line(x) || on_line(y)) && (outer || !rim)
        });
        Mask { width: 200, height: 200, ink: ink.collect() }
    }

    fn is_around(quad: &Quad) -> bool {
        let corners = [(20., 20.), (182., 20.), (182., 182.), (20., 182.)];
        quad.iter().zip(corners).all(|(at, (x, y))| (at.x - x).abs() < 4. && (at.y - y).abs() < 4.)
    }

    #[test]
    fn connected_lines_give_the_outline() {
        assert!(Outlines::new().of(&grid(true)).iter().any(is_around));
    }

    #[test]
    fn cells_give_the_outline_of_a_grid_that_touches_other_lines() {
        let mut mask = grid(true);
        // A line from the corner of the grid to the corner of the picture.
        for at in 182..200 {
            mask.ink[at * 200 + at] = true;
        }
        assert!(Outlines::new().of(&mask).iter().any(is_around));
    }

    #[test]
    fn boxes_give_the_outline_if_thin_lines_are_lost_and_a_fold_crosses_it() {
        let mut mask = grid(true);
        for at in 0..200 * 200 {
            let on_thick = |at: usize| (20..=182).contains(&at) && (at - 20).is_multiple_of(54);
            mask.ink[at] &= on_thick(at % 200) || on_thick(at / 200);
        }
        mask.ink[100 * 200..101 * 200].fill(true);
        assert!(Outlines::new().of(&mask).iter().any(is_around));
    }

    #[test]
    fn the_same_candidate_is_returned_once() {
        let mut outlines = Outlines::new();
        assert!(!outlines.of(&grid(true)).is_empty());
        assert!(outlines.of(&grid(true)).is_empty());
    }
}
