// Answers for many boards: delivered in groups while the engine is busy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deliverTogether } from "../../www/element/shared-engine.js";

/** An engine that answers when the test says so, and the answers that have arrived. */
function engine() {
  const open = [];
  const arrived = [];
  const ask = deliverTogether(
    (question) => new Promise((resolve, reject) => open.push({ question, resolve, reject })),
  );
  return {
    arrived,
    ask(question) {
      ask(question).then(
        (answer) => arrived.push(answer),
        (error) => arrived.push(error.message),
      );
    },
    async answer() {
      const { question, resolve } = open.shift();
      resolve(question);
      await settled();
    },
    async fail() {
      open.shift().reject(new Error("failed"));
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a single question is answered at once", async () => {
  const { ask, answer, arrived } = engine();
  ask(1);
  await answer();
  assert.deepEqual(arrived, [1]);
});

test("questions of many boards are answered together, in order", async () => {
  const { ask, answer, arrived } = engine();
  for (const board of [1, 2, 3]) ask(board);
  await answer();
  await answer();
  assert.deepEqual(arrived, []);
  await answer();
  assert.deepEqual(arrived, [1, 2, 3]);
});

test("answers do not wait for a slow question", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, answer, arrived } = engine();
  for (const board of [1, 2, 3]) ask(board);
  await answer();
  await answer();
  assert.deepEqual(arrived, []);
  t.mock.timers.tick(100);
  await settled();
  assert.deepEqual(arrived, [1, 2]);
  await answer();
  assert.deepEqual(arrived, [1, 2, 3]);
});

test("a failure is reported at once, and the last one releases the answers", async () => {
  const { ask, answer, fail, arrived } = engine();
  for (const board of [1, 2, 3]) ask(board);
  await fail();
  assert.deepEqual(arrived, ["failed"]);
  await answer();
  await fail();
  assert.deepEqual(new Set(arrived), new Set(["failed", 2]));
  assert.equal(arrived.length, 3);
});
