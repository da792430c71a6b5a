//! Draws photos of puzzles: digits of strokes, lines, a perspective, curled paper, fading light and noise.

use redoku::photo::Pixels;
use redoku::{Grid, Random};

/// The strokes of a digit in a square from 0 to 1; the strokes of 9 are those of 6 turned around.
const STROKES: [&[(f64, f64)]; 8] = [
    &[(0.3, 0.2), (0.55, 0.0), (0.55, 1.0)],
    &[
        (0.1, 0.25),
        (0.2, 0.07),
        (0.5, 0.0),
        (0.8, 0.07),
        (0.9, 0.27),
        (0.8, 0.5),
        (0.1, 1.0),
        (0.92, 1.0),
    ],
    &[
        (0.1, 0.12),
        (0.3, 0.02),
        (0.6, 0.0),
        (0.85, 0.12),
        (0.85, 0.35),
        (0.7, 0.46),
        (0.4, 0.48),
        (0.7, 0.5),
        (0.9, 0.65),
        (0.88, 0.85),
        (0.65, 0.98),
        (0.35, 1.0),
        (0.08, 0.87),
    ],
    &[(0.7, 1.0), (0.7, 0.0), (0.08, 0.68), (0.95, 0.68)],
    &[
        (0.85, 0.0),
        (0.22, 0.0),
        (0.15, 0.45),
        (0.4, 0.36),
        (0.7, 0.38),
        (0.9, 0.55),
        (0.9, 0.78),
        (0.7, 0.97),
        (0.4, 1.0),
        (0.1, 0.88),
    ],
    &[
        (0.85, 0.12),
        (0.6, 0.0),
        (0.35, 0.06),
        (0.15, 0.3),
        (0.1, 0.65),
        (0.2, 0.9),
        (0.5, 1.0),
        (0.8, 0.9),
        (0.9, 0.68),
        (0.8, 0.48),
        (0.5, 0.4),
        (0.2, 0.5),
        (0.1, 0.65),
    ],
    &[(0.08, 0.0), (0.92, 0.0), (0.4, 1.0)],
    &[
        (0.5, 0.46),
        (0.2, 0.36),
        (0.15, 0.18),
        (0.3, 0.03),
        (0.5, 0.0),
        (0.7, 0.03),
        (0.85, 0.18),
        (0.8, 0.36),
        (0.5, 0.46),
        (0.15, 0.6),
        (0.08, 0.8),
        (0.25, 0.96),
        (0.5, 1.0),
        (0.75, 0.96),
        (0.92, 0.8),
        (0.85, 0.6),
        (0.5, 0.46),
    ],
];

/// A photo: grey values, row by row.
pub(crate) struct Photo {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) rgba: Vec<u8>,
}

impl Photo {
    /// Draws a photo from the brightness of each point, with noise.
    pub(crate) fn new(
        width: usize,
        height: usize,
        seed: u64,
        light: impl Fn(f64, f64) -> f64,
    ) -> Self {
        let mut random = Random::new(seed);
        let mut rgba = Vec::with_capacity(4 * width * height);
        for at in 0..width * height {
            let (x, y) = ((at % width) as f64, (at / width) as f64);
            // The mean of four points in the pixel.
            let points = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
            let mean = points.iter().map(|(dx, dy)| light(x + dx, y + dy)).sum::<f64>() / 4.0;
            let noise = random.below(13) as f64 - 6.0;
            let grey = (mean * 255.0 + noise) as u8;
            rgba.extend([grey, grey, grey, 255]);
        }
        Self { width, height, rgba }
    }

    /// Draws a screenshot: cells of 41 pixels with lines of one pixel in this colour and black ones around the boxes,
    /// and dark digits, or white ones on a dark colour.
    pub(crate) fn screenshot(
        puzzle: &Grid,
        paper: impl Fn(usize, usize) -> [u8; 3],
        line: [u8; 3],
    ) -> Self {
        const CELL: usize = 41;
        let (width, height) = (9 * CELL + 61, 9 * CELL + 200);
        let mut rgba = Vec::with_capacity(4 * width * height);
        for at in 0..width * height {
            let (x, y) = ((at % width).wrapping_sub(30), (at / width).wrapping_sub(70));
            let (row, column) = (y / CELL, x / CELL);
            let [thin, thick] = [1, 3].map(|cells| {
                x <= 9 * CELL
                    && y <= 9 * CELL
                    && (x % (cells * CELL) == 0 || y % (cells * CELL) == 0)
            });
            let colour = if thick {
                [40; 3]
            } else if thin {
                line
            } else if row < 9 && column < 9 {
                let paper = paper(row, column);
                let ink = if paper[0] < 100 { [255_u8; 3] } else { [20; 3] };
                // The mean of four points in the pixel.
                let points = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
                let on = |(dx, dy): &(f64, f64)| {
                    let place = |at: usize, d: f64| (at as f64 + d) / CELL as f64;
                    usize::from(has_digit(puzzle, place(x, *dx), place(y, *dy)))
                };
                let share = points.iter().map(on).sum::<usize>();
                std::array::from_fn(|part| {
                    let (ink, paper) = (usize::from(ink[part]), usize::from(paper[part]));
                    ((ink * share + paper * (4 - share)) / 4) as u8
                })
            } else {
                [255; 3]
            };
            rgba.extend([colour[0], colour[1], colour[2], 255]);
        }
        Self { width, height, rgba }
    }

    pub(crate) fn pixels(&self) -> Pixels<'_> {
        Pixels::new(self.width, self.height, &self.rgba).expect("the size is right")
    }

    /// The photo turned clockwise by a quarter.
    pub(crate) fn turned(&self) -> Self {
        let (width, height) = (self.height, self.width);
        let pixel = |at: usize| {
            let (x, y) = (at % width, at / width);
            let from = 4 * ((self.height - 1 - x) * self.width + y);
            &self.rgba[from..from + 4]
        };
        let rgba = (0..width * height).flat_map(|at| pixel(at).to_vec()).collect();
        Self { width, height, rgba }
    }

    pub(crate) fn negative(mut self) -> Self {
        self.rgba
            .chunks_mut(4)
            .for_each(|pixel| pixel[..3].iter_mut().for_each(|it| *it = 255 - *it));
        self
    }
}

/// A puzzle of 40 pixels a cell whose middle is at (x, y), seen from one side, on curled paper in fading light.
pub(crate) fn photographed(puzzle: &Grid, x: f64, y: f64) -> impl Fn(f64, f64) -> f64 + use<> {
    let puzzle = *puzzle;
    move |px, py| {
        let depth = 1.0 + (py - y) / 2500.0;
        let (dx, dy) = ((px - x) / depth / 40.0, (py - y) / depth / 40.0);
        let (u, v) = (dx + 0.05 * dy, dy - 0.03 * dx + 0.12 * (dx * 0.6).sin());
        let light = 0.92 - 0.3 * px / 900.0;
        light * (1.0 - 0.8 * ink(&puzzle, u + 4.5, v + 4.5))
    }
}

/// Whether there is ink at a point of the puzzle, in cells from its top left corner.
fn ink(puzzle: &Grid, u: f64, v: f64) -> f64 {
    if !(-0.05..9.05).contains(&u) || !(-0.05..9.05).contains(&v) {
        return 0.0;
    }
    let on_line = |at: f64| {
        let line = at.round();
        (at - line).abs() < if line % 3.0 == 0.0 { 0.05 } else { 0.02 }
    };
    if on_line(u) || on_line(v) || has_digit(puzzle, u, v) { 1.0 } else { 0.0 }
}

/// Whether a point, in cells from the top left corner of the puzzle, is on a digit.
fn has_digit(puzzle: &Grid, u: f64, v: f64) -> bool {
    let (row, column) = ((v as usize).min(8), (u as usize).min(8));
    let digit = puzzle.digit(redoku::Cell::at(row, column)).map(redoku::Digit::index);
    let (x, y) = ((u.fract() - 0.33) / 0.34, (v.fract() - 0.22) / 0.56);
    digit.is_some_and(|digit| match digit {
        8 => is_on(STROKES[5], 1.0 - x, 1.0 - y),
        _ => is_on(STROKES[digit], x, y),
    })
}

/// Whether a point is within half a stroke's width of a stroke. A digit is drawn 0.34 × 0.56 cells large.
fn is_on(stroke: &[(f64, f64)], x: f64, y: f64) -> bool {
    stroke.windows(2).any(|ends| {
        let [(ax, ay), (bx, by)] = [ends[0], ends[1]].map(|(x, y)| (x * 0.34, y * 0.56));
        let (px, py, dx, dy) = (x * 0.34 - ax, y * 0.56 - ay, bx - ax, by - ay);
        let along = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (px - along * dx).hypot(py - along * dy) < 0.035
    })
}
