//! The perspective of a photographed plane, and the grid seen from straight above.

use super::geometry::{Point, Quad};
use super::picture::Picture;

/// Maps the plane of a grid, in which a cell is 1 × 1, to a photo.
///
/// ```text
///         x·h0 + y·h1 + h2          x·h3 + y·h4 + h5
///  x' =  ──────────────────    y' = ──────────────────
///         x·h6 + y·h7 + 1           x·h6 + y·h7 + 1
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Perspective([f64; 8]);

impl Perspective {
    /// The perspective that takes the corners of nine by nine cells to a quadrilateral.
    pub(super) fn of(quad: &Quad) -> Option<Self> {
        let corners = [(0., 0.), (9., 0.), (9., 9.), (0., 9.)].map(|(x, y)| Point::new(x, y));
        Self::fit(corners.into_iter().zip(*quad))
    }

    /// The perspective that fits pairs of points best: least squares on the equations above, multiplied by
    /// their denominators.
    pub(super) fn fit(pairs: impl IntoIterator<Item = (Point, Point)>) -> Option<Self> {
        // The normal equations: eight rows, and the right side as the ninth column.
        let mut equations = [[0.0; 9]; 8];
        for (Point { x, y }, to) in pairs {
            let rows = [
                [x, y, 1., 0., 0., 0., -x * to.x, -y * to.x, to.x],
                [0., 0., 0., x, y, 1., -x * to.y, -y * to.y, to.y],
            ];
            for row in rows {
                for (equation, factor) in equations.iter_mut().zip(row) {
                    equation.iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
                }
            }
        }
        solve(equations).map(Self)
    }

    pub(super) fn apply(&self, Point { x, y }: Point) -> Point {
        let h = &self.0;
        let depth = h[6] * x + h[7] * y + 1.0;
        Point::new((h[0] * x + h[1] * y + h[2]) / depth, (h[3] * x + h[4] * y + h[5]) / depth)
    }
}

/// Solves linear equations by elimination, with the largest pivot (Gauss and Jordan).
fn solve(mut equations: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for column in 0..8 {
        let size = |row: usize| equations[row][column].abs();
        let pivot = (column..8).max_by(|&one, &two| size(one).total_cmp(&size(two)))?;
        if size(pivot) < 1e-12 {
            return None;
        }
        equations.swap(column, pivot);
        let source = equations[column];
        for row in (0..8).filter(|&row| row != column) {
            let factor = equations[row][column] / source[column];
            equations[row].iter_mut().zip(source).for_each(|(value, from)| *value -= factor * from);
        }
    }
    Some(std::array::from_fn(|at| equations[at][8] / equations[at][at]))
}

/// A grid seen from above: nine cells and half a cell of margin on each side.
///
/// ```text
/// ┌─────────────────┐
/// │ ┌──┬──┬─  ─┬──┐ │   side = 10 × cell
/// │ ├──┼──┼─  ─┼──┤ │   line 0 at cell ÷ 2, line 9 at 9.5 × cell
/// │     …           │
/// │ └──┴──┴─  ─┴──┘ │
/// └─────────────────┘
/// ```
pub(super) struct Flat {
    /// The size of a cell, in pixels.
    pub(super) cell: usize,
    pub(super) values: Vec<f32>,
}

impl Flat {
    pub(super) fn new(picture: &Picture, perspective: &Perspective, cell: usize) -> Self {
        let side = 10 * cell;
        let mut values = Vec::with_capacity(side * side);
        for y in 0..side {
            values.extend((0..side).map(|x| {
                let pixel = Point::new(x as f64, y as f64);
                let Point { x, y } = perspective.apply(Self::in_cells(cell, pixel));
                picture.sample(x, y)
            }));
        }
        Self { cell, values }
    }

    pub(super) fn side(&self) -> usize {
        10 * self.cell
    }

    /// The place of a line, in pixels.
    pub(super) fn line(&self, number: usize) -> f64 {
        self.cell as f64 * (number as f64 + 0.5)
    }

    /// A pixel's place in the plane of the grid.
    pub(super) fn in_cells(cell: usize, pixel: Point) -> Point {
        let cell = cell as f64;
        Point::new(pixel.x / cell - 0.5, pixel.y / cell - 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUAD: Quad =
        [Point::new(10., 0.), Point::new(90., 8.), Point::new(80., 95.), Point::new(2., 80.)];

    #[test]
    fn corners_go_to_corners() {
        let perspective = Perspective::of(&QUAD).unwrap();
        let found = perspective.apply(Point::new(9., 9.));
        assert!((found.x - 80.).abs() < 1e-6 && (found.y - 95.).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn a_fit_of_exact_points_is_exact() {
        let exact = Perspective::of(&QUAD).unwrap();
        let points = (0..100).map(|at| Point::new(f64::from(at % 10), f64::from(at / 10)));
        let fitted = Perspective::fit(points.map(|point| (point, exact.apply(point)))).unwrap();
        for (one, two) in fitted.0.iter().zip(exact.0) {
            assert!((one - two).abs() < 1e-6);
        }
    }

    #[test]
    fn a_point_has_no_perspective() {
        assert!(Perspective::of(&[Point::new(5., 5.); 4]).is_none());
    }

    #[test]
    fn flat_lines_lie_where_line_says() {
        let square = [(5., 5.), (95., 5.), (95., 95.), (5., 95.)].map(|(x, y)| Point::new(x, y));
        let pixels = (0..100 * 100).map(|at| (at % 100) as u8).collect();
        let picture = Picture { width: 100, height: 100, pixels };
        let flat = Flat::new(&picture, &Perspective::of(&square).unwrap(), 10);
        let value = flat.values[50 * flat.side() + flat.line(3) as usize];
        assert!((value - 35.0).abs() < 0.01, "{value}");
    }
}
