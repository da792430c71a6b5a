/** The search tree along the current path: the choices of each open level, and their fates. */
import { seesEachOther } from "../sudoku/geometry.js";

/** @typedef {"dead" | "now" | "open"} Fate  failed, current, not yet tried */
/** @typedef {{ cell: number, digit: number, fate: Fate }} Branch */
/** @typedef {{ branches: Branch[], forks: boolean }} Level */
/** @import { Picture } from "./tape.js" */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Returns the levels of a path. If each call tries the digits of one cell upward, the levels follow from the
 * path alone: a lower digit that fits has failed, and a higher one is not yet tried. Otherwise the search
 * reports the failed choices, and the next ones are unknown.
 * @param {string} puzzle @param {Pick<Picture, "path" | "dead" | "board">} picture
 * @param {boolean} upward @returns {Level[]}
 */
export function levelsOf(puzzle, { path, dead, board }, upward) {
  const levels = upward ? upwardLevels(puzzle, path) : recordedLevels(path, dead);
  // The innermost choice may be erased, before the next one is made.
  const last = levels.at(-1)?.branches.find(({ fate }) => fate === "now");
  if (last && board[last.cell] !== String(last.digit)) last.fate = "dead";
  return levels;
}

/** @param {string} puzzle @param {[number, number][]} path @returns {Level[]} */
function upwardLevels(puzzle, path) {
  const board = Array.from(puzzle);
  return path.map(([cell, digit]) => {
    const branches = DIGITS.flatMap((other) => {
      if (other === digit) return branch(cell, other, "now");
      if (!fits(board, cell, other)) return [];
      return branch(cell, other, other < digit ? "dead" : "open");
    });
    board[cell] = String(digit);
    return level(branches);
  });
}

/** @param {[number, number][]} path @param {import("./tape.js").DeadEnd[]} dead @returns {Level[]} */
function recordedLevels(path, dead) {
  return path.map(([cell, digit], index) => {
    const failed = dead.filter((end) => end.level === index);
    const isDead = failed.some((end) => end.cell === cell && end.digit === digit);
    const branches = failed.map((end) => branch(end.cell, end.digit, "dead"));
    return level(isDead ? branches : [...branches, branch(cell, digit, "now")]);
  });
}

/** @param {number} cell @param {number} digit @param {Fate} fate @returns {Branch} */
const branch = (cell, digit, fate) => ({ cell, digit, fate });

/** @param {Branch[]} branches @returns {Level} */
const level = (branches) => ({ branches, forks: branches.length > 1 });

/** @param {string[]} board @param {number} cell @param {number} digit */
function fits(board, cell, digit) {
  const wanted = String(digit);
  return !board.some((present, other) => present === wanted && seesEachOther(cell, other));
}
