//! The reader of a single digit: a small convolutional network.
//!
//! ```text
//!  28×28       12 × 14×14      24 × 7×7      32 × 3×3       10
//! ┌──────┐    ┌─────┐         ┌───┐         ┌──┐
//! │ cell │ ─▶ │     │┐ ─────▶ │   │┐ ─────▶ │  │┐ ─────▶  blank, 1 … 9
//! └──────┘    └─────┘│        └───┘│        └──┘│
//!              └─────┘         └───┘         └──┘
//!     3×3 weights, halved   3×3, halved   3×3, halved   every one to every one
//! ```
//!
//! After each layer only the largest of four neighbours is kept, and nothing below zero. That is LeNet's design
//! (LeCun and others 1998), with 12,570 weights. `xtask/photo` trains them; `weights.bin` has, for each output of each
//! layer, its scale and its bias as 32-bit floats (little endian), then its weights as signed bytes.

use super::cells::{Cell, SIDE};

/// The logarithms of the probabilities that a cell is blank or has a digit from 1 to 9.
pub(super) type Scores = [f32; 10];

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// The numbers of pictures after each layer.
const LAYERS: [usize; 4] = [1, 12, 24, 32];
/// The inputs of the last layer: 32 pictures of 3 × 3.
const FEATURES: usize = 288;

/// One layer: the weights of each output, one after the other, and what is added to each.
struct Layer {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

/// The network that reads digits. The default one has the weights of this crate.
pub struct Network {
    convolutions: [Layer; 3],
    last: Layer,
}

impl Default for Network {
    fn default() -> Self {
        Self::read_from(WEIGHTS)
    }
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Network")
    }
}

impl Network {
    /// Creates a network with other weights, as `xtask/photo` writes them. Returns `None` if it is the wrong number.
    #[must_use]
    pub fn new(weights: &[u8]) -> Option<Self> {
        (weights.len() == WEIGHTS.len()).then(|| Self::read_from(weights))
    }

    fn read_from(mut bytes: &[u8]) -> Self {
        let convolutions =
            std::array::from_fn(|at| Layer::read(&mut bytes, LAYERS[at + 1], LAYERS[at] * 9));
        let last = Layer::read(&mut bytes, 10, FEATURES);
        Self { convolutions, last }
    }

    /// Reads a cell.
    pub(super) fn read(&self, cell: &Cell) -> Scores {
        let (mut pictures, mut side) = (cell.to_vec(), SIDE);
        for layer in &self.convolutions {
            pictures = layer.convolve(&pictures, side);
            side /= 2;
        }
        let outputs: Scores = std::array::from_fn(|at| {
            let weights = &self.last.weights[at * FEATURES..][..FEATURES];
            let sum: f32 =
                weights.iter().zip(&pictures).map(|(weight, value)| weight * value).sum();
            self.last.biases[at] + sum
        });
        let largest = outputs.into_iter().fold(f32::MIN, f32::max);
        let all = outputs.iter().map(|output| (output - largest).exp()).sum::<f32>().ln() + largest;
        outputs.map(|output| output - all)
    }
}

impl Layer {
    /// Takes a layer from the front of `bytes`.
    fn read(bytes: &mut &[u8], outputs: usize, inputs: usize) -> Self {
        let (mut weights, mut biases) = (Vec::with_capacity(outputs * inputs), Vec::new());
        for output in bytes[..outputs * (8 + inputs)].chunks_exact(8 + inputs) {
            let float = |at: usize| f32::from_le_bytes(std::array::from_fn(|k| output[at + k]));
            let scale = float(0);
            biases.push(float(4));
            weights.extend(output[8..].iter().map(|&byte| f32::from(byte as i8) * scale));
        }
        *bytes = &bytes[outputs * (8 + inputs)..];
        Self { weights, biases }
    }

    /// Weighs the 3 × 3 neighbours of each pixel in each picture, then halves the pictures.
    fn convolve(&self, pictures: &[f32], side: usize) -> Vec<f32> {
        let inputs = pictures.len() / (side * side);
        let padded = pad(pictures, side);
        let (stride, half) = (side + 2, side / 2);
        let mut sums = vec![0.0; stride * (side - 1) + side];
        let mut halved = Vec::with_capacity(self.biases.len() * half * half);
        for (weights, &bias) in self.weights.chunks(inputs * 9).zip(&self.biases) {
            sums.fill(bias);
            for (picture, weights) in padded.chunks(stride * stride).zip(weights.chunks(9)) {
                for (row, weights) in weights.chunks(3).enumerate() {
                    // One long row: what is summed up at the rims, between rows, is never read.
                    add_weighed(
                        &mut sums,
                        &picture[row * stride..],
                        [weights[0], weights[1], weights[2]],
                    );
                }
            }
            for at in 0..half * half {
                let at = 2 * (at / half * stride + at % half);
                let four = [sums[at], sums[at + 1], sums[at + stride], sums[at + stride + 1]];
                halved.push(four.into_iter().fold(0.0, f32::max));
            }
        }
        halved
    }
}

/// Adds the weighed sum of three neighbours to each sum. All the time of the network goes by here.
fn add_weighed(sums: &mut [f32], values: &[f32], [a, b, c]: [f32; 3]) {
    let length = sums.len();
    let (first, second, third) = (&values[..length], &values[1..=length], &values[2..length + 2]);
    for at in 0..length {
        sums[at] += a * first[at] + b * second[at] + c * third[at];
    }
}

/// Puts a rim of zeros around each picture.
fn pad(pictures: &[f32], side: usize) -> Vec<f32> {
    let stride = side + 2;
    let mut padded = vec![0.0; pictures.len() / (side * side) * stride * stride];
    for (from, to) in pictures.chunks(side * side).zip(padded.chunks_mut(stride * stride)) {
        for (from, to) in from.chunks(side).zip(to[stride..].chunks_mut(stride)) {
            to[1..=side].copy_from_slice(from);
        }
    }
    padded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fill_the_layers() {
        let bytes: usize = [(12, 9), (24, 108), (32, 216), (10, 288)]
            .iter()
            .map(|(outputs, inputs)| outputs * (8 + inputs))
            .sum();
        assert_eq!(WEIGHTS.len(), bytes);
    }

    /// The layer compared with the definition of a convolution, pixel by pixel.
    #[test]
    fn a_convolution_is_what_it_says() {
        let mut random = crate::model::Random::new(1);
        let mut value = || random.below(2000) as f32 / 1000.0 - 1.0;
        let pictures: Vec<f32> = (0..2 * 36).map(|_| value()).collect();
        let layer = Layer {
            weights: (0..3 * 2 * 9).map(|_| value()).collect(),
            biases: (0..3).map(|_| value()).collect(),
        };
        let pixel = |picture: usize, x: isize, y: isize| {
            let inside = (0..6).contains(&x) && (0..6).contains(&y);
            if inside { pictures[picture * 36 + y as usize * 6 + x as usize] } else { 0.0 }
        };
        let sum = |output: usize, x: isize, y: isize| {
            let weighed = (0..18).map(|at| {
                let (dx, dy) = (at % 9 % 3 - 1, at % 9 / 3 - 1);
                layer.weights[output * 18 + at as usize] * pixel(at as usize / 9, x + dx, y + dy)
            });
            layer.biases[output] + weighed.sum::<f32>()
        };
        for (at, halved) in layer.convolve(&pictures, 6).into_iter().enumerate() {
            let (output, x, y) = (at / 9, (at % 3 * 2) as isize, (at % 9 / 3 * 2) as isize);
            let four = [
                sum(output, x, y),
                sum(output, x + 1, y),
                sum(output, x, y + 1),
                sum(output, x + 1, y + 1),
            ];
            let expected = four.into_iter().fold(0.0, f32::max);
            assert!((halved - expected).abs() < 1e-4, "{at}: {halved} {expected}");
        }
    }

    /// A cell with its four lines, and a stroke from top to bottom as wide as `stroke`.
    fn drawn(stroke: usize) -> Cell {
        std::array::from_fn(|at| {
            let (x, y) = (at % SIDE, at / SIDE);
            let line = [2, 25].contains(&x) || [2, 25].contains(&y);
            let ink = (6..22).contains(&y) && (13..13 + stroke).contains(&x);
            if line || ink { 1.0 } else { 0.0 }
        })
    }

    #[test]
    fn a_stroke_is_a_one_and_paper_is_blank() {
        let network = Network::default();
        for (stroke, expected) in [(0, 0), (3, 1)] {
            let scores = network.read(&drawn(stroke));
            let sum: f32 = scores.iter().map(|score| score.exp()).sum();
            assert!((sum - 1.0).abs() < 1e-4);
            assert!(scores[expected].exp() > 0.8, "{expected}: {scores:?}");
        }
    }
}
