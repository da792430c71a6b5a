// The functions of the small module: the same as those of the full one, without text formats and stories.
import { gridOf } from "./input.js";
import { answer, put, wasm } from "./module.js";
import { flag, wholeNumber } from "./options.js";

export { load, loadSync, restart } from "./module.js";

/** @typedef {import("../pkg/redoku.js").Verdict} Verdict */

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
  put(grid);
  return answer(wasm.solve(limit));
}

/** The mean time of the engine, over as many rounds as the clock needs. @param {string} grid @param {number} limit */
function meanMicros(grid, limit) {
  put(grid);
  for (let rounds = 1; ; rounds *= 4) {
    const start = performance.now();
    wasm.rehearse(limit, rounds);
    const elapsed = performance.now() - start;
    if (elapsed >= LONG_ENOUGH_MS || rounds >= MOST_ROUNDS) return (elapsed * 1000) / rounds;
  }
}

/** @param {unknown} puzzle */
export function check(puzzle) {
  put(gridOf(puzzle));
  return answer(wasm.check());
}

/** @param {unknown} puzzle @returns {number[]} */
export function candidates(puzzle) {
  put(gridOf(puzzle));
  return answer(wasm.candidates());
}

/** @param {unknown} puzzle @returns {number[]} */
export function trueCandidates(puzzle) {
  put(gridOf(puzzle));
  return answer(wasm.true_candidates_of());
}
