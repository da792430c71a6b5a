// The runner of Watch: what it asks as the state changes, and which of its reports count.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { openView } from "../../www/app/updates.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import * as model from "../../www/watch/model.js";
import { Runner } from "../../www/watch/runner.js";
import { searchingClient, settle } from "./searching.mjs";

const CHOICES = { algorithm: "scan", speed: 0, tongue: "words" };
const OTHER = `.${EXAMPLE.slice(1)}`;

function setUp(search) {
  const client = searchingClient(search);
  const store = createStore(model.open(load(initialState, EXAMPLE), CHOICES), queueMicrotask);
  const runner = new Runner(client, store);
  return {
    client,
    store,
    runner,
    /** Applies a change, and follows it as the page does. */
    act(change, ...args) {
      store.update(change, ...args);
      runner.follow(store.state);
    },
    watch: () => model.watchOf(store.state),
  };
}

test("a search runs to its end and is started once", async () => {
  const { client, runner, store, watch } = setUp();
  runner.follow(store.state);
  runner.follow(store.state);
  await settle();
  assert.equal(watch().search.steps, 10_000);
  assert.equal(watch().search.finished, true);
  assert.ok(watch().depths.length > 0);
  runner.follow(store.state);
  assert.equal(client.count("watchStart"), 1);
  assert.equal(client.count("watchRun"), 3);
});

test("the depths of the whole search are asked for after its end is drawn", async () => {
  const { client, runner, store, watch } = setUp({ slice: 10_000 });
  store.subscribe(() => runner.follow(store.state));
  runner.follow(store.state);
  await settle();
  assert.equal(watch().search.finished, true);
  assert.ok(watch().depths.length > 0);
  assert.equal(client.count("watchRun"), 1);
});

test("a search rests when it is stopped or left, and goes on from there", async () => {
  const { client, act, runner, store, watch } = setUp({ slice: 1 });
  runner.follow(store.state);
  await settle();
  for (const [rest, resume] of [
    [model.toggleRun, model.toggleRun],
    [(state) => openView(state, "answer"), (state) => model.open(state, CHOICES)],
  ]) {
    act(rest);
    await settle();
    const asked = client.asked.length;
    await settle();
    assert.equal(client.asked.length, asked);
    act(resume);
    await settle();
    assert.ok(client.asked.length > asked);
  }
  assert.equal(client.count("watchStart"), 1);
  act(model.toggleRun);
  assert.equal(watch().search.finished, false);
});

test("another puzzle has another search, and a late report of the first does not count", async () => {
  const { client, act, runner, store, watch } = setUp();
  runner.follow(store.state);
  await settle();
  store.update(load, OTHER);
  assert.equal(watch().search, null);
  store.update(model.ifAbout, `scan ${EXAMPLE}`, model.report, { steps: 5 });
  assert.equal(watch().search, null);
  act((state) => state);
  await settle();
  assert.equal(watch().search.finished, true);
  assert.equal(client.count("watchStart"), 2);
});

test("a failure is shown, and resuming starts another search at the same step", async (t) => {
  t.mock.method(console, "warn", () => {});
  const { client, act, watch } = setUp();
  client.error = new Error("trap");
  act(model.change, { wanted: 70 });
  await settle();
  assert.equal(watch().problem, "crash");
  assert.equal(client.count("watchStart"), 1);
  act(model.toggleRun);
  await settle();
  assert.equal(watch().problem, null);
  assert.equal(client.count("watchStart"), 2);
  assert.equal(watch().wanted, 70);
});
