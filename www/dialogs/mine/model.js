/** The slice of My puzzles: the boards that this device keeps. */
import { changeDialog } from "../../app/dialog.js";
import { countDigits } from "../../sudoku/puzzles.js";

/** @import { Problem } from "../../app/keeper.js" */
/** @import { Kept } from "../../app/shelf.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Key, Message } from "../../i18n/translator.js" */
/**
 * @typedef {object} Mine
 * @property {"mine"} name
 * @property {Kept[] | null} boards      null if they cannot be read
 * @property {ReadonlySet<string>} gone  the ids of the boards that the user has deleted, and may bring back
 * @property {Problem | null} problem  why the list cannot be read, or the last board could not be kept
 * @property {Key | null} failed         what did not work just now
 */

/** @param {Kept[] | null} boards @param {Mine["problem"]} problem @returns {Mine} */
export const mine = (boards, problem) => ({
  name: "mine",
  boards,
  gone: new Set(),
  problem,
  failed: null,
});

/** Marks a board as deleted or brought back. @param {State} state @param {string} id @param {boolean} isGone */
export function setGone(state, id, isGone) {
  if (state.dialog?.name !== "mine") return state;
  const gone = new Set(state.dialog.gone);
  if (isGone) gone.add(id);
  else gone.delete(id);
  return changeDialog(state, "mine", { gone, failed: null });
}

/** @param {State} state @param {Key} failed */
export const fail = (state, failed) => changeDialog(state, "mine", { failed });

/** What does not work, or else how many boards there are. @param {Mine} dialog @returns {Key} */
export function noteOf({ boards, problem, failed }) {
  if (failed) return failed;
  if (problem) return `mine.${problem}`;
  return boards?.length ? "mine.about" : "mine.none";
}

/** "12 of 51 cells", or how far the puzzle is otherwise. @param {Pick<Kept, "givens" | "placed" | "done">} board @returns {Message} */
export function progressOf({ givens, placed, done }) {
  const [fixed, own] = [givens, placed].map(countDigits);
  if (done) return { key: "mine.done" };
  return own > 0
    ? { key: "mine.progress", args: { own, blanks: 81 - fixed } }
    : { key: "mine.givens", args: { givens: fixed } };
}
