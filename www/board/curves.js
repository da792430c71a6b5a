/**
 * The geometry of a drawing, in units of which a cell has 90: where small digits are, how links bend around digits,
 * and where lines of sight leave digits free. Pure functions.
 */
import { columnOf, rowOf } from "../sudoku/geometry.js";

/** @typedef {[x: number, y: number]} Point */
/** @typedef {[cell: number, digit: number]} Candidate */
/** @typedef {{ start: Point, control: Point, end: Point }} Curve  a quadratic Bézier curve */
/**
 * What lines leave free.
 * @typedef {object} Ground
 * @property {string} digits               on the board, `.` for a blank
 * @property {readonly number[]} candidates  the small digits of each cell, as sets
 * @property {number} inset                the distance from the edge of a cell to its small digits
 */

/** The size of a cell. */
export const CELL = 90;
export const BOARD = 9 * CELL;
/** The radius of a disc on a small digit. */
export const DISC = 12.5;
/** The room around the middle of a cell that a cross takes. */
export const CROSS = 19;
/** The least distance of a curve from the edge of the board. */
const EDGE = 3;
/** How far links bend, as shares of the usual bend, the most wanted first. */
const BENDS = [1, -1, 0.55, -0.55, 1.6, -1.6, 0.2, -0.2, 2.3, -2.3];
/** The number of points at which a curve is compared with the digits. */
const SAMPLES = 14;

/** The middle of a cell. @param {number} cell @returns {Point} */
export const middleOf = (cell) => [(columnOf(cell) + 0.5) * CELL, (rowOf(cell) + 0.5) * CELL];

/** The middle of a small digit. @param {Candidate} candidate @param {number} inset @returns {Point} */
export function spotOf([cell, digit], inset) {
  const note = (CELL - 2 * inset) / 3;
  const at = (/** @type {number} */ place, /** @type {number} */ third) =>
    place * CELL + inset + (third + 0.5) * note;
  return [at(columnOf(cell), (digit - 1) % 3), at(rowOf(cell), Math.floor((digit - 1) / 3))];
}

/** @param {Point} a @param {Point} b */
const distanceOf = ([x1, y1], [x2, y2]) => Math.hypot(x2 - x1, y2 - y1);

/** The point of a curve at `t` from 0 to 1. @param {Curve} curve @param {number} t @returns {Point} */
export function pointOn({ start, control, end }, t) {
  const at = (/** @type {0 | 1} */ axis) =>
    (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis];
  return [at(0), at(1)];
}

/** The two candidates of groups that are nearest to each other. @param {Candidate[]} from @param {Candidate[]} to @param {number} inset @returns {[Candidate, Candidate]} */
export function nearestOf(from, to, inset) {
  const pairs = from.flatMap((one) => to.map((other) => /** @type {const} */ ([one, other])));
  const length = (/** @type {readonly [Candidate, Candidate]} */ [one, other]) =>
    distanceOf(spotOf(one, inset), spotOf(other, inset));
  const [one, other] = pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best));
  return [one, other];
}

/**
 * The curve of a link, from rim to rim of its discs. It bends to the side on which it covers fewer digits, and never
 * leaves the board.
 * @param {Candidate[]} from @param {Candidate[]} to @param {Ground} ground @returns {Curve}
 */
export function linkCurve(from, to, ground) {
  const [one, other] = nearestOf(from, to, ground.inset);
  const [a, b] = [spotOf(one, ground.inset), spotOf(other, ground.inset)];
  const ends = [one, other];
  const curves = BENDS.map((bend) => bent(a, b, bend));
  const cost = (/** @type {Curve} */ curve, /** @type {number} */ index) =>
    covered(curve, ends, ground) + 0.1 * index;
  const costs = curves.map(cost);
  return curves[costs.indexOf(Math.min(...costs))];
}

/** The curve between two discs that bends by a share of the usual bend. @param {Point} a @param {Point} b @param {number} bend @returns {Curve} */
function bent(a, b, bend) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const by = bend * Math.min(0.16 * length, 46) * (length < 40 ? 2.2 : 1);
  /** @type {Point} */
  const control = [
    inside((a[0] + b[0]) / 2 - (dy / length) * by),
    inside((a[1] + b[1]) / 2 + (dx / length) * by),
  ];
  return { start: towards(a, control, DISC), control, end: towards(b, control, DISC) };
}

/** A curve is inside of the board if its three points are. @param {number} value */
const inside = (value) => Math.min(Math.max(value, EDGE), BOARD - EDGE);

/** The point at a distance on the way to another one. @param {Point} from @param {Point} to @param {number} by @returns {Point} */
function towards([x, y], [toX, toY], by) {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [inside(x + ((toX - x) / length) * by), inside(y + ((toY - y) / length) * by)];
}

/** How many digits a curve covers, large ones counted more. @param {Curve} curve @param {Candidate[]} ends @param {Ground} ground */
function covered(curve, ends, { digits, candidates, inset }) {
  /** @type {Set<string>} */ const met = new Set();
  for (let sample = 1; sample < SAMPLES; sample++) {
    const at = pointOn(curve, sample / SAMPLES);
    const cell = cellAt(at);
    if (digits[cell] !== ".") {
      if (isOnDigit(at, cell, 4)) met.add(`${cell}`);
      continue;
    }
    for (let digit = 1; digit <= 9; digit++) {
      const isEnd = ends.some(([end, its]) => end === cell && its === digit);
      const isShown = candidates[cell] & (1 << (digit - 1));
      if (isShown && !isEnd && distanceOf(at, spotOf([cell, digit], inset)) < 10) {
        met.add(`${cell} ${digit}`);
      }
    }
  }
  return [...met].reduce((sum, name) => sum + (name.includes(" ") ? 1 : 3), 0);
}

/** @param {Point} point */
export function cellAt([x, y]) {
  const third = (/** @type {number} */ value) => Math.min(Math.max(Math.floor(value / CELL), 0), 8);
  return third(y) * 9 + third(x);
}

/** Whether a point is on the large digit of a cell. @param {Point} point @param {number} cell @param {number} [gap] */
function isOnDigit([x, y], cell, gap = 0) {
  const [middleX, middleY] = middleOf(cell);
  return Math.abs(x - middleX) < 17 + gap && Math.abs(y - middleY) < 23 + gap;
}

/**
 * The pieces of a line of sight, from a digit to a cell that it bars: it leaves digits and crosses between them free.
 * @param {number} from @param {number} to @param {number} end  its distance from the middle of the cell
 * @param {string} digits @param {ReadonlySet<number>} crossed  the cells with a cross in the middle
 * @returns {[Point, Point][]}
 */
export function sightPieces(from, to, end, digits, crossed) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = distanceOf(a, b);
  const at = (/** @type {number} */ way) => towards(a, b, way);
  /** @type {[Point, Point][]} */ const pieces = [];
  /** Where the piece begins that the walk is on. @type {number | null} */ let begin = null;
  const last = length - end;
  for (let way = 30; way <= last; way += 3) {
    const point = at(way);
    const cell = cellAt(point);
    const isFree =
      digits[cell] === "."
        ? cell === to || !crossed.has(cell) || distanceOf(point, middleOf(cell)) > CROSS
        : !isOnDigit(point, cell, 5);
    if (isFree) begin ??= way;
    if (begin !== null && (!isFree || way + 3 > last)) {
      if (way - begin > 5) pieces.push([at(begin), at(isFree ? last : way - 3)]);
      begin = null;
    }
  }
  return pieces;
}
