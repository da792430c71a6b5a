// Questions about the state: one at a time, the newest next, outdated ones aborted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createFollower, whenSlow } from "../../www/app/follower.js";
import { createStore } from "../../www/app/store.js";

function setUp({ ready = true, failed } = {}) {
  const asked = [];
  let ends = 0;
  const store = createStore({ id: 1, answers: [], failure: null }, () => {});
  const client = {
    ready,
    ask: (_, [asking], signal) =>
      new Promise((resolve, reject) => {
        asked.push({ id: asking, resolve, reject });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  };
  const errors = [];
  const follower = createFollower({
    client,
    store,
    question: ({ id, answers, failure }) =>
      answers.includes(id) || failure
        ? null
        : {
            id: String(id),
            method: "solve",
            args: [id],
            answer: (state, result) => ({ ...state, answers: [...state.answers, result] }),
            failed,
          },
    onError: (error) => errors.push(error),
    onEnd: () => ends++,
  });
  return {
    asked,
    errors,
    ends: () => ends,
    follower,
    store,
    moveTo(id) {
      store.update((state) => ({ ...state, id }));
      follower.follow();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("only the newest question waits for the running one, whose answer is dropped", async () => {
  const { asked, store, follower, moveTo } = setUp();
  follower.follow();
  moveTo(2);
  moveTo(3);
  assert.deepEqual(
    asked.map(({ id }) => id),
    [1],
  );
  asked[0].resolve(1);
  await settled();
  assert.deepEqual(
    asked.map(({ id }) => id),
    [1, 3],
  );
  asked[1].resolve(3);
  await settled();
  assert.deepEqual(store.state.answers, [3]);
});

test("a question that delays a newer one for a second is aborted", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, errors, follower, moveTo } = setUp();
  follower.follow();
  moveTo(2);
  t.mock.timers.tick(1000);
  await settled();
  assert.deepEqual(
    asked.map(({ id }) => id),
    [1, 2],
  );
  assert.deepEqual(errors, []);
});

test("a cancelled question is not asked again until retry()", async () => {
  const { asked, follower } = setUp();
  follower.follow();
  assert.equal(follower.cancel(), true);
  await settled();
  follower.follow();
  assert.equal(asked.length, 1);
  assert.equal(follower.cancel(), false);
  follower.retry();
  assert.equal(asked.length, 2);
});

test("a failure of the engine is reported once", async () => {
  const { asked, errors, follower } = setUp();
  follower.follow();
  asked[0].reject(new Error("broken"));
  await settled();
  follower.follow();
  assert.equal(errors.length, 1);
  assert.equal(asked.length, 1);
});

test("a failure that the state takes note of is asked again when the state wants it", async () => {
  const failed = (state, error) => ({ ...state, failure: error.message });
  const { asked, follower, store } = setUp({ failed });
  follower.follow();
  asked[0].reject(new Error("broken"));
  await settled();
  assert.equal(store.state.failure, "broken");
  follower.follow();
  assert.equal(asked.length, 1);
  store.update((state) => ({ ...state, failure: null }));
  follower.follow();
  assert.equal(asked.length, 2);
});

test("a failure that does not change the question is not asked again", async () => {
  const { asked, follower } = setUp({ failed: (state) => state });
  follower.follow();
  asked[0].reject(new Error("broken"));
  await settled();
  follower.follow();
  assert.equal(asked.length, 1);
});

test("the loading time of the engine does not count as slow", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const client = { ready: false };
  let slow = 0;
  whenSlow(client, () => slow++);
  t.mock.timers.tick(900);
  assert.equal(slow, 0);
  client.ready = true;
  t.mock.timers.tick(200);
  assert.equal(slow, 0);
  t.mock.timers.tick(200);
  assert.equal(slow, 1);
});

test("the end of a question is noted, whether it was answered, failed or cancelled", async () => {
  const { asked, ends, follower, moveTo } = setUp();
  follower.follow();
  asked[0].resolve(1);
  await settled();
  assert.equal(ends(), 1);
  moveTo(2);
  asked[1].reject(new Error("trap"));
  await settled();
  assert.equal(ends(), 2);
  moveTo(3);
  follower.cancel();
  await settled();
  assert.equal(ends(), 3);
});
