/** Measures the time of searches, one at a time, in a worker that runs nothing else. */

import { createClient } from "../../engine/page-client.js";

/** @typedef {import("../../engine/client.js").SolverClient} SolverClient */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

/** Slices that took this long in total are precise enough, in ms. */
const LONG = 500;
/** How long the worker is kept that has nothing to do, in ms. */
const IDLE = 60_000;

/** @type {SolverClient | undefined} */ let shared;

/** Measures the time of a search in ms, in the shared worker. @param {string} puzzle @param {Algorithm} algorithm @param {number} elapsed  the total of its slices, in ms */
export function measureTime(puzzle, algorithm, elapsed) {
  shared ??= createClient({ idle: IDLE });
  return timeOf(shared, puzzle, algorithm, elapsed);
}

/** Measures with the caller's client. @param {SolverClient} client @param {string} puzzle @param {Algorithm} algorithm @param {number} elapsed */
export async function timeOf(client, puzzle, algorithm, elapsed) {
  if (elapsed >= LONG) return elapsed;
  const { micros } = await client.ask("trace", [puzzle, algorithm, { maxEvents: 0, timed: true }]);
  return Number(micros) / 1000;
}
