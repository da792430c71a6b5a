// The player of Watch: which step it shows, what it looks for, and how time passes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import * as model from "../../www/watch/model.js";
import { Player } from "../../www/watch/player.js";
import { Search } from "../../www/watch/search.js";
import { searchingClient, settle } from "./searching.mjs";

/** What waits for the next frame. @type {((now: number) => void)[]} */
let frames = [];
globalThis.requestAnimationFrame = (act) => frames.push(act);
beforeEach(() => {
  frames = [];
});

/** Lets a frame pass, some seconds after the last one. */
let clock = performance.now();
function frame(seconds) {
  clock += 1000 * seconds;
  const [act] = frames.splice(0);
  act?.(clock);
}

/** A player of a search that is as far as the first question runs it. */
async function setUp({ speed = 10, ...search } = {}) {
  const client = searchingClient(search);
  const choices = { algorithm: "scan", speed, tongue: "words" };
  const store = createStore(model.open(load(initialState, EXAMPLE), choices), () => {});
  const found = await Search.begin(client, EXAMPLE, "scan");
  const player = new Player(store, () => found);
  const act = (change, ...args) => {
    store.update(change, ...args);
    player.follow();
  };
  const report = () => {
    const { steps, finished, solution } = found;
    act(model.report, { steps, finished, solution });
  };
  report();
  await settle();
  const watch = () => model.watchOf(store.state);
  return { client, found, act, report, watch, shown: () => watch().picture?.step };
}

test("a step on the tape is shown at once, another one is fetched", async () => {
  const { client, act, shown } = await setUp({ steps: 30_000, slice: 30_000 });
  assert.equal(shown(), 0);
  const asked = client.asked.length;
  act(model.execute, "on");
  assert.equal(shown(), 1);
  assert.equal(client.asked.length, asked);
  act(model.execute, "last");
  assert.equal(shown(), 1);
  await settle();
  assert.equal(shown(), 30_000);
  act(model.go, 99_999);
  assert.equal(shown(), 30_000, "not beyond the end");
});

test("a step that the search has not reached is shown as soon as it has", async () => {
  const { found, act, report, shown, watch } = await setUp();
  act(model.change, { wanted: 9000 });
  await settle();
  assert.equal(shown(), 4000);
  assert.equal(model.linkOf({ ...initialState, watch: watch() }), undefined);
  while (!found.finished) await found.runOn();
  report();
  await settle();
  assert.equal(shown(), 9000);
});

test("a goal is found, or said to be missing so far", async () => {
  const { found, act, report, shown, watch } = await setUp({ steps: 150, slice: 120 });
  act(model.execute, "placement");
  await settle();
  assert.equal(shown(), 100);
  act(model.execute, "solution");
  await settle();
  assert.deepEqual([shown(), watch().remark.key], [100, "watch.none.solution"]);
  await found.runOn();
  report();
  act(model.execute, "solution");
  await settle();
  assert.deepEqual([shown(), watch().remark], [150, null]);
});

test("a newer command replaces a goal that is being looked for", async () => {
  const { act, shown, watch } = await setUp();
  act(model.execute, "placement");
  act(model.execute, "on");
  await settle();
  assert.equal(watch().seeking, null);
  assert.equal(shown(), 1);
});

test("playing goes on at its speed, stops at the end, and starts again from there", async () => {
  const { act, shown, watch } = await setUp({ steps: 20, slice: 20 });
  clock = performance.now();
  act(model.execute, "play");
  for (const expected of [0, 0, 1]) {
    assert.equal(shown(), expected);
    frame(0.06);
  }
  for (let more = 0; more < 12; more++) frame(9);
  assert.equal(shown(), 20, "2.5 steps at most in a frame");
  assert.equal(watch().playing, null);
  assert.deepEqual(frames, []);
  act(model.execute, "play");
  assert.equal(shown(), 0);
  act(model.execute, "play");
  assert.equal(watch().playing, null);
});

test("a failure while a step is fetched ends the search", async (t) => {
  t.mock.method(console, "warn", () => {});
  const { client, act, watch } = await setUp({ steps: 30_000, slice: 30_000 });
  client.error = new Error("trap");
  act(model.execute, "last");
  await settle();
  assert.equal(watch().problem, "crash");
  assert.equal(watch().search, null);
});
