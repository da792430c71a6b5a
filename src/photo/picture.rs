//! A grey picture: made from colours, made smaller, blurred, and read between its pixels.

use super::geometry::{Point, Quad, is_plausible, ordered};

/// Tint is smoothed over this part of the long side to each direction.
const TINT: usize = 200;

/// What is ink in a picture: the dark on bright paper, or the bright on a dark screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ink {
    Dark,
    Bright,
}

impl Ink {
    /// The colours of a pixel, with white where it is transparent, as dark ink on bright paper.
    fn colours(self, pixel: &[u8]) -> [u8; 3] {
        let opacity = u16::from(pixel[3]);
        [pixel[0], pixel[1], pixel[2]].map(|colour| {
            let shown = (u16::from(colour) * opacity / 255) as u8 + (255 - pixel[3]);
            match self {
                Self::Dark => shown,
                Self::Bright => 255 - shown,
            }
        })
    }
}

/// Colour pixels, as an `ImageData` has them: four bytes each (red, green, blue, opacity), row by row.
#[derive(Clone, Copy)]
pub struct Pixels<'a> {
    width: usize,
    height: usize,
    rgba: &'a [u8],
}

impl<'a> Pixels<'a> {
    /// Creates a view of `rgba`. Returns `None` unless it has four bytes for each pixel.
    #[must_use]
    pub fn new(width: usize, height: usize, rgba: &'a [u8]) -> Option<Self> {
        let bytes = width.checked_mul(height)?.checked_mul(4)?;
        (bytes == rgba.len()).then_some(Self { width, height, rgba })
    }

    /// Puts corners into order and into the picture. Returns `None` if they cannot be those of a square.
    pub(super) fn square_within(self, corners: Quad) -> Option<Quad> {
        let (width, height) = (self.width as f64, self.height as f64);
        let inside = |at: Point| Point::new(at.x.max(0.0).min(width), at.y.max(0.0).min(height));
        let quad = ordered(corners.map(inside));
        is_plausible(&quad, 0.1 * width * height).then_some(quad)
    }

    /// The darkest of the three colours: red and blue ink stay dark. It is the brightness less the tint, which is how
    /// much darker than that the darkest colour is. Only the tint is smoothed: the noise of a camera in weak light
    /// differs from colour to colour, and the darkest of three would be a smudge.
    pub(super) fn darkest(self, ink: Ink) -> Picture {
        let (mut brightness, tint): (Vec<u8>, Vec<u8>) = self
            .rgba
            .chunks_exact(4)
            .map(|pixel| {
                let [r, g, b] = ink.colours(pixel);
                let bright = ((u16::from(r) + 2 * u16::from(g) + u16::from(b)) / 4) as u8;
                (bright, bright - r.min(g).min(b))
            })
            .unzip();
        let tint = self.picture(tint).smoothed(self.width.max(self.height) / TINT);
        brightness
            .iter_mut()
            .zip(tint.pixels)
            .for_each(|(bright, tint)| *bright = bright.saturating_sub(tint));
        self.picture(brightness)
    }

    /// The brightest of the three colours: coloured paper is bright.
    pub(super) fn brightest(self, ink: Ink) -> Picture {
        let brightest = |pixel| ink.colours(pixel).into_iter().fold(0, u8::max);
        self.picture(self.rgba.chunks_exact(4).map(brightest).collect())
    }

    fn picture(self, pixels: Vec<u8>) -> Picture {
        Picture { width: self.width, height: self.height, pixels }
    }
}

impl std::fmt::Debug for Pixels<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} × {} pixels", self.width, self.height)
    }
}

/// A grey picture: 0 is black, 255 is white.
#[derive(Clone)]
pub(super) struct Picture {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
}

impl Picture {
    /// Scales the picture down by `scale`; each new pixel is the mean of the area that it covers. A scale of 1
    /// or more copies the picture.
    pub(super) fn scaled(&self, scale: f64) -> Self {
        if scale >= 1.0 {
            return self.clone();
        }
        let scaled = |length: usize| ((length as f64 * scale).round() as usize).max(1);
        let columns = shares(self.width, scaled(self.width));
        let rows = shares(self.height, scaled(self.height));
        let mut pixels = Vec::with_capacity(columns.len() * rows.len());
        let mut sums = vec![0_f32; self.width];
        for (top, weights) in &rows {
            sums.fill(0.0);
            for (row, weight) in self.pixels[top * self.width..].chunks(self.width).zip(weights) {
                sums.iter_mut()
                    .zip(row)
                    .for_each(|(sum, &pixel)| *sum += f32::from(pixel) * weight);
            }
            pixels.extend(columns.iter().map(|(left, weights)| {
                let mean: f32 = sums[*left..].iter().zip(weights).map(|(sum, w)| sum * w).sum();
                (mean + 0.5) as u8
            }));
        }
        Self { width: columns.len(), height: rows.len(), pixels }
    }

    /// Blurs with the weights 1 2 1 in both directions, which takes away single-pixel noise.
    pub(super) fn blurred(&self) -> Self {
        let (width, height) = (self.width, self.height);
        let at = |x: usize, y: usize| u16::from(self.pixels[y * width + x]);
        let mut rows = Vec::with_capacity(width * height);
        for y in 0..height {
            rows.extend((0..width).map(|x| {
                at(x.saturating_sub(1), y) + 2 * at(x, y) + at((x + 1).min(width - 1), y)
            }));
        }
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let (above, below) = (y.saturating_sub(1) * width, (y + 1).min(height - 1) * width);
            pixels.extend((0..width).map(|x| {
                ((rows[above + x] + 2 * rows[y * width + x] + rows[below + x] + 8) >> 4) as u8
            }));
        }
        Self { width, height, pixels }
    }

    /// The mean of the square around each pixel that reaches so far to each side.
    pub(super) fn smoothed(&self, reach: usize) -> Self {
        let (width, height) = (self.width, self.height);
        let row =
            |y: usize| self.pixels[y * width..][..width].iter().map(|&pixel| u32::from(pixel));
        // The sums of the columns between the rows `y - reach` and `y + reach`.
        let mut columns = vec![0; width];
        for y in 0..reach.min(height) {
            columns.iter_mut().zip(row(y)).for_each(|(sum, pixel)| *sum += pixel);
        }
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            if y + reach < height {
                columns.iter_mut().zip(row(y + reach)).for_each(|(sum, pixel)| *sum += pixel);
            }
            if y > reach {
                columns.iter_mut().zip(row(y - reach - 1)).for_each(|(sum, pixel)| *sum -= pixel);
            }
            let rows = (y + reach + 1).min(height) - y.saturating_sub(reach);
            let mut sum: u32 = columns[..reach.min(width)].iter().sum();
            pixels.extend((0..width).map(|x| {
                sum += columns.get(x + reach).unwrap_or(&0);
                sum -= if x > reach { columns[x - reach - 1] } else { 0 };
                let area = rows * ((x + reach + 1).min(width) - x.saturating_sub(reach));
                (sum / area as u32) as u8
            }));
        }
        Self { width, height, pixels }
    }

    /// The value at a point between pixels, from the four around it. Outside, the nearest pixel counts. The
    /// picture has at least two rows and two columns.
    #[inline]
    pub(super) fn sample(&self, x: f64, y: f64) -> f32 {
        let x = x.max(0.0).min(self.width as f64 - 1.001);
        let y = y.max(0.0).min(self.height as f64 - 1.001);
        let (left, top) = (x as usize, y as usize);
        let (right_share, below_share) = ((x - left as f64) as f32, (y - top as f64) as f32);
        let at = top * self.width + left;
        let mix = |at: usize| {
            let (left, right) = (f32::from(self.pixels[at]), f32::from(self.pixels[at + 1]));
            left + (right - left) * right_share
        };
        let (above, below) = (mix(at), mix(at + self.width));
        above + (below - above) * below_share
    }
}

/// The value that so many percent of the others are below.
pub(super) fn percentile(values: &mut [f32], percent: usize) -> f32 {
    let at = values.len() * percent / 100;
    *values.select_nth_unstable_by(at, f32::total_cmp).1
}

/// For each of `new` pixels, the first of the `old` pixels that it covers, and the share of each.
fn shares(old: usize, new: usize) -> Vec<(usize, Vec<f32>)> {
    let edge = |at: usize| at as f64 * old as f64 / new as f64;
    let pixel = |at: usize| {
        let (start, end) = (edge(at), edge(at + 1));
        let (first, last) = (start.floor() as usize, (end.ceil() as usize).min(old));
        let covered = |at: usize| ((at + 1) as f64).min(end) - (at as f64).max(start);
        (first, (first..last).map(|at| (covered(at) / (end - start)) as f32).collect())
    };
    (0..new).map(pixel).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coloured_ink_is_dark_on_transparent_paper() {
        let rgba = [255, 0, 0, 255, 40, 40, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255];
        let pixels = Pixels::new(2, 2, &rgba).unwrap();
        assert_eq!(pixels.darkest(Ink::Dark).pixels, [0, 40, 255, 255]);
        assert_eq!(pixels.brightest(Ink::Dark).pixels, [255, 255, 255, 255]);
        assert_eq!(pixels.darkest(Ink::Bright).pixels, [0, 0, 0, 0]);
        assert!(Pixels::new(2, 3, &rgba).is_none());
        assert!(Pixels::new(usize::MAX, 2, &rgba).is_none());
    }

    #[test]
    fn corners_are_put_into_order_and_into_the_picture() {
        let rgba = vec![255; 100 * 100 * 4];
        let pixels = Pixels::new(100, 100, &rgba).unwrap();
        let points = |list: [(f64, f64); 4]| list.map(|(x, y)| Point::new(x, y));
        let mixed = points([(90., 90.), (-8., 10.), (90., 10.), (10., 1e300)]);
        let square = points([(0., 10.), (90., 10.), (90., 90.), (10., 100.)]);
        assert_eq!(pixels.square_within(mixed), Some(square));
        assert_eq!(pixels.square_within([Point::new(f64::NAN, 5.); 4]), None);
        assert_eq!(pixels.square_within([Point::new(5., 5.); 4]), None);
    }

    #[test]
    fn the_noise_of_colours_is_no_ink() {
        // Grey paper of 400 × 40, where red and blue are off by up to 60 in each pixel.
        let mut random = crate::model::Random::new(1);
        let mut noisy = || 120 + random.below(120) as u8;
        let rgba: Vec<u8> = (0..400 * 40).flat_map(|_| [noisy(), 180, noisy(), 255]).collect();
        let spread = |pixels: Vec<u8>| {
            let mean =
                pixels.iter().map(|&value| f64::from(value)).sum::<f64>() / pixels.len() as f64;
            let squares =
                pixels.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum::<f64>();
            (squares / pixels.len() as f64).sqrt()
        };
        let darkest = rgba.chunks(4).map(|rgba| rgba[0].min(rgba[1]).min(rgba[2])).collect();
        let grey = Pixels::new(400, 40, &rgba).unwrap().darkest(Ink::Dark).pixels;
        assert!(spread(grey) < 0.7 * spread(darkest));
    }

    #[test]
    fn smoothing_takes_the_mean_of_what_is_there() {
        let picture = Picture { width: 4, height: 2, pixels: vec![0, 40, 80, 80, 40, 80, 120, 0] };
        assert_eq!(picture.smoothed(0).pixels, picture.pixels);
        assert_eq!(picture.smoothed(1).pixels, [40, 60, 66, 70, 40, 60, 66, 70]);
        assert_eq!(picture.smoothed(9).pixels, [55; 8]);
    }

    #[test]
    fn scaling_keeps_the_mean() {
        let pixels = [[0, 50, 100, 150, 200]; 2].concat();
        let picture = Picture { width: 5, height: 2, pixels };
        let half = picture.scaled(0.5);
        assert_eq!((half.width, half.height), (3, 1));
        assert_eq!(half.pixels, [20, 100, 180]);
        assert_eq!(picture.sample(1.5, 0.5), 75.0);
        assert_eq!(picture.sample(-9.0, 9.0), 0.0);
    }
}
