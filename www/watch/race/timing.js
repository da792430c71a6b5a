/** Takes the time of a search where nothing else runs: one after the other, in a worker of its own. */

/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

/** A run of this many ms is timed well enough by the slices it was run in. */
const LONG = 500;

/** The measurements under way, each waiting for the one before. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** Resolves with milliseconds. @param {string} puzzle @param {Algorithm} algorithm @param {number} elapsed  what its slices took */
export function measureTime(puzzle, algorithm, elapsed) {
  if (elapsed >= LONG) return Promise.resolve(elapsed);
  const measured = queue.then(() => ask(puzzle, algorithm));
  queue = measured.catch(() => {});
  return measured;
}

/** @param {string} puzzle @param {Algorithm} algorithm @returns {Promise<number>} */
function ask(puzzle, algorithm) {
  const worker = new Worker(new URL("./race-worker.js", import.meta.url), { type: "module" });
  /** @type {Promise<number>} */
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => data.finished && resolve(data.milliseconds));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(event.message || "the stopwatch did not start"));
    });
  });
  worker.postMessage({ puzzles: [puzzle], algorithms: [algorithm] });
  return answer.finally(() => worker.terminate());
}
