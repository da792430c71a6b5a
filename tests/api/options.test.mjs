// Unknown options are refused by every function, directly and in the worker; those of the types are known.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import * as direct from "redoku";
import { createEngine } from "redoku/worker";
import { FUNCTIONS } from "../../www/engine/functions.js";
import { declarationsOf } from "../../xtask/dts.mjs";
import { assertThrows, board, PICTURE } from "./helpers.mjs";

const engine = createEngine();
after(() => engine.close());

const LINES = new TextEncoder().encode(PICTURE);
const PIXELS = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** The arguments of each function whose only argument is not a puzzle. */
const ARGUMENTS = {
  solveSudoku: () => [board(PICTURE)],
  solveMany: () => [LINES],
  judgeMany: () => [LINES],
  parseLines: () => [LINES],
  judgeLines: () => [LINES],
  format: () => [PICTURE, "line"],
  trace: () => [PICTURE, "scan"],
  verify: () => [PICTURE, []],
  watchStart: () => [PICTURE, "scan"],
  listRead: () => [0, null],
  watchRun: () => [0],
  watchSeek: () => [0],
  watchOutline: () => [0],
  rateMany: () => [[PICTURE]],
  readPhoto: () => [PIXELS],
};

const argumentsOf = (name) => ARGUMENTS[name]?.() ?? (FUNCTIONS[name].arity === 0 ? [] : [PICTURE]);

for (const name of Object.keys(FUNCTIONS)) {
  test(`${name} refuses an unknown option`, async () => {
    const call = (functions, options) => functions[name](...argumentsOf(name), options);
    const error = assertThrows(() => call(direct, { limti: 5 }), "bad-option");
    assert.match(error.message, /unknown option ‘limti’/);
    assert.equal(error.details.name, "limti");
    assert.deepEqual(error.details.known.toSorted(), optionsOf(name).toSorted(), "as in the types");
    await assert.rejects(call(engine, { limti: 5 }), {
      name: "RedokuError",
      code: "bad-option",
      message: /unknown option ‘limti’/,
    });
  });
}

test("an index, as map() passes it, is no option", () => {
  assert.deepEqual([PICTURE].map(direct.check), [direct.check(PICTURE)]);
  assert.deepEqual([PICTURE].map(direct.parse), [direct.parse(PICTURE)]);
});

test("what only the worker knows is refused elsewhere", async () => {
  const { signal } = new AbortController();
  assertThrows(() => direct.solve(PICTURE, { signal }), "bad-option");
  assert.equal((await engine.solve(PICTURE, { signal })).status, "unique");
  await assert.rejects(engine.solve(PICTURE, { workers: 2 }), { code: "bad-option" });
  await assert.rejects(engine.solve(PICTURE, { onProgress() {} }), { code: "bad-option" });
  assert.throws(() => createEngine({ modul: LINES }), { code: "bad-option" });
});

/** The names of a function's options in the types. */
function optionsOf(name) {
  const declared = declarationsOf(
    readFileSync(new URL("../../dist/package/redoku-module.d.ts", import.meta.url), "utf8"),
  );
  const find = (wanted) => declared.find((each) => each.name === wanted)?.signature ?? "";
  const [, type = ""] = /options\??: ([\s\S]+?),?\s*\):/.exec(find(name)) ?? [];
  const [, whole, left] = /^Omit<(\w+), "(\w+)">$/.exec(type) ?? [null, type, null];
  const text = /^[{(]/.test(whole) ? whole : resolve(whole);
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\([^)]*\) =>/g, "");
  const names = [...plain.matchAll(/(\w+)\??:/g)].map(([, option]) => option);
  return names.filter((option) => option !== left);

  /** A named type, with those that it is made of. */
  function resolve(types) {
    return types
      .split("&")
      .map((part) => find(part.trim()))
      .map((signature) => {
        const base = /= (\w+) &/.exec(signature)?.[1];
        return base ? `${resolve(base)} ${signature}` : signature;
      })
      .join(" ");
  }
}
