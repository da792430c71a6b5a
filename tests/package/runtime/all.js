// A program that uses every entry that needs no page, and prints what came out.
import * as redoku from "redoku";
import * as classic from "redoku/classic";
import { RedokuBoardElement } from "redoku/element";
import * as logic from "redoku/logic";
import * as photo from "redoku/photo";
import * as repair from "redoku/repair";
import * as slim from "redoku/slim";
import * as solver from "redoku/solver";
import * as text from "redoku/text";
import * as worker from "redoku/worker";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const rows = () => Array.from({ length: 9 }, (_, row) => [...PUZZLE.slice(row * 9, row * 9 + 9)]);
const long = { limit: 100_000_000, signal: AbortSignal.timeout(20) };

/** The code of the error that a call throws. */
function codeOf(call) {
  try {
    return call();
  } catch ({ code }) {
    return code;
  }
}

await slim.init();
console.log(
  JSON.stringify({
    redoku: redoku.solve(PUZZLE).solution,
    slim: slim.solve(PUZZLE).solution,
    solver: solver.solveSudoku(rows()).flat().join(""),
    repair: repair.repairs(PUZZLE.replace("195", "194"))[0].solution,
    text: text.parse(JSON.stringify(rows())).format,
    classic: classic.trace(PUZZLE, "scan").solution,
    logic: logic.rate(PUZZLE).level,
    photo: codeOf(() => photo.readPhoto({ width: 1, height: 1, data: new Uint8Array(4) })),
    worker: (await worker.solveSudoku(rows())).flat().join(""),
    aborted: await worker.solve(".".repeat(81), long).catch((error) => error.name),
    again: (await worker.solve(PUZZLE)).solution,
    error: await worker.parse("?").catch((error) => error instanceof redoku.RedokuError),
    // There is nothing to register it with, and importing it does no harm.
    element: typeof RedokuBoardElement,
    page: ["window", "document"].filter((name) => name in globalThis),
  }),
);
worker.close();
