// What one thread does at a time.
import { fileJobs, lineJobs } from "./input.js";

/**
 * @typedef {Exclude<import("./input.js").FileJob, { kind: "faults" }>
 *   | import("./input.js").LineJob
 *   | { kind: "seed", seed: string }
 *   | { kind: "done", errors: string[], status: number }} Job
 */

/** The commands whose puzzles take long enough to be a job each. */
const SLOW = ["rate", "explain"];

/** @param {import("./arguments.js").Task} task @returns {AsyncGenerator<Job>} */
export async function* jobsOf({ command, files, options }) {
  if (command === "generate") {
    const { seed, count } = options;
    // The first puzzle has the seed itself, so that the seed of any other one makes that puzzle alone.
    for (let i = 1; i <= count; i++) yield { kind: "seed", seed: i === 1 ? seed : `${seed}-${i}` };
    return;
  }
  const jobs = command === "verify" ? lineJobs(files) : fileJobs(files, SLOW.includes(command));
  for await (const job of jobs) {
    if (job.kind === "failed") {
      yield { kind: "done", errors: [`${job.file}: ${job.message}`], status: 2 };
    } else if (job.kind === "faults") {
      const errors = job.faults.map((fault) => faultText(job.file, fault));
      yield { kind: "done", errors, status: errors.length > 0 ? 1 : 0 };
    } else {
      yield job;
    }
  }
}

/** `file:2: expected 81 cells, got 80`. @param {string} file @param {import("../../pkg/redoku.js").Fault} fault */
export function faultText(file, { line, error }) {
  return `${file}${line === undefined ? "" : `:${line + 1}`}: ${error.message}`;
}
