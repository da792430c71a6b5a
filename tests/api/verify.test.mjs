// verify(): each step of a path from its evidence alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, findSteps, hint, refute, techniques, verify } from "redoku";
import * as logic from "redoku/logic";
import { createEngine } from "redoku/worker";
import { ANSWER, assertThrows, board, PICTURE } from "./helpers.mjs";

const UNIQUENESS =
  "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";
/** The first is solved by proofs. */
const PUZZLES = [
  ".23.....94....9.2.7.....4.5....37.4..6.9..8..9.42.......18.2..76....5...8...71.5.",
  ".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8",
  UNIQUENESS,
  PICTURE,
];
const IMPOSSIBLE =
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const COMPLETE = { valid: true, complete: true };
const steps = explain(PICTURE, { rate: false }).steps;

test("what explain returns is valid, also after JSON and with stories", () => {
  for (const puzzle of PUZZLES) {
    const path = explain(puzzle, { rate: false, language: "en" }).steps;
    assert.deepEqual(verify(puzzle, path), COMPLETE);
    assert.deepEqual(verify(puzzle, JSON.parse(JSON.stringify(path))), COMPLETE);
  }
});

test("a path that stops early is valid, and not complete", () => {
  assert.deepEqual(verify(PICTURE, steps.slice(0, 5)), { valid: true, complete: false });
  assert.deepEqual(verify(PICTURE, []), { valid: true, complete: false });
  assert.deepEqual(verify(ANSWER, []), COMPLETE);
  assert.deepEqual(verify(board(PICTURE), steps), COMPLETE);
});

test("hint and findSteps return valid steps on the same board", () => {
  const [first, second] = explain(UNIQUENESS, { rate: false }).steps;
  const placed = [...".".repeat(81)].with(first.place[0][0], String(first.place[0][1])).join("");
  const position = { puzzle: UNIQUENESS, placed, removed: second.remove };
  assert.ok(verify(position, [hint(position)]).valid);
  for (const step of findSteps(UNIQUENESS)) assert.ok(verify(UNIQUENESS, [step]).valid);
});

test("what refute returns is valid, the contradiction last", () => {
  const { steps, contradiction } = refute(IMPOSSIBLE);
  assert.deepEqual(verify(IMPOSSIBLE, [...steps, contradiction]), COMPLETE);
  const early = verify(IMPOSSIBLE, [contradiction]);
  assert.deepEqual([early.valid, early.step, early.flaw], [false, 0, "possible"]);
  assertThrows(() => verify(IMPOSSIBLE, steps), "no-solution");
});

test("the first step that does not hold is named, with its flaw", () => {
  const changed = (at, change) => steps.with(at, { ...structuredClone(steps[at]), ...change });
  const { place } = steps[4];
  const wrong = [[place[0][0], (place[0][1] % 9) + 1]];
  for (const [path, step, flaw] of [
    [[...steps, steps[0]], steps.length, "effect"],
    [changed(3, { place: [] }), 3, "effect"],
    [changed(4, { technique: "x-wing" }), 4, "shape"],
    [
      changed(5, { evidence: { kind: "single", demand: { cell: 0 } }, technique: "naked-single" }),
      5,
      "premise",
    ],
    [[steps[0], { ...steps[1], place: [], remove: [steps[1].place[0]] }], 1, "claim"],
  ]) {
    const verdict = verify(PICTURE, path);
    assert.deepEqual([verdict.valid, verdict.step, verdict.flaw], [false, step, flaw]);
    assert.ok(verdict.message.length > 10);
  }
  assert.equal(verify(PICTURE, changed(4, { place: wrong })).valid, false);
  // No path to a contradiction may rest on there being one solution.
  const before = explain(UNIQUENESS, { rate: false }).steps;
  const at = before.findIndex(({ technique }) => technique === "unique-rectangle-1");
  const end = { technique: "contradiction", evidence: { demand: { cell: 8 } } };
  const { flaw, step } = verify(UNIQUENESS, [...before.slice(0, at + 1), end]);
  assert.deepEqual([flaw, step], ["uniqueness", at]);
});

test("what is no step is a RedokuError that names it", () => {
  const fails = () => {
    throw new Error("foreign");
  };
  const branch = { assume: { candidate: [2, 1], on: true }, lines: [], contradiction: null };
  const line = { candidate: [2, 1], on: false, why: { kind: "lemma", branch } };
  const cycle = { kind: "proof", cases: { kind: "one" }, branches: [branch] };
  branch.lines.push(line);
  // Twice as many values with each lemma within a lemma.
  const endless = structuredClone(cycle);
  endless.branches[0].lines.push(endless.branches[0].lines[0]);
  const step = steps[0];
  for (const odd of [
    undefined,
    null,
    5,
    "step",
    [],
    {},
    () => {},
    Symbol("step"),
    5n,
    { ...step, technique: "magic" },
    { ...step, technique: "mistake" },
    { ...step, technique: "x".repeat(1e6) },
    { ...step, place: [[81, 1]] },
    { ...step, place: [[0.5, 1]] },
    { ...step, place: [[0, Number.NaN]] },
    { ...step, remove: "none" },
    { ...step, evidence: { kind: "single" } },
    { ...step, evidence: { kind: "sets", parts: [[0]], links: [{ parts: [0], digit: 1 }] } },
    { ...step, evidence: cycle },
    { ...step, evidence: endless },
    { ...step, place: new Array(1e9) },
    { technique: "contradiction" },
    { technique: "contradiction", evidence: { demand: 5 } },
  ]) {
    const error = assertThrows(() => verify(PICTURE, [step, odd]), "bad-step");
    assert.equal(error.details.step, 1);
    assert.match(error.message, /^step 2 cannot be read/);
  }
  for (const odd of [
    { ...step, place: new Proxy([], { get: fails }) },
    new Proxy(step, { get: fails }),
    Object.defineProperty({ ...step }, "evidence", { get: fails }),
  ]) {
    assertThrows(() => verify(PICTURE, [odd]), "unreadable");
  }
  for (const odd of [null, undefined, 5, {}]) assertThrows(() => verify(PICTURE, odd), "bad-shape");
  assertThrows(() => verify(PICTURE, new Array(1e9)), "too-long");
  assertThrows(() => verify("x", []), "too-short");
  assertThrows(() => verify(".".repeat(81), []), "several-solutions");
  assertThrows(() => verify(PICTURE, steps, { all: true }), "bad-option");
});

test("evidence that makes no sense is a flaw, not a failure", () => {
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const node = { digit: 1, cells: [] };
  const repeated = Array.from({ length: 720 }, () => ({ digit: 1, cells: [2] }));
  for (const evidence of [
    { kind: "chain", nodes: [], strong: [], closed: false },
    { kind: "chain", nodes: [], strong: [], closed: true },
    { kind: "chain", nodes: [node, node], strong: [{ cells: [] }], closed: true },
    {
      kind: "chain",
      nodes: repeated,
      strong: repeated.slice(360).map(() => ({ cell: 2 })),
      closed: true,
    },
    { kind: "sets", parts: [], links: [] },
    { kind: "sets", parts: [[2]], links: [{ parts: [7, 9], digit: 1 }] },
    { kind: "exclusion", base: [], against: cells },
    { kind: "template", digits: [] },
    { kind: "fish", digit: 1, base: [], cover: [], fins: [], endo: [], twin: null },
    { kind: "deadly", cells, digits: [], guardians: [], demands: [] },
    { kind: "proof", cases: { kind: "one" }, branches: [] },
    { kind: "colours", digit: 1, houses: [], components: [] },
  ]) {
    for (const { id: technique } of techniques()) {
      const known = { technique, place: [], remove: [[2, 1]], evidence };
      assert.equal(verify(PICTURE, [known]).valid, false, JSON.stringify(known).slice(0, 200));
    }
  }
});

test("redoku/logic and the worker verify, too", async () => {
  assert.deepEqual(logic.verify(PICTURE, steps), COMPLETE);
  const engine = createEngine();
  assert.deepEqual(await engine.verify(PICTURE, steps), COMPLETE);
  await assert.rejects(engine.verify(PICTURE, [{}]), { name: "RedokuError", code: "bad-step" });
  engine.close();
});
