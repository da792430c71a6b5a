//! Finds the grid in a picture.
//!
//! ```text
//! picture ─▶ ink, by three thresholds ─▶ outlines ─▶ each seen from above ─▶ the four that look most like a grid
//!                                                                                 │
//!         a mesh of 10 × 10 crossings  ◀─ the best ◀─ lines followed ◀────────────┘
//! ```

use super::geometry::{Point, Quad, area, contains, middle};
use super::lines::{Darkness, Mesh};
use super::mask::{Mask, Sums};
use super::outline::Outlines;
use super::perspective::{Flat, Perspective};
use super::picture::Picture;

/// A grid in a picture.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) mesh: Mesh,
    /// How much it looks like a grid, from 0 to 1.
    pub(super) gridness: f64,
}

/// The long side of the picture in which a grid is looked for.
const SIDE: f64 = 800.0;
/// The shortest side of a picture that can show a grid.
const LEAST_SIDE: usize = 40;
/// Windows of the thresholds, as parts of the long side, and their contrasts.
const THRESHOLDS: [(usize, i32); 3] = [(16, 6), (32, 4), (10, 10)];
/// The gridness at which the search stops.
const ENOUGH: f64 = 0.93;
/// The most candidates that are read.
const CANDIDATES: usize = 6;
/// The gridness, without following the lines, of another grid that is worth a look.
const ANOTHER: f64 = 0.6;
/// The size of a cell, in pixels, in a first look from above and in a close one.
const COARSE: usize = 18;
const FINE: usize = 36;

/// Looks for grids: first the one that looks most like it, the larger the better, then another beside it, if there is
/// one.
pub(super) fn find(picture: &Picture) -> Vec<Found> {
    let Some((small, scale)) = scaled(picture) else { return Vec::new() };
    let (looks, closes) = search(&small, ENOUGH);
    let Some(best) = closes.into_iter().next() else { return Vec::new() };
    let beside = looks
        .iter()
        .filter(|look| look.is_beside(&best))
        .max_by(|one, two| one.score().total_cmp(&two.score()))
        .map(|look| look.closer(&small));
    [Some(best), beside].into_iter().flatten().map(|close| close.found(scale)).collect()
}

/// Looks at every candidate and returns those that look most like a grid, the best first. They may lie on the same
/// lines: where some are blurred, the one that fits best need not be the right one.
pub(super) fn candidates(picture: &Picture) -> Vec<Found> {
    let Some((small, scale)) = scaled(picture) else { return Vec::new() };
    let (_, closes) = search(&small, f64::INFINITY);
    closes.into_iter().take(CANDIDATES).map(|close| close.found(scale)).collect()
}

/// Looks at the candidates of one threshold after the other until a grid has enough gridness. Returns all first looks,
/// and the close ones from the best on.
fn search(small: &Picture, enough: f64) -> (Vec<Look>, Vec<Close>) {
    let sums = Sums::new(small);
    let long_side = small.width.max(small.height);
    let whole = (small.width * small.height) as f64;
    let mut outlines = Outlines::new();
    let (mut looked_at, mut closes): (Vec<Look>, Vec<Close>) = (Vec::new(), Vec::new());
    for (part, contrast) in THRESHOLDS {
        let mask = Mask::of(small, &sums, (long_side / part) | 1, contrast);
        let quads = outlines.of(&mask);
        let mut looks: Vec<Look> = quads
            .into_iter()
            .filter_map(|quad| Look::at(small, quad, area(&quad) / whole))
            .collect();
        looks.sort_by(|one, two| two.score().total_cmp(&one.score()));
        for look in looks.iter().take(4) {
            let close = look.closer(small);
            let is_enough = close.gridness > enough;
            closes.push(close);
            if is_enough {
                break;
            }
        }
        looked_at.extend(looks);
        closes.sort_by(|one, two| two.score().total_cmp(&one.score()));
        if closes.first().is_some_and(|best| best.gridness > enough && best.area > 0.15) {
            break;
        }
    }
    (looked_at, closes)
}

/// Follows the lines of a grid whose corners are known.
pub(super) fn within(picture: &Picture, corners: &Quad) -> Option<Found> {
    let (small, scale) = scaled(picture)?;
    let quad = corners.map(|point| point.scaled(scale));
    Some(Look::at(&small, quad, 1.0)?.closer(&small).found(scale))
}

/// The picture as it is searched, and its scale. `None` if it is too small or too narrow for a grid.
fn scaled(picture: &Picture) -> Option<(Picture, f64)> {
    let scale = (SIDE / picture.width.max(picture.height) as f64).min(1.0);
    let small = picture.scaled(scale);
    (small.width.min(small.height) >= LEAST_SIDE).then(|| (small.blurred(), scale))
}

/// A candidate, seen from above.
struct Look {
    quad: Quad,
    perspective: Perspective,
    gridness: f64,
    /// The candidate's share of the picture.
    area: f64,
}

/// A candidate with its lines followed.
struct Close {
    mesh: Mesh,
    gridness: f64,
    area: f64,
}

impl Look {
    fn at(picture: &Picture, quad: Quad, area: f64) -> Option<Self> {
        let perspective = Perspective::of(&quad)?;
        let flat = Flat::new(picture, &perspective, COARSE);
        let darkness = Darkness::new(&flat);
        Some(Self { quad, perspective, gridness: darkness.gridness(&darkness.straight()), area })
    }

    fn score(&self) -> f64 {
        self.gridness + bonus(self.area)
    }

    /// Follows the lines, corrects the perspective by them, and follows them once more.
    fn closer(&self, picture: &Picture) -> Close {
        let first = followed(picture, &self.perspective);
        let corrected = (first.gridness <= 0.97)
            .then(|| Perspective::fit(plane().zip(first.mesh.into_iter().flatten())))
            .flatten();
        let second = corrected.map(|perspective| followed(picture, &perspective));
        let better = second.filter(|second| second.gridness > first.gridness).unwrap_or(first);
        Close { area: self.area, ..better }
    }

    /// Whether this is a grid that neither holds the best one nor lies in it.
    fn is_beside(&self, best: &Close) -> bool {
        let corners = corners(&best.mesh);
        self.gridness > ANOTHER
            && !contains(&corners, middle(&self.quad))
            && !contains(&self.quad, middle(&corners))
    }
}

impl Close {
    fn score(&self) -> f64 {
        self.gridness + bonus(self.area)
    }

    /// The grid in a picture that was scaled down by `scale`.
    fn found(&self, scale: f64) -> Found {
        let mesh = self.mesh.map(|row| row.map(|point| point.scaled(1.0 / scale)));
        Found { mesh, gridness: self.gridness }
    }
}

/// Follows the lines of a grid in this perspective. The mesh is in pixels of the picture.
fn followed(picture: &Picture, perspective: &Perspective) -> Close {
    let flat = Flat::new(picture, perspective, FINE);
    let darkness = Darkness::new(&flat);
    let mesh = darkness.tracked();
    let gridness = darkness.gridness(&mesh);
    let mesh = mesh.map(|row| row.map(|point| perspective.apply(Flat::in_cells(FINE, point))));
    Close { mesh, gridness, area: 0.0 }
}

/// The crossings in the plane of the grid, row by row.
fn plane() -> impl Iterator<Item = Point> {
    (0..100).map(|at| Point::new(f64::from(at % 10), f64::from(at / 10)))
}

/// The corners of a mesh.
pub(super) fn corners(mesh: &Mesh) -> Quad {
    [mesh[0][0], mesh[0][9], mesh[9][9], mesh[9][0]]
}

/// Prefers large grids: a newspaper prints yesterday's solution small beside today's puzzle.
fn bonus(area: f64) -> f64 {
    let log = (area / 0.05 + 1e-9).ln();
    if area < 0.05 { 0.10 * log } else { 0.03 * log }
}
