//! From a photo to a grid: pixels in, digits out.
//!
//! ```text
//!   colours      ink            outline        lines           cells         digits        rules
//!  ┌───────┐   ┌───────┐      ┌───────┐      ┌─┬─┬─┐         ┌─┐┌─┐┌─┐
//!  │ ╱▒▒╲  │   │ ╱##╲  │      │ ╱──╲  │      ├─┼─┼─┤         │5││3││ │       5 99 %       5 3 .
//!  │ ╲▒▒╱  │ ▶ │ ╲##╱  │  ▶   │ ╲──╱  │   ▶  ├─┼─┼─┤   ▶     └─┘└─┘└─┘   ▶   3 97 %   ▶   6 . .
//!  └───────┘   └───────┘      └───────┘      └─┴─┴─┘         ┌─┐ …           . 99 %       . 9 8
//!   picture     mask          regions,       lines           cells           network,     rules
//!                             outline        find                            upright
//! ```
//!
//! ```
//! use redoku::photo::{Pixels, read};
//! // Four bytes for each pixel, row by row: red, green, blue, and an alpha that is ignored.
//! let white = vec![255; 4 * 640 * 480];
//! let pixels = Pixels::new(640, 480, &white).expect("as many bytes as the size says");
//! match read(pixels) {
//!     Some(reading) if reading.is_sure() => println!("{}", reading.grid),
//!     Some(reading) => println!("{}, but look at {:?}", reading.grid, reading.doubtful()),
//!     None => println!("no grid"),
//! }
//! # assert!(read(pixels).is_none());
//! ```
//!
//! - [`read`] finds the grid; [`read_within`] takes its corners.
//! - A [`Reading`] has the digits, how sure each is, and where the grid is. [`Reading::is_sure`] says whether a person
//!   need not look.
//!
//! The outline by connected ink, the view from above and a small network for the digits are the usual way (Wicht and
//! Hennebert 2014 describe it with photos of their own, with which this network was trained). Following each line to
//! read curled paper, and the rules as a reader, come on top.
//!
//! - **A wrong reading must not pass for a sure one.** A reading is sure if it has one solution and no cell that is
//!   less likely than 80 %: as the network sees it, and among the digits with which there is one solution.
//! - **The rules as a reader.** Alternatives of unsure cells are tried from the likeliest on until a grid has one
//!   solution.
//! - **Which side is up** is decided by what reads best, never by the pattern of blanks, which is often symmetric.
//! - If the largest grid makes no puzzle and another beside it does, that one is read. A grid of 60 digits or more is
//!   the printed solution of another puzzle: it is never taken instead of a puzzle, and never sure.
//! - Below a gridness of 0.9 the negative and the brightest colours are tried. Where lines are blurred, the mesh that
//!   looks most like a grid may be off by a column: if the first reading makes no puzzle, it is read in the negative,
//!   and up to six other meshes are read.
//! - **Colour noise is not ink.** The darkest of three noisy colours is a smudge in each blank cell, so only the tint,
//!   not the brightness, is smoothed before the darkest is taken.
//! - **Coloured paper is paper.** Its darkest colour is as dark as ink, its brightest one is bright.

mod cells;
mod find;
mod geometry;
mod lines;
mod mask;
mod network;
mod outline;
mod perspective;
mod picture;
mod regions;
mod rules;
mod upright;

use crate::model::{Cell, CellSet, Grid};
use find::Found;
use picture::{Ink, Picture};
use upright::Upright;

pub use geometry::{Point, Quad};
#[doc(hidden)]
pub use network::Network;
pub use picture::Pixels;

/// What was read in a photo.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Reading {
    /// The likeliest grid with one solution, or if there is none, the likeliest without conflict.
    pub grid: Grid,
    /// The likeliest digit of each cell, whatever the rules say.
    pub seen: Grid,
    /// How likely the digit or the blank in each cell of `grid` is, from 0 to 1.
    pub confidence: [f32; 81],
    /// The 10 × 10 points in which the lines cross, in pixels of the photo. The first is the top left corner of the
    /// puzzle, wherever that is in the photo.
    pub mesh: [[Point; 10]; 10],
    /// Quarter turns clockwise that put the photo upright.
    pub turns: usize,
    /// Whether `grid` has exactly one solution.
    pub unique: bool,
    /// Whether the photo shows another grid beside this one.
    pub others: bool,
    /// How much the lines look like a grid, from 0 to 1.
    pub gridness: f64,
}

/// A cell that is less likely than this is doubtful.
const SURE: f32 = 0.8;
/// A grid with so many digits is the printed solution of another puzzle.
const SOLUTION: usize = 60;
/// A picture with less gridness has no grid.
const LEAST_GRIDNESS: f64 = 0.5;
/// A picture with less gridness may be a negative, in which the rims of the lines look like lines, or on coloured
/// paper.
const CLEAR_GRIDNESS: f64 = 0.9;
/// How much more gridness these need.
const LEAD: f64 = 0.05;

impl Reading {
    /// Returns the corners of the puzzle, clockwise from its top left, in pixels of the photo.
    #[must_use]
    pub fn corners(&self) -> Quad {
        find::corners(&self.mesh)
    }

    /// Returns the cells that were hard to read.
    #[must_use]
    pub fn doubtful(&self) -> CellSet {
        Cell::all().filter(|cell| self.confidence[cell.index()] < SURE).collect()
    }

    /// Returns whether the grid can be trusted: a puzzle with one solution, and no cell was hard to read.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.is_puzzle() && self.doubtful().is_empty()
    }

    /// Whether this has one solution, and is not the printed solution of another puzzle.
    fn is_puzzle(&self) -> bool {
        self.unique && !self.is_solution()
    }

    fn is_solution(&self) -> bool {
        self.grid.digits().count() >= SOLUTION
    }
}

/// Reads the grid in a photo. Returns `None` if there is no grid in it.
///
/// If the photo shows several, reads the largest; if that makes no puzzle, and the next one does, the next. If none
/// does, looks closer at where the lines may be.
#[must_use]
pub fn read(pixels: Pixels<'_>) -> Option<Reading> {
    read_with(&Network::default(), pixels)
}

/// Reads the grid in a photo with a network of other weights, to measure these.
#[doc(hidden)]
#[must_use]
pub fn read_with(network: &Network, pixels: Pixels<'_>) -> Option<Reading> {
    let (view, mut found) = located(pixels, find::find)?;
    found.retain(|found| found.gridness >= LEAST_GRIDNESS);
    let others = found.len() > 1;
    let read = |view: &View<'_>, found: &Found| Reading { others, ..view.read(network, found) };
    let mut readings = found.iter().map(|found| read(&view, found));
    let first = readings.next()?;
    if first.is_puzzle() {
        return Some(first);
    }
    if first.unique {
        // A solution. The puzzle beside it is what is wanted, even if it cannot be read whole.
        return Some(readings.find(|beside| !beside.is_solution()).unwrap_or(first));
    }
    let other = readings
        .find(Reading::is_puzzle)
        .or_else(|| {
            // The lines may be dark and the digits bright.
            Some(read(&view.opposite(), &found[0])).filter(Reading::is_puzzle)
        })
        .or_else(|| {
            let candidates = find::candidates(&view.picture).into_iter();
            candidates.map(|found| read(&view, &found)).find(Reading::is_puzzle)
        });
    Some(other.unwrap_or(first))
}

/// Reads the grid with these corners, which need not be exact. Returns `None` if they are not those of a photographed
/// square in the picture.
#[must_use]
pub fn read_within(pixels: Pixels<'_>, corners: Quad) -> Option<Reading> {
    let corners = pixels.square_within(corners)?;
    let within = |picture: &Picture| find::within(picture, &corners).into_iter().collect();
    let (view, found) = located(pixels, within)?;
    Some(view.read(&Network::default(), &found[0]))
}

/// Returns the 81 cells of the grid in a photo as the network sees them, 28 × 28 each, for training it: 0 is paper,
/// 1 is ink. They are not turned.
#[doc(hidden)]
#[must_use]
pub fn cells(pixels: Pixels<'_>) -> Option<Vec<[f32; 28 * 28]>> {
    let (view, found) = located(pixels, find::find)?;
    Some(view.cells(&found[0]))
}

/// Finds grids, at least one, in the picture; if none is clear, in its negative and in its brightest colours, too.
fn located(
    pixels: Pixels<'_>,
    find: impl Fn(&Picture) -> Vec<Found>,
) -> Option<(View<'_>, Vec<Found>)> {
    let mut best: Option<(View<'_>, Vec<Found>)> = None;
    let gridness = |found: &[Found]| found.first().map_or(0.0, |found| found.gridness);
    for view in [View::darkest, View::negative, View::brightest] {
        let view = view(pixels);
        let found = find(&view.picture);
        let least = best.as_ref().map_or(0.0, |(_, best)| gridness(best) + LEAD);
        if gridness(&found) > least {
            best = Some((view, found));
        }
        if best.as_ref().is_some_and(|(_, best)| gridness(best) >= CLEAR_GRIDNESS) {
            break;
        }
    }
    best
}

/// A photo as ink on paper.
struct View<'a> {
    pixels: Pixels<'a>,
    ink: Ink,
    picture: Picture,
}

impl<'a> View<'a> {
    fn darkest(pixels: Pixels<'a>) -> Self {
        Self { pixels, ink: Ink::Dark, picture: pixels.darkest(Ink::Dark) }
    }

    fn negative(pixels: Pixels<'a>) -> Self {
        Self { pixels, ink: Ink::Bright, picture: pixels.darkest(Ink::Bright) }
    }

    fn brightest(pixels: Pixels<'a>) -> Self {
        Self { pixels, ink: Ink::Dark, picture: pixels.brightest(Ink::Dark) }
    }

    fn opposite(&self) -> Self {
        match self.ink {
            Ink::Dark => Self::negative(self.pixels),
            Ink::Bright => Self::darkest(self.pixels),
        }
    }

    fn cells(&self, found: &Found) -> Vec<cells::Cell> {
        cells::cut(&self.picture, || self.pixels.brightest(self.ink), &found.mesh)
    }

    fn read(&self, network: &Network, found: &Found) -> Reading {
        let Upright { turns, scores, settled } = upright::read(network, &self.cells(found));
        let crossing = |at: usize| {
            let at = upright::before(at, 10, turns);
            found.mesh[at / 10][at % 10]
        };
        Reading {
            grid: settled.grid,
            seen: rules::as_seen(&scores),
            confidence: settled.confidence(&scores),
            mesh: std::array::from_fn(|row| {
                std::array::from_fn(|column| crossing(10 * row + column))
            }),
            turns,
            unique: settled.unique,
            others: false,
            gridness: found.gridness,
        }
    }
}
