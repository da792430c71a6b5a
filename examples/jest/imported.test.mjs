// ES modules, which Jest runs with Node's option --experimental-vm-modules.
import { solve } from "redoku";
import { parse } from "redoku/text";
import { createEngine } from "redoku/worker";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("the puzzle has one solution", () => {
  expect(solve(puzzle).status).toBe("unique");
  expect(parse(puzzle).format).toBe("line");
});

test("a worker answers", async () => {
  const engine = createEngine();
  expect(await engine.solve(puzzle)).toMatchObject({ status: "unique", givens: 30 });
  engine.close();
});
