// The store: pure changes, listeners once per frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../www/app/store.js";

function stored(initial) {
  const frames = [];
  const heard = [];
  const store = createStore(initial, (act) => frames.push(act));
  store.subscribe((state, before) => heard.push([state, before]));
  return { store, frames, heard };
}

const add = (state, number) => state + number;

test("many changes are one frame and one notice", () => {
  const { store, frames, heard } = stored(0);
  store.update(add, 1);
  store.update(add, 2);
  assert.equal(store.state, 3);
  assert.equal(frames.length, 1);
  assert.deepEqual(heard, []);
  frames[0]();
  assert.deepEqual(heard, [[3, 0]]);
});

test("a change that changes nothing needs no frame", () => {
  const { store, frames } = stored(0);
  store.update(add, 0);
  assert.equal(frames.length, 0);
});

test("a flush comes before the frame, which then has nothing to say", () => {
  const { store, frames, heard } = stored(0);
  store.update(add, 1);
  store.flush();
  frames[0]();
  assert.deepEqual(heard, [[1, 0]]);
});

test("a refresh notifies although the state is the same", () => {
  const { store, frames, heard } = stored(5);
  store.refresh();
  frames[0]();
  assert.deepEqual(heard, [[5, 5]]);
});
