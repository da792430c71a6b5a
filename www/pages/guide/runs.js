/** The pieces of JavaScript in the guide: what is shown is the text of what runs. */

/** @typedef {import("../../element/index.d.ts").RedokuBoardElement} Board */

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

  /** @param {typeof import("../../package/worker.js")} redoku @param {HTMLOutputElement} output */
  async solve({ solve }, output) {
    const puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const verdict = await solve(puzzle);
    output.value = JSON.stringify(verdict);
  },
};

/** The text of a piece, without its head and its indentation. @param {string} name */
export function sourceOf(name) {
  const text = String(RUNS[name]);
  return dedent(text.slice(text.indexOf(") {") + 3, text.lastIndexOf("}")));
}

/** Takes away what all lines are indented by. @param {string} text */
export function dedent(text) {
  const lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const by = Math.min(...indents);
  return lines.map((line) => line.slice(by)).join("\n");
}
