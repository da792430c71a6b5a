/** The part of a board that each format exports: the puzzle with the user's digits, or the solution. */
import { NO_MARKS } from "../sudoku/marks.js";
import { BLANK, puzzleOf } from "./state.js";

/** @import { Entry } from "../pkg/redoku.js" */
/** @typedef {{ givens: string, placed: string, marks: readonly number[], solution: string | null }} Subject */

/** Formats that distinguish givens from other digits. Some of them also keep marks. */
const MARKS_GIVENS = new Set(["s9b", "hodoku", "sdk", "sudokuwiki-link"]);

/** The formats of the copy menu, in its order. */
export const COPIES = /** @type {const} */ ([
  "line",
  "grid",
  "pencil-marks",
  "leetcode",
  "s9b",
  "hodoku",
  "csv",
  "sdk",
]);

/** The storage key of the last format of a LeetCode board that was read, which is the default for copying. */
export const LITERAL = "redoku.literal";

/** Other Sudoku sites, and the format of a link to each. */
export const PLACES = /** @type {const} */ ([
  ["SudokuWiki", "sudokuwiki-link"],
  ["SudokuExchange", "sudokuexchange-link"],
  ["SudokuPad", "sudokupad-link"],
]);

/**
 * Returns the entry that the engine writes in `format`.
 * @param {Subject} subject @param {string} format @param {boolean} answers
 * @returns {Entry}
 */
export function entryFor({ givens, placed, marks, solution }, format, answers) {
  if (answers && solution) {
    const filled = blankWhere(solution, givens);
    return MARKS_GIVENS.has(format) ? { puzzle: givens, placed: filled } : { puzzle: solution };
  }
  if (!MARKS_GIVENS.has(format)) return { puzzle: puzzleOf({ givens, placed }) };
  /** @type {Entry} */
  const entry = { puzzle: givens };
  if (placed !== BLANK) entry.placed = placed;
  if (hasMarks(marks)) entry.marks = [...marks];
  return entry;
}

/** @param {readonly number[]} marks */
export const hasMarks = (marks) => marks !== NO_MARKS && marks.some((mask) => mask !== 0);

/** Keeps the digits in cells that are blank in `under`. @param {string} digits @param {string} under */
export const blankWhere = (digits, under) =>
  Array.from(digits, (digit, cell) => (under[cell] === "." ? digit : ".")).join("");

/** The board as a picture, with either the answers or the marks. @param {Subject} subject @param {boolean} answers @returns {import("../board/picture.js").Picture} */
export function pictureOf({ givens, placed, marks, solution }, answers) {
  if (!answers || !solution) return { givens, placed, marks };
  return { givens, placed, answers: blankWhere(solution, puzzleOf({ givens, placed })) };
}
