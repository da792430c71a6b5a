// Writes an answer into the caller's board, all of it or nothing.
import { RedokuError } from "../engine/redoku-error.js";

/** @param {string[][]} board @param {string[][]} answer */
export function fill(board, answer) {
  /** @type {(() => unknown)[]} */
  const undo = [];
  try {
    answer.forEach((row, r) => {
      row.forEach((value, c) => {
        const cells = board[r];
        const before = cells[c];
        if (before === value) return;
        undo.push(() => Reflect.set(cells, c, before));
        if (!Reflect.set(cells, c, value)) throw new TypeError(`row ${r + 1} is read-only`);
      });
    });
  } catch (cause) {
    undo.reverse().forEach(attempt);
    throw new RedokuError("read-only", "the board cannot be written to", {}, { cause });
  }
  return board;
}

/** Runs foreign code that may throw. @param {() => unknown} action */
function attempt(action) {
  try {
    action();
  } catch {
    // A cell that cannot be restored was not written.
  }
}
