//! Points, convex hulls, and the quadrilaterals that fit a hull.

/// A point in a picture, in pixels from its top left corner.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// Four corners, clockwise from the top left.
pub type Quad = [Point; 4];

impl Point {
    /// Creates a point.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(super) fn scaled(self, scale: f64) -> Self {
        Self::new(self.x * scale, self.y * scale)
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    /// The point at a share of the way to another.
    pub(super) fn toward(self, other: Self, share: f64) -> Self {
        Self::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }

    fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// Twice the signed area of the triangle with the origin and another point.
    fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The point in a system whose first axis has this direction, a vector of length 1.
    fn along(self, axis: Self) -> Self {
        Self::new(self.x * axis.x + self.y * axis.y, self.y * axis.x - self.x * axis.y)
    }
}

/// The area of a polygon.
pub(super) fn area(polygon: &[Point]) -> f64 {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(one, two)| one.cross(*two)).sum::<f64>().abs() / 2.0
}

/// Whether a point is inside a convex quadrilateral.
pub(super) fn contains(quad: &Quad, point: Point) -> bool {
    let side = |at: usize| quad[(at + 1) % 4].minus(quad[at]).cross(point.minus(quad[at])) > 0.0;
    (1..4).all(|at| side(at) == side(0))
}

/// The middle of four corners.
pub(super) fn middle(quad: &Quad) -> Point {
    quad[0].toward(quad[2], 0.5).toward(quad[1].toward(quad[3], 0.5), 0.5)
}

/// Whether a quadrilateral can be a photographed square: convex, not small, not a long strip.
pub(super) fn is_plausible(quad: &Quad, picture_area: f64) -> bool {
    let sides: [Point; 4] = std::array::from_fn(|at| quad[(at + 1) % 4].minus(quad[at]));
    let convex = (0..4).all(|at| sides[at].cross(sides[(at + 1) % 4]) > 0.0);
    let lengths = sides.map(Point::length);
    let shortest = lengths.into_iter().fold(f64::MAX, f64::min);
    let longest = lengths.into_iter().fold(0.0, f64::max);
    convex && shortest > 0.4 * longest && area(quad) >= 0.02 * picture_area
}

/// The convex hull (Andrew's monotone chain).
pub(super) fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|one, two| one.x.total_cmp(&two.x).then(one.y.total_cmp(&two.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut lower = chain(points.iter());
    let upper = chain(points.iter().rev());
    lower.pop();
    lower.extend(&upper[..upper.len() - 1]);
    lower
}

/// The points that keep turning to the same side.
fn chain<'a>(points: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for &point in points {
        while let [.., one, two] = chain[..] {
            if two.minus(one).cross(point.minus(one)) > 0.0 {
                break;
            }
            chain.pop();
        }
        chain.push(point);
    }
    chain
}

/// Quadrilaterals for a hull, found in three ways; which one fits is for the lines inside to say.
pub(super) fn quads(hull: &[Point]) -> Vec<Quad> {
    if hull.len() < 4 {
        return Vec::new();
    }
    let mut found = vec![extremes(hull, Point::new(1.0, 0.0)), extremes(hull, tightest_axis(hull))];
    found.extend(with_four_sides(hull.to_vec()));
    found.into_iter().map(ordered).collect()
}

/// The points farthest towards the four diagonals of the rectangle around a hull with two sides along `axis`.
///
/// ```text
///  ↖         ↗
///    1─────2
///   ╱       ╲
///  4─────────3
/// ↙           ↘
/// ```
fn extremes(hull: &[Point], axis: Point) -> Quad {
    let points: Vec<Point> = hull.iter().map(|point| point.along(axis)).collect();
    let range = |of: fn(&Point) -> f64| {
        let (low, high) = points
            .iter()
            .map(of)
            .fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(at), high.max(at)));
        high - low + 1e-9
    };
    let (width, height) = (range(|point| point.x), range(|point| point.y));
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(right, down)| {
        let reach = |at: usize| right * points[at].x / width + down * points[at].y / height;
        let farthest = (0..hull.len()).max_by(|&one, &two| reach(one).total_cmp(&reach(two)));
        hull[farthest.unwrap_or_default()]
    })
}

/// The direction of the smallest rectangle around a hull; one of its sides lies on a side of the hull.
fn tightest_axis(hull: &[Point]) -> Point {
    let axes = (0..hull.len()).map(|at| {
        let side = hull[(at + 1) % hull.len()].minus(hull[at]);
        side.scaled(1.0 / side.length())
    });
    let around = |axis: Point| {
        let (mut low, mut high) = (Point::new(f64::MAX, f64::MAX), Point::new(f64::MIN, f64::MIN));
        for point in hull.iter().map(|point| point.along(axis)) {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        (high.x - low.x) * (high.y - low.y)
    };
    axes.min_by(|&one, &two| around(one).total_cmp(&around(two))).unwrap_or_default()
}

/// Removes sides until four are left: each time the one whose neighbours, made longer until they meet, add the
/// least area.
///
/// ```text
///     x
///    ╱ ╲        the side bc goes, and x takes the place
///   b───c       of b and c
///  ╱     ╲
/// a       d
/// ```
fn with_four_sides(mut hull: Vec<Point>) -> Option<Quad> {
    while hull.len() > 4 {
        let number = hull.len();
        let corner = |at: usize| hull[at % number];
        let (_, at, meeting) = (0..number)
            .filter_map(|at| {
                let (b, c) = (corner(at), corner(at + 1));
                let x = meeting(corner(at + number - 1), b, c, corner(at + 2))?;
                Some((area(&[b, c, x]), at, x))
            })
            .min_by(|one, two| one.0.total_cmp(&two.0))?;
        hull[at] = meeting;
        hull.remove((at + 1) % number);
    }
    hull.try_into().ok()
}

/// Where the ray from `a` through `b` meets the ray from `d` through `c`, beyond both.
fn meeting(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (one, two, between) = (b.minus(a), c.minus(d), d.minus(a));
    let scale = one.cross(two);
    let (along_one, along_two) = (between.cross(two) / scale, between.cross(one) / scale);
    (scale.abs() > 1e-9 && along_one >= 1.0 && along_two >= 1.0).then(|| a.toward(b, along_one))
}

/// Puts corners into clockwise order, the one nearest to the top left first.
pub(super) fn ordered(mut quad: Quad) -> Quad {
    let middle = middle(&quad);
    let angle = |point: &Point| (point.y - middle.y).atan2(point.x - middle.x);
    quad.sort_by(|one, two| angle(one).total_cmp(&angle(two)));
    let first = (0..4).min_by(|&one, &two| {
        let sum = |at: usize| quad[at].x + quad[at].y;
        sum(one).total_cmp(&sum(two))
    });
    quad.rotate_left(first.unwrap_or_default());
    quad
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLANTED: Quad =
        [Point::new(10., 0.), Point::new(90., 8.), Point::new(80., 95.), Point::new(2., 80.)];

    #[test]
    fn a_quad_is_found_again_from_points_on_its_sides() {
        let mut points = Vec::new();
        for at in 0..4 {
            points.extend(
                (0..20).map(|k| SLANTED[at].toward(SLANTED[(at + 1) % 4], f64::from(k) / 20.)),
            );
        }
        points.push(middle(&SLANTED));
        for quad in quads(&hull(points)) {
            for (found, corner) in quad.iter().zip(SLANTED) {
                assert!(found.minus(corner).length() < 1e-6, "{quad:?}");
            }
        }
    }

    #[test]
    fn a_cut_corner_is_restored() {
        let square = [(0., 0.), (90., 0.), (100., 10.), (100., 100.), (0., 100.)];
        let hull = hull(square.map(|(x, y)| Point::new(x, y)).to_vec());
        let quad = ordered(with_four_sides(hull).unwrap());
        assert_eq!(quad[1], Point::new(100., 0.));
    }

    #[test]
    fn strips_and_specks_are_not_plausible() {
        let rectangle = |width, height| {
            [(0., 0.), (width, 0.), (width, height), (0., height)].map(|(x, y)| Point::new(x, y))
        };
        assert!(is_plausible(&SLANTED, 1e4));
        assert!(!is_plausible(&rectangle(100., 30.), 1e4));
        assert!(!is_plausible(&rectangle(10., 10.), 1e4));
        assert!(!is_plausible(&[SLANTED[0], SLANTED[2], SLANTED[1], SLANTED[3]], 1e4));
    }

    #[test]
    fn the_middle_is_inside_and_corners_of_others_are_not() {
        assert!(contains(&SLANTED, middle(&SLANTED)));
        assert!(!contains(&SLANTED, Point::new(1., 1.)));
        assert_eq!(area(&SLANTED.map(|point| point.scaled(2.0))), 4.0 * area(&SLANTED));
    }
}
