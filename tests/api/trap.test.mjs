// After a trap the next call works on a fresh instance, on the caller's thread and in the worker.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { init, solve, trace, watchOutline, watchStart } from "redoku";
import { createEngine } from "redoku/worker";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";
import { withTrap } from "./trapping.mjs";

const bytes = readFileSync(fileURLToPath(import.meta.resolve("redoku/redoku_bg.wasm")));
const trapping = withTrap(bytes, "trace");

test("a trap is a RedokuError, and the next call has a fresh instance", async () => {
  await init(trapping);
  const search = watchStart(PICTURE, "scan");
  assert.ok(watchOutline(search).length >= 0);
  const error = assertThrows(() => trace(PICTURE, "scan"), "internal");
  assert.ok(error.cause instanceof WebAssembly.RuntimeError, String(error.cause));
  assert.equal(solve(PICTURE).solution, ANSWER);
  // What the old instance remembered is gone with it.
  assertThrows(() => watchOutline(search), "unknown-search");
});

test("an exhausted stack is a RedokuError, and the next call works", () => {
  const failures = [];
  const deeper = (depth) => {
    try {
      deeper(depth + 1);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    // On the way back up there is a little more room each time: somewhere the stack is enough to
    // enter the module, and not enough to come to an end.
    if (failures.length > 0 && failures.at(-1) === "solved") return;
    try {
      failures.push(solve(PICTURE).solution === ANSWER ? "solved" : "wrong");
    } catch (error) {
      failures.push(error.code ?? error.name);
    }
  };
  deeper(0);
  assert.ok(failures.includes("internal"), [...new Set(failures)].join());
  assert.equal(failures.at(-1), "solved");
  assert.ok(!failures.includes("wrong"));
  assert.equal(solve(PICTURE).solution, ANSWER);
});

test("a trap in the worker is a RedokuError, and the next call has a fresh worker", async () => {
  const engine = createEngine({ module: trapping });
  const search = await engine.watchStart(PICTURE, "scan");
  await assert.rejects(engine.trace(PICTURE, "scan"), { name: "RedokuError", code: "internal" });
  assert.equal((await engine.solve(PICTURE)).solution, ANSWER);
  await assert.rejects(engine.watchOutline(search), { code: "unknown-search" });
  engine.close();
});

test("questions that wait behind a trap are answered", async () => {
  const engine = createEngine({ module: new WebAssembly.Module(trapping) });
  const answers = await Promise.allSettled([
    engine.trace(PICTURE, "scan"),
    engine.solve(PICTURE),
    engine.trace(PICTURE, "scan"),
    engine.solve(PICTURE),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ["rejected", "fulfilled", "rejected", "fulfilled"],
  );
  engine.close();
});
