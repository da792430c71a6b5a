// A page that uses every entry of the package at once and writes what came out into its <output>.
import * as redoku from "redoku";
import "redoku/element";
import * as slim from "redoku/slim";
import * as solver from "redoku/solver";
import * as worker from "redoku/worker";

const board = document.querySelector("redoku-board");
const { wasm } = document.documentElement.dataset;

/** A board as LeetCode has it. */
function rows() {
  return Array.from({ length: 9 }, (_, row) => [...board.puzzle.slice(row * 9, row * 9 + 9)]);
}

async function all() {
  // Where the bundler does not bring the file along, the page says where it is.
  await slim.init(wasm);
  const long = { limit: 100_000_000, signal: AbortSignal.timeout(20) };
  return {
    redoku: redoku.solve(board.puzzle).solution,
    slim: slim.solve(board.puzzle).solution,
    solver: solver.solveSudoku(rows()).flat().join(""),
    worker: (await worker.solveSudoku(rows())).flat().join(""),
    element: (await board.solve()).solution,
    shown: board.solution,
    aborted: await worker.solve(".".repeat(81), long).catch((error) => error.name),
    error: await worker.parse("?").catch((error) => error instanceof redoku.RedokuError),
  };
}

const output = document.querySelector("output");
all().then(
  (results) => {
    output.textContent = JSON.stringify(results);
  },
  (error) => {
    output.textContent = JSON.stringify({ failed: String(error.stack ?? error) });
  },
);
