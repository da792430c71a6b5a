// The store: pure changes, and one notification per frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../www/app/store.js";

function setUp(initial) {
  const frames = [];
  const notified = [];
  const store = createStore(initial, (act) => frames.push(act));
  store.subscribe((state, before) => notified.push([state, before]));
  return { store, frames, notified };
}

const add = (state, number) => state + number;

test("several changes in a frame notify once", () => {
  const { store, frames, notified } = setUp(0);
  store.update(add, 1);
  store.update(add, 2);
  assert.equal(store.state, 3);
  assert.equal(frames.length, 1);
  assert.deepEqual(notified, []);
  frames[0]();
  assert.deepEqual(notified, [[3, 0]]);
});

test("an update without a change schedules no frame", () => {
  const { store, frames } = setUp(0);
  store.update(add, 0);
  assert.equal(frames.length, 0);
});

test("after a flush, the frame does not notify again", () => {
  const { store, frames, notified } = setUp(0);
  store.update(add, 1);
  store.flush();
  frames[0]();
  assert.deepEqual(notified, [[1, 0]]);
});
