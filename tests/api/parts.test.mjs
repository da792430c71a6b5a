// The entries of the package and their functions: the table says which; parts with a wasm module each work together.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import * as full from "redoku";
import * as slim from "redoku/slim";
import * as worker from "redoku/worker";
import { SolverClient } from "../../www/engine/client.js";
import { functionsOf, PARTS } from "../../www/engine/functions.js";
import { localWorker } from "../../www/engine/local-worker.js";
import { ANSWER, assertThrows, board, PICTURE } from "./helpers.mjs";

/** Every function by name. */
const whole = { ...full };
const ALL = functionsOf("redoku");
const namesOf = (entry) => Object.keys(entry).sort();

test("the main entries have every function", () => {
  assert.deepEqual(namesOf(full), ["RedokuError", "init", ...ALL].sort());
  assert.deepEqual(namesOf(slim), namesOf(full));
  assert.deepEqual(namesOf(worker), ["createEngine", "close", ...namesOf(full)].sort());
});

/** A call for each part. */
const CALLS = {
  solver: ["solve", PICTURE],
  repair: ["repairs", `35${PICTURE.slice(2)}`],
  text: ["parse", JSON.stringify(board(PICTURE))],
  classic: ["trace", PICTURE, "scan"],
  logic: ["explain", PICTURE, { language: "en" }],
  photo: ["readPhoto", { width: 1, height: 1, data: new Uint8ClampedArray(4) }],
};

for (const part of PARTS) {
  test(`redoku/${part} has its functions, and answers at once`, async () => {
    const entry = await import(`redoku/${part}`);
    assert.deepEqual(namesOf(entry), ["RedokuError", "init", ...functionsOf(part)].sort());
    assert.equal(entry.RedokuError, full.RedokuError);
    const [name, ...values] = CALLS[part];
    assert.deepEqual(outcome(entry[name], values), outcome(whole[name], values));
    await entry.init();
  });
}

function outcome(call, values) {
  try {
    return call(...values);
  } catch ({ code, message }) {
    return { code, message };
  }
}

/** The same puzzle as other texts. */
const JSON_TEXT = JSON.stringify(board(PICTURE));
const DRAWN = full.format(PICTURE, "grid");

test("a part without the text formats reads drawn grids, and names the part that reads the others", async () => {
  const logic = await import("redoku/logic");
  assert.deepEqual(logic.rate(DRAWN), full.rate(PICTURE));
  assert.match(assertThrows(() => logic.rate(JSON_TEXT), "too-long").message, /redoku\/text/);
});

// The same on the caller's thread, for pages that allow no worker.
const local = new SolverClient({
  start: localWorker,
  modules: Object.fromEntries(
    PARTS.map((part) => [
      part,
      () => readFileSync(new URL(`../../www/pkg/${part}_bg.wasm`, import.meta.url)),
    ]),
  ),
});
const engine = worker.createEngine();
after(() => engine.close());
const ASK = {
  "the worker": (name, ...values) => engine[name](...values),
  "the caller's thread": (name, ...values) => local.ask(name, values),
};

for (const [where, ask] of Object.entries(ASK)) {
  test(`on ${where} every part reads every text`, async () => {
    assert.equal((await ask("solve", JSON_TEXT)).solution, ANSWER);
    assert.deepEqual(await ask("hint", { puzzle: JSON_TEXT }), full.hint(PICTURE));
    assert.deepEqual(await ask("rateMany", [PICTURE, "no puzzle", JSON_TEXT, 5]), [
      full.rate(PICTURE),
      null,
      full.rate(PICTURE),
      null,
    ]);
    assert.equal((await ask("trace", JSON_TEXT, "scan")).counts.calls, 6428);
    for (const text of ["", "53", `${PICTURE}\n${ANSWER}`, "x".repeat(81)]) {
      const { code, message } = assertThrows(() => full.solve(text), codeOf(text));
      await assert.rejects(ask("solve", text), { name: "RedokuError", code, message });
    }
  });
}

test("where several parts are imported, none reads for another", async () => {
  await local.ask("solve", [JSON_TEXT]);
  const { solve } = await import("redoku/solver");
  assertThrows(() => solve(JSON_TEXT), "too-long");
});

function codeOf(text) {
  try {
    full.solve(text);
  } catch ({ code }) {
    return code;
  }
}
