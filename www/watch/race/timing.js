/** Measures the time of a search where nothing else runs: one at a time, in a worker of their own. */

import { createClient } from "../../engine/page-client.js";

/** @typedef {import("../../engine/client.js").SolverClient} SolverClient */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

/** Slices that took this many ms in all are timing enough. */
const LONG = 500;

/** @type {SolverClient | undefined} */ let shared;

/** The milliseconds of a search. @param {string} puzzle @param {Algorithm} algorithm @param {number} elapsed  ms that its slices took */
export function measureTime(puzzle, algorithm, elapsed) {
  shared ??= createClient();
  return timeOf(shared, puzzle, algorithm, elapsed);
}

/** The same by a client of the caller's. @param {SolverClient} client @param {string} puzzle @param {Algorithm} algorithm @param {number} elapsed */
export async function timeOf(client, puzzle, algorithm, elapsed) {
  if (elapsed >= LONG) return elapsed;
  const { micros } = await client.ask("trace", [puzzle, algorithm, { maxEvents: 0, timed: true }]);
  return Number(micros) / 1000;
}
