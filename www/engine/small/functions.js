// The functions of the small module: the same as those of the full one, without text formats and stories.
import * as wasm from "../../pkg/small.js";
import { gridOf } from "./input.js";
import { answerOf, bytesOf } from "./module.js";
import { flag, wholeNumber } from "./options.js";

export { load, loadSync, restart } from "./module.js";

/** @typedef {import("../../pkg/redoku.js").Verdict} Verdict */

const MOST = 100_000_000;
/** Clocks tick once in 5 µs to 1 ms, depending on the browser; an answer takes less. */
const LONG_ENOUGH_MS = 2;
const MOST_ROUNDS = 1 << 14;

/** @param {unknown} puzzle @param {unknown} [options] @returns {Verdict} */
export function solve(puzzle, options) {
  const limit = wholeNumber(options, "limit", 2, MOST);
  const timed = flag(options, "timed");
  const grid = gridOf(puzzle);
  const verdict = judge(grid, limit);
  return timed ? { ...verdict, micros: meanMicros(grid, limit) } : verdict;
}

/** @param {string} grid 81 characters @param {number} limit @returns {Verdict} */
export function judge(grid, limit) {
  return answerOf(wasm.solve(bytesOf(grid), limit));
}

/** The mean time of the engine, over as many rounds as the clock needs. @param {string} grid @param {number} limit */
function meanMicros(grid, limit) {
  const bytes = bytesOf(grid);
  for (let rounds = 1; ; rounds *= 4) {
    const start = performance.now();
    wasm.rehearse(bytes, limit, rounds);
    const elapsed = performance.now() - start;
    if (elapsed >= LONG_ENOUGH_MS || rounds >= MOST_ROUNDS) return (elapsed * 1000) / rounds;
  }
}

/** @param {unknown} puzzle */
export function check(puzzle) {
  return answerOf(wasm.check(bytesOf(gridOf(puzzle))));
}

/** @param {unknown} puzzle @returns {number[]} */
export function candidates(puzzle) {
  return answerOf(wasm.candidates(bytesOf(gridOf(puzzle))));
}

/** @param {unknown} puzzle @returns {number[]} */
export function trueCandidates(puzzle) {
  return answerOf(wasm.trueCandidates(bytesOf(gridOf(puzzle))));
}
