/** The search tree along the current path: for each open level, what became of its digits. */
import { seesEachOther } from "../board/geometry.js";

/** @typedef {"" | "dead" | "now" | "open"} Branch  ruled out from the start, explored in vain, under way, still to come */
/** @typedef {{ cell: number, digit: number, branches: Branch[], forks: number }} Level */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The levels of a path. Where digits are tried upward in one cell per call, a digit below the current one
 * that fitted was explored in vain, and one above it is still to come; both follow from the path alone.
 * @param {string} puzzle @param {[number, number][]} path
 * @param {boolean} upward  whether the algorithm works like that; if not, only the path itself is known
 * @returns {Level[]}
 */
export function levelsOf(puzzle, path, upward) {
  const board = Array.from(puzzle);
  return path.map(([cell, digit]) => {
    const branches = DIGITS.map((other) => {
      if (other === digit) return "now";
      if (!upward || !fits(board, cell, other)) return "";
      return other < digit ? "dead" : "open";
    });
    board[cell] = String(digit);
    return { cell, digit, branches, forks: branches.filter((branch) => branch !== "").length };
  });
}

/** @param {string[]} board @param {number} cell @param {number} digit */
function fits(board, cell, digit) {
  const wanted = String(digit);
  return !board.some((there, other) => there === wanted && seesEachOther(cell, other));
}
