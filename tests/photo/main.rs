//! Reads photos that it draws itself.

#![cfg(feature = "photo")]

mod drawn;

use drawn::{Photo, photographed};
use redoku::Grid;
use redoku::photo::{Pixels, Point, read, read_within};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn puzzle() -> Grid {
    PUZZLE.parse().expect("a grid")
}

fn photo() -> Photo {
    Photo::new(640, 520, 1, photographed(&puzzle(), 330.0, 260.0))
}

#[test]
fn a_warped_and_shaded_photo_is_read() {
    let reading = read(photo().pixels()).expect("a grid");
    assert_eq!(reading.grid.to_string(), PUZZLE);
    assert!(reading.unique && !reading.others);
    assert_eq!(reading.turns, 0);
    let [top_left, _, bottom_right, _] = reading.corners();
    assert!(top_left.x < 200.0 && top_left.y < 120.0, "{top_left:?}");
    assert!(bottom_right.x > 460.0 && bottom_right.y > 400.0, "{bottom_right:?}");
}

#[test]
fn turned_photos_are_righted() {
    let mut photo = photo();
    for quarters in 1..4 {
        photo = photo.turned();
        let reading = read(photo.pixels()).expect("a grid");
        assert_eq!(reading.grid.to_string(), PUZZLE);
        assert_eq!(reading.turns, 4 - quarters);
    }
    // A quarter clockwise brings the top left corner to the top right.
    let reading = read(photo.turned().turned().pixels()).expect("a grid");
    let corner = reading.corners()[0];
    assert!(corner.x > 300.0, "{corner:?}");
}

#[test]
fn white_digits_on_black_are_read() {
    let reading = read(photo().negative().pixels()).expect("a grid");
    assert_eq!(reading.grid.to_string(), PUZZLE);
}

#[test]
fn rough_corners_are_enough() {
    let exact = read(photo().pixels()).expect("a grid").corners();
    let moves = [(5., -4.), (-4., 5.), (5., 3.), (-5., -3.)];
    let mut corners = exact;
    for (corner, (x, y)) in corners.iter_mut().zip(moves) {
        *corner = Point::new(corner.x + x, corner.y + y);
    }
    let reading = read_within(photo().pixels(), corners).expect("a square");
    assert_eq!(reading.grid.to_string(), PUZZLE);
    for (found, exact) in reading.corners().iter().zip(exact) {
        // A tenth of a cell: so much around it is cut out, too.
        assert!((found.x - exact.x).hypot(found.y - exact.y) < 4.0, "{found:?} {exact:?}");
    }
}

#[test]
fn two_grids_are_noticed() {
    let (left, right) =
        (photographed(&puzzle(), 230.0, 240.0), photographed(&puzzle(), 700.0, 240.0));
    let both = move |x: f64, y: f64| left(x, y).min(right(x, y));
    let reading = read(Photo::new(940, 480, 2, both).pixels()).expect("a grid");
    assert!(reading.others);
    assert_eq!(reading.grid.to_string(), PUZZLE);
}

/// A newspaper prints a solution beside its puzzle: it is never taken instead, and never sure.
#[test]
fn a_printed_solution_is_not_taken_for_a_puzzle() {
    let solution: Grid = SOLUTION.parse().expect("a grid");
    let (left, right) =
        (photographed(&solution, 230.0, 240.0), photographed(&puzzle(), 700.0, 240.0));
    let both = move |x: f64, y: f64| left(x, y).min(right(x, y));
    let reading = read(Photo::new(940, 480, 8, both).pixels()).expect("a grid");
    assert_eq!(reading.grid.to_string(), PUZZLE);
    let alone = Photo::new(640, 520, 9, photographed(&solution, 330.0, 260.0));
    let reading = read(alone.pixels()).expect("a grid");
    assert_eq!(reading.grid.to_string(), SOLUTION);
    assert!(reading.unique && !reading.is_sure());
}

/// The digits of the puzzle itself cannot be read: the solution is not what was asked for.
#[test]
fn a_solution_does_not_replace_a_puzzle_that_cannot_be_read() {
    let solution: Grid = SOLUTION.parse().expect("a grid");
    let (left, right) =
        (photographed(&puzzle(), 230.0, 240.0), photographed(&solution, 700.0, 240.0));
    let blotted = move |x: f64, y: f64| {
        let blot = (x - 190.0).hypot(y - 160.0) < 40.0;
        if blot { 0.3 } else { left(x, y).min(right(x, y)) }
    };
    let reading = read(Photo::new(940, 480, 10, blotted).pixels()).expect("a grid");
    assert_ne!(reading.grid.to_string(), SOLUTION);
}

/// A screenshot: straight hair lines, and boxes on paper of strong colours.
#[test]
fn hair_lines_and_coloured_boxes_are_read() {
    let paper = [[255, 213, 79], [129, 199, 132], [100, 181, 246], [255, 138, 101], [255; 3]];
    let colour = |row: usize, column: usize| paper[(row / 3 * 3 + column / 3) % paper.len()];
    let screenshot = Photo::screenshot(&puzzle(), colour, [153, 153, 153]);
    let reading = read(screenshot.pixels()).expect("a grid");
    assert_eq!(reading.grid.to_string(), PUZZLE);
    // The selected cell of an app: white on blue.
    let colour = |row: usize, column: usize| match (row, column) {
        (0, 0) => [25, 118, 210],
        _ if row == 0 || column == 0 => [227, 242, 253],
        _ => [255; 3],
    };
    let reading = read(Photo::screenshot(&puzzle(), colour, [216, 220, 226]).pixels());
    assert_eq!(reading.expect("a grid").grid.to_string(), PUZZLE);
}

/// A grid without digits is not a sure reading, and neither is one in which a digit is hidden.
#[test]
fn what_is_not_a_puzzle_is_not_sure() {
    let empty = Photo::new(640, 520, 3, photographed(&Grid::EMPTY, 330.0, 260.0));
    let reading = read(empty.pixels()).expect("a grid");
    assert!(!reading.unique && !reading.is_sure());
    let hidden = photographed(&puzzle(), 330.0, 260.0);
    let blot = move |x: f64, y: f64| {
        if (x - 250.0).hypot(y - 100.0) < 45.0 { 0.3 } else { hidden(x, y) }
    };
    let blotted = read(Photo::new(640, 520, 4, blot).pixels());
    assert!(blotted.is_none_or(|reading| !reading.is_sure() || reading.grid == puzzle()));
}

#[test]
fn pictures_without_a_grid_are_refused() {
    let waves = |x: f64, y: f64| 0.5 + 0.3 * (x / 23.0).sin() * (y / 31.0 + x / 70.0).cos();
    let stripes = |x: f64, _: f64| if ((x / 20.0) as usize).is_multiple_of(2) { 0.9 } else { 0.2 };
    assert!(read(Photo::new(600, 450, 5, waves).pixels()).is_none());
    assert!(read(Photo::new(600, 450, 6, stripes).pixels()).is_none());
    assert!(read(Photo::new(600, 450, 7, |_, _| 0.5).pixels()).is_none());
}

/// No size and no corners may panic.
#[test]
fn odd_pictures_are_harmless() {
    for (width, height) in [(0, 0), (1, 1), (1, 900), (39, 40), (5000, 41), (40, 40), (64, 48)] {
        let rgba = vec![90; 4 * width * height];
        let pixels = Pixels::new(width, height, &rgba).unwrap();
        assert!(read(pixels).is_none());
        let corners = [(0., 0.), (1e300, 0.), (1e300, 1e300), (f64::NEG_INFINITY, 1e300)];
        let _ = read_within(pixels, corners.map(|(x, y)| Point::new(x, y)));
        let _ = read_within(pixels, [Point::new(f64::NAN, 0.0); 4]);
    }
}
