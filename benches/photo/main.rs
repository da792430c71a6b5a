//! Reads a folder of labelled photos, and copies of them in worse conditions, and counts what is right.
//!
//! ```text
//! cargo run --release -p redoku-benches --bin photo -- FOLDER [--only KIND] [--wrong] [--folds WEIGHTS…] [--cells FOLDER]
//! ```
//!
//! `FOLDER/manifest.tsv` has a line for each photo: a JPEG file, 81 characters, and the four corners of the grid in
//! pixels (`x1,y1,…,x4,y4`, or `-`). `--only` names one kind of copy, `--wrong` prints each photo that was not
//! read right.
//!
//! The puzzles are dealt into four folds; photos of the same puzzle are in the same one. `--cells` writes the cut cells
//! of each fold for `xtask/photo/train.py`; `--folds` measures each fold with weights of its own, which were
//! trained without it.
//!
//! "Found" are the grids with their corners where the manifest has them, half a cell off at most, and those read right.
//! "Sure" are the right readings that say so. "Silent" are the wrong readings that claim to be sure: the page would
//! not ask a person to look.

#![allow(clippy::print_stdout, reason = "it has something to say")]

mod copies;

use std::error::Error;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use std::{env, fs};

use copies::{Kind, Photo};
use redoku::Grid;
use redoku::photo::{Network, Reading, read_with};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or("name a folder with a manifest.tsv")?;
    let (mut only, mut wrong, mut cells) = (None, false, None);
    let mut networks: [Network; FOLDS] = Default::default();
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--only" => only = Some(arguments.next().ok_or("which kind of copy?")?),
            "--wrong" => wrong = true,
            "--cells" => cells = Some(arguments.next().ok_or("which folder?")?),
            "--folds" => {
                for network in &mut networks {
                    let file = arguments.next().ok_or("a file of weights for each fold")?;
                    *network = Network::new(&fs::read(file)?).ok_or("not weights")?;
                }
            }
            _ => return Err(format!("unknown option {option}").into()),
        }
    }
    let photos = labelled_photos(Path::new(&folder))?;
    let is_wanted = |kind: &Kind| only.as_ref().is_none_or(|only| *only == kind.name());
    let kinds = Kind::ALL.into_iter().filter(is_wanted);
    if let Some(folder) = cells {
        return Ok(write_cells(&photos, kinds, Path::new(&folder))?);
    }
    println!("copies     photos  found  cells    before  after  sure  silent  median  worst");
    for kind in kinds {
        measure(&networks, &photos, kind, wrong).print(kind.name());
    }
    Ok(())
}

/// The parts into which the puzzles are dealt.
const FOLDS: usize = 4;

/// A photo and what it shows.
struct Labelled {
    file: String,
    photo: Photo,
    puzzle: Grid,
    corners: Option<Vec<f64>>,
    fold: usize,
}

fn labelled_photos(folder: &Path) -> Result<Vec<Labelled>, Box<dyn Error>> {
    let manifest = fs::read_to_string(folder.join("manifest.tsv"))?;
    let (mut photos, mut puzzles) = (Vec::new(), Vec::new());
    for line in manifest.lines().filter(|line| !line.starts_with('#')) {
        let [file, puzzle, corners] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("not a file, a puzzle and corners: {line}").into());
        };
        let number = puzzles.iter().position(|it| *it == puzzle).unwrap_or_else(|| {
            puzzles.push(puzzle);
            puzzles.len() - 1
        });
        photos.push(Labelled {
            fold: number % FOLDS,
            file: file.into(),
            photo: decode(&fs::read(folder.join(file))?)?,
            puzzle: puzzle.parse()?,
            corners: corners.split(',').map(|number| number.parse().ok()).collect(),
        });
    }
    Ok(photos)
}

fn decode(bytes: &[u8]) -> Result<Photo, Box<dyn Error>> {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGBA);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let rgba = decoder.decode()?;
    let (width, height) = decoder.dimensions().ok_or("no size")?;
    Ok(Photo { width, height, rgba, source: copies::in_place() })
}

/// The time that this thread has been running on a processor; on systems that do not say, the time of day.
fn thread_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

#[derive(Default)]
struct Tally {
    photos: usize,
    found: usize,
    cells: usize,
    before: usize,
    after: usize,
    sure: usize,
    silent: usize,
    times: Vec<Duration>,
}

fn measure(
    networks: &[Network; FOLDS],
    photos: &[Labelled],
    kind: Kind,
    print_wrong: bool,
) -> Tally {
    let mut tally = Tally::default();
    for (seed, labelled) in photos.iter().enumerate() {
        let copy = kind.copy(&labelled.photo, seed as u64);
        let started = thread_time();
        let reading = read_with(&networks[labelled.fold], copy.pixels());
        tally.times.push(thread_time() - started);
        tally.photos += 1;
        let right = tally.add(reading.as_ref(), labelled, &copy);
        if print_wrong && !right {
            print_reading(labelled, reading.as_ref());
        }
    }
    tally.times.sort();
    tally
}

impl Tally {
    /// Counts a reading and returns whether the whole puzzle is right.
    fn add(&mut self, reading: Option<&Reading>, labelled: &Labelled, copy: &Photo) -> bool {
        let Some(reading) = reading else { return false };
        let equal = |grid: &Grid| {
            let pairs = grid.to_ascii().into_iter().zip(labelled.puzzle.to_ascii());
            pairs.filter(|(read, is)| read == is).count()
        };
        let (before, after) = (equal(&reading.seen) == 81, equal(&reading.grid) == 81);
        self.found += usize::from(after || is_in_place(reading, labelled, copy));
        self.cells += equal(&reading.grid);
        self.before += usize::from(before);
        self.after += usize::from(after);
        self.sure += usize::from(after && reading.is_sure());
        self.silent += usize::from(!after && reading.is_sure());
        after
    }

    fn print(&self, name: &str) {
        let Self { photos, found, before, after, sure, silent, .. } = self;
        let cells = 100.0 * self.cells as f64 / (81 * photos) as f64;
        let (median, worst) = (self.times[photos / 2], self.times[photos - 1]);
        println!(
            "{name:9}  {photos:6}  {found:5}  {cells:5.2} %  {before:6}  {after:5}  {sure:4}  {silent:6}  {:3} ms  {:3} ms",
            median.as_millis(),
            worst.as_millis()
        );
    }
}

/// Whether each corner is near one of those in the manifest: half a cell at most.
fn is_in_place(reading: &Reading, labelled: &Labelled, copy: &Photo) -> bool {
    let Some(corners) = &labelled.corners else { return true };
    let near = (corners[2] - corners[0]).hypot(corners[3] - corners[1]) / 18.0;
    let is_near = |at: &redoku::photo::Point| {
        let (x, y) = (copy.source)(at.x, at.y);
        corners.chunks(2).any(|corner| (corner[0] - x).hypot(corner[1] - y) < near)
    };
    reading.corners().iter().all(is_near)
}

fn print_reading(labelled: &Labelled, reading: Option<&Reading>) {
    let Some(reading) = reading else { return println!("{}: no grid", labelled.file) };
    let lowest = reading.confidence.iter().copied().fold(1.0, f32::min);
    let Reading { gridness, unique, turns, others, .. } = reading;
    println!(
        "{}: gridness {gridness:.2}, turned {turns}, unique {unique}, others {others}, least sure {lowest:.2}",
        labelled.file
    );
    println!("  is   {}\n  seen {}\n  read {}", labelled.puzzle, reading.seen, reading.grid);
}

/// Writes a file for each fold: 81 bytes of digits (0 for a blank) and 81 × 28 × 28 floats (little endian) for each
/// copy of a photo with a grid.
fn write_cells(
    photos: &[Labelled],
    kinds: impl Iterator<Item = Kind>,
    folder: &Path,
) -> std::io::Result<()> {
    let mut folds = [const { Vec::new() }; FOLDS];
    for kind in kinds {
        for (seed, labelled) in photos.iter().enumerate() {
            let copy = kind.copy(&labelled.photo, seed as u64);
            let Some(cells) = redoku::photo::cells(copy.pixels()) else { continue };
            let digits = labelled.puzzle.to_ascii();
            let bytes = &mut folds[labelled.fold];
            bytes.extend(digits.map(|byte| if byte == b'.' { 0 } else { byte - b'0' }));
            bytes.extend(cells.iter().flatten().flat_map(|value| value.to_le_bytes()));
        }
    }
    for (number, bytes) in folds.iter().enumerate() {
        fs::write(folder.join(format!("fold{number}.bin")), bytes)?;
    }
    Ok(())
}
