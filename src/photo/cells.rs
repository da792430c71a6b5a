//! The 81 cells of a grid, cut out straight and in the same light.

use super::find::corners;
use super::geometry::area;
use super::lines::Mesh;
use super::picture::{Picture, percentile};

/// The side of a cell's picture, in pixels.
pub(super) const SIDE: usize = 28;
/// The pixels of a cell.
pub(super) const AREA: usize = SIDE * SIDE;

/// A cell as ink on paper: 0 is paper, 1 is ink as dark as the grid's darkest. A tenth of the neighbours is
/// visible on each side, in case the mesh is a little off.
pub(super) type Cell = [f32; AREA];

/// Paper is dark if it has less than this part of the usual brightness.
const DARK: f32 = 0.8;
/// Dark paper is coloured, not in a shadow, if its brightest colour is so much brighter than its darkest.
const TINT: f32 = 64.0;

/// Cuts the cells out of a picture, row by row. Where paper is coloured, the picture of the brightest colours shows
/// more.
pub(super) fn cut(picture: &Picture, brightest: impl Fn() -> Picture, mesh: &Mesh) -> Vec<Cell> {
    // A cell a little larger than it is cut: no noise is taken over, and nothing is lost.
    let scale = (34.0 / (area(&corners(mesh)).sqrt() / 9.0)).min(1.0);
    let all = |picture: Picture| move |at: usize| cut_one(&picture, mesh, scale, at / 9, at % 9);
    let mut cells: Vec<Cell> = (0..81).map(all(picture.scaled(scale))).collect();
    let papers: Vec<f32> = cells.iter().map(|cell| inside(cell, PAPER)).collect();
    let dark = DARK * percentile(&mut papers.clone(), 50);
    if papers.iter().any(|&paper| paper < dark) {
        let brightest = all(brightest().scaled(scale));
        for at in (0..81).filter(|&at| papers[at] < dark) {
            let bright = brightest(at);
            if inside(&bright, PAPER) > papers[at] + TINT {
                cells[at] = on_colour(cells[at], bright);
            }
        }
    }
    let mut cells: Vec<Cell> = cells.iter().map(ink).collect();
    let mut all: Vec<f32> = cells.iter().flatten().copied().collect();
    let darkest = percentile(&mut all, 97).max(8.0);
    for value in cells.iter_mut().flatten() {
        *value = (*value / darkest).clamp(-0.5, 1.5);
    }
    cells
}

/// Reads a cell between its four crossings.
///
/// ```text
///   a ────── b      the point at (u, v) lies between those at u on
///   │   ·    │      ab and on dc
///   d ────── c
/// ```
fn cut_one(picture: &Picture, mesh: &Mesh, scale: f64, row: usize, column: usize) -> Cell {
    let [a, b] = [mesh[row][column], mesh[row][column + 1]];
    let [d, c] = [mesh[row + 1][column], mesh[row + 1][column + 1]];
    let share = |at: usize| (at as f64 + 0.5) / SIDE as f64 * 1.2 - 0.1;
    std::array::from_fn(|at| {
        let (u, v) = (share(at % SIDE), share(at / SIDE));
        let point = a.toward(b, u).toward(d.toward(c, u), v).scaled(scale);
        picture.sample(point.x, point.y)
    })
}

/// Most of a cell's inside is paper; the darkest of it is ink, if there is any.
const PAPER: usize = 60;
const DARKEST: usize = 4;

/// A percentile of the values inside a cell, without its lines.
fn inside(cell: &Cell, percent: usize) -> f32 {
    let inside = |at: &usize| (4..24).contains(&(at % SIDE)) && (4..24).contains(&(at / SIDE));
    let mut values: Vec<f32> = (0..AREA).filter(inside).map(|at| cell[at]).collect();
    percentile(&mut values, percent)
}

fn contrast(cell: &Cell) -> f32 {
    inside(cell, PAPER) - inside(cell, DARKEST)
}

/// A cell on coloured paper, in whatever shows its digit best: the darkest colours, the brightest ones, or, if that has
/// much more contrast, white on dark.
fn on_colour(darkest: Cell, brightest: Cell) -> Cell {
    let negative = darkest.map(|value| 255.0 - value);
    let dark = if contrast(&brightest) > contrast(&darkest) { brightest } else { darkest };
    if contrast(&negative) > 2.0 * contrast(&dark) { negative } else { dark }
}

/// How much darker than paper each pixel is.
fn ink(cell: &Cell) -> Cell {
    let paper = inside(cell, PAPER);
    cell.map(|value| paper - value)
}

/// The cell turned clockwise by quarters.
pub(super) fn turned(cell: &Cell, quarters: usize) -> Cell {
    (0..quarters).fold(*cell, |cell, _| {
        std::array::from_fn(|at| cell[(SIDE - 1 - at % SIDE) * SIDE + at / SIDE])
    })
}

/// The ink in the middle of a cell.
pub(super) fn inkiness(cell: &Cell) -> f32 {
    let middle = |at: &usize| (7..21).contains(&(at % SIDE)) && (7..21).contains(&(at / SIDE));
    (0..AREA).filter(middle).map(|at| cell[at].max(0.0)).sum()
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Point;
    use super::*;

    /// A grid of 40 pixels a cell in a light that fades to the right, with a dark spot in cell 40.
    fn picture() -> (Picture, Mesh) {
        let pixels = (0..400 * 400).map(|at| {
            let (x, y) = (at % 400, at / 400);
            let light = 240 - x / 4;
            let spot = (190..210).contains(&x) && (190..210).contains(&y);
            (if spot { light - 80 } else { light }) as u8
        });
        let line = |number: usize| (20 + 40 * number) as f64;
        let mesh = std::array::from_fn(|row| {
            std::array::from_fn(|column| Point::new(line(column), line(row)))
        });
        (Picture { width: 400, height: 400, pixels: pixels.collect() }, mesh)
    }

    #[test]
    fn ink_stands_out_in_any_light() {
        let (picture, mesh) = picture();
        let cells = cut(&picture, || picture.clone(), &mesh);
        for (at, cell) in cells.iter().enumerate() {
            let ink = inkiness(cell);
            assert!(if at == 40 { ink > 100.0 } else { ink < 40.0 }, "{at}: {ink}");
        }
    }

    #[test]
    fn four_quarters_are_none() {
        let cell: Cell = std::array::from_fn(|at| at as f32);
        assert_eq!(turned(&cell, 4), cell);
        // The bottom left corner comes to the top left.
        assert_eq!(turned(&cell, 1)[0], cell[(SIDE - 1) * SIDE]);
        assert_eq!(turned(&turned(&cell, 1), 3), cell);
    }
}
