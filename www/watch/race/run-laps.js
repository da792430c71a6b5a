/** Runs algorithms on puzzles to the end, one after another, in a separate worker, and measures their time. */

import { IDLE } from "../../engine/client.js";
import { createClient } from "../../engine/page-client.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { Search } from "../search.js";

/** @import { SolverClient } from "../../engine/client.js" */
/** @import { Algorithm, Counts } from "../../pkg/redoku.js" */
/** @typedef {{ algorithm: Algorithm, puzzle: number, steps: number, counts: Counts, finished: boolean, milliseconds: number }} Lap */
/** @typedef {{ algorithm: Algorithm, puzzle: number, refused: true }} Refusal  givens conflict */

/** Slices that took this long in total are precise enough, in ms. */
const LONG = 500;

/** @type {SolverClient | undefined} */ let shared;

/**
 * Starts all laps and returns a function that stops them.
 * @param {{ puzzles: string[], algorithms: Algorithm[] }} task
 * @param {(lap: Lap | Refusal) => void} receive  called with the progress and the end of each lap
 * @param {(error: unknown) => void} onError
 */
export function runLaps({ puzzles, algorithms }, receive, onError) {
  const client = createClient();
  let stopped = false;

  async function run() {
    for (const algorithm of algorithms) {
      for (const [index, puzzle] of puzzles.entries()) {
        await runLap(client, puzzle, { algorithm, puzzle: index }, receive);
      }
    }
  }

  function stop() {
    stopped = true;
    client.close(new Error("the race was stopped"));
  }

  run().then(stop, (error) => {
    if (stopped) return;
    stop();
    onError(error);
  });
  return stop;
}

/** @param {SolverClient} client @param {string} puzzle @param {{ algorithm: Algorithm, puzzle: number }} lap @param {(lap: Lap | Refusal) => void} receive */
async function runLap(client, puzzle, lap, receive) {
  try {
    const search = await Search.begin(client, puzzle, lap.algorithm);
    const progress = () => ({ steps: search.steps, counts: /** @type {Counts} */ (search.counts) });
    while (!search.finished) {
      receive({ ...lap, ...progress(), finished: false, milliseconds: 0 });
      await search.runOn();
    }
    const milliseconds = await timeOf(client, puzzle, lap.algorithm, search.elapsed);
    receive({ ...lap, ...progress(), finished: true, milliseconds });
  } catch (error) {
    if (!(error instanceof RedokuError)) throw error;
    receive({ ...lap, refused: true });
  }
}

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
