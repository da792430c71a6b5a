// The statement about a state, and the cells it refers to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import { decode } from "../../www/app/storage.js";
import { RedokuError } from "../../www/engine/redoku-error.js";
import { explainError } from "../../www/view/parse-errors.js";
import { differingCells, spokenStatement, statementOf } from "../../www/view/statement.js";
import { en } from "./translators.mjs";

const { text } = en;
const say = ({ key, args }) => text(key, args);
const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const board = load(initialState, EXAMPLE);
const after = (verdict, extra = {}) => ({
  ...board,
  check: { revision: board.revision, verdict: { givens: 30, guesses: 0, ...verdict } },
  ...extra,
});

test("an empty board shows an invitation", () => {
  const { title, detail } = statementOf(initialState);
  assert.equal(say(title), "Type a puzzle");
  assert.equal(say(detail), "Paste one, drop a text file, or try this one.");
  const page = statementOf({ ...initialState, playable: true });
  assert.equal(spokenStatement(page, en), "Solve, check or understand any Sudoku, on this device");
});

test("a puzzle with one solution is rated, before and after it is solved", () => {
  const rating = { se: { er: 7, ep: 1.2, ed: 1.2 }, level: "hard", score: 120, hardest: "aic" };
  const answer = { solutions: ["1"], index: 0, cells: null };
  const rated = { puzzle: EXAMPLE, rating };
  const detail = (extra) =>
    say(statementOf(after({ status: "unique", solution: "1" }, extra)).detail);
  assert.equal(detail({ answer, rated }), "51 cells filled. Hard, SE 7.0");
  assert.equal(detail({ answer }), "51 cells filled.");
  assert.equal(detail({ answer, rated: { puzzle: "another", rating } }), "51 cells filled.");
  assert.equal(detail({ rated }), "30 givens, 51 cells to fill. Hard, SE 7.0");
  const { args } = statementOf(after({ status: "unique", solution: "1" }, { rated })).detail;
  assert.equal(args.offer.tip, "ER 7.0 · EP 1.2 · ED 1.2");
});

test("a dead cell has another mark than the givens that cause it", () => {
  const because = { kind: "cell", cell: 2, givens: [0, 1] };
  const { tone, detail, marks } = statementOf(after({ status: "none", because }));
  assert.equal(tone, "warn");
  assert.equal(
    say(detail),
    "r1c3 has no digit left. One of the 2 marked givens is probably mistyped.",
  );
  assert.deepEqual(Object.fromEntries(marks), { 0: "reason", 1: "reason", 2: "dead" });
});

test("why there is no solution is offered where it is not seen at once", () => {
  const detailOf = (because) => say(statementOf(after({ status: "none", because })).detail);
  const givens = [0, 1, 9];
  assert.match(detailOf({ kind: "givens", givens }), /mistyped\. Why no solution\?$/);
  const house = { kind: "row", index: 0 };
  assert.match(detailOf({ kind: "digit", digit: 4, house, givens }), /mistyped\.$/);
});

test("several conflicts name the first and count the others", () => {
  const house = { kind: "row", index: 0 };
  const conflicts = [
    { digit: 4, cells: [2, 6], house },
    { digit: 5, cells: [0, 9, 18], house },
    { digit: 5, cells: [0, 9, 18], house: { kind: "box", index: 0 } },
  ];
  const { title, detail, marks } = statementOf(after({ status: "invalid", conflicts }));
  assert.equal(say(title), "r1c3 and r1c7 are both 4");
  assert.equal(say(detail), "Each digit can appear only once in row 1. 1 more conflict.");
  assert.deepEqual([...marks.keys()], [2, 6, 0, 9, 18]);
});

test('a count beyond the limit reads "more than"', () => {
  const solutions = ["1".repeat(81), `2${"1".repeat(80)}`];
  const many = statementOf(after({ status: "multiple", count: 10_001, exact: false, solutions }));
  assert.equal(say(many.title), "More than 10,000 solutions");
  const two = statementOf(after({ status: "multiple", count: 2, exact: true, solutions }));
  assert.equal(say(two.title), "2 solutions");
  assert.equal(say(two.detail), "30 givens. The solutions differ in 1 cell.");
});

test("cells differ if any two solutions disagree", () => {
  assert.deepEqual(differingCells(["111", "121", "112"]), [1, 2]);
});

for (const [code, details, sentence] of [
  [
    "bad-character",
    { character: "x", position: 16 },
    "Character ‘x’ at position 17 is neither a digit nor a blank.",
  ],
  [
    "bad-character",
    { character: "x", position: 40, row: 3, column: 4 },
    "Character ‘x’ in row 4, column 5 is neither a digit nor a blank.",
  ],
  ["too-short", { cells: 80 }, "A puzzle has 81 cells, but this text has 80."],
  ["too-long", { cells: 82 }, "A puzzle has 81 cells, but this text has 82."],
  ["bad-shape", { row: 3, cells: 10 }, "Row 4 has 10 cells instead of 9."],
  ["bad-shape", { rows: 8 }, "The text has 8 rows instead of 9."],
  ["unknown-format", {}, "The text contains no puzzle."],
  [
    "extra-rules",
    { rules: ["thermometer", "arrow"] },
    "This puzzle has extra rules (thermometer, arrow) that Redoku doesn’t support.",
  ],
  [
    "needs-server",
    {},
    "This link points to a puzzle stored on another site. Paste the puzzle itself.",
  ],
  ["empty", {}, "There is no text to read."],
  ["never-heard-of", {}, "The text couldn’t be read: boom"],
]) {
  test(`${code} ${JSON.stringify(details)} is explained`, () => {
    assert.equal(say(explainError(new RedokuError(code, "boom", details))), sentence);
  });
}

test("a stored board is read back, and invalid entries are ignored", () => {
  const entry = { version: 1, ...board.board, selected: 7, solved: true };
  const { state, solved } = decode(JSON.stringify(entry));
  assert.equal(state.board.givens, EXAMPLE);
  assert.equal(state.selected, 7);
  assert.ok(solved);
  for (const bad of [null, "", "{", "null", "[]", '{"version":2}', '{"version":1,"givens":"5"}']) {
    assert.equal(decode(bad), null, String(bad));
  }
  assert.equal(decode(JSON.stringify({ ...entry, selected: 81 })).state.selected, 0);
});
