/** Runs algorithms one after the other, to their ends, and measures them where nothing else runs. */

import { RedokuError } from "../../engine/redoku-error.js";
import init, { watchRun, watchStart } from "../../pkg/redoku.js";

/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("../../pkg/redoku.js").Counts} Counts */
/** @typedef {import("../../pkg/redoku.js").Progress} Progress */
/** @typedef {{ puzzles: string[], algorithms: Algorithm[] }} Task */
/** @typedef {{ algorithm: Algorithm, puzzle: number, steps: number, counts: Counts, finished: boolean, milliseconds: number }} Lap */
/** @typedef {{ algorithm: Algorithm, puzzle: number, refused: true }} Refusal  two givens clash */

/** Long enough to be quick, short enough to tell progress. */
const SLICE = 4_000_000;
/** What takes less than this many ms is run again and again, as clocks in browsers are coarse. */
const MEASURABLE = 30;

self.addEventListener("message", async ({ data }) => {
  const { puzzles, algorithms } = /** @type {Task} */ (data);
  await init({ module_or_path: new URL("../../pkg/redoku_bg.wasm", import.meta.url) });
  // What is measurable in one puzzle may be less in each of many.
  const enough = MEASURABLE / Math.min(puzzles.length, 10);
  for (const algorithm of algorithms) {
    puzzles.forEach((puzzle, index) => {
      measure(puzzle, algorithm, index, enough);
    });
  }
});

/** @param {string} puzzle @param {Algorithm} algorithm @param {number} index @param {number} enough */
function measure(puzzle, algorithm, index, enough) {
  const lap = { algorithm, puzzle: index };
  try {
    const start = performance.now();
    const progress = run(puzzle, algorithm, (slice) => {
      self.postMessage({ ...lap, ...plain(slice), milliseconds: 0 });
    });
    const once = performance.now() - start;
    const milliseconds =
      once < enough ? average(() => run(puzzle, algorithm, () => {}), enough) : once;
    self.postMessage({ ...lap, ...plain(progress), milliseconds });
  } catch (error) {
    if (!(error instanceof RedokuError)) throw error;
    self.postMessage({ ...lap, refused: true });
  }
}

/** What one of many runs takes. @param {() => void} job @param {number} enough */
function average(job, enough) {
  const start = performance.now();
  let runs = 0;
  let elapsed = 0;
  while (elapsed < enough) {
    job();
    runs += 1;
    elapsed = performance.now() - start;
  }
  return elapsed / runs;
}

/** @param {string} puzzle @param {Algorithm} algorithm @param {(progress: Progress) => void} onSlice */
function run(puzzle, algorithm, onSlice) {
  const search = watchStart(puzzle, algorithm);
  for (;;) {
    const progress = watchRun(search, { events: SLICE });
    if (progress.finished) return progress;
    onSlice(progress);
  }
}

/** @param {Progress} progress */
const plain = ({ steps, counts, finished }) => ({ steps, counts, finished });
