// The smallest entry answers as the main one does: the same verdicts, the same errors, the same rows.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as full from "redoku";
import * as small from "redoku/solver";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, ANTI_BRUTE_FORCE, board, PICTURE } from "./helpers.mjs";

const EMPTY = ".".repeat(81);
const NORVIG = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const numbers = [...PICTURE].map((character) => Number(character) || 0);
const changed = (change) => {
  const given = board(PICTURE);
  change(given);
  return given;
};

/** What a call gives or throws, in a form that can be compared. */
function outcome(call) {
  try {
    return { value: call() };
  } catch (error) {
    assert.equal(error.name, "RedokuError", String(error.stack));
    const { code, message, details } = error;
    return { code, message, details };
  }
}

const TEXTS = [PICTURE, ANSWER, EMPTY, ANTI_BRUTE_FORCE, NORVIG, PICTURE.replaceAll(".", "0")];
const VALUES = {
  "one solution": PICTURE,
  "many solutions": EMPTY,
  "no solution, at a glance": `12345678.${".".repeat(71)}9`,
  "no solution, of a digit": `${PICTURE.slice(0, 14)}4${PICTURE.slice(15)}`,
  "no solution, deep down": NORVIG,
  conflicts: `55${PICTURE.slice(2)}`,
  rows: board(PICTURE),
  "rows of text": board(PICTURE).map((row) => row.join("")),
  "rows of numbers": board(PICTURE).map((row) => row.map((it) => Number(it) || 0)),
  "81 numbers": numbers,
  "81 bytes": Uint8Array.from(numbers),
  null: null,
  nothing: undefined,
  "a number": 5,
  true: true,
  "a big number": 10n,
  "a symbol": Symbol("s"),
  "a function": () => {},
  "an object": {},
  "a date": new Date(),
  "eight rows": changed((it) => it.pop()),
  "ten rows": changed((it) => it.push([...it[0]])),
  "a row of ten": changed((it) => it[3].push(".")),
  "a row that is null": changed((it) => it.splice(4, 1, null)),
  "a row that is a text": changed((it) => it.splice(4, 1, "4..8.3..1")),
  "a row that is a short text": changed((it) => it.splice(4, 1, "4..8.3..")),
  "a number out of range": changed((it) => it[0].splice(2, 1, 10)),
  "half a digit": changed((it) => it[0].splice(2, 1, 1.5)),
  "two characters": changed((it) => it[0].splice(2, 1, "12")),
  "a long text in a cell": changed((it) => it[0].splice(2, 1, "12".repeat(50))),
  "a letter": changed((it) => it[0].splice(2, 1, "x")),
  "a character beyond": changed((it) => it[0].splice(2, 1, "𝟙")),
  "an empty cell": changed((it) => it[0].splice(2, 1, "")),
  "a space": changed((it) => it[0].splice(2, 1, " ")),
  "an object in a cell": changed((it) => it[0].splice(2, 1, {})),
  "a hole": changed((it) => delete it[5][5]),
  "two 5s in a row": changed((it) => it[0].splice(8, 1, "5")),
  "an array of 7": Array(7).fill(0),
  "bytes of 7": new Uint8Array(7),
  "a length of 9": { length: 9 },
  "a negative length": { length: -1 },
  "a proxy that throws": new Proxy({}, { get: () => assert.fail("no") }),
};

for (const [name, value] of Object.entries(VALUES)) {
  test(`${name}: the same from both entries`, () => {
    assert.deepEqual(
      outcome(() => small.solve(value)),
      outcome(() => full.solve(value)),
    );
    // A board may be filled: each entry has its own.
    const [mine, theirs] = copies(value);
    const expected = outcome(() => full.solveSudoku(theirs));
    assert.deepEqual(
      outcome(() => small.solveSudoku(mine)),
      expected,
    );
    assert.deepEqual(mine, theirs);
  });
}

function copies(value) {
  try {
    return [structuredClone(value), structuredClone(value)];
  } catch {
    return [value, value];
  }
}

test("limits and other options: the same from both entries", () => {
  for (const options of [null, {}, { limit: 1 }, { limit: 7 }, { limit: 0 }, { limit: 1.5 }, 5]) {
    for (const puzzle of [...TEXTS, VALUES.conflicts]) {
      assert.deepEqual(
        outcome(() => small.solve(puzzle, options)),
        outcome(() => full.solve(puzzle, options)),
      );
    }
  }
  const { micros, ...rest } = small.solve(PICTURE, { timed: true });
  assert.ok(micros > 0 && micros < 50_000, `${micros} µs`);
  assert.deepEqual(rest, full.solve(PICTURE));
});

test("a drawn grid and rows in a text are read; other texts are refused", () => {
  const drawn = full.format(PICTURE, "grid");
  assert.equal(small.solve(drawn).solution, ANSWER, drawn);
  const rows = board(PICTURE).map((row) => row.join(""));
  assert.equal(small.solve(rows.join("\n")).solution, ANSWER);
  for (const [text, code] of [
    ["", "empty"],
    ["53", "too-short"],
    [`${PICTURE}5`, "too-long"],
    [`x${PICTURE.slice(1)}`, "bad-character"],
  ]) {
    assert.equal(outcome(() => small.solve(text)).code, code);
  }
});

test("batches: the same from both entries, across windows", () => {
  const kinds = [...TEXTS, VALUES.conflicts, "not a puzzle", "", `${PICTURE},${"x".repeat(700)}`];
  const lines = Array.from({ length: 4_000 }, (_, index) => kinds[(index * 7) % kinds.length]);
  const input = new TextEncoder().encode(lines.join("\n"));
  for (const options of [undefined, { proveUnique: true }]) {
    assert.deepEqual(small.solveMany(input, options), full.solveMany(input, options));
  }
  for (const length of [0, 500, 4_000 * 82, 10_000 * 82]) {
    const [ours, theirs] = [small, full].map(({ solveMany }) => {
      const into = new Uint8Array(length);
      const answers = solveMany(input, { into });
      return { answers, fits: answers.buffer === into.buffer };
    });
    assert.deepEqual(ours, theirs);
  }
  for (const into of [null, 5, [], input, input.subarray(100)]) {
    const [ours, theirs] = [small, full].map(({ solveMany }) =>
      outcome(() => solveMany(input, { into })),
    );
    assert.deepEqual(ours, theirs);
  }
  for (const value of [null, "text", [1], 7]) {
    assert.deepEqual(
      outcome(() => small.solveMany(value)),
      outcome(() => full.solveMany(value)),
    );
  }
});

test("a million answers do not fill the memory", () => {
  const input = new TextEncoder().encode(`${PICTURE}\n`.repeat(100_000));
  for (let time = 0; time < 10; time++) small.solveMany(input);
  // The module's memory is not for others to see, but a leak of one answer each would be 80 MB.
  assert.equal(small.solve(PICTURE).solution, ANSWER);
});

test("a frozen row is refused and nothing is written", () => {
  const frozen = board(PICTURE);
  Object.freeze(frozen[4]);
  assert.equal(outcome(() => small.solveSudoku(frozen)).code, "read-only");
  assert.deepEqual(frozen, board(PICTURE));
});

test("after a trap the next call works on a fresh instance", () => {
  const program = `
    import { readFileSync } from "node:fs";
    import { init, solve } from "redoku/solver";
    import { withTrap } from "./tests/api/trapping.mjs";
    await init(withTrap(readFileSync("www/pkg/solver_bg.wasm"), "rehearse"));
    try { solve("${PICTURE}", { timed: true }); } catch (error) { console.log(error.code); }
    console.log(solve("${PICTURE}").solution);`;
  const args = ["--input-type=module", "-e", program];
  const { stdout, stderr } = spawnSync("node", args, { cwd: root, encoding: "utf8" });
  assert.equal(stdout, `internal\n${ANSWER}\n`, stderr);
});
