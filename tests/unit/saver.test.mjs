// When boards are kept, and which ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaver } from "../../www/app/saver.js";
import { initialState } from "../../www/app/state.js";

const PAUSE = 500;
const state = (sheet, digit, past = []) => ({
  ...initialState,
  sheet,
  past,
  board: { ...initialState.board, givens: digit.padEnd(81, ".") },
});
const nameOf = ({ sheet, board }) => `${sheet}: ${board.givens[0]}`;

/** A saver, and the names of the boards that it has kept. `failures`: how often the keeper cannot be loaded. */
function setUp(t, { failures = 0 } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const kept = [];
  const store = { state: state(1, "1") };
  let attempts = 0;
  const saver = createSaver(store, async () => {
    if (attempts++ < failures) throw new TypeError("no network");
    return { save: (position) => kept.push(nameOf(position)) };
  });
  /** Shows another state, as the page does. */
  const change = (next) => {
    const before = store.state;
    store.state = next;
    saver.follow(next, before);
  };
  const pass = async (ms) => {
    t.mock.timers.tick(ms);
    await new Promise(setImmediate);
  };
  return { saver, kept, change, pass };
}

test("a board is kept once it has been unchanged for a while", async (t) => {
  const { kept, change, pass } = setUp(t);
  change(state(1, "2"));
  await pass(PAUSE - 1);
  change(state(1, "3"));
  await pass(PAUSE - 1);
  assert.deepEqual(kept, []);
  await pass(1);
  assert.deepEqual(kept, ["1: 3"]);
});

test("a change of anything but the board and its marks is not kept", async (t) => {
  const { saver, kept, change, pass } = setUp(t);
  const first = state(1, "2");
  change(first);
  await pass(PAUSE);
  change({ ...first, selected: 7 });
  saver.flush();
  await pass(PAUSE);
  assert.deepEqual(kept, ["1: 2"]);
});

test("a board that is replaced is kept as the user left it", async (t) => {
  const { kept, change, pass } = setUp(t);
  change(state(1, "2"));
  // A key was pressed in the same frame: only the history knows.
  change(state(2, "5", [state(1, "2"), state(1, "4")]));
  await pass(PAUSE);
  assert.deepEqual(kept, ["1: 4", "2: 5"]);
});

test("a page that may close keeps its board at once, and only once", async (t) => {
  const { saver, kept, change, pass } = setUp(t);
  change(state(1, "2"));
  await saver.flush();
  assert.deepEqual(kept, ["1: 2"]);
  await pass(PAUSE);
  assert.deepEqual(kept, ["1: 2"]);
});

test("who asks for the keeper waits for boards that are being kept", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const kept = [];
  let store;
  const stored = new Promise((resolve) => {
    store = resolve;
  });
  const save = (position) => stored.then(() => kept.push(nameOf(position)));
  const saver = createSaver({ state: state(1, "2") }, async () => ({ save }));
  saver.follow(state(1, "2"), state(1, "1"));
  // Twice: the second finds nothing that has changed.
  saver.save();
  const asked = saver.save().then(() => [...kept]);
  await new Promise(setImmediate);
  store();
  assert.deepEqual(await asked, ["1: 2"]);
});

test("if the keeper cannot be loaded, the next change tries again and keeps what was replaced", async (t) => {
  const { kept, change, pass } = setUp(t, { failures: 1 });
  change(state(2, "5"));
  await pass(PAUSE);
  assert.deepEqual(kept, []);
  change(state(2, "6"));
  await pass(PAUSE);
  assert.deepEqual(kept, ["1: 1", "2: 6"]);
});
