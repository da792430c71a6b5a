//! What the length of a chain adds to its rating.

/// Returns the rating of a chain: its base and a tenth for each of the limits 4, 6, 8, 12, 16, 24 … that
/// its complexity, minus two, exceeds.
///
/// Summed as Sudoku Explainer does it, tenth by tenth: rounding decides between chains of the same tenth.
pub(super) fn rating(base: f64, complexity: usize) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut extra, mut limit, mut is_power) = (0.0, 4, true);
    while length > limit {
        extra += 0.1;
        limit = if is_power { limit / 2 * 3 } else { limit / 3 * 4 };
        is_power = !is_power;
    }
    base + extra
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::se::Tenths;

    #[test]
    fn the_limits_are_those_of_sudoku_explainer() {
        let last = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386];
        for (tenths, &complexity) in last.iter().enumerate() {
            let rated = |complexity| Tenths::from_float(rating(7.0, complexity));
            assert_eq!(rated(complexity), Tenths(70 + tenths as u8), "{complexity}");
            assert_eq!(rated(complexity + 1), Tenths(71 + tenths as u8), "{complexity} + 1");
        }
    }
}
