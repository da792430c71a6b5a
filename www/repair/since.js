/** Finds the digit that took the last solution away, in the history of the board. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Since} Since */

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

/**
 * @param {Pick<State, "board" | "past">} state
 * @param {(puzzle: string) => Promise<number>} count  the number of solutions of a puzzle
 * @returns {Promise<Since | null>}
 */
export async function sinceWhen(state, count) {
  for (const { puzzle, cell, digit } of typedSteps(state)) {
    const number = await count(puzzle);
    if (number > 0) return { cell, digit, count: number };
  }
  return null;
}
