// The functions as promises: the same answers, off the caller's thread, and an end at any time.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as direct from "redoku";
import * as worker from "redoku/worker";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, board, PICTURE } from "./helpers.mjs";

const EMPTY = ".".repeat(81);
/** Takes a minute or so: nobody waits for its end. */
const LONG = { limit: 100_000_000 };

test("the worker has every function of the package", () => {
  const own = ["close", "createEngine"];
  const names = Object.keys(worker).filter((name) => !own.includes(name));
  assert.deepEqual(names.sort(), Object.keys(direct).sort());
  assert.equal(worker.RedokuError, direct.RedokuError);
});

test("answers are the same as the direct ones", async () => {
  await worker.init();
  const lines = new TextEncoder().encode(`${PICTURE}\n${EMPTY}\n`);
  const calls = [
    ["solve", PICTURE],
    ["solve", EMPTY, { limit: 5 }],
    ["solveMany", lines, { proveUnique: true }],
    ["check", ANSWER],
    ["candidates", PICTURE],
    ["trueCandidates", PICTURE],
    ["parse", PICTURE],
    ["format", PICTURE, "grid"],
    ["trace", PICTURE, "scan", { maxEvents: 10 }],
    ["algorithms"],
  ];
  const [engine, reference] = [{ ...worker }, { ...direct }];
  for (const [name, ...values] of calls) {
    assert.deepEqual(await engine[name](...values), reference[name](...values), name);
  }
});

test("a search that is watched", async () => {
  const search = await worker.watchStart(PICTURE, "scan");
  const progress = await worker.watchRun(search, { events: 1000 });
  assert.ok(progress.steps >= 1000);
  assert.equal((await worker.watchSeek(search, { step: 7 })).step, 7);
  assert.ok((await worker.watchOutline(search)) instanceof Uint8Array);
});

test("the caller's thread is free while the worker works", async () => {
  // This clock ticks on the caller's thread: it could not end the search if that were busy.
  const signal = AbortSignal.timeout(20);
  await assert.rejects(worker.solve(EMPTY, { ...LONG, signal }), { name: "TimeoutError" });
});

test("an abort ends the search under way; those that wait, and the next, are answered", async () => {
  const controller = new AbortController();
  const long = worker.solve(EMPTY, { ...LONG, signal: controller.signal });
  const waiting = worker.solve(PICTURE);
  const reason = new Error("enough");
  controller.abort(reason);
  await assert.rejects(long, reason);
  assert.equal((await waiting).solution, ANSWER);
  assert.equal((await worker.solve(PICTURE)).solution, ANSWER);
});

test("an abort before its turn forgets the question alone", async () => {
  const controller = new AbortController();
  const first = worker.solve(PICTURE);
  const second = worker.solve(PICTURE, { signal: controller.signal });
  controller.abort();
  await assert.rejects(second, { name: "AbortError" });
  assert.equal((await first).solution, ANSWER);
  await assert.rejects(worker.check(PICTURE, { signal: AbortSignal.abort() }), {
    name: "AbortError",
  });
});

test("solveSudoku fills the very array, or changes nothing", async () => {
  const given = board(PICTURE);
  const rows = [...given];
  assert.equal(await worker.solveSudoku(given), given);
  assert.ok(rows.every((row, index) => row === given[index]));
  assert.deepEqual(given, board(ANSWER));

  const frozen = board(PICTURE);
  Object.freeze(frozen[8]);
  await assert.rejects(worker.solveSudoku(frozen), { name: "RedokuError", code: "read-only" });
  assert.deepEqual(frozen, board(PICTURE));
  await assert.rejects(worker.solveSudoku(board(EMPTY)), { code: "several-solutions" });
});

test("what frameworks wrap in proxies is read all the same", async () => {
  const wrap = (value) =>
    new Proxy(value, {
      get: (target, key) =>
        key in target && Array.isArray(target[key]) ? wrap(target[key]) : target[key],
    });
  assert.equal((await worker.solve(wrap(board(PICTURE)))).solution, ANSWER);
});

test("nonsense is rejected with a RedokuError", async () => {
  const hostile = new Proxy({}, { ownKeys: () => assert.fail("no"), get: () => assert.fail("no") });
  for (const [value, code] of [
    [null, "bad-shape"],
    [5, "bad-shape"],
    ["", "empty"],
    [{}, "bad-shape"],
    [Symbol("s"), "unreadable"],
    [() => {}, "unreadable"],
    [hostile, "unreadable"],
  ]) {
    await assert.rejects(worker.solve(value), { name: "RedokuError", code });
  }
  await assert.rejects(worker.solve(PICTURE, 5), { code: "bad-option" });
  await assert.rejects(worker.solve(PICTURE, { signal: 5 }), { code: "bad-option" });
  await assert.rejects(worker.solve(PICTURE, hostile), { name: "RedokuError" });
});

test("close gives up what is open; the next call starts anew", async () => {
  const engine = worker.createEngine();
  const open = [engine.solve(EMPTY, LONG), engine.solve(PICTURE)];
  engine.close();
  for (const call of open) await assert.rejects(call, { name: "RedokuError", code: "closed" });
  assert.equal((await engine.solve(PICTURE)).solution, ANSWER);
  engine.close();
});

test("a program that has its answers ends by itself", () => {
  const program = `import { solve } from "redoku/worker"; console.log((await solve("${PICTURE}")).status)`;
  const { stdout, status } = spawnSync("node", ["--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.deepEqual([stdout.trim(), status], ["unique", 0]);
});
