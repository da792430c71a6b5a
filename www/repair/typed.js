/** The digits that were typed last, in the history of the board. */

/** @typedef {import("../app/state.js").State} State */

/** The most positions to go back. */
const BACK = 100;

/**
 * The boards before the current one, newest first, as long as each differs from the next in a single digit.
 * @param {Pick<State, "board" | "past">} state
 * @returns {{ puzzle: string, cell: number, digit: string }[]} each with the digit that followed
 */
export function typedSteps({ board, past }) {
  const steps = [];
  let after = board.givens;
  for (const { board: before } of past.slice(-BACK).reverse()) {
    const puzzle = before.givens;
    if (puzzle === after) continue;
    const changed = Array.from(puzzle, (_, cell) => cell).filter(
      (cell) => puzzle[cell] !== after[cell],
    );
    if (changed.length > 1) break;
    const [cell] = changed;
    steps.push({ puzzle, cell, digit: after[cell] });
    after = puzzle;
  }
  return steps;
}
