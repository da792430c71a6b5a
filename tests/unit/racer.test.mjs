// A racer: runs, rests and draws as the race wants.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { Racer } from "../../www/watch/race/racer.js";
import { searchingClient, settle } from "./searching.mjs";

const RACE = { stopped: false, unit: "reads", amount: 0 };

function setUp(search) {
  const client = searchingClient(search);
  const seen = { runs: [], pictures: [], errors: [] };
  const racer = new Racer(
    { puzzle: EXAMPLE, algorithm: "scan" },
    {
      changed: (run) => seen.runs.push(run),
      draw: ({ step }) => seen.pictures.push(step),
      failed: (error) => seen.errors.push(error.message),
    },
    client,
  );
  return { client, racer, ...seen };
}

test("a racer runs to its end, and draws the newest place of the clock", async () => {
  const { racer, runs, pictures } = setUp();
  racer.follow(RACE);
  await settle();
  assert.equal(runs.at(-1).steps, 10_000);
  assert.equal(runs.at(-1).finished, true);
  for (const amount of [2, 600, 1400]) racer.follow({ ...RACE, amount });
  await settle();
  assert.equal(pictures.at(-1), 701, "1400 cells are read after 700 steps, and one event follows");
  assert.ok(!pictures.includes(301), "what is outdated is not drawn");
});

test("a racer that is stopped rests, and goes on when the race does", async () => {
  const { client, racer, runs } = setUp({ slice: 10 });
  racer.follow(RACE);
  await settle();
  racer.follow({ ...RACE, stopped: true });
  await settle();
  const { length } = client.asked;
  await settle();
  assert.equal(client.asked.length, length);
  racer.follow(RACE);
  await settle();
  assert.ok(client.asked.length > length);
  assert.equal(client.count("watchStart"), 1);
  racer.close();
  assert.equal(runs.at(-1).finished, false);
});

test("a racer that fails says so and starts again with the next run; one that has left is silent", async () => {
  const { client, racer, errors } = setUp();
  client.error = new Error("trap");
  racer.follow(RACE);
  await settle();
  assert.deepEqual(errors, ["trap"]);
  racer.follow({ ...RACE, stopped: true });
  client.error = new Error("late");
  racer.follow(RACE);
  racer.close();
  await settle();
  assert.ok(client.closed);
  assert.deepEqual(errors, ["trap"]);
});
