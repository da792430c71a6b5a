// LeetCode 37: fills a `string[][]` in place, all of it or nothing.
import { RedokuError } from "../redoku-error.js";
import { judge } from "./functions.js";
import { badShape, get, gridFromRows, lengthOf, notABoard, rowOf, wrongRows } from "./input.js";

/** @param {any} board */
export function solveSudoku(board) {
  const length = lengthOf(board);
  if (length === undefined) throw notABoard(board);
  if (length !== 9) throw wrongRows(length);
  const rows = Array.from({ length: 9 }, (_, index) => fillableRow(board, index));
  const grid = gridFromRows(board);
  const verdict = judge(grid, 2);
  if (verdict.status === "unique") return fill(board, rows, grid, verdict.solution);
  if (verdict.status === "none") throw new RedokuError("no-solution", "the board has no solution");
  if (verdict.status === "multiple") {
    throw new RedokuError("several-solutions", "the board has more than one solution");
  }
  const [{ digit, cells, house }] = verdict.conflicts;
  const message = `${digit} stands twice in ${house.kind} ${house.index + 1}`;
  throw new RedokuError("conflict", message, { digit, cells: Uint32Array.from(cells) });
}

/** @param {any} board @param {number} index */
function fillableRow(board, index) {
  if (typeof get(board, index) !== "string") return rowOf(board, index);
  throw badShape(`row ${index + 1} is a string, which cannot be filled`, { row: index });
}

/**
 * Writes the answer into the blanks; if one cannot be written, takes back those before it.
 * @param {any} board @param {any[]} rows @param {string} grid @param {string} solution
 */
function fill(board, rows, grid, solution) {
  /** @type {[number, unknown][]} */
  const old = [];
  try {
    for (let cell = 0; cell < 81; cell++) {
      if (/[1-9]/.test(grid[cell])) continue;
      old.push([cell, get(rows[Math.floor(cell / 9)], cell % 9)]);
      write(rows, cell, solution[cell]);
    }
  } catch (error) {
    for (const [cell, before] of old.slice(0, -1)) write(rows, cell, before);
    throw error;
  }
  return board;
}

/** @param {any[]} rows @param {number} cell @param {unknown} value */
function write(rows, cell, value) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  let written = false;
  try {
    written = Reflect.set(rows[row], column, value);
  } catch {}
  if (written) return;
  throw new RedokuError("read-only", `row ${row + 1} cannot be written to`, { row, column });
}
