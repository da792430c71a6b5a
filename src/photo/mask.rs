//! Ink and paper: a threshold that follows the light, and thicker ink.

use super::picture::Picture;

/// A picture with two colours: ink (`true`) and paper.
#[derive(Clone)]
pub(super) struct Mask {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) ink: Vec<bool>,
}

/// Sums over rectangles in four reads (Crow 1984):
///
/// ```text
/// ┌─────┬──────┐
/// │  a  │      │   sum of ▒ = d − b − c + a, where each letter is
/// ├─────b──────┤   the sum of everything above and left of it
/// │     │▒▒▒▒▒▒│
/// └─────c──────d
/// ```
pub(super) struct Sums {
    sums: Vec<u32>,
}

impl Sums {
    pub(super) fn new(picture: &Picture) -> Self {
        let stride = picture.width + 1;
        let mut sums = vec![0_u32; stride * (picture.height + 1)];
        for (y, row) in picture.pixels.chunks(picture.width).enumerate() {
            let mut sum = 0;
            for (x, &pixel) in row.iter().enumerate() {
                sum += u32::from(pixel);
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum;
            }
        }
        Self { sums }
    }
}

impl Mask {
    /// Ink is what is darker, by `contrast`, than the mean of the `window` around it (Bradley and Roth 2007).
    pub(super) fn of(picture: &Picture, sums: &Sums, window: usize, contrast: i32) -> Self {
        let (width, height, reach) = (picture.width, picture.height, window / 2);
        let mut ink = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let above = &sums.sums[top * (width + 1)..][..=width];
            let below = &sums.sums[bottom * (width + 1)..][..=width];
            for (x, &pixel) in picture.pixels[y * width..][..width].iter().enumerate() {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = below[right] + above[left] - below[left] - above[right];
                let area = ((bottom - top) * (right - left)) as i32;
                ink.push((i32::from(pixel) + contrast) * area <= sum as i32);
            }
        }
        Self { width, height, ink }
    }

    /// Makes ink thicker by `reach` pixels to each side, which closes gaps in lines.
    pub(super) fn thickened(&self, reach: usize) -> Self {
        let (width, height) = (self.width, self.height);
        let mut wide = vec![false; width * height];
        for (from, to) in self.ink.chunks(width).zip(wide.chunks_mut(width)) {
            for x in (0..width).filter(|&x| from[x]) {
                to[x.saturating_sub(reach)..(x + reach + 1).min(width)].fill(true);
            }
        }
        let mut ink = vec![false; width * height];
        for (y, from) in wide.chunks(width).enumerate() {
            for to in ink.chunks_mut(width).take(y + reach + 1).skip(y.saturating_sub(reach)) {
                to.iter_mut().zip(from).for_each(|(to, from)| *to |= from);
            }
        }
        Self { width, height, ink }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row that gets darker from left to right, with two spots of ink.
    #[test]
    fn the_threshold_follows_the_light() {
        let mut pixels: Vec<u8> = (0..60).map(|x| 250 - 3 * x).collect();
        for spot in [10, 50] {
            pixels[spot] -= 40;
        }
        let picture = Picture { width: 60, height: 1, pixels };
        let mask = Mask::of(&picture, &Sums::new(&picture), 11, 15);
        let ink: Vec<usize> = (0..60).filter(|&x| mask.ink[x]).collect();
        assert_eq!(ink, [10, 50]);
    }

    #[test]
    fn thick_ink_reaches_to_all_sides() {
        let mut ink = vec![false; 5 * 4];
        ink[5] = true;
        let thick = Mask { width: 5, height: 4, ink }.thickened(1);
        let drawn: Vec<String> = thick
            .ink
            .chunks(5)
            .map(|row| row.iter().map(|&ink| if ink { '#' } else { '.' }).collect())
            .collect();
        assert_eq!(drawn, ["##...", "##...", "##...", "....."]);
    }
}
