// Batches without an engine: lines over the borders of chunks, answers in order, the summary, the results.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chunksOf } from "../../www/dialogs/batch/batch-chunks.js";
import { rateOf } from "../../www/dialogs/batch/batch-pace.js";
import { openResults } from "../../www/dialogs/batch/batch-results.js";
import { createSummary, MOST_KEPT } from "../../www/dialogs/batch/batch-summary.js";
import { noAnswers } from "../../www/engine/batch/batch-answers.js";
import { jobsOf } from "../../www/engine/batch/batch-jobs.js";
import { inOrder, Pool } from "../../www/engine/batch/in-order.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

/** A text in chunks of a given length. */
async function* inChunks(text, length) {
  const bytes = encode(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function collect(items) {
  const all = [];
  for await (const item of items) all.push(item);
  return all;
}

test("the engine is fed every byte in order, then the end, and its parts are the jobs", async () => {
  const text = `${PUZZLE}\n`.repeat(20);
  const fed = [];
  const engine = {
    listStart: () => 7,
    listRead: async (list, bytes, options) => {
      assert.deepEqual([list, options], [7, { single: true }]);
      fed.push(bytes);
      return bytes ? [fed.length, "lines"] : ["last"];
    },
  };
  const jobs = await collect(jobsOf(inChunks(text, 500), engine, true));
  assert.equal(fed.pop(), null);
  assert.equal(fed.map(decode).join(""), text);
  assert.deepEqual(jobs, [...fed.flatMap((_, i) => [i + 1, "lines"]), "last"]);
});

/** Threads that answer when they are told to. */
function threads() {
  const open = [];
  const start = () => ({
    ask: (job) => new Promise((resolve, reject) => open.push({ job, resolve, reject })),
    end: (reason) => {
      for (const { reject } of open) reject(reason);
    },
  });
  return { open, start };
}

async function* numbers(count, onNext = () => {}) {
  for (let i = 0; i < count; i++) {
    onNext(i);
    yield i;
  }
}

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("answers come in the order of the questions, and few are asked ahead", async () => {
  const { open, start } = threads();
  const written = [];
  let taken = 0;
  const jobs = numbers(50, (i) => {
    taken = i + 1;
  });
  const run = inOrder(jobs, new Pool(3, start), (answer) => void written.push(answer));
  await settle();
  assert.equal(open.length, 3, "one question per thread");
  assert.equal(taken, 13, "four jobs per thread, and the one that waits for room");
  while (written.length < 50) {
    const last = open.pop();
    last.resolve(last.job);
    await settle();
  }
  await run;
  assert.deepEqual(written, [...Array(50).keys()]);
});

test("a closed pool ends the work at once with its reason, and asks no more", async () => {
  const { open, start } = threads();
  const pool = new Pool(2, start);
  let taken = 0;
  const jobs = numbers(1000, () => {
    taken++;
  });
  const run = inOrder(jobs, pool, () => {});
  await settle();
  assert.equal(open.length, 2);
  pool.close(new Error("cancelled"));
  await assert.rejects(run, /cancelled/);
  assert.ok(taken < 20, `${taken} jobs`);
  await assert.rejects(pool.ask(0), /cancelled/);
});

test("a thread that cannot be started ends the work", async () => {
  const start = () => {
    throw new Error("no workers here");
  };
  await assert.rejects(
    inOrder(numbers(1000), new Pool(2, start), () => {}),
    /no workers here/,
  );
});

test("a failure to write ends the work", async () => {
  const start = () => ({ ask: async (job) => job, end: () => {} });
  const full = (answer) => {
    if (answer === 3) throw new Error("disk full");
  };
  await assert.rejects(inOrder(numbers(1000), new Pool(2, start), full), /disk full/);
});

test("the summary adds up, and keeps the first of each kind", () => {
  const summary = createSummary();
  const answers = (kind, from, count) => ({
    ...noAnswers(),
    counts: { ...noAnswers().counts, [kind]: count },
    levels: { easy: 2 },
    ratings: { 1: 2 },
    samples: Array.from({ length: count }, (_, i) => ({ kind, number: from + i })),
  });
  summary.add(answers("unique", 0, 60), "a");
  summary.add(answers("broken", 60, 5), "a");
  summary.add(answers("unique", 65, 60), "b");
  assert.equal(summary.puzzles, 120);
  assert.deepEqual(summary.counts, { unique: 120, multiple: 0, none: 0, invalid: 0, broken: 5 });
  assert.deepEqual([summary.levels, summary.ratings], [{ easy: 6 }, { 1: 6 }]);
  assert.deepEqual([summary.room().unique, summary.room().broken], [0, MOST_KEPT - 5]);
  const all = summary.first("all").map(({ number }) => number);
  assert.deepEqual(all, [...Array(MOST_KEPT).keys()]);
  assert.equal(summary.first("unique").at(-1).number, 104);
  assert.deepEqual(summary.first("broken")[0], { kind: "broken", number: 60, file: "a" });
});

test("a file is read in large chunks", async () => {
  const text = `${PUZZLE}\n`.repeat(8000);
  const small = (bytes) => ({ stream: () => ReadableStream.from(inChunks(bytes, 1000)) });
  const chunks = await collect(chunksOf(small(text)));
  assert.ok(chunks.length > 1 && chunks.slice(0, -1).every(({ length }) => length >= 1 << 18));
  assert.ok(chunks.map(decode).join("") === text);
  assert.deepEqual(await collect(chunksOf(new Blob([]))), []);
});

test("results are gathered in a blob where the browser cannot write files", async () => {
  const file = await openResults({ name: "results.txt", type: "text/plain" });
  const large = new Uint8Array(5 << 20).fill(65);
  await file.write(encode("first\n"));
  await file.write(large);
  await file.write(encode("\nlast\n"));
  const { blob, name } = await file.close();
  const text = await blob.text();
  assert.deepEqual(
    [name, blob.type, text.length],
    ["results.txt", "text/plain", large.length + 12],
  );
  assert.ok(text.startsWith("first\nAAA") && text.endsWith("AAA\nlast\n"));
});

test("the rate has three digits", () => {
  assert.equal(rateOf(123_456, 1000), 123_000);
  assert.equal(rateOf(0, 0), 0);
});
