// The client of the engine: workers that cannot start or load, and workers that fail later.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SolverClient, SolverCrash, SolverUnloaded } from "../../www/engine/client.js";

const PUZZLE = ".".repeat(81);

/** A client whose workers answer each question with `reply`; `started` counts them. */
function clientOf(reply) {
  const host = {
    started: 0,
    modules: { solver: () => "solver.wasm" },
    start() {
      host.started++;
      const worker = new EventTarget();
      const send = (data) => worker.dispatchEvent(Object.assign(new Event("message"), { data }));
      return Object.assign(worker, {
        terminate() {},
        postMessage(message) {
          if ("id" in message) queueMicrotask(() => reply(message, send, worker));
        },
      });
    },
  };
  return { host, client: new SolverClient(host) };
}

test("without workers, questions are refused one by one", async () => {
  const start = () => {
    throw new ReferenceError("Worker is not defined");
  };
  const client = new SolverClient({ start, modules: { solver: () => "solver.wasm" } });
  client.warmUp();
  for (let time = 0; time < 2; time++) {
    await assert.rejects(client.ask("solve", [PUZZLE]), SolverUnloaded);
  }
});

test("a module that cannot be loaded is asked for again, by a new worker", async () => {
  const { client, host } = clientOf(({ id }, send) =>
    send(host.started === 1 ? { id, unloaded: "failed to fetch" } : { id, result: "answer" }),
  );
  await assert.rejects(client.ask("solve", [PUZZLE]), SolverUnloaded);
  assert.equal(await client.ask("solve", [PUZZLE]), "answer");
  assert.equal(host.started, 2);
});

test("a worker that fails before it is ready was not loaded, one that fails later crashed", async () => {
  const fail = (worker) =>
    worker.dispatchEvent(Object.assign(new Event("error"), { message: "gone" }));
  const early = clientOf((_, __, worker) => fail(worker));
  await assert.rejects(early.client.ask("solve", [PUZZLE]), SolverUnloaded);
  const late = clientOf((_, send, worker) => {
    send({ ready: true });
    fail(worker);
  });
  const crash = await late.client.ask("solve", [PUZZLE]).catch((error) => error);
  assert.ok(crash instanceof SolverCrash && !(crash instanceof SolverUnloaded));
});

test("a worker without a question is ended after a while, if its host says so", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { client, host } = clientOf(({ id }, send) => send({ id, result: "answer" }));
  host.idle = 1000;
  await client.ask("solve", [PUZZLE]);
  t.mock.timers.tick(999);
  await client.ask("solve", [PUZZLE]);
  t.mock.timers.tick(999);
  assert.equal(host.started, 1);
  t.mock.timers.tick(1);
  await client.ask("solve", [PUZZLE]);
  assert.equal(host.started, 2);
});

test("a worker at work is not idle", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {(() => void)[]} */ const answers = [];
  const { client, host } = clientOf(({ id }, send) =>
    answers.push(() => send({ id, result: "answer" })),
  );
  host.idle = 1000;
  const asked = client.ask("solve", [PUZZLE]);
  while (answers.length === 0) await null;
  t.mock.timers.tick(10_000);
  // What a worker says that was ended is not heard.
  answers[0]();
  assert.equal(await asked, "answer");
  assert.equal(host.started, 1);
});
