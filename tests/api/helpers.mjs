// Shared by the tests of the package: puzzles, and an assertion for RedokuErrors.
import assert from "node:assert/strict";
import { RedokuError } from "redoku";

/** The puzzle of the LeetCode picture, and its answer. */
export const PICTURE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const ANSWER =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A puzzle made against solvers that go row by row: the first row of its solution is 987654321. */
export const ANTI_BRUTE_FORCE =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/** A line of 81 characters as LeetCode writes a board. */
export function board(line) {
  return Array.from({ length: 9 }, (_, row) => [...line.slice(row * 9, row * 9 + 9)]);
}

/** Asserts that `call` throws a RedokuError with this code, and returns the error. */
export function assertThrows(call, code) {
  let thrown;
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof RedokuError, `expected a RedokuError, got ${thrown}`);
  assert.equal(thrown.code, code, thrown.message);
  assert.ok(thrown.message.length > 10, "the message says something");
  return thrown;
}
