// A page that uses every entry of the package at once and writes what came out into its <output>.
import * as redoku from "redoku";
import * as classic from "redoku/classic";
import "redoku/element";
import * as logic from "redoku/logic";
import * as photo from "redoku/photo";
import * as repair from "redoku/repair";
import * as slim from "redoku/slim";
import * as solver from "redoku/solver";
import * as text from "redoku/text";
import * as worker from "redoku/worker";

const board = document.querySelector("redoku-board");
const { wasm } = document.documentElement.dataset;

/** A board as LeetCode has it. */
function rows() {
  return Array.from({ length: 9 }, (_, row) => [...board.puzzle.slice(row * 9, row * 9 + 9)]);
}

/** The code of the error that a call throws. */
function codeOf(call) {
  try {
    return call();
  } catch ({ code }) {
    return code;
  }
}

async function all() {
  // Where the bundler does not bring the file along, the page says where it is.
  await slim.init(wasm);
  const long = { limit: 100_000_000, signal: AbortSignal.timeout(20) };
  return {
    redoku: redoku.solve(board.puzzle).solution,
    slim: slim.solve(board.puzzle).solution,
    solver: solver.solveSudoku(rows()).flat().join(""),
    repair: repair.repairs(board.puzzle.replace("195", "194"))[0].solution,
    text: text.parse(JSON.stringify(rows())).format,
    classic: classic.trace(board.puzzle, "scan").solution,
    logic: logic.rate(board.puzzle).level,
    photo: codeOf(() => photo.readPhoto({ width: 1, height: 1, data: new Uint8Array(4) })),
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
