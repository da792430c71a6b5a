// The schema of paths describes what `redoku explain --json` writes, and refuses what `redoku verify` cannot read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { installed, run, versionOf } from "../project.mjs";

/** Puzzles whose paths have many shapes of evidence; of the last three, two have no solution and one has several. */
const PUZZLES = `\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
.23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8
.2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8
123...7.9.5.7..1...8.....6..............7.9.28.7.6..5...56..........2..1.1.84..3.
.23.....94....9.2.7.....4.5....37.4..6.9..8..9.42.......18.2..76....5...8...71.5.
87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91
.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........
.234.......6.8....7....35....4....7..3.8...9.9....7..53....1.5....2....3.6....9.1
.................................................................................
`;

export default [
  {
    name: "redoku/path.schema.json: what explain --json writes",
    async run() {
      const file = join(installed, "dist/package/path.schema.json");
      const isPath = new Ajv({ strictTypes: false }).compile(
        JSON.parse(readFileSync(file, "utf8")),
      );
      // The exit code is 1: not every puzzle has one solution.
      const command = `"${process.execPath}" dist/package/cli.js explain --json || [ $? = 1 ]`;
      const out = await run("sh", ["-c", command], installed, { input: PUZZLES });
      const paths = out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      assert.equal(paths.length, 9);
      const kinds = new Set();
      for (const path of paths) {
        assert.ok(isPath(path), JSON.stringify(isPath.errors?.slice(0, 3)));
        for (const { evidence } of path.steps ?? []) kinds.add(evidence.kind);
      }
      assert.ok(kinds.size > 5, [...kinds].join());
      const [path] = paths;
      for (const change of [
        { puzzle: "53" },
        { steps: undefined },
        { steps: [{ ...path.steps[0], place: [[81, 1]] }] },
        { steps: [{ ...path.steps[0], evidence: { kind: "guess" } }] },
      ]) {
        assert.ok(
          !isPath(JSON.parse(JSON.stringify({ ...path, ...change }))),
          Object.keys(change)[0],
        );
      }
      return { version: versionOf("ajv") };
    },
  },
];
