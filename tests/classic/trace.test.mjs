// trace() and watched searches match the reference implementations event by event.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  RedokuError,
  solve,
  trace,
  watchOutline,
  watchRun,
  watchSeek,
  watchStart,
} from "redoku";
import { FULL, IMPOSSIBLE, PICTURE, PUZZLES, SEVERAL } from "./puzzles.mjs";
import { run } from "./reference.mjs";

const ALL = algorithms().map(({ id }) => id);
const CLASSICS = algorithms().flatMap(({ id, classic }) => (classic ? [id] : []));

function assertThrows(call, code) {
  assert.throws(call, (error) => error instanceof RedokuError && error.code === code);
}

test("there are six classics and four later algorithms", () => {
  assert.deepEqual(CLASSICS, ["scan", "from-top", "tables", "blank-list", "flat", "flag"]);
  const later = ["fewest-first", "propagation", "dancing-links", "redoku"];
  assert.deepEqual(ALL, [...CLASSICS, ...later]);
});

for (const algorithm of CLASSICS) {
  test(`${algorithm} matches its reference implementation event by event`, () => {
    for (const puzzle of [...PUZZLES, IMPOSSIBLE, SEVERAL, FULL]) {
      const { solution, counts, events } = run(algorithm, puzzle);
      const traced = trace(puzzle, algorithm);
      assert.deepEqual(traced.counts, counts);
      assert.equal(traced.solution, solution);
      assert.equal(traced.solved, solution !== null);
      assert.equal(traced.truncated, false);
      assert.equal(traced.steps * 4, traced.events.length);
      assert.equal(firstDifference(traced.events, events), -1);
    }
  });
}

function firstDifference(some, other) {
  const at = some.findIndex((byte, index) => byte !== other[index]);
  return at === -1 && some.length !== other.length ? some.length : at;
}

test("a search beyond maxSteps throws, and a sufficient limit changes nothing", () => {
  for (const algorithm of ALL) {
    const whole = trace(PICTURE, algorithm);
    assert.deepEqual(trace(PICTURE, algorithm, { maxSteps: whole.steps }), whole);
    assertThrows(() => trace(PICTURE, algorithm, { maxSteps: whole.steps - 1 }), "too-long");
  }
  for (const maxSteps of [0, -1, 1.5, "5", 2 ** 53]) {
    assertThrows(() => trace(PICTURE, "scan", { maxSteps }), "bad-option");
  }
});

test("timed adds the time of the search and changes nothing else", () => {
  const { micros, ...rest } = trace(PICTURE, "scan", { timed: true });
  assert.ok(micros > 1, `${micros} µs`);
  assert.deepEqual(rest, trace(PICTURE, "scan"));
});

test("every algorithm finds the unique solution, one of several, or none", () => {
  for (const algorithm of ALL) {
    for (const puzzle of PUZZLES) {
      assert.equal(trace(puzzle, algorithm).solution, solve(puzzle).solution, algorithm);
    }
    const some = trace(SEVERAL, algorithm).solution;
    assert.ok([...SEVERAL].every((given, cell) => given === "." || given === some[cell]));
    assert.equal(solve(some).status, "unique");
    assert.equal(trace(IMPOSSIBLE, algorithm).solution, null);
  }
});

test("the engine counts its guesses as tests", () => {
  for (const puzzle of PUZZLES) {
    const { counts } = trace(puzzle, "redoku");
    assert.ok(counts.tests <= solve(puzzle).guesses);
    assert.equal(counts.calls, counts.tests + 1);
  }
});

test("counts are exact with any limit of events", () => {
  const whole = trace(PICTURE, "scan");
  assert.deepEqual(
    [whole.counts.calls, whole.counts.tests, whole.counts.placements],
    [6428, 37652, 4208],
  );
  for (const maxEvents of [0, 1, 1000]) {
    const part = trace(PICTURE, "scan", { maxEvents });
    assert.deepEqual(part.counts, whole.counts);
    assert.equal(part.truncated, true);
    assert.deepEqual(part.events, whole.events.slice(0, 4 * maxEvents));
  }
});

test("a watched search runs in slices and shows any step", () => {
  for (const algorithm of ALL) {
    const whole = trace(PICTURE, algorithm);
    const search = watchStart(PICTURE, algorithm);
    let progress;
    let slices = 0;
    do {
      progress = watchRun(search, { events: 5000 });
      slices += 1;
    } while (!progress.finished);
    assert.ok(slices >= Math.floor(whole.steps / 6000));
    assert.deepEqual(progress, {
      steps: whole.steps,
      finished: true,
      solution: whole.solution,
      counts: whole.counts,
    });
    assert.ok(watchOutline(search).length >= 1);
    for (const step of [0, 1, Math.floor(whole.steps / 2), whole.steps - 1, whole.steps]) {
      const moment = watchSeek(search, { step, events: 7 });
      assert.equal(moment.step, step);
      assert.deepEqual(moment.events, whole.events.slice(4 * step, 4 * step + 28));
      assert.equal(moment.board, boardAfter(whole.events.subarray(0, 4 * step)));
    }
  }
});

test("a watched search can be seeked by cells read", () => {
  const search = watchStart(PICTURE, "scan");
  const { counts, steps } = watchRun(search);
  // One read for each of the first three cells; the third is blank, and 1 is compared with 27 cells.
  assert.deepEqual(
    [0, 3, 4, 30].map((reads) => watchSeek(search, { reads }).step),
    [0, 6, 6, 6],
  );
  assert.equal(watchSeek(search, { reads: 31 }).step, 10);
  assert.equal(watchSeek(search, { reads: counts.reads }).step, steps);
  assertThrows(() => watchSeek(search, { reads: -1 }), "bad-option");
});

function boardAfter(events) {
  const board = [...PICTURE];
  for (let at = 0; at < events.length; at += 4) {
    const [kind, cell, digit] = events.subarray(at, at + 3);
    if (kind === 3) board[cell] = String(digit);
    if (kind === 4) board[cell] = ".";
  }
  return board.join("");
}

test("only the newest sixteen searches are kept", () => {
  const searches = Array.from({ length: 17 }, () => watchStart(PICTURE, "scan"));
  assertThrows(() => watchRun(searches[0]), "unknown-search");
  assert.equal(watchRun(searches[1]).finished, true);
  assert.equal(watchSeek(searches[16], { step: 5 }).step, 0, "nothing was run yet");
});

test("invalid arguments throw", () => {
  for (const algorithm of [undefined, null, 5, {}, "", "Scan", "no-such"]) {
    assertThrows(() => trace(PICTURE, algorithm), "unknown-algorithm");
    assertThrows(() => watchStart(PICTURE, algorithm), "unknown-algorithm");
  }
  assertThrows(() => trace(`55${PICTURE.slice(2)}`, "scan"), "conflict");
  assertThrows(() => trace(null, "scan"), "bad-shape");
  assertThrows(() => trace(PICTURE, "scan", { maxEvents: -1 }), "bad-option");
  assertThrows(() => trace(PICTURE, "scan", { maxEvents: 1e12 }), "bad-option");
  for (const search of [undefined, null, -1, 0.5, "0", {}, 1n]) {
    assertThrows(() => watchRun(search), "unknown-search");
    assertThrows(() => watchSeek(search, { step: 0 }), "unknown-search");
    assertThrows(() => watchOutline(search), "unknown-search");
  }
});
