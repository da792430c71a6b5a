// The module against a plain search in JavaScript, on random grids: solvable, unsolvable, ambiguous.
import assert from "node:assert/strict";
import { test } from "node:test";
import { solve, solveMany } from "redoku";
import { ANSWER } from "./helpers.mjs";

const CASES = Number(process.env.REDOKU_CASES ?? 400);
const LIMIT = 20;

const HOUSES = Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)];
});

/** All solutions up to the limit: fills the blank with the fewest digits left, by brute force. */
function naive(cells, found = []) {
  let best = null;
  for (let cell = 0; cell < 81; cell++) {
    if (cells[cell]) continue;
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(cells, cell, digit));
    if (!best || free.length < best.free.length) best = { cell, free };
    if (free.length < 2) break;
  }
  if (!best) found.push(cells.join(""));
  for (const digit of best?.free ?? []) {
    if (found.length < LIMIT) naive(cells.with(best.cell, digit), found);
  }
  return found;
}

function fits(cells, cell, digit) {
  return !cells.some((other, at) => other === digit && at !== cell && see(at, cell));
}

function see(one, two) {
  return HOUSES[one].some((house, kind) => house === HOUSES[two][kind]);
}

/** Numbers from a seed (mulberry32), so that a failure can be had again. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Part of a solution with renamed digits, in which now and then a digit is changed. */
function grid(next) {
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].sort(() => next(2) - 0.5);
  const share = 30 + next(25);
  const cells = [...ANSWER].map((digit) => (next(100) < share ? names[Number(digit) - 1] : 0));
  for (let changes = next(3); changes > 0; changes--) cells[next(81)] = 1 + next(9);
  return cells;
}

test(`${CASES} random grids are judged as a plain search would`, () => {
  const next = random(37);
  const seen = { unique: 0, multiple: 0, none: 0, invalid: 0 };
  const text = [];
  for (let number = 0; number < CASES; number++) {
    const cells = grid(next);
    const verdict = solve(cells, { limit: LIMIT });
    seen[verdict.status]++;
    const clashes = cells.some((digit, cell) => digit && !fits(cells, cell, digit));
    const expected = clashes ? [] : naive(cells);
    const line = cells.join("");
    text.push([line, expected]);
    if (clashes) assert.equal(verdict.status, "invalid", line);
    else if (expected.length === 0) assert.equal(verdict.status, "none", line);
    else if (expected.length === 1) assert.deepEqual([verdict.solution], expected, line);
    else {
      assert.equal(verdict.count, expected.length, line);
      if (verdict.exact) assert.deepEqual(verdict.solutions.toSorted(), expected.toSorted(), line);
    }
  }
  const input = new TextEncoder().encode(text.map(([line]) => line).join("\n"));
  const answers = new TextDecoder().decode(solveMany(input)).split("\n");
  text.forEach(([line, expected], number) => {
    if (expected.length === 0) assert.equal(answers[number], "0".repeat(81), line);
    else if (expected.length < LIMIT) assert.ok(expected.includes(answers[number]), line);
  });
  for (const [status, count] of Object.entries(seen)) {
    assert.ok(count > CASES / 50, `only ${count} of ${CASES} are ${status}`);
  }
});
