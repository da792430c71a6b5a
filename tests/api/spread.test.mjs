// The examples that spread puzzles over processes and machines, with `npx redoku` in place of the native program.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const redoku = `${process.execPath} ${join(root, "dist/package/cli.js")}`;
const unique = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
let folder = "";
let list = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "redoku-"));
  list = join(folder, "puzzles.txt");
  const lines = ["# a list", ...Array(50).fill(unique), ".".repeat(81), "no puzzle"];
  writeFileSync(list, `${lines.join("\n")}\n`);
});
after(() => rmSync(folder, { recursive: true }));

/** Skips loudly where a tool is not installed. */
const without = (tool, args) =>
  spawnSync(tool, args).status === 0 ? false : `!!! SKIPPED: ${tool} ${args.join(" ")} fails`;

test("GNU parallel", { skip: without("parallel", ["--version"]) }, () => {
  const script = join(root, "examples/parallel/count_verdicts.sh");
  const { stdout } = spawnSync(script, [list], {
    env: { ...process.env, REDOKU: redoku },
    encoding: "utf8",
  });
  assert.deepEqual(stdout.trim().split(/\s+/), ["1", "multiple", "50", "unique"]);
});

const python = process.env.PYTHON ?? "python3";
test("Spark", {
  skip: without(python, ["-c", "import pyspark"]) || without("java", ["-version"]),
}, () => {
  const script = join(root, "examples/spark/count_verdicts.py");
  // The program is on the PATH, as an installed one is.
  const program = join(folder, "redoku");
  writeFileSync(program, `#!/bin/sh\nexec ${redoku} "$@"\n`, { mode: 0o755 });
  const { stdout } = spawnSync(python, [script, list], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: "utf8",
  });
  const expected = ["unique\t50", "multiple\t1", "none\t0", "invalid\t0", "unreadable\t1"];
  assert.deepEqual(stdout.trim().split("\n"), expected);
});
