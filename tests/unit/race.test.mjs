// The race without a page: its slice, clock, places and figures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";
import { RedokuError } from "../../www/engine/redoku-error.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import {
  advance,
  amountAt,
  GATHERING,
  NOTCHES,
  notchOf,
  placesOf,
} from "../../www/watch/race/clock.js";
import * as field from "../../www/watch/race/field.js";
import { barLength, medianOf, scaleOf, sumUp, tableText } from "../../www/watch/race/laps.js";
import * as model from "../../www/watch/race/model.js";

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

const opened = openDialog(initialState, model.newRace(EXAMPLE, "scan flag  redoku"));
const RUN = { steps: 9, reads: 100, finished: true, elapsed: 20, time: null, solution: EXAMPLE };
const entryOf = (state, lane) => state.dialog.lanes[lane].entry;
/** Reports the runs of all lanes, null for one that has none. */
const reported = (state, runs) =>
  runs.reduce(
    (now, run, lane) => (run ? model.report(now, entryOf(now, lane), { ...RUN, ...run }) : now),
    state,
  );
const finished = reported(opened, [{ reads: 300 }, { reads: 100 }, null, {}]);

test("the last racers run again, unless one of the first two lanes was empty", () => {
  assert.equal(model.runnersOf(opened.dialog), "scan flag  redoku");
  assert.equal(
    model.runnersOf(model.newRace(EXAMPLE, "scan  flag redoku")).split(" ")[1],
    "blank-list",
  );
});

test("the clock goes to the end of the slowest racer, or as far as the slowest search is", () => {
  assert.deepEqual(model.courseOf(finished.dialog), { least: 100, most: 300 });
  const running = reported(opened, [{ reads: 70, finished: false }, { reads: 100 }, null, {}]);
  assert.deepEqual(model.courseOf(running.dialog), { least: 70, most: 70 });
  const ended = model.go(finished, NOTCHES);
  assert.deepEqual(model.arrivals(ended.dialog), [2, 1, null, null]);
  const shorter = model.enter(ended, 0, "propagation");
  assert.equal(shorter.dialog.amount, 0, "a racer that has not begun");
  assert.equal(model.report(shorter, entryOf(ended, 0), RUN).dialog.lanes[0].run, null);
});

test("playing ends when every racer has arrived, and starts from the beginning then", () => {
  let state = model.setSpeed(model.togglePlay(finished), 1000);
  state = model.tick(state, 0.25);
  assert.deepEqual([state.dialog.amount, state.dialog.playing], [250, true]);
  state = model.tick(state, 0.25);
  assert.deepEqual([state.dialog.amount, state.dialog.playing], [300, false]);
  state = model.togglePlay(state);
  assert.deepEqual([state.dialog.amount, state.dialog.playing], [0, true]);
  assert.equal(model.togglePlay(state).dialog.playing, false);
  assert.equal(model.togglePlay(opened).dialog.playing, false, "nothing is searched yet");
});

test("all ten start when every search has finished, once, and not if that took long", () => {
  assert.deepEqual(finished.dialog.field.task.puzzles, [EXAMPLE]);
  const cancelled = field.changeField(finished, (now) =>
    field.end(now, { key: "watch.race.cancelled" }),
  );
  assert.equal(reported(cancelled, [{}, {}]).dialog.field.task, null);
  const slow = reported(opened, [{ elapsed: 6000 }, {}, null, {}]);
  assert.equal(slow.dialog.field.task, null);
});

test("a failed racer stops the race, which can be resumed", () => {
  const failed = model.fail(finished, entryOf(finished, 0));
  assert.deepEqual([failed.dialog.stopped, failed.dialog.broken], [true, true]);
  assert.equal(failed.dialog.lanes[0].run, null);
  const resumed = model.setStopped(failed, false);
  assert.deepEqual([resumed.dialog.stopped, resumed.dialog.broken], [false, false]);
});

test("an algorithm has figures once it has run every puzzle that counts", () => {
  const task = { puzzles: ["a", "b"], algorithms: ["flag", "scan"] };
  let now = { ...field.newField, task, puzzles: 2 };
  const counts = { calls: 1, tests: 2, reads: 3, placements: 4, erasures: 5 };
  const lap = (algorithm, puzzle, ended) =>
    ended
      ? { algorithm, puzzle, steps: 7, counts, finished: true, milliseconds: 1 }
      : { algorithm, puzzle, refused: true };
  now = field.receive(now, task, { ...lap("flag", 0, true), finished: false });
  assert.equal(now.said.key, "watch.race.running.set");
  now = field.receive(now, task, lap("flag", 0, true));
  assert.deepEqual(now.figures, {});
  now = field.receive(now, task, lap("flag", 1, false));
  assert.deepEqual(now.figures.flag.reads, { sum: 3, median: 3 });
  assert.equal(field.receive(now, { ...task }, lap("scan", 0, true)), now, "of an older run");
  now = field.receive(now, task, lap("scan", 0, true));
  now = field.receive(now, task, lap("scan", 1, false));
  assert.deepEqual(Object.keys(now.figures), ["flag", "scan"]);
  assert.deepEqual(now.said, { key: "watch.race.refused", args: { number: 1 } });
  assert.equal(now.task, null);
});

test("the user's own list is read first, and a refusal says why", () => {
  const started = (list) => {
    const listed = { ...field.newField, source: "list", list };
    return field.changeField(opened, () => field.start(listed, EXAMPLE));
  };
  assert.equal(started(" ").dialog.field.said.key, "watch.race.list.empty");
  assert.equal(field.listQuestion(started(" ")), null);
  const state = started("rows");
  const question = field.listQuestion(state);
  assert.deepEqual(question.args, ["rows"]);
  const read = question.answer(state, { puzzles: [{ puzzle: "a" }, { puzzle: "b" }] });
  assert.deepEqual(read.dialog.field.task.puzzles, ["a", "b"]);
  assert.equal(field.listQuestion(read), null);
  const refused = question.failed(state, new RedokuError("empty", ""));
  assert.equal(refused.dialog.field.said.key, "error.empty");
  assert.equal(
    question.failed(state, new Error("crash")).dialog.field.said.key,
    "watch.race.failed",
  );
  assert.equal(question.failed(state, new Error("crash")).dialog.field.reading, null);
});
