// Uses every entry as its types promise; a line marked as an error has to be one.
import * as redoku from "redoku";
import { RedokuError, solve, type Verdict } from "redoku";
import type { RedokuBoardElement } from "redoku/element";
import * as slim from "redoku/slim";
import * as solver from "redoku/solver";
import * as worker from "redoku/worker";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Equal<A, B>) => {};

const board: string[][] = [];
same<ReturnType<typeof redoku.solveSudoku>, string[][]>(true);
same<ReturnType<typeof worker.solveSudoku>, Promise<string[][]>>(true);
same<typeof solver.solve, typeof redoku.solve>(true);
same<typeof slim.parse, typeof redoku.parse>(true);
same<Awaited<ReturnType<typeof worker.solve>>, Verdict>(true);
redoku.solveSudoku(board);

/** Each status has its own fields. */
export function tell(verdict: Verdict): string {
  switch (verdict.status) {
    case "unique":
      return verdict.solution;
    case "multiple":
      return `${verdict.count}${verdict.exact ? "" : " or more"}: ${verdict.solutions[0]}`;
    case "none":
      return verdict.because.kind === "digit" ? verdict.because.house.kind : verdict.because.kind;
    case "invalid":
      return verdict.conflicts.map(({ digit, house }) => `${digit} ${house.index}`).join();
  }
}

for (const puzzle of [
  "53..7",
  board,
  [[1, 2]],
  new Uint8Array(81),
  Array<number>(81).fill(0),
] as const) {
  solve(puzzle, { limit: 3, timed: true });
}
// @ts-expect-error there is no such option
solve("", { limits: 3 });
// @ts-expect-error an object is no puzzle
solve({});
// @ts-expect-error a verdict has a solution only if it is unique
solve("").solution;
// @ts-expect-error the smallest entry has no text formats
solver.parse("");

export async function all(signal: AbortSignal, response: Promise<Response>) {
  await redoku.init();
  await slim.init(response);
  await slim.init(new URL("https://example.org/redoku_bg.wasm"));
  await solver.init(new Uint8Array());
  // @ts-expect-error nothing is no source
  await redoku.init(null);
  const engine: worker.Engine = worker.createEngine();
  const lines: Uint8Array = await engine.solveMany(new Uint8Array(), { proveUnique: true, signal });
  const { events, counts } = await worker.trace("", "dancing-links", { maxEvents: 9, signal });
  // @ts-expect-error there is no such algorithm
  await worker.trace("", "guess");
  // @ts-expect-error that is no signal
  await worker.check("", { signal: true });
  engine.close();
  return [lines.length + events.length, counts.depth];
}

try {
  redoku.format("", "grid");
} catch (error) {
  if (error instanceof RedokuError) {
    const code: string = error.code;
    const details: Record<string, unknown> = error.details;
    throw new Error(code, { cause: details });
  }
}

export function listen(element: RedokuBoardElement) {
  const made: RedokuBoardElement = document.createElement("redoku-board");
  made.controls = "solve";
  element.addEventListener("redoku-solved", (event) => {
    same<typeof event.detail.solution, string>(true);
    // @ts-expect-error there is no such detail
    event.detail.answer;
  });
  document.addEventListener("redoku-input", ({ detail }) => same<typeof detail.cell, number>(true));
  addEventListener("redoku-verdict", ({ detail }) => tell(detail.verdict));
  element.puzzle = [["5"]];
  element.theme = "dark";
  // @ts-expect-error there is no such theme
  element.theme = "blue";
  return element.solve().then(tell);
}
