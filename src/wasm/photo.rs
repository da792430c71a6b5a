//! `readPhoto`: a puzzle from the pixels of a photo.

use js_sys::{Uint8Array, Uint8ClampedArray};
use redoku::photo::{self, Pixels, Point, Quad, Reading};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::Options;
use super::wire::{array, cells, line, object};

/// Pixels of the largest photo: more would not fit into the module's memory everywhere.
const MOST_PIXELS: u64 = 64 << 20;

/// Reads the puzzle in a photo.
#[wasm_bindgen(js_name = readPhoto, skip_typescript)]
pub fn read_photo(pixels: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["corners"])?;
    let corners = options.list("corners", point)?.map(quad).transpose()?;
    let (width, height, rgba) = read_pixels(pixels)?;
    let pixels = Pixels::new(width, height, &rgba).ok_or_else(not_pixels)?;
    let reading = match corners {
        Some(corners) => photo::read_within(pixels, corners),
        None => photo::read(pixels),
    };
    reading.map(|reading| answer(&reading)).ok_or_else(|| {
        error("no-grid", "the photo shows no Sudoku grid, or it is too small or cut off", &[])
    })
}

fn answer(reading: &Reading) -> JsValue {
    object(&[
        ("puzzle", line(&reading.grid)),
        ("seen", line(&reading.seen)),
        ("confidence", array(reading.confidence, |share| f64::from(share).into())),
        ("doubtful", cells(reading.doubtful())),
        ("unique", reading.unique.into()),
        ("sure", reading.is_sure().into()),
        ("corners", array(reading.corners(), pair)),
        ("mesh", array(reading.mesh.into_iter().flatten(), pair)),
        ("turns", reading.turns.into()),
        ("others", reading.others.into()),
    ])
}

fn pair(Point { x, y }: Point) -> JsValue {
    array([x, y], JsValue::from_f64)
}

/// Reads `ImageData`, or any object with the same three properties.
fn read_pixels(value: &JsValue) -> Result<(usize, usize, Vec<u8>), JsValue> {
    if !value.is_object() {
        return Err(not_pixels());
    }
    let size = |name: &str| -> Result<usize, JsValue> {
        let number = input::property(value, name)?.as_f64();
        let whole = number.filter(|size| size.fract() == 0.0 && (1.0..1e6).contains(size));
        whole.map(|size| size as usize).ok_or_else(not_pixels)
    };
    let (width, height) = (size("width")?, size("height")?);
    let number = width as u64 * height as u64;
    if number > MOST_PIXELS {
        let message = format!("expected at most {MOST_PIXELS} pixels; make the photo smaller");
        return Err(error("too-large", &message, &[("pixels", (number as f64).into())]));
    }
    let data = input::property(value, "data")?;
    // A detached array has no length, and copying it would trap.
    if input::length(&data)? != Some(4 * width * height) {
        return Err(not_pixels());
    }
    let clamped = data.dyn_ref::<Uint8ClampedArray>().map(Uint8ClampedArray::to_vec);
    let bytes = clamped.or_else(|| data.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec));
    Ok((width, height, bytes.ok_or_else(not_pixels)?))
}

fn not_pixels() -> JsValue {
    let message = "expected ImageData: width, height, and data with four bytes for each pixel";
    error("bad-shape", message, &[])
}

/// Reads `[x, y]`.
fn point(value: &JsValue) -> Result<Point, JsValue> {
    let number = |at: usize| -> Result<f64, JsValue> {
        let number = if value.is_object() { input::element(value, at)?.as_f64() } else { None };
        number.filter(|number| number.is_finite()).ok_or_else(not_corners)
    };
    Ok(Point::new(number(0)?, number(1)?))
}

fn quad(points: Vec<Point>) -> Result<Quad, JsValue> {
    Quad::try_from(points).map_err(|_| not_corners())
}

fn not_corners() -> JsValue {
    error("bad-option", "corners must be four pairs [x, y]", &[("name", "corners".into())])
}
