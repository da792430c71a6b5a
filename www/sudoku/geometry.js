/** The rows, columns and boxes of cells, and moves between cells. */

/** @typedef {{ kind: "row" | "column" | "box", index: number }} House */
/** @typedef {{ cells?: number[], houses?: House[], candidates?: [cell: number, digit: number][] }} Points  what words refer to on the board */
/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** The cells, row by row. */
export const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / 9);

/** @param {number} cell */
export const columnOf = (cell) => cell % 9;

/** @param {number} cell */
export const boxOf = (cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);

/** Whether two cells share a row, a column or a box. @param {number} a @param {number} b */
export const seesEachOther = (a, b) =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

/** The king-move distance between two cells. @param {number} a @param {number} b */
export const distance = (a, b) =>
  Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));

/** @type {Record<Direction, [number, number]>} */
const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

/**
 * The first cell in a direction that satisfies `stopsAt`, or the cell itself if there is none.
 * @param {number} cell @param {Direction} direction
 * @param {(cell: number) => boolean} [stopsAt]
 */
export function move(cell, direction, stopsAt = () => true) {
  const [down, right] = STEPS[direction];
  let [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
  for (; row >= 0 && row < 9 && column >= 0 && column < 9; row += down, column += right) {
    if (stopsAt(row * 9 + column)) return row * 9 + column;
  }
  return cell;
}

/** @param {number} cell @param {"row-start" | "row-end" | "first" | "last"} edge */
export function edgeOf(cell, edge) {
  if (edge === "first") return 0;
  if (edge === "last") return 80;
  return edge === "row-start" ? rowOf(cell) * 9 : rowOf(cell) * 9 + 8;
}

/** The next or previous cell of a list, from any cell; wraps around. @param {number[]} cells @param {number} from @param {1 | -1} by */
export function nextOf(cells, from, by) {
  if (by === 1) return cells.find((cell) => cell > from) ?? cells[0];
  return cells.findLast((cell) => cell < from) ?? cells[cells.length - 1];
}

/** The house of a cell, by kind. */
const HOUSE_OF = { row: rowOf, column: columnOf, box: boxOf };

/** The cells of a house, in order. @param {House} house */
export const cellsOf = ({ kind, index }) => CELLS.filter((cell) => HOUSE_OF[kind](cell) === index);

/** The cells between two cells of a row or a column; none between others. @param {number} from @param {number} to */
export function cellsBetween(from, to) {
  const step = rowOf(from) === rowOf(to) ? 1 : columnOf(from) === columnOf(to) ? 9 : 81;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const cells = [];
  for (let cell = first + step; cell < last; cell += step) cells.push(cell);
  return cells;
}
