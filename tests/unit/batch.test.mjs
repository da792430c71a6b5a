// Batches without an engine: lines over the borders of chunks, answers in order, the summary, the results.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CSV_HEADS,
  csvText,
  ratingText,
  solutionText,
  statusText,
  textOfCsv,
} from "../../www/batch/answer-text.js";
import { answerBatch, MOST_KEPT, noAnswers } from "../../www/batch/answers.js";
import { inOrder, Pool } from "../../www/batch/in-order.js";
import { jobsOf } from "../../www/batch/jobs.js";
import { chunksOf } from "../../www/dialogs/batch/chunks.js";
import { rateOf } from "../../www/dialogs/batch/pace.js";
import { openResults } from "../../www/dialogs/batch/results.js";
import { countOf, createSummary, puzzlesIn, samplesOf } from "../../www/dialogs/batch/summary.js";

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
  const most = MOST_KEPT;
  summary.add(answers("unique", 0, most - 40), "a");
  summary.add(answers("broken", most - 40, 5), "a");
  summary.add(answers("unique", most - 35, 60), "b");
  const found = summary.found();
  assert.deepEqual([summary.puzzles, puzzlesIn(found)], [most + 20, most + 20]);
  assert.deepEqual([countOf(found, {}), countOf(found, { kind: "broken" })], [most + 25, 5]);
  assert.deepEqual([countOf(found, { level: "easy" }), countOf(found, { er: 2 })], [6, 0]);
  assert.equal(samplesOf(found, { kind: "unique" }).length, most);
  assert.deepEqual(samplesOf(found, { kind: "broken" })[0], {
    kind: "broken",
    number: most - 40,
    file: "a",
  });
  const all = samplesOf(found, {}).map(({ number }) => number);
  assert.deepEqual(all, [...Array(most + 5).keys()], "in the order of the input");
});

/** An engine that judges every line to be unique and rates it as the first digit of its line says. */
const lineEngine = {
  judgeLines: (text) => {
    const lines = decode(text).trimEnd().split("\n");
    return {
      statuses: lines.map(() => "unique"),
      puzzles: lines.join(""),
      solutions: lines.join(""),
      lines: lines.map((_, at) => at),
      faults: [],
    };
  },
  rate: (puzzle) => ({ se: { er: Number(puzzle[0]), ep: 1, ed: 1 }, level: "hard", score: 7 }),
};

test("of each level and ER the first are kept, however rare it is", () => {
  const line = (first) => `${first}${PUZZLE.slice(1)}\n`;
  const text = encode(line(1).repeat(MOST_KEPT + 30) + line(4));
  const job = { kind: "lines", text, before: 0 };
  const kept = { "unique hard 1": 10 };
  const { samples, ratings } = answerBatch(job, { task: "rate", file: "none" }, kept, lineEngine);
  assert.deepEqual(ratings, { 1: MOST_KEPT + 30, 4: 1 });
  assert.equal(samples.length, MOST_KEPT - 10 + 1);
  assert.equal(samples.at(-1).rating.se.er, 4);
});

test("the text that is saved from kept CSV is what the task writes as text", () => {
  const solution = PUZZLE.replaceAll(".", "1");
  const unique = { number: 0, puzzle: PUZZLE, status: "unique", solution };
  const none = { number: 4, puzzle: PUZZLE, status: "none", solution: "0".repeat(81) };
  const rating = {
    se: { er: 4.5, ep: 1.2, ed: 1.2 },
    level: "hard",
    score: 300,
    hardest: "x-wing",
  };
  const rated = (judged) => (judged === unique ? rating : null);
  const texts = { solve: solutionText, check: statusText, rate: (it) => ratingText(it, rated(it)) };
  for (const [task, text] of Object.entries(texts)) {
    const lines = [unique, none].map((judged) => csvText(task, judged, rated(judged)));
    assert.equal(textOfCsv(task, CSV_HEADS[task] + lines.join("")), text(unique) + text(none));
    assert.equal(textOfCsv(task, CSV_HEADS[task]), "");
  }
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
