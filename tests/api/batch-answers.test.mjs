// What the threads of the page's batches answer, with the real engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "redoku";
import { answerBatch, MOST_KEPT } from "../../www/batch/answers.js";
import { ANSWER, PICTURE } from "./helpers.mjs";

const NONE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const SEVERAL = ".".repeat(81);
const CLASH = `55${PICTURE.slice(2)}`;
const HARD = "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";
/** No samples are kept yet. */
const NO_SAMPLES = {};

const decode = (bytes) => new TextDecoder().decode(bytes);
const lines = (text, more = {}) => ({
  kind: "lines",
  text: new TextEncoder().encode(text),
  before: 0,
  bytes: text.length,
  ...more,
});

const MIXED = [
  `${PICTURE}\r`,
  "",
  "# a comment",
  `${PICTURE.replaceAll(".", "0")} a name`,
  PICTURE.slice(1),
  SEVERAL,
  NONE,
  CLASH,
  "no puzzle",
  `:0000:x:${PICTURE}:::`,
].join("\n");

test("each line is counted once, and broken ones are named", () => {
  const { counts, samples, out } = answerBatch(
    lines(MIXED),
    { task: "check", file: "text" },
    NO_SAMPLES,
    engine,
  );
  assert.deepEqual(counts, { unique: 3, multiple: 1, none: 1, invalid: 1, broken: 2 });
  const numbers = samples.map(({ number }) => number);
  assert.deepEqual(numbers, [0, 3, 4, 5, 6, 7, 8, 9], "in the order of the lines");
  const broken = samples.filter(({ kind }) => kind === "broken");
  assert.deepEqual(
    broken.map(({ number, error }) => [number, error.code]),
    [
      [4, "too-short"],
      [8, "unknown-format"],
    ],
  );
  assert.equal(
    decode(out),
    [
      ...[PICTURE, PICTURE].map((puzzle) => `unique\t${puzzle}`),
      `multiple\t${SEVERAL}`,
      `none\t${NONE}`,
      `invalid\t${CLASH}`,
      `unique\t${PICTURE}\n`,
    ].join("\n"),
  );
});

test("lines keep the numbers that they have in the list", () => {
  const wanted = { task: "check", file: "csv" };
  const { out, samples } = answerBatch(
    lines(`${PICTURE}\rwords\r\n${PICTURE}`, { before: 7 }),
    wanted,
    NO_SAMPLES,
    engine,
  );
  assert.equal(decode(out), `8,${PICTURE},unique\n10,${PICTURE},unique\n`);
  assert.deepEqual(
    samples.map(({ kind, number }) => [kind, number]),
    [
      ["unique", 7],
      ["broken", 8],
      ["unique", 9],
    ],
  );
});

test("CSV has the same fields in each line", () => {
  const csv = (task) =>
    decode(answerBatch(lines(`${HARD}\n${NONE}\n`), { task, file: "csv" }, NO_SAMPLES, engine).out);
  assert.match(csv("solve"), new RegExp(`^1,${HARD},unique,\\d{81}\n2,${NONE},none,\n$`));
  assert.equal(csv("check"), `1,${HARD},unique\n2,${NONE},none\n`);
  const rated = "4.5,1.2,1.2,hard,244,unique-rectangle-1";
  assert.equal(csv("rate"), `1,${HARD},unique,${rated}\n2,${NONE},none,,,,,,\n`);
});

test("ratings are counted by level and by ER; a full grid is among them", () => {
  const job = lines(`${HARD}\n${PICTURE}\n${PICTURE}\n${ANSWER}\n${SEVERAL}`);
  const found = answerBatch(job, { task: "rate", file: "text" }, NO_SAMPLES, engine);
  assert.deepEqual(found.levels, { hard: 1, easy: 3 });
  assert.deepEqual(found.ratings, { 4: 1, 1: 2, 0: 1 });
  assert.match(decode(found.out), /^4\.5\t.*\n1\.2\t.*\n1\.2\t.*\n0\.0\t.*\n-\t-\t-\tmultiple\t/);
});

test("no more samples are sent than there is room for", () => {
  const job = lines(`${PICTURE}\nx\n`.repeat(50));
  const kept = { unique: MOST_KEPT - 3, broken: MOST_KEPT };
  const { samples, counts } = answerBatch(job, { task: "solve", file: "none" }, kept, engine);
  assert.deepEqual([counts.unique, counts.broken], [50, 50]);
  assert.deepEqual(
    samples.map(({ kind, number }) => [kind, number]),
    [
      ["unique", 0],
      ["unique", 2],
      ["unique", 4],
    ],
  );
});

test("puzzles of another format are numbered from the first", () => {
  const job = {
    kind: "entries",
    entries: [{ puzzle: PICTURE }, { puzzle: NONE }],
    before: 1000,
    bytes: 0,
  };
  const { out } = answerBatch(job, { task: "solve", file: "csv" }, NO_SAMPLES, engine);
  assert.equal(decode(out), `1001,${PICTURE},unique,${ANSWER}\n1002,${NONE},none,\n`);
});
