//! Copies of a photo in worse conditions, the same ones for the same seed.

use redoku::Random;
use redoku::photo::Pixels;

/// A photo in colours, four bytes for each pixel.
pub(crate) struct Photo {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) rgba: Vec<u8>,
    /// Where a point of this copy is in the photo.
    pub(crate) source: Box<dyn Fn(f64, f64) -> (f64, f64)>,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Plain,
    Turned,
    Tilted,
    Curled,
    Shadowed,
    Negative,
    Small,
    Noisy,
}

impl Kind {
    pub(crate) const ALL: [Self; 8] = [
        Self::Plain,
        Self::Turned,
        Self::Tilted,
        Self::Curled,
        Self::Shadowed,
        Self::Negative,
        Self::Small,
        Self::Noisy,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Turned => "turned",
            Self::Tilted => "tilted",
            Self::Curled => "curled",
            Self::Shadowed => "shadowed",
            Self::Negative => "negative",
            Self::Small => "small",
            Self::Noisy => "noisy",
        }
    }

    pub(crate) fn copy(self, photo: &Photo, seed: u64) -> Photo {
        let mut random = Random::new(seed);
        let mut between = |low: f64, high: f64| {
            low + (high - low) * random.below(1 << 20) as f64 / f64::from(1 << 20)
        };
        let (width, height) = (photo.width as f64, photo.height as f64);
        match self {
            Self::Plain => photo.lit(|_, _| 1.0),
            // By 15 to 345 degrees around the middle, in a picture that has room for it.
            Self::Turned => {
                let (sin, cos) = between(15.0, 345.0).to_radians().sin_cos();
                let side = width.hypot(height).ceil();
                photo.warped(side as usize, side as usize, move |x, y| {
                    let (x, y) = (x - side / 2.0, y - side / 2.0);
                    (x * cos + y * sin + width / 2.0, y * cos - x * sin + height / 2.0)
                })
            }
            // Seen from one side: the far edge is up to a third shorter.
            Self::Tilted => {
                let (across, down) = (between(-0.35, 0.35), between(-0.35, 0.35));
                photo.warped(photo.width, photo.height, move |x, y| {
                    let (u, v) = (x / width - 0.5, y / height - 0.5);
                    let depth = 1.0 + across * u + down * v;
                    ((u / depth * 1.15 + 0.5) * width, (v / depth * 1.15 + 0.5) * height)
                })
            }
            // Two waves of up to two percent.
            Self::Curled => {
                let [high, wide] = [0, 0].map(|_| between(-0.02, 0.02));
                let [start, begin] = [0, 0].map(|_| between(0.0, 6.3));
                photo.warped(photo.width, photo.height, move |x, y| {
                    let (u, v) = (x / width * 5.0, y / height * 5.0);
                    (x + width * wide * (v + begin).sin(), y + height * high * (u + start).sin())
                })
            }
            // A light that falls off to one side, and the edge of a shadow.
            Self::Shadowed => {
                let (sin, cos) = between(0.0, 360.0).to_radians().sin_cos();
                let (edge, depth) = (between(-0.25, 0.25), between(0.4, 0.65));
                photo.lit(|x, y| {
                    let along = (x / width - 0.5) * cos + (y / height - 0.5) * sin;
                    let shadow = ((along - edge) * 25.0).clamp(0.0, 1.0);
                    (0.85 - 0.3 * along) * (1.0 - (1.0 - depth) * shadow)
                })
            }
            Self::Negative => {
                let mut copy = photo.lit(|_, _| 1.0);
                copy.rgba
                    .chunks_mut(4)
                    .flat_map(|pixel| &mut pixel[..3])
                    .for_each(|value| *value = 255 - *value);
                copy
            }
            // 360 pixels on the long side: a cell has about 30.
            Self::Small => {
                let scale = 360.0 / width.max(height);
                photo.shrunk(scale)
            }
            // Coloured noise, as in a photo taken at night.
            Self::Noisy => {
                let mut copy = photo.lit(|_, _| 0.6);
                for value in copy.rgba.chunks_mut(4).flat_map(|pixel| &mut pixel[..3]) {
                    let noise: f64 = (0..4).map(|_| between(-16.0, 16.0)).sum();
                    *value = (f64::from(*value) + noise) as u8;
                }
                copy
            }
        }
    }
}

impl Photo {
    pub(crate) fn pixels(&self) -> Pixels<'_> {
        Pixels::new(self.width, self.height, &self.rgba).expect("four bytes for each pixel")
    }

    /// The colour at a point between pixels; grey outside.
    fn sample(&self, x: f64, y: f64) -> [u8; 4] {
        let inside =
            x >= 0.0 && y >= 0.0 && x < (self.width - 1) as f64 && y < (self.height - 1) as f64;
        if !inside {
            return [128, 128, 128, 255];
        }
        let (left, top, u, v) = (x as usize, y as usize, x.fract(), y.fract());
        std::array::from_fn(|part| {
            let at = |x: usize, y: usize| f64::from(self.rgba[(y * self.width + x) * 4 + part]);
            let above = at(left, top) * (1.0 - u) + at(left + 1, top) * u;
            let below = at(left, top + 1) * (1.0 - u) + at(left + 1, top + 1) * u;
            (above * (1.0 - v) + below * v + 0.5) as u8
        })
    }

    /// A copy whose pixels come from where `source` says.
    fn warped(
        &self,
        width: usize,
        height: usize,
        source: impl Fn(f64, f64) -> (f64, f64) + 'static,
    ) -> Self {
        let mut rgba = Vec::with_capacity(4 * width * height);
        for at in 0..width * height {
            let (x, y) = source((at % width) as f64, (at / width) as f64);
            rgba.extend(self.sample(x, y));
        }
        Self { width, height, rgba, source: Box::new(source) }
    }

    /// A copy in another light: 1 is unchanged, 0 is dark.
    fn lit(&self, light: impl Fn(f64, f64) -> f64) -> Self {
        let mut rgba = self.rgba.clone();
        for (at, pixel) in rgba.chunks_mut(4).enumerate() {
            let light = light((at % self.width) as f64, (at / self.width) as f64);
            pixel[..3].iter_mut().for_each(|value| *value = (f64::from(*value) * light) as u8);
        }
        Self { rgba, width: self.width, height: self.height, source: in_place() }
    }

    /// A smaller copy: each pixel is the mean of a few points in its area.
    fn shrunk(&self, scale: f64) -> Self {
        let size = |length: usize| (length as f64 * scale).round() as usize;
        let (width, height) = (size(self.width), size(self.height));
        let mut rgba = Vec::with_capacity(4 * width * height);
        for at in 0..width * height {
            let points = (0..16).map(|part| {
                let (dx, dy) =
                    (f64::from(part % 4) / 4.0 + 0.125, f64::from(part / 4) / 4.0 + 0.125);
                self.sample(
                    ((at % width) as f64 + dx) / scale - 0.5,
                    ((at / width) as f64 + dy) / scale - 0.5,
                )
            });
            let sums = points.fold([0_u16; 4], |sums, point| {
                std::array::from_fn(|part| sums[part] + u16::from(point[part]))
            });
            rgba.extend(sums.map(|sum| (sum / 16) as u8));
        }
        Self { width, height, rgba, source: Box::new(move |x, y| (x / scale, y / scale)) }
    }
}

/// The source of a photo whose points were not moved.
pub(crate) fn in_place() -> Box<dyn Fn(f64, f64) -> (f64, f64)> {
    Box::new(|x, y| (x, y))
}
