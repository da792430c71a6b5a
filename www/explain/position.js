/** Positions on the way to the solution, from the givens or from the user's own digits and marks. */
import { BLANK, isAnswered, solutionOf, verdictOf } from "../app/state.js";
import { seesEachOther } from "../sudoku/geometry.js";
import { digitsIn } from "../sudoku/marks.js";
import { wrongCells } from "../view/play.js";

/** @import { State } from "../app/state.js" */
/** @import { Candidate, Step } from "../pkg/logic.js" */
/**
 * The digits, and the candidates of the blank cells.
 * @typedef {object} Position
 * @property {string} givens   81 characters, `.` for a blank
 * @property {string} own      the digits that the user placed before the first step
 * @property {string} digits   the givens and the digits placed so far
 * @property {readonly number[]} candidates  a set for each cell: bit d-1 for the digit d
 */

/** @param {number} digit */
const bit = (digit) => 1 << (digit - 1);

/**
 * The first position: every candidate that no digit rules out, except the removed ones.
 * @param {string} givens @param {string} [placed] @param {Candidate[]} [removed]
 * @returns {Position}
 */
export function startOf(givens, placed = BLANK, removed = []) {
  const digits = Array.from(givens, (given, cell) => (given === "." ? placed[cell] : given));
  const candidates = digits.map((digit, cell) => {
    if (digit !== ".") return 0;
    const free = (
      /** @type {number} */ set,
      /** @type {string} */ other,
      /** @type {number} */ at,
    ) => (other !== "." && seesEachOther(cell, at) ? set & ~bit(Number(other)) : set);
    return digits.reduce(free, 511);
  });
  for (const [cell, digit] of removed) candidates[cell] &= ~bit(digit);
  return { givens, own: placed, digits: digits.join(""), candidates };
}

/** The position after a step. @param {Position} position @param {Pick<Step, "place" | "remove">} step @returns {Position} */
export function after({ givens, own, digits, candidates }, { place, remove }) {
  const [nextDigits, next] = [[...digits], [...candidates]];
  for (const [cell, digit] of remove) next[cell] &= ~bit(digit);
  for (const [cell, digit] of place) {
    nextDigits[cell] = String(digit);
    next[cell] = 0;
    for (let other = 0; other < 81; other++) {
      if (seesEachOther(cell, other)) next[other] &= ~bit(digit);
    }
  }
  return { givens, own, digits: nextDigits.join(""), candidates: next };
}

/** The position before each step, and the last one. @param {Position} start @param {Pick<Step, "place" | "remove">[]} steps */
export function positionsOf(start, steps) {
  const positions = [start];
  for (const step of steps) positions.push(after(/** @type {Position} */ (positions.at(-1)), step));
  return positions;
}

/** The position as the engine reads it. @param {Position} position @returns {{ puzzle: string, placed: string, removed: Candidate[] }} */
export function boardOf({ givens, digits, candidates }) {
  const all = startOf(givens, digits).candidates;
  const removed = all.flatMap((set, cell) =>
    digitsIn(set & ~candidates[cell]).map((digit) => /** @type {Candidate} */ ([cell, digit])),
  );
  return { puzzle: givens, placed: digits, removed };
}

/** @typedef {ReturnType<typeof ownPosition>} Own */

/**
 * The givens, the own and revealed digits, and the candidates that the user crossed out. Marks count as candidates
 * only if every blank cell has some: else they are notes, and say nothing about the digits that they lack.
 * @param {State} state
 */
export function ownPosition(state) {
  const { board, pencil } = state;
  const solution = solutionOf(state) ?? BLANK;
  const placed = Array.from(board.placed, (digit, cell) =>
    digit === "." && isAnswered(state, cell) ? solution[cell] : digit,
  ).join("");
  const plain = startOf(board.givens, placed);
  const blanks = [...plain.digits].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  const complete = blanks.length > 0 && blanks.every((cell) => pencil[cell] !== 0);
  const removed = complete
    ? blanks.flatMap((cell) =>
        digitsIn(plain.candidates[cell] & ~pencil[cell]).map(
          (digit) => /** @type {Candidate} */ ([cell, digit]),
        ),
      )
    : [];
  return {
    board: { puzzle: board.givens, placed, removed },
    position: startOf(board.givens, placed, removed),
    /** Whether there is anything that could be wrong. */
    hasOwn: board.placed !== BLANK || complete,
    /** Whether the pencil marks are the candidates of every blank cell. */
    hasMarks: complete,
    blanks: blanks.length,
  };
}

/**
 * The position of the user's own digits and marks, without revealed answers; null if there are none, or if they
 * exclude the solution.
 * @param {State} state
 */
export function soundPosition(state) {
  const verdict = verdictOf(state);
  if (verdict?.status !== "unique" || wrongCells(state.board, verdict.solution).length) return null;
  const own = ownPosition({ ...state, answer: null });
  const { removed } = own.board;
  const isSound = removed.every(([cell, digit]) => Number(verdict.solution[cell]) !== digit);
  return own.hasOwn && own.blanks > 0 && isSound ? own : null;
}

/** The cells with a wrong digit of the user's own. @param {import("../app/state.js").Board} board @param {import("../pkg/redoku.js").Verdict | null} verdict */
export const wrongDigits = (board, verdict) =>
  verdict?.status === "unique" ? wrongCells(board, verdict.solution) : [];
