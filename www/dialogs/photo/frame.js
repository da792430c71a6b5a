/** Where the points of a photo appear in a view that is turned upright and cropped to the grid. Pure functions. */

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ width: number, height: number }} Size */
/**
 * A view of a photo: the matrix from the photo's pixels to those of the view, as `setTransform()` takes it, and the
 * size of the view.
 * @typedef {Size & { matrix: [a: number, b: number, c: number, d: number, e: number, f: number] }} Frame
 */

/** The part of the grid's size that is shown around it. */
const MARGIN = 0.06;

/** The whole photo as it is. @param {Size} photo @returns {Frame} */
export const wholeFrame = ({ width, height }) => ({ width, height, matrix: [1, 0, 0, 1, 0, 0] });

/**
 * The photo turned clockwise by quarters and cropped to some points.
 * @param {Size} photo @param {number} turns @param {Point[]} points @returns {Frame}
 */
export function croppedFrame(photo, turns, points) {
  const turned = turnedMatrix(photo, turns);
  const placed = points.map((point) => applied(turned, point));
  const [left, right] = range(placed.map(([x]) => x));
  const [top, bottom] = range(placed.map(([, y]) => y));
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const [a, b, c, d, e, f] = turned;
  return {
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    matrix: [a, b, c, d, e - left + margin, f - top + margin],
  };
}

/** The place of a photo's point in the view. @param {Frame} frame @param {Point} point @returns {Point} */
export const placeIn = ({ matrix }, point) => applied(matrix, point);

/** The cell of a mesh whose middle is nearest to a place in the view. @param {Frame} frame @param {Point[]} mesh @param {Point} place */
export function nearestCell(frame, mesh, [x, y]) {
  const distances = Array.from({ length: 81 }, (_, cell) => {
    const [left, top] = placeIn(frame, middleOf(mesh, cell));
    return Math.hypot(left - x, top - y);
  });
  return distances.indexOf(Math.min(...distances));
}

/** The middle of a cell, in the photo's pixels. @param {Point[]} mesh @param {number} cell @returns {Point} */
export function middleOf(mesh, cell) {
  const corners = cornersOf(mesh, cell);
  const mean = (/** @type {0 | 1} */ axis) => corners.reduce((sum, at) => sum + at[axis], 0) / 4;
  return [mean(0), mean(1)];
}

/** The corners of a cell, clockwise. @param {Point[]} mesh @param {number} cell @returns {Point[]} */
export function cornersOf(mesh, cell) {
  const at = Math.floor(cell / 9) * 10 + (cell % 9);
  return [mesh[at], mesh[at + 1], mesh[at + 11], mesh[at + 10]];
}

/** @param {Size} photo @param {number} turns @returns {Frame["matrix"]} */
function turnedMatrix({ width, height }, turns) {
  /** @type {Frame["matrix"][]} */
  const matrices = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, height, 0],
    [-1, 0, 0, -1, width, height],
    [0, -1, 1, 0, 0, width],
  ];
  return matrices[turns % 4];
}

/** @param {Frame["matrix"]} matrix @param {Point} point @returns {Point} */
const applied = ([a, b, c, d, e, f], [x, y]) => [a * x + c * y + e, b * x + d * y + f];

/** @param {number[]} numbers */
const range = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
