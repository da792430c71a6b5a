// repairs and decisive: what would give a grid exactly one solution.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decisive, repairs, solve } from "redoku";
import * as worker from "redoku/worker";
import { ANSWER, assertThrows, board, PICTURE } from "./helpers.mjs";

const changed = (line, changes) =>
  Object.entries(changes).reduce(
    (line, [cell, symbol]) => line.slice(0, cell) + symbol + line.slice(Number(cell) + 1),
    line,
  );
const [TYPO, SWAPPED] = [changed(PICTURE, { 14: 4 }), changed(PICTURE, { 0: 3, 1: 5 })];

test("the first repair is what was meant", () => {
  for (const [typed, kind, changes] of [
    [TYPO, "digit", [{ cell: 14, from: "4", to: "5" }]],
    [changed(PICTURE, { 8: 1 }), "remove", [{ cell: 8, from: "1", to: "." }]],
    [
      SWAPPED,
      "swap",
      [
        { cell: 0, from: "3", to: "5" },
        { cell: 1, from: "5", to: "3" },
      ],
    ],
    [
      changed(PICTURE, { 78: 7, 79: 9, 80: "." }),
      "shift",
      [
        { cell: 78, from: "7", to: "." },
        { cell: 79, from: "9", to: "7" },
        { cell: 80, from: ".", to: "9" },
      ],
    ],
  ]) {
    assert.deepEqual(repairs(typed)[0], { kind, puzzle: PICTURE, solution: ANSWER, changes });
  }
});

test("every repair gives one solution, and changes what it says", () => {
  const all = repairs(SWAPPED);
  assert.ok(all.length > 3);
  for (const { puzzle, solution, changes } of all) {
    const { status, ...verdict } = solve(puzzle);
    assert.deepEqual([status, verdict.solution], ["unique", solution]);
    const to = Object.fromEntries(changes.map((change) => [change.cell, change.to]));
    assert.equal(changed(SWAPPED, to), puzzle);
    for (const { cell, from } of changes) assert.equal(SWAPPED[cell], from);
  }
  assert.deepEqual(repairs(board(SWAPPED), { most: 2 }), all.slice(0, 2));
});

test("nothing to repair, nothing to decide", () => {
  for (const puzzle of [PICTURE, ANSWER, ".".repeat(81)]) {
    assert.deepEqual(repairs(puzzle), []);
    assert.deepEqual(decisive(puzzle), []);
  }
  assert.deepEqual(decisive(TYPO), []);
  assert.deepEqual(decisive(`55${".".repeat(79)}`), []);
});

test("a decisive digit leaves one of several solutions", () => {
  const open = changed(PICTURE, { 0: ".", 1: ".", 4: "." });
  const found = decisive(open);
  assert.ok(found.length > 0);
  for (const [cell, digit] of found) {
    assert.equal(open[cell], ".");
    assert.equal(solve(changed(open, { [cell]: digit })).status, "unique");
  }
});

test("options and input are checked", () => {
  assertThrows(() => repairs(PICTURE, { most: 0 }), "bad-option");
  assertThrows(() => repairs("53"), "too-short");
  assertThrows(() => decisive(null), "bad-shape");
});

test("the worker answers the same", async () => {
  assert.deepEqual(await worker.repairs(TYPO, { most: 3 }), repairs(TYPO, { most: 3 }));
  await worker.close();
});
