// The package in programs that changed the language's own objects.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as redoku from "redoku";
import * as solver from "redoku/solver";
import * as worker from "redoku/worker";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, PICTURE } from "./helpers.mjs";

const ENTRIES = ["redoku", "redoku/slim", "redoku/solver", "redoku/worker", "redoku/element"];

for (const entry of ENTRIES) {
  test(`${entry} can be imported where Object.prototype has an enumerable property`, () => {
    const program = `
      Object.prototype.extra = 5;
      console.log(Object.keys(await import("${entry}")).length > 1);`;
    assert.equal(run(program), "true");
  });
}

test("inherited options do not count", () => {
  const inherited = Object.create({ limit: 0.5, into: 5, onProgress: 5, maxSteps: 0, step: -1 });
  const lines = new TextEncoder().encode(PICTURE);
  assert.equal(redoku.solve(PICTURE, inherited).solution, ANSWER);
  assert.equal(solver.solve(PICTURE, inherited).solution, ANSWER);
  assert.equal(redoku.solveMany(lines, inherited).length, 82);
  assert.equal(redoku.trace(PICTURE, "scan", inherited).counts.calls, 6428);
  assert.equal(redoku.watchSeek(redoku.watchStart(PICTURE, "scan"), inherited).step, 0);
});

test("inherited options of the worker do not count", async () => {
  const inherited = Object.create({ limit: 0.5, signal: 5, onProgress: 5, module: 5 });
  assert.equal((await worker.solve(PICTURE, inherited)).solution, ANSWER);
  const engine = worker.createEngine(inherited);
  assert.equal((await engine.solve(PICTURE)).solution, ANSWER);
  engine.close();
});

test("inherited parts of an entry do not count", () => {
  const entry = Object.assign(Object.create({ placed: 5, marks: 5 }), { puzzle: PICTURE });
  assert.equal(redoku.format(entry, "line"), PICTURE);
});

test("with frozen intrinsics errors are RedokuErrors", () => {
  const program = `
    import { RedokuError, solve } from "redoku";
    import * as worker from "redoku/worker";
    for (const call of [() => solve(null), () => solve("53"), () => solve("", { limit: 0 }),
      () => worker.solve(null)]) {
      try { await call(); } catch (error) {
        console.log(error instanceof RedokuError, error.name, error.code);
      }
    }
    console.log(solve("${PICTURE}").solution);`;
  assert.deepEqual(run(program, ["--frozen-intrinsics", "--no-warnings"]).split("\n"), [
    "true RedokuError bad-shape",
    "true RedokuError too-short",
    "true RedokuError bad-option",
    "true RedokuError bad-shape",
    ANSWER,
  ]);
});

/** What a program prints. */
function run(program, flags = []) {
  const args = [...flags, "--input-type=module", "-e", program];
  const { stdout, stderr } = spawnSync("node", args, { cwd: root, encoding: "utf8" });
  assert.equal(stderr, "");
  return stdout.trim();
}
