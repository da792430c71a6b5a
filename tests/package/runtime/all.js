// A program that uses every entry that needs no page, and prints what came out.
import * as redoku from "redoku";
import { RedokuBoardElement } from "redoku/element";
import * as slim from "redoku/slim";
import * as solver from "redoku/solver";
import * as worker from "redoku/worker";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const rows = () => Array.from({ length: 9 }, (_, row) => [...PUZZLE.slice(row * 9, row * 9 + 9)]);
const long = { limit: 100_000_000, signal: AbortSignal.timeout(20) };

await slim.init();
console.log(
  JSON.stringify({
    redoku: redoku.solve(PUZZLE).solution,
    slim: slim.solve(PUZZLE).solution,
    solver: solver.solveSudoku(rows()).flat().join(""),
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
