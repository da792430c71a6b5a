/** Help with a puzzle that has no solution or several: when it is wanted, and what is known so far. */
import { helpWith, judgedPuzzle, verdictOf } from "../app/state.js";

/** @import { Help, State } from "../app/state.js" */

/**
 * Whether the verdict can be helped and is not yet. Own digits are not repaired: they are wrong, not mistyped. While
 * a puzzle is entered it has very many solutions; their cells are of interest once solutions are shown.
 * @param {State} state
 */
export function isWanted(state) {
  const verdict = verdictOf(state);
  if (!verdict || judgedPuzzle(state) !== state.board.givens || helpWith(state, verdict))
    return false;
  if (verdict.status === "multiple") return verdict.exact || (state.shown && state.answer !== null);
  return verdict.status !== "unique";
}

/** Begins to help with the verdict, if that is wanted. @param {State} state @returns {State} */
export function begin(state) {
  const verdict = verdictOf(state);
  if (!verdict || !isWanted(state)) return state;
  const about = { verdict, puzzle: judgedPuzzle(state) };
  return { ...state, help: { about, back: 0, failed: false } };
}

/** Adds to what is known. @param {State} state @param {Partial<Help>} known @returns {State} */
export const learn = (state, known) =>
  state.help ? { ...state, help: { ...state.help, ...known } } : state;

/** Leaves it at what is known. @param {State} state */
export const giveUp = (state) => learn(begin(state), { failed: true });
