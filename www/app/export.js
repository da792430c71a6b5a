/** What of a board goes out in each format: the puzzle with the person's own digits, or the answer. */
import { NO_MARKS } from "../sudoku/marks.js";
import { BLANK, puzzleOf } from "./state.js";

/** @typedef {import("../pkg/redoku.js").Entry} Entry */
/** @typedef {{ givens: string, placed: string, marks: readonly number[], solution: string | null }} Subject */

/** These tell givens from other digits, and some of them keep marks; all others only know digits. */
const TELLING = new Set(["s9b", "hodoku", "sdk", "sudokuwiki-link"]);

/** The ways to copy, in the order of the menu; the literal's language is the one it came in. */
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

/** Other people's pages, and the format of the link to each. */
export const PLACES = /** @type {const} */ ([
  ["SudokuWiki", "sudokuwiki-link"],
  ["SudokuExchange", "sudokuexchange-link"],
  ["SudokuPad", "sudokupad-link"],
]);

/**
 * What the engine has to write.
 * @param {Subject} subject @param {string} format @param {boolean} answers
 * @returns {Entry}
 */
export function entryFor({ givens, placed, marks, solution }, format, answers) {
  if (answers && solution) {
    const own = blankWhere(solution, givens);
    return TELLING.has(format) ? { puzzle: givens, placed: own } : { puzzle: solution };
  }
  if (!TELLING.has(format)) return { puzzle: puzzleOf({ givens, placed }) };
  /** @type {Entry} */
  const entry = { puzzle: givens };
  if (placed !== BLANK) entry.placed = placed;
  if (hasMarks(marks)) entry.marks = [...marks];
  return entry;
}

/** @param {readonly number[]} marks */
const hasMarks = (marks) => marks !== NO_MARKS && marks.some((mask) => mask !== 0);

/** The digits of one board in the cells that another leaves blank. @param {string} digits @param {string} under */
export const blankWhere = (digits, under) =>
  Array.from(digits, (digit, cell) => (under[cell] === "." ? digit : ".")).join("");

/**
 * The code for a link: the short one where it is enough and read back rightly, else the full one.
 * @param {import("../engine/client.js").SolverClient} client @param {Subject} subject
 */
export async function codeFor(client, subject) {
  const { givens, placed, marks } = subject;
  if (placed === BLANK && !hasMarks(marks)) {
    // The prefix marks it as a code, so that the link is read on any host.
    const code = await client.ask("format", [givens, "sudokupad"]);
    const read = await client.ask("parse", [code]).catch(() => null);
    if (read?.puzzles.length === 1 && read.puzzles[0].puzzle === givens) return code;
  }
  return client.ask("format", [entryFor(subject, "s9b", false), "s9b"]);
}

/** The board as a picture: with its answers, or with the marks in their place. @param {Subject} subject @param {boolean} answers @returns {import("../board/picture.js").Picture} */
export function pictureOf({ givens, placed, marks, solution }, answers) {
  if (!answers || !solution) return { givens, placed, marks };
  return { givens, placed, answers: blankWhere(solution, puzzleOf({ givens, placed })) };
}
