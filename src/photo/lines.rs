//! The lines of a grid: how much a picture looks like one, and where each line runs.

use super::geometry::Point;
use super::perspective::Flat;
use super::picture::percentile;

/// The ten by ten points in which the lines of a grid cross: `mesh[row][column]`.
pub(super) type Mesh = [[Point; 10]; 10];

/// How much darker each pixel of a flat view is than its surroundings, in units of the local contrast. A thin line is
/// as dark as a digit, so that no path prefers the digit.
pub(super) struct Darkness<'a> {
    flat: &'a Flat,
    values: Vec<f32>,
}

impl<'a> Darkness<'a> {
    pub(super) fn new(flat: &'a Flat) -> Self {
        let (side, reach) = (flat.side(), flat.cell * 15 / 36);
        let means = box_blur(&flat.values, side, reach);
        let mut values: Vec<f32> =
            means.iter().zip(&flat.values).map(|(mean, value)| mean - value).collect();
        let most = most_contrast(&values);
        let squares: Vec<f32> =
            values.iter().map(|value| value.clamp(-most, most).powi(2)).collect();
        let contrasts: Vec<f32> = box_blur(&squares, side, reach)
            .into_iter()
            .map(|value| value.max(0.0).sqrt())
            .collect();
        let usual = contrasts.iter().sum::<f32>() / contrasts.len() as f32;
        for (value, contrast) in values.iter_mut().zip(&contrasts) {
            *value = (*value / (0.5 * contrast + 0.5 * usual + 1.0)).clamp(-1.0, 1.0);
        }
        Self { flat, values }
    }

    /// The darkness of the pixel nearest to a point.
    fn at(&self, x: f64, y: f64) -> f32 {
        let side = self.flat.side();
        let pixel = |at: f64| (at + 0.5).max(0.0).min(side as f64 - 1.0) as usize;
        self.values[pixel(y) * side + pixel(x)]
    }

    /// How much this looks like a grid, from 0 to 1: the mean over the 180 sides of cells of how much darker
    /// the line is than what lies a quarter of a cell beside it.
    ///
    /// ```text
    ///   beside   line   beside
    ///     ▽   ▽▽▽▽▽▽▽▽▽   ▽        19 places across, 9 along a side
    ///  ───┼────────┃────────┼───
    /// ```
    pub(super) fn gridness(&self, mesh: &Mesh) -> f64 {
        let step = self.flat.cell as f64 / 36.0;
        let side = |from: Point, to: Point, across: Point| {
            let places: [f32; 19] = std::array::from_fn(|place| {
                let offset = (place as f64 - 9.0) * step;
                let along = (0..9).map(|at| {
                    let point = from.toward(to, (f64::from(at) + 0.5) / 9.0);
                    self.at(point.x + across.x * offset, point.y + across.y * offset)
                });
                along.sum::<f32>() / 9.0
            });
            let line = places[6..13].iter().copied().fold(f32::MIN, f32::max);
            let beside = (places[0] + places[1] + places[17] + places[18]) / 4.0;
            f64::from(((line - beside) / 0.8).clamp(0.0, 1.0))
        };
        let (right, down) = (Point::new(1.0, 0.0), Point::new(0.0, 1.0));
        let across =
            mesh.iter().flat_map(|row| row.windows(2)).map(|ends| side(ends[0], ends[1], down));
        let rows = mesh.windows(2).flat_map(|rows| rows[0].iter().zip(&rows[1]));
        let along = rows.map(|(above, below)| side(*above, *below, right));
        across.chain(along).sum::<f64>() / 180.0
    }

    /// The mesh of straight lines.
    pub(super) fn straight(&self) -> Mesh {
        let line = |number| self.flat.line(number);
        std::array::from_fn(|row| std::array::from_fn(|column| Point::new(line(column), line(row))))
    }

    /// The mesh of the lines as they run, bent where the paper is.
    pub(super) fn tracked(&self) -> Mesh {
        let side = self.flat.side();
        let rows = self.track(|line, along| self.values[line * side + along]);
        let columns = self.track(|line, along| self.values[along * side + line]);
        let straight = self.straight();
        let mut mesh = straight;
        // A crossing lies on both lines: each pass moves it along one by where it is on the other.
        for _ in 0..3 {
            for (row, points) in mesh.iter_mut().enumerate() {
                for (column, point) in points.iter_mut().enumerate() {
                    let start = straight[row][column];
                    *point = Point::new(
                        start.x + offset_at(&columns[column], point.y),
                        start.y + offset_at(&rows[row], point.x),
                    );
                }
            }
        }
        mesh
    }

    /// Follows the ten lines of one direction: for each the offsets from its straight place, every `STRIDE`
    /// pixels. The darkest path that bends little, by dynamic programming (Viterbi).
    fn track(&self, value: impl Fn(usize, usize) -> f32) -> [Vec<f32>; 10] {
        let side = self.flat.side();
        let inside = |at: isize| at.clamp(0, side as isize - 1) as usize;
        std::array::from_fn(|number| {
            let middle = self.flat.line(number) as isize;
            let steps = (0..(side - 1) / STRIDE).map(|step| {
                let along = (1 + STRIDE * step) as isize;
                std::array::from_fn(|way| {
                    let offset = way as isize - REACH as isize;
                    let line = inside(middle + offset);
                    let near = (along - 4..=along + 4).map(|at| value(line, inside(at)));
                    near.sum::<f32>() / 9.0 - 0.015 * offset.abs() as f32
                })
            });
            smoothed(&darkest_path(&steps.collect::<Vec<_>>()))
        })
    }
}

/// Pixels from one step of a path to the next.
const STRIDE: usize = 3;
/// How far a line may lie from its straight place, in pixels.
const REACH: usize = 10;
const WAYS: usize = 2 * REACH + 1;
/// What a path pays for each pixel that it moves sideways.
const BEND: f32 = 0.35;

/// What a bent path must gain in each step over the best straight one: the lines of a clean picture are straight.
const STIFFNESS: f32 = 0.04;

/// The offsets of the path with the largest sum that moves by one way at most in each step. It is straight unless
/// bending pays.
fn darkest_path(steps: &[[f32; WAYS]]) -> Vec<f32> {
    let mut sums = [0.0; WAYS];
    let mut origins: Vec<[usize; WAYS]> = Vec::with_capacity(steps.len());
    for values in steps {
        let origin = std::array::from_fn(|way| {
            let paid = |from: usize| if from == way { sums[from] } else { sums[from] - BEND };
            let near = way.saturating_sub(1)..(way + 2).min(WAYS);
            near.fold(way, |best, from| if paid(from) > paid(best) { from } else { best })
        });
        sums = std::array::from_fn(|way| {
            let bend = if origin[way] == way { 0.0 } else { BEND };
            sums[origin[way]] - bend + values[way]
        });
        origins.push(origin);
    }
    let straight: [f32; WAYS] =
        std::array::from_fn(|way| steps.iter().map(|values| values[way]).sum());
    let (mut way, best) = (largest(&sums), largest(&straight));
    if sums[way] - straight[best] < STIFFNESS * steps.len() as f32 {
        return vec![best as f32 - REACH as f32; steps.len()];
    }
    let mut path = vec![0.0; steps.len()];
    for (offset, origin) in path.iter_mut().zip(&origins).rev() {
        *offset = way as f32 - REACH as f32;
        way = origin[way];
    }
    path
}

fn largest(sums: &[f32; WAYS]) -> usize {
    (0..WAYS).max_by(|&one, &two| sums[one].total_cmp(&sums[two])).unwrap_or(REACH)
}

/// Means over five steps.
fn smoothed(path: &[f32]) -> Vec<f32> {
    let mean = |at: usize| {
        let near = &path[at.saturating_sub(2)..(at + 3).min(path.len())];
        near.iter().sum::<f32>() / near.len() as f32
    };
    (0..path.len()).map(mean).collect()
}

/// The offset of a path at a pixel along it, between its steps.
fn offset_at(path: &[f32], along: f64) -> f64 {
    let step = ((along - 1.0) / STRIDE as f64).max(0.0).min(path.len() as f64 - 1.001);
    let (before, share) = (step as usize, (step.fract()) as f32);
    f64::from(path[before] * (1.0 - share) + path[before + 1] * share)
}

/// Twice the median of what is darker than its surroundings. A contrast above it is that of a digit beside faint lines.
fn most_contrast(values: &[f32]) -> f32 {
    let mut darker: Vec<f32> = values.iter().copied().filter(|&value| value > 1.0).collect();
    if darker.is_empty() { 1.0 } else { 2.0 * percentile(&mut darker, 50) }
}

/// The means of the squares of `2 × reach + 1` pixels around each pixel of a square picture. The pixels at
/// the rim count as if they went on.
fn box_blur(values: &[f32], side: usize, reach: usize) -> Vec<f32> {
    let size = (2 * reach + 1) as f32;
    let mut rows = vec![0.0; side * side];
    for (row, to) in values.chunks(side).zip(rows.chunks_mut(side)) {
        let mut sum = (reach + 1) as f32 * row[0] + row[1..=reach].iter().sum::<f32>();
        for x in 0..side {
            to[x] = sum / size;
            sum += row[(x + reach + 1).min(side - 1)] - row[x.saturating_sub(reach)];
        }
    }
    let row = |y: usize| &rows[y.min(side - 1) * side..][..side];
    let mut sums: Vec<f32> = row(0).iter().map(|value| value * (reach + 1) as f32).collect();
    for y in 1..=reach {
        sums.iter_mut().zip(row(y)).for_each(|(sum, value)| *sum += value);
    }
    let mut blurred = Vec::with_capacity(side * side);
    for y in 0..side {
        blurred.extend(sums.iter().map(|sum| sum / size));
        let (enters, leaves) = (row(y + reach + 1), row(y.saturating_sub(reach)));
        for ((sum, enters), leaves) in sums.iter_mut().zip(enters).zip(leaves) {
            *sum += enters - leaves;
        }
    }
    blurred
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A flat view with dark lines, moved down by `bend` pixels in the middle of the picture.
    fn drawn(cell: usize, bend: f64) -> Flat {
        let side = 10 * cell;
        let mut values = vec![230.0; side * side];
        for line in 0..10 {
            let place = cell / 2 + line * cell;
            for along in cell / 2..side - cell / 2 {
                let share = along as f64 / side as f64 * std::f64::consts::PI;
                let bent = (place as f64 + bend * share.sin()).round() as usize;
                values[bent.min(side - 1) * side + along] = 30.0;
                values[along * side + place] = 30.0;
            }
        }
        Flat { cell, values }
    }

    #[test]
    fn a_grid_scores_high_and_plain_paper_low() {
        let flat = drawn(18, 0.0);
        let darkness = Darkness::new(&flat);
        assert!(darkness.gridness(&darkness.straight()) > 0.95);
        let paper = Flat { cell: 18, values: vec![200.0; 180 * 180] };
        let darkness = Darkness::new(&paper);
        assert!(darkness.gridness(&darkness.straight()) < 0.01);
    }

    #[test]
    fn bent_lines_are_followed() {
        let flat = drawn(36, 7.0);
        let darkness = Darkness::new(&flat);
        let mesh = darkness.tracked();
        let (rim, middle) = (mesh[5][0].y - flat.line(5), mesh[5][5].y - flat.line(5));
        assert!(rim < 3.0 && (middle - 7.0).abs() < 1.0, "{rim} {middle}");
        assert!(darkness.gridness(&mesh) > darkness.gridness(&darkness.straight()));
    }

    #[test]
    fn hair_lines_are_followed_past_dark_digits() {
        // Lines a little darker than paper, and a black bar beside each line, where the strokes of digits may be.
        let mut flat = drawn(36, 0.0);
        let side = flat.side();
        flat.values.iter_mut().filter(|value| **value < 100.0).for_each(|value| *value = 215.0);
        for at in 0..side * side {
            let (x, y) = (at % side, at / side);
            let inside = |at: usize| (22..side - 22).contains(&at) && (at + 14) % 36 > 7;
            let beside = |at: usize| (at + 10) % 36 < 5;
            if inside(x) && inside(y) && (beside(x) ^ beside(y)) && (x / 36 + y / 36) % 3 > 0 {
                flat.values[at] = 10.0;
            }
        }
        let darkness = Darkness::new(&flat);
        let (mesh, straight) = (darkness.tracked(), darkness.straight());
        for (point, place) in mesh.iter().flatten().zip(straight.iter().flatten()) {
            let off = (point.x - place.x).hypot(point.y - place.y);
            assert!(off < 1.5, "{point:?} is off by {off}");
        }
    }

    #[test]
    fn a_box_blur_is_the_mean_of_its_box() {
        let values: Vec<f32> = (0_u8..49).map(|at| f32::from(at % 7 * 3 + at / 7)).collect();
        let blurred = box_blur(&values, 7, 2);
        assert!((blurred[3 * 7 + 3] - values[3 * 7 + 3]).abs() < 1e-4);
        // At the corner: (0 + 0 + 0 + 3 + 6) ÷ 5 across, and (0 + 0 + 0 + 1 + 2) ÷ 5 down.
        assert!((blurred[0] - 2.4).abs() < 1e-4);
    }
}
