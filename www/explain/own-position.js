/** The user's own position: what the engine is asked about. */
import { BLANK, isAnswered, solutionOf, verdictOf } from "../app/state.js";
import { digitsIn } from "../sudoku/marks.js";
import { wrongCells } from "../view/play.js";
import { startOf } from "./position.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */

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

/** The cells with a wrong digit of the user's own. @param {import("../app/state.js").Board} board @param {import("../app/state.js").Verdict | null} verdict */
export const wrongDigits = (board, verdict) =>
  verdict?.status === "unique" ? wrongCells(board, verdict.solution) : [];
