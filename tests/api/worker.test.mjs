// The functions as promises: the same answers, on another thread, and abortable at any time.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as direct from "redoku";
import * as worker from "redoku/worker";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, ANTI_BRUTE_FORCE, board, PICTURE } from "./helpers.mjs";

const EMPTY = ".".repeat(81);
/** Takes about a minute; no test waits for it. */
const LONG = { limit: 100_000_000 };

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

test("an abort ends the running search; waiting and later calls are answered", async () => {
  const controller = new AbortController();
  const long = worker.solve(EMPTY, { ...LONG, signal: controller.signal });
  const waiting = worker.solve(PICTURE);
  const reason = new Error("enough");
  controller.abort(reason);
  await assert.rejects(long, reason);
  assert.equal((await waiting).solution, ANSWER);
  assert.equal((await worker.solve(PICTURE)).solution, ANSWER);
});

test("an abort of a waiting call drops that call alone", async () => {
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

test("solveSudoku fills the caller's array, or changes nothing", async () => {
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

test("boards wrapped in proxies, as frameworks do, are read", async () => {
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

test("a wrong module is refused at once", async () => {
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  for (const module of [
    5,
    null,
    "text",
    {},
    new Uint8Array(8),
    empty,
    new WebAssembly.Module(empty),
  ]) {
    assert.throws(() => worker.createEngine({ module }), {
      name: "RedokuError",
      code: "bad-option",
      details: { name: "module" },
    });
  }
  assert.throws(() => worker.createEngine(5), { code: "bad-option" });
  assert.throws(() => worker.createEngine(null), { code: "bad-option" });
});

test("a detached array is refused, and the worker goes on", async () => {
  const search = await worker.watchStart(PICTURE, "scan");
  const into = new Uint8Array(200);
  structuredClone(into, { transfer: [into.buffer] });
  const lines = new TextEncoder().encode(PICTURE);
  await assert.rejects(worker.solveMany(lines, { into }), { code: "bad-option" });
  assert.ok((await worker.watchOutline(search)) instanceof Uint8Array);
});

test("progress arrives while the worker works", async () => {
  const shares = [];
  const lines = new TextEncoder().encode(`${PICTURE}\n`.repeat(3000));
  const answers = await worker.solveMany(lines, { onProgress: (share) => shares.push(share) });
  assert.equal(answers.length, lines.length);
  assert.equal(shares.length, Math.ceil(lines.length / 65_536));
  assert.equal(shares.at(-1), 1);
  await assert.rejects(worker.solveMany(lines, { onProgress: 5 }), { code: "bad-option" });
});

test("a search of any length runs in the worker, until its signal", async () => {
  const limit = { maxEvents: 0, maxSteps: 1000 };
  await assert.rejects(worker.trace(PICTURE, "scan", limit), { code: "too-long" });
  const endless = worker.trace(ANTI_BRUTE_FORCE, "scan", { signal: AbortSignal.timeout(50) });
  await assert.rejects(endless, { name: "TimeoutError" });
  assert.equal((await worker.trace(PICTURE, "scan", { maxEvents: 0 })).counts.calls, 6428);
});

test("a signal that outlives its calls keeps no listeners", async () => {
  const { signal } = new AbortController();
  const listeners = new Set();
  signal.addEventListener = (_, listener) => listeners.add(listener);
  signal.removeEventListener = (_, listener) => listeners.delete(listener);
  for (let time = 0; time < 3; time++) await worker.solve(PICTURE, { signal });
  assert.equal(listeners.size, 0);
});

test("close rejects open calls; the next call starts a new worker", async () => {
  const engine = worker.createEngine();
  const open = [engine.solve(EMPTY, LONG), engine.solve(PICTURE)];
  engine.close();
  for (const call of open) await assert.rejects(call, { name: "RedokuError", code: "closed" });
  assert.equal((await engine.solve(PICTURE)).solution, ANSWER);
  engine.close();
});

test("a program ends by itself once it has its answers", () => {
  const program = `import { solve } from "redoku/worker"; console.log((await solve("${PICTURE}")).status)`;
  const { stdout, status } = spawnSync("node", ["--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.deepEqual([stdout.trim(), status], ["unique", 0]);
});

test("solveMany with several workers: the same answers in order, progress, abort", async () => {
  const engine = worker.createEngine();
  const text = [PICTURE, EMPTY, "no puzzle", `${ANTI_BRUTE_FORCE} # name`].join("\n");
  const lines = new TextEncoder().encode(`${text}\n`.repeat(5000) + PICTURE);
  const shares = [];
  const onProgress = (share) => shares.push(share);
  const answers = await engine.solveMany(lines, { workers: 3, onProgress });
  assert.ok(Buffer.from(answers).equals(direct.solveMany(lines)));
  assert.ok(shares.length > 3);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.equal(shares.at(-1), 1);

  const controller = new AbortController();
  const reason = new Error("enough");
  const aborted = engine.solveMany(lines, {
    workers: 2,
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  await assert.rejects(aborted, reason);
  assert.deepEqual(await engine.solveMany(new Uint8Array(), { workers: 2 }), new Uint8Array());
  await assert.rejects(engine.solveMany(lines, { workers: 0 }), { code: "bad-option" });
  await assert.rejects(engine.solveMany("text", { workers: 2 }), { code: "bad-shape" });
  engine.close();
});
