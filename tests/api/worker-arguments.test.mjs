// The arguments of `redoku/worker`: they are read at the call, and foreign code in them fails with our own errors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import * as direct from "redoku";
import { createEngine } from "redoku/worker";
import { ANSWER, board, PICTURE } from "./helpers.mjs";

const engine = createEngine();
after(() => engine.close());

const LINES = `${PICTURE}\n`.repeat(30_000);
const linesOf = (text) => new TextEncoder().encode(text);
const moveAway = (array) => structuredClone(array, { transfer: [array.buffer] });
const fails = () => {
  throw new Error("foreign");
};

test("a module that is overwritten after createEngine()", async () => {
  const module = readFileSync(new URL("../../dist/package/redoku_bg.wasm", import.meta.url));
  const own = createEngine({ module });
  module.fill(0);
  assert.equal((await own.solve(PICTURE)).solution, ANSWER);
  own.close();
});

test("an array that is changed after the call", async () => {
  const rows = board(PICTURE);
  const answer = engine.solve(rows);
  rows[0][0] = "6";
  assert.equal((await answer).solution, ANSWER);

  const waiting = engine.solve(PICTURE);
  const later = board(PICTURE);
  const second = engine.solve(later);
  later.length = 0;
  await waiting;
  assert.equal((await second).solution, ANSWER);
});

test("lines that are overwritten or transferred after the call", async () => {
  const expected = direct.solveMany(linesOf(LINES));
  for (const workers of [1, 2]) {
    const [moved, overwritten] = [linesOf(LINES), linesOf(LINES)];
    const answers = [moved, overwritten].map((lines) => engine.solveMany(lines, { workers }));
    moveAway(moved);
    overwritten.fill(10);
    for (const answer of answers) assert.ok(Buffer.from(await answer).equals(expected));
  }
});

test("a part of a larger buffer sends that part alone", async () => {
  const whole = Buffer.from(`${PICTURE}\nno puzzle\n`);
  const part = whole.subarray(0, 82);
  for (const workers of [1, 2]) {
    const answer = engine.solveMany(part, { workers });
    whole.fill(10, 0, 82);
    assert.equal(Buffer.from(await answer).toString(), `${ANSWER}\n`);
    whole.write(PICTURE);
  }
});

test("foreign errors become our own, and every promise settles", async () => {
  const hostile = new Proxy({}, { getOwnPropertyDescriptor: fails, ownKeys: fails, get: fails });
  const hostileLines = new Proxy(linesOf(LINES), { get: fails });
  const lines = linesOf(PICTURE);
  const getter = (name) => Object.defineProperty({}, name, { get: fails, enumerable: true });
  for (const [call, code] of [
    [() => engine.solveMany(lines, hostile), "unreadable"],
    [() => engine.solveMany(lines, getter("workers")), "unreadable"],
    [() => engine.solveMany(lines, Object.assign(getter("into"), { workers: 2 })), "unreadable"],
    [() => engine.solveMany(hostileLines, { workers: 2 }), "unreadable"],
    [() => engine.solveMany(Object.create(Uint8Array.prototype), { workers: 2 }), "bad-shape"],
    [() => engine.solve(getter("cells")), "unreadable"],
    [() => engine.solve(PICTURE, { signal: hostile }), "bad-option"],
    [() => engine.solve(PICTURE, { signal: { addEventListener() {} } }), "bad-option"],
  ]) {
    await assert.rejects(call(), { name: "RedokuError", code });
  }
  assert.throws(() => createEngine(hostile), { name: "RedokuError", code: "unreadable" });
  assert.throws(() => createEngine(getter("module")), { name: "RedokuError", code: "unreadable" });
});

test("a signal that is no AbortSignal but works like one", async () => {
  const listeners = new Set();
  const signal = {
    aborted: false,
    reason: undefined,
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  };
  assert.equal((await engine.solve(PICTURE, { signal })).solution, ANSWER);
  const answers = engine.solveMany(linesOf(LINES), { workers: 2, signal });
  signal.aborted = true;
  signal.reason = new Error("enough");
  for (const listener of listeners) listener();
  await assert.rejects(answers, signal.reason);
  assert.equal(listeners.size, 0);
});

test("a signal whose removeEventListener throws does not hold up later calls", async () => {
  const signal = { aborted: false, addEventListener() {}, removeEventListener: fails };
  await assert.rejects(engine.solve(PICTURE, { signal }), { code: "bad-option" });
  assert.equal((await engine.solve(PICTURE)).solution, ANSWER);
});

test("an onProgress that throws ends its call alone", async () => {
  const lines = linesOf(LINES);
  for (const workers of [1, 2]) {
    const broken = engine.solveMany(lines, { workers, onProgress: fails });
    const waiting = engine.solve(PICTURE);
    await assert.rejects(broken, { name: "RedokuError", code: "callback-failed" });
    assert.equal((await waiting).solution, ANSWER);
  }
});
