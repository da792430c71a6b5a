// The pure functions of the race: clock, places and figures.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  advance,
  amountAt,
  GATHERING,
  NOTCHES,
  notchOf,
  placesOf,
} from "../../www/watch/race/clock.js";
import { barLength, medianOf, scaleOf, sumUp, tableText } from "../../www/watch/race/laps.js";

const COURSE = { least: 1000, most: 5_000_000_000 };

test("the clock runs at its speed and stops at the end", () => {
  assert.equal(advance(100, 0.5, 10_000, COURSE), 5100);
  assert.equal(advance(COURSE.most - 1, 1, 10_000, COURSE), COURSE.most);
  assert.equal(advance(100, -0.5, 10_000, COURSE), 100, "never backwards");
});

test("an accelerating clock shows the fastest run in five seconds, then doubles every second", () => {
  let amount = 0;
  let frames = 0;
  for (; amount < COURSE.least; frames++) amount = advance(amount, 1 / 60, GATHERING, COURSE);
  assert.ok(Math.abs(frames / 60 - 5) < 0.1, `${frames / 60} s`);
  const before = 1000 * COURSE.least;
  amount = before;
  for (let frame = 0; frame < 60; frame++) amount = advance(amount, 1 / 60, GATHERING, COURSE);
  assert.ok(amount / before > 1.9 && amount / before < 2.1, `${amount / before} times`);
});

test("notches of the slider and amounts convert both ways", () => {
  for (const course of [COURSE, { least: 0.004, most: 60_000 }, { least: 7, most: 7 }]) {
    assert.equal(amountAt(0, course), 0);
    assert.equal(amountAt(NOTCHES, course), course.most);
    for (const notch of [0, 1, 10, 500, 999, NOTCHES]) {
      assert.equal(notchOf(amountAt(notch, course), course), notch);
    }
  }
  assert.equal(notchOf(0, { least: 1, most: 0 }), 0, "before any progress");
});

test("the first finish has room on the slider even if the last run is very long", () => {
  assert.ok(notchOf(COURSE.least, COURSE) > NOTCHES / 25);
});

test("equal totals share a place, and a racer without a result has none", () => {
  assert.deepEqual(placesOf([30, 10, null, 20, 10]), [4, 1, null, 3, 1]);
});

test("bars are logarithmic, and the table is tab-separated", () => {
  const { least, most, decades } = scaleOf([0, 10, 1000, 0.01]);
  assert.deepEqual([least, most, decades], [0.01, 1000, 5]);
  assert.equal(barLength(1000, least, most), 1);
  assert.equal(barLength(0, least, most), 0);
  assert.equal(barLength(10, least, most), 0.6);
  assert.equal(tableText(["a", "b"], [["1", "2"]]), "a\tb\n1\t2");
});

test("laps have a sum and a median, or neither if not counted", () => {
  assert.equal(medianOf([5, 1, 3]), 3);
  assert.equal(medianOf([4, 1, 3, 2]), 2.5);
  const lap = (algorithm, reads, milliseconds) => ({ algorithm, counts: { reads }, milliseconds });
  const laps = [lap("scan", 30, 1), lap("scan", 10, 0.5), lap("scan", 20, 3)];
  assert.deepEqual(sumUp(laps, "reads"), { sum: 60, median: 20 });
  assert.deepEqual(sumUp(laps, "time"), { sum: 4500, median: 1000 });
  assert.deepEqual(sumUp([lap("redoku", 0, 1)], "reads"), { sum: null, median: null });
});
