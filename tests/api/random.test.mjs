// The module against a plain search in JavaScript, on random grids: solvable, unsolvable, ambiguous.
import assert from "node:assert/strict";
import { test } from "node:test";
import { solve, solveMany } from "redoku";

const CASES = Number(process.env.REDOKU_CASES ?? 400);
const LIMIT = 20;
const BATCH = 1000;

const HOUSES = Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)];
});

/** All solutions up to the limit: fills the blank with the fewest digits left, by brute force. */
function naive(cells, used = digitsOf(cells), found = []) {
  let [best, fewest] = [-1, 10];
  for (let cell = 0; cell < 81 && fewest > 1; cell++) {
    const left = cells[cell] ? 10 : 9 - count(taken(used, cell));
    if (left < fewest) [best, fewest] = [cell, left];
  }
  if (best < 0) found.push(cells.join(""));
  for (let digit = 1; best >= 0 && digit <= 9 && found.length < LIMIT; digit++) {
    if (taken(used, best) & (1 << digit)) continue;
    cells[best] = digit;
    for (const house of HOUSES[best]) used[house] ^= 1 << digit;
    naive(cells, used, found);
    for (const house of HOUSES[best]) used[house] ^= 1 << digit;
    cells[best] = 0;
  }
  return found;
}

/** The digits of each house, as bits. */
function digitsOf(cells) {
  const used = Array(27).fill(0);
  cells.forEach((digit, cell) => {
    if (digit) for (const house of HOUSES[cell]) used[house] |= 1 << digit;
  });
  return used;
}

function taken(used, cell) {
  const [row, column, box] = HOUSES[cell];
  return used[row] | used[column] | used[box];
}

function count(bits) {
  let ones = 0;
  for (let rest = bits; rest; rest &= rest - 1) ones++;
  return ones;
}

/** Whether some house has a digit twice. */
function hasClash(cells) {
  const seen = Array(27).fill(0);
  return cells.some((digit, cell) =>
    HOUSES[cell].some((house) => {
      const twice = digit && seen[house] & (1 << digit);
      seen[house] |= 1 << digit;
      return twice;
    }),
  );
}

/** Numbers from a seed (mulberry32), so that a failure can be repeated. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A random full grid: the three boxes on the diagonal do not see each other; the search fills in the rest. */
function solution(next) {
  const cells = Array(81).fill(0);
  for (const corner of [0, 30, 60]) {
    shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], next).forEach((digit, place) => {
      cells[corner + Math.floor(place / 3) * 9 + (place % 3)] = digit;
    });
  }
  const found = naive(cells);
  return found[next(found.length)];
}

function shuffled(items, next) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}

/** Part of a random solution, in which now and then a digit is changed. */
function grid(next) {
  const share = 30 + next(25);
  const cells = [...solution(next)].map((digit) => (next(100) < share ? Number(digit) : 0));
  for (let changes = next(3); changes > 0; changes--) cells[next(81)] = 1 + next(9);
  return cells;
}

test(`${CASES} random grids are judged as a plain search would`, () => {
  const next = random(37);
  const seen = { unique: 0, multiple: 0, none: 0, invalid: 0 };
  for (let left = CASES; left > 0; left -= BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, left) }, () => {
      const cells = grid(next);
      return { cells, line: cells.join(""), expected: hasClash(cells) ? null : naive(cells) };
    });
    for (const one of batch) seen[judge(one)]++;
    answer(batch);
  }
  for (const [status, count] of Object.entries(seen)) {
    assert.ok(count > CASES / 50, `only ${count} of ${CASES} are ${status}`);
  }
});

/** Compares a verdict with the expected solutions; returns its status. */
function judge({ cells, line, expected }) {
  const verdict = solve(cells, { limit: LIMIT });
  if (!expected) assert.equal(verdict.status, "invalid", line);
  else if (expected.length === 0) assert.equal(verdict.status, "none", line);
  else if (expected.length === 1) assert.deepEqual([verdict.solution], expected, line);
  else {
    assert.equal(verdict.count, expected.length, line);
    if (verdict.exact) assert.deepEqual(verdict.solutions.toSorted(), expected.toSorted(), line);
  }
  return verdict.status;
}

/** Compares the answers of one call for the whole batch with the expected solutions. */
function answer(batch) {
  const input = new TextEncoder().encode(batch.map(({ line }) => line).join("\n"));
  const answers = new TextDecoder().decode(solveMany(input)).split("\n");
  batch.forEach(({ line, expected }, number) => {
    if (!expected?.length) assert.equal(answers[number], "0".repeat(81), line);
    else if (expected.length < LIMIT) assert.ok(expected.includes(answers[number]), line);
  });
}
