/** The scripts of the guide's examples. The guide shows their bodies as text: see source-text.js. */

/** @import { RedokuBoardElement as Board } from "../../element/index.d.ts" */

/** @type {Record<string, (...parts: any[]) => unknown>} */
export const RUNS = {
  /** @param {Board} board @param {HTMLOutputElement} output */
  events(board, output) {
    board.addEventListener("redoku-input", ({ detail }) => {
      output.value = `Cell ${detail.cell} is now ${detail.value[detail.cell]}`;
    });
    board.addEventListener("redoku-verdict", ({ detail }) => {
      output.value += ` · ${detail.verdict.status}`;
    });
    board.addEventListener("redoku-solved", ({ detail }) => {
      output.value = detail.solution;
    });
  },

  /** @param {typeof import("redoku/worker")} redoku @param {HTMLOutputElement} output */
  async solve({ solve }, output) {
    const puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const verdict = await solve(puzzle);
    output.value = JSON.stringify(verdict);
  },
};
