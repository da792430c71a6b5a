//! Connected regions of a mask: the lines of a grid are one region of ink, its cells are regions of paper.

use super::mask::Mask;

/// A connected region: the rectangle around it, and the number of its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Region {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
    pub(super) area: usize,
}

impl Region {
    const NONE: Self = Self { left: usize::MAX, top: usize::MAX, right: 0, bottom: 0, area: 0 };

    pub(super) fn width(&self) -> usize {
        self.right - self.left + 1
    }

    pub(super) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    fn add(&mut self, x: usize, y: usize) {
        self.left = self.left.min(x);
        self.top = self.top.min(y);
        self.right = self.right.max(x);
        self.bottom = self.bottom.max(y);
        self.area += 1;
    }
}

/// The regions of a mask, and for each pixel the number of its region.
pub(super) struct Regions {
    pub(super) all: Vec<Region>,
    /// `Regions::NONE` for pixels in no region.
    pub(super) numbers: Vec<u32>,
}

/// What is connected: ink also by its corners, as slanted lines are; paper only by its sides.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Of {
    Ink,
    Paper,
}

impl Regions {
    pub(super) const NONE: u32 = u32::MAX;

    /// Numbers the regions in one pass over the pixels and a second one that joins numbers that met (union-find).
    pub(super) fn new(mask: &Mask, of: Of) -> Self {
        let width = mask.width;
        let ours = |at: usize| mask.ink[at] == (of == Of::Ink);
        let mut numbers = vec![Self::NONE; mask.ink.len()];
        let mut parents: Vec<u32> = Vec::new();
        for at in (0..numbers.len()).filter(|&at| ours(at)) {
            let x = at % width;
            let corners = of == Of::Ink && at >= width;
            let before = [
                (x > 0).then(|| at - 1),
                (at >= width).then(|| at - width),
                (corners && x > 0).then(|| at - width - 1),
                (corners && x + 1 < width).then(|| at - width + 1),
            ];
            for before in before.into_iter().flatten() {
                let number = numbers[before];
                if number == Self::NONE || number == numbers[at] {
                    continue;
                }
                if numbers[at] == Self::NONE {
                    numbers[at] = number;
                } else {
                    let (one, two) = (root(&mut parents, numbers[at]), root(&mut parents, number));
                    parents[one.max(two) as usize] = one.min(two);
                }
            }
            if numbers[at] == Self::NONE {
                numbers[at] = parents.len() as u32;
                parents.push(numbers[at]);
            }
        }
        let mut all = Vec::new();
        let mut renumbered = vec![Self::NONE; parents.len()];
        for number in 0..parents.len() as u32 {
            let root = root(&mut parents, number) as usize;
            // A root is the smallest of its numbers, so it comes first.
            if renumbered[root] == Self::NONE {
                renumbered[root] = all.len() as u32;
                all.push(Region::NONE);
            }
            renumbered[number as usize] = renumbered[root];
        }
        for (at, number) in numbers.iter_mut().enumerate() {
            if *number != Self::NONE {
                *number = renumbered[*number as usize];
                all[*number as usize].add(at % width, at / width);
            }
        }
        Self { all, numbers }
    }
}

/// The smallest number that is joined with this one. Paths get half as long on the way.
fn root(parents: &mut [u32], mut number: u32) -> u32 {
    while parents[number as usize] != number {
        let next = parents[parents[number as usize] as usize];
        parents[number as usize] = next;
        number = next;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    fn areas(rows: &[&str], of: Of) -> Vec<usize> {
        let ink = rows.iter().flat_map(|row| row.chars().map(|c| c == '#')).collect();
        let mask = Mask { width: rows[0].len(), height: rows.len(), ink };
        Regions::new(&mask, of).all.iter().map(|region| region.area).collect()
    }

    #[test]
    fn ink_connects_by_corners_and_paper_does_not() {
        let rows = ["#..#", ".##.", "#..#"];
        assert_eq!(areas(&rows, Of::Ink), [6]);
        assert_eq!(areas(&rows, Of::Paper), [2, 1, 1, 2]);
    }

    #[test]
    fn branches_that_meet_below_are_one_region() {
        let rows = ["#.#.#", "#.#.#", "#####", ".....", "##..."];
        assert_eq!(areas(&rows, Of::Ink), [11, 2]);
    }
}
