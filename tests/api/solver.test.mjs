// The smallest entry: the same boundary, built without text formats and textbook solvers.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as full from "redoku";
import * as small from "redoku/solver";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, assertThrows, board, PICTURE } from "./helpers.mjs";

test("81 characters and drawn grids are read", () => {
  const drawn = full.format(PICTURE, "grid");
  assert.equal(small.solve(drawn).solution, ANSWER, drawn);
  const rows = board(PICTURE).map((row) => row.join(""));
  assert.equal(small.solve(rows.join("\n")).solution, ANSWER);
});

test("other texts are refused, and the error names the part that reads them", () => {
  for (const [text, code] of [
    ["", "empty"],
    ["53", "too-short"],
    [`${PICTURE}5`, "too-long"],
    [`x${PICTURE.slice(1)}`, "bad-character"],
    [JSON.stringify(board(PICTURE)), "too-long"],
    ["𝟙".repeat(81), "bad-character"],
  ]) {
    assert.match(assertThrows(() => small.solve(text), code).message, /redoku\/text/);
  }
});

test("batches are answered as by the main entry", () => {
  const kinds = [PICTURE, ANSWER, ".".repeat(81), `55${PICTURE.slice(2)}`, "not a puzzle", ""];
  const lines = Array.from({ length: 4_000 }, (_, index) => kinds[(index * 7) % kinds.length]);
  const input = new TextEncoder().encode(lines.join("\n"));
  for (const options of [undefined, { proveUnique: true }, { into: new Uint8Array(500) }]) {
    assert.deepEqual(small.solveMany(input, options), full.solveMany(input, options));
  }
});

test("its allocator reuses freed memory", () => {
  const program = `
    import { readFileSync } from "node:fs";
    import * as solver from "./www/pkg/solver.js";
    const { memory } = solver.initSync({ module: readFileSync("www/pkg/solver_bg.wasm") });
    const input = new TextEncoder().encode("${PICTURE}\\n".repeat(10_000));
    const hard = ".".repeat(81);
    const work = () => { solver.solveMany(input); solver.solve(hard, { limit: 1000 }); };
    work();
    const before = memory.buffer.byteLength;
    for (let time = 0; time < 50; time++) work();
    console.log(memory.buffer.byteLength - before);`;
  assert.equal(run(program), "0\n");
});

test("after a trap the next call works on a fresh instance", () => {
  const program = `
    import { readFileSync } from "node:fs";
    import { check, init, solve } from "redoku/solver";
    import { withTrap } from "./tests/api/trapping.mjs";
    await init(withTrap(readFileSync("www/pkg/solver_bg.wasm"), "check"));
    try { check("${PICTURE}"); } catch (error) { console.log(error.code); }
    console.log(solve("${PICTURE}").solution);`;
  assert.equal(run(program), `internal\n${ANSWER}\n`);
});

function run(program) {
  const args = ["--input-type=module", "-e", program];
  const { stdout, stderr } = spawnSync("node", args, { cwd: root, encoding: "utf8" });
  assert.equal(stderr, "");
  return stdout;
}
