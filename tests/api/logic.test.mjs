// The human solver: hint, findSteps, explain, techniques; and the ratings: rate, rateMany.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, findSteps, hint, rate, rateMany, techniques } from "redoku";
import * as worker from "redoku/worker";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";

/** A minimal puzzle of our own that takes wings. */
const HARD = "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8";

const digitAt = (cell) => Number(ANSWER[cell]);

test("explain leads to the solution, step by step", () => {
  const { solved, steps, rating } = explain(PICTURE);
  assert.equal(solved, true);
  assert.equal(rating.level, "easy");
  const placed = steps.flatMap((step) => step.place);
  assert.equal(placed.length, 51);
  for (const [cell, digit] of placed) assert.equal(digit, digitAt(cell));
});

test("every step has a known technique, effects and evidence", () => {
  const ids = new Set(techniques().map(({ id }) => id));
  const { solved, steps } = explain(HARD);
  assert.equal(solved, true);
  for (const { technique, place, remove, evidence } of steps) {
    assert.ok(ids.has(technique), technique);
    assert.ok(place.length + remove.length > 0, technique);
    assert.equal(typeof evidence.kind, "string");
  }
  assert.ok(steps.some(({ evidence }) => evidence.kind !== "single"));
});

test("hint reports a mistake before any step", () => {
  const wrong = digitAt(2) === 1 ? 2 : 1;
  const placed = `..${wrong}${".".repeat(78)}`;
  const step = hint({ puzzle: PICTURE, placed });
  assert.equal(step.technique, "mistake");
  assert.deepEqual(step.evidence.candidates, [[2, digitAt(2)]]);
  const crossed = hint({ puzzle: PICTURE, removed: [[2, digitAt(2)]] });
  assert.deepEqual(crossed.evidence.candidates, step.evidence.candidates);
  assert.deepEqual(step.evidence.correction, { erase: 2 });
  assert.deepEqual(crossed.evidence.correction, { restore: [2, digitAt(2)] });
});

/** 81 characters with these digits. */
const placedAt = (...pairs) => {
  const cells = [...".".repeat(81)];
  for (const [cell, digit] of pairs) cells[cell] = String(digit);
  return cells.join("");
};

test("hint names every mistake, and no digit that is right", () => {
  // 1 is wrong in r1c3 and right in r1c8, which the first one sees.
  const clash = hint({ puzzle: PICTURE, placed: placedAt([2, 1], [7, 1]) });
  assert.deepEqual(clash.evidence.candidates, [[2, digitAt(2)]]);
  const blanks = [...PICTURE].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  const wrong = blanks.map((cell) => [cell, (digitAt(cell) % 9) + 1]);
  const { evidence } = hint({ puzzle: PICTURE, placed: placedAt(...wrong) });
  const named = evidence.candidates.sort(([one], [other]) => one - other);
  assert.deepEqual(
    named,
    blanks.map((cell) => [cell, digitAt(cell)]),
  );
});

test("explain and findSteps refuse every board with a mistake, and name it", () => {
  const blanks = [...PICTURE].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  for (const cell of blanks) {
    for (let digit = 1; digit <= 9; digit++) {
      if (digit === digitAt(cell)) continue;
      const board = { puzzle: PICTURE, placed: placedAt([cell, digit]) };
      const { details } = assertThrows(() => explain(board), "mistakes");
      assert.deepEqual(details.candidates, [[cell, digitAt(cell)]]);
      assertThrows(() => findSteps(board), "mistakes");
    }
  }
  const crossed = { puzzle: PICTURE, removed: [[2, digitAt(2)]] };
  assertThrows(() => explain(crossed), "mistakes");
});

test("hint uses what a person has found, and is null at the end", () => {
  const first = hint(PICTURE);
  assert.equal(first.place.length, 1);
  const [[cell, digit]] = first.place;
  const placed = [...".".repeat(81)].map((blank, at) => (at === cell ? digit : blank)).join("");
  assert.notDeepEqual(hint({ puzzle: PICTURE, placed }).place, first.place);
  assert.equal(hint({ puzzle: PICTURE, placed: ANSWER }), null);
});

test("findSteps finds all steps of a technique", () => {
  const singles = findSteps(PICTURE, { techniques: ["naked-single"] });
  assert.ok(singles.length > 1);
  assert.ok(singles.every(({ technique }) => technique === "naked-single"));
  assert.equal(findSteps(PICTURE, { techniques: ["naked-single"], all: false }).length, 1);
});

test("techniques that need one solution can be left out", () => {
  const unique = new Set(
    techniques().flatMap(({ id, needsUniqueness }) => (needsUniqueness ? id : [])),
  );
  assert.ok(unique.has("unique-rectangle-1"));
  const { solved, steps } = explain(HARD, { uniqueness: false });
  assert.equal(solved, true);
  assert.ok(!steps.some(({ technique }) => unique.has(technique)));
});

test("wrong input is a RedokuError", () => {
  assertThrows(() => explain(".".repeat(81)), "several-solutions");
  assertThrows(() => hint(`11${".".repeat(79)}`), "conflict");
  assertThrows(() => findSteps(PICTURE, { techniques: ["guess"] }), "unknown-technique");
  assertThrows(() => findSteps(PICTURE, { techniques: 7 }), "bad-option");
  assertThrows(() => hint({ puzzle: PICTURE, removed: [[81, 1]] }), "bad-candidate");
  assertThrows(() => hint(null), "bad-shape");
  assertThrows(() => rateMany({ length: 2 ** 32 }), "too-long");
});

test("removed is a list of candidates, or an error", () => {
  const all = Array.from({ length: 81 }, (_, cell) =>
    Array.from({ length: 9 }, (_, digit) => [cell, digit + 1]),
  ).flat();
  const wrong = all.filter(([cell, digit]) => digit !== digitAt(cell));
  assert.equal(findSteps({ puzzle: PICTURE, removed: wrong }).length > 0, true);
  const tooLong = [...all, [0, 1]];
  for (const removed of ["abc", 7, null, {}, { length: -1 }, { length: 2 ** 32 }, tooLong]) {
    for (const call of [hint, findSteps, explain]) {
      const { details } = assertThrows(() => call({ puzzle: PICTURE, removed }), "bad-shape");
      assert.equal(details.name, "removed");
    }
  }
  assertThrows(() => hint({ puzzle: PICTURE, removed: [[0, 10]] }), "bad-candidate");
});

test("the worker explains, with progress", async () => {
  const engine = worker.createEngine();
  const shares = [];
  const { solved } = await engine.explain(PICTURE, { onProgress: (share) => shares.push(share) });
  assert.equal(solved, true);
  assert.equal(shares.filter((share) => share <= 0.5).length, 51);
  assert.equal(shares.at(-1), 1);
  engine.close();
});

test("a signal ends an explanation that is running", async () => {
  const engine = worker.createEngine();
  const controller = new AbortController();
  const reason = new Error("enough");
  const onProgress = () => controller.abort(reason);
  await assert.rejects(engine.explain(HARD, { signal: controller.signal, onProgress }), reason);
  assert.equal((await engine.hint(PICTURE)).place.length, 1);
  engine.close();
});

test("rate gives both ratings, and explain the same", () => {
  const easy = rate(PICTURE);
  assert.deepEqual(easy.se, { er: 1.2, ep: 1.2, ed: 1.2 });
  assert.deepEqual([easy.level, easy.hardest], ["easy", "hidden-single"]);
  assert.deepEqual(explain(PICTURE).rating, easy);
  assert.equal(explain(PICTURE, { rate: false }).rating, null);
  const hard = rate(HARD);
  assert.equal(hard.level, "hard");
  assert.ok(hard.se.er > easy.se.er && hard.score > easy.score);
  assert.deepEqual(rate(ANSWER), {
    se: { er: 0, ep: 0, ed: 0 },
    level: "easy",
    score: 0,
    hardest: null,
  });
});

test("the rating is the second half of the progress of explain", () => {
  const sharesOf = (options) => {
    const shares = [];
    explain(HARD, { ...options, onProgress: (share) => shares.push(share) });
    return shares;
  };
  const steps = sharesOf({ rate: false });
  assert.equal(steps.at(-1), 1);
  const rated = sharesOf();
  assert.deepEqual(
    rated.filter((share) => share <= 0.5),
    steps.map((share) => share / 2),
  );
  assert.ok(rated.filter((share) => share > 0.5).length > 10, `${rated}`);
  assert.equal(rated.at(-1), 1);
  const fail = (share) => assert.ok(share <= 0.5);
  assertThrows(() => explain(HARD, { onProgress: fail }), "callback-failed");
});

test("rateMany rates a list, and marks what cannot be rated", () => {
  const shares = [];
  const onProgress = (share) => shares.push(share);
  const list = [PICTURE, ".".repeat(81), "no puzzle", null, HARD];
  assert.deepEqual(rateMany(list, { onProgress }), [rate(PICTURE), null, null, null, rate(HARD)]);
  assert.deepEqual(shares, shares.toSorted());
  assert.equal(shares.at(-1), 1);
  assert.deepEqual(rateMany([]), []);
  assertThrows(() => rateMany(PICTURE), "bad-shape");
  assertThrows(() => rate(".".repeat(81)), "several-solutions");
  const callback = { onProgress: () => assert.fail("no") };
  assertThrows(() => rate(PICTURE, callback), "callback-failed");
});

test("the worker rates, and a signal ends it", async () => {
  const engine = worker.createEngine();
  assert.deepEqual(await engine.rate(PICTURE), rate(PICTURE));
  const controller = new AbortController();
  const options = { signal: controller.signal, onProgress: () => controller.abort() };
  await assert.rejects(engine.rateMany([HARD, HARD], options), { name: "AbortError" });
  engine.close();
});
