/** Runs the algorithms one after the other, to their ends, and measures them where nothing else runs. */
import init, { watchRun, watchStart } from "../pkg/redoku.js";

/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("../pkg/redoku.js").Counts} Counts */
/** @typedef {{ algorithm: Algorithm, steps: number, counts: Counts, finished: boolean, milliseconds: number }} Lap */

/** Long enough to be quick, short enough to tell progress. */
const SLICE = 4_000_000;
/** What takes less than this many ms is run again and again, as clocks in browsers are coarse. */
const MEASURABLE = 30;

self.addEventListener("message", async ({ data }) => {
  const { puzzle, algorithms } = /** @type {{ puzzle: string, algorithms: Algorithm[] }} */ (data);
  await init();
  for (const algorithm of algorithms) measure(puzzle, algorithm);
});

/** @param {string} puzzle @param {Algorithm} algorithm */
function measure(puzzle, algorithm) {
  const start = performance.now();
  const progress = run(puzzle, algorithm, (lap) => tell({ ...lap, algorithm, milliseconds: 0 }));
  const once = performance.now() - start;
  const milliseconds = once < MEASURABLE ? average(() => run(puzzle, algorithm, () => {})) : once;
  tell({ ...progress, algorithm, milliseconds });
}

/** What one of many runs takes. @param {() => void} job */
function average(job) {
  const start = performance.now();
  let runs = 0;
  let elapsed = 0;
  while (elapsed < MEASURABLE) {
    job();
    runs += 1;
    elapsed = performance.now() - start;
  }
  return elapsed / runs;
}

/** @param {string} puzzle @param {Algorithm} algorithm @param {(progress: import("../pkg/redoku.js").Progress) => void} onSlice */
function run(puzzle, algorithm, onSlice) {
  const search = watchStart(puzzle, algorithm);
  for (;;) {
    const progress = watchRun(search, { events: SLICE });
    if (progress.finished) return progress;
    onSlice(progress);
  }
}

/** @param {Lap} lap */
function tell({ algorithm, steps, counts, finished, milliseconds }) {
  self.postMessage({ algorithm, steps, counts, finished, milliseconds });
}
