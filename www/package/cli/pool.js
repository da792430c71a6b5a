// The threads of Node.
import { Worker } from "node:worker_threads";
import { inOrder, Pool } from "../../batch/in-order.js";

/** @import { Answers } from "./answers.js" */
/** @import { Job } from "./jobs.js" */
/** @typedef {import("../../batch/in-order.js").Thread<Job, Answers>} Thread */

/**
 * Sends each job to a worker and hands each answer to `write`, in order.
 * @param {AsyncIterable<Job>} jobs
 * @param {import("./arguments.js").Task} task
 * @param {(answers: Answers) => Promise<void>} write
 */
export async function answerInOrder(jobs, { command, options, threads }, write) {
  const pool = new Pool(threads, () => thread({ command, options }));
  const ask = (/** @type {Job} */ job) =>
    job.kind === "done" ? Promise.resolve(doneWith(job)) : pool.ask(job);
  await inOrder(jobs, { size: threads, ask, close: (reason) => pool.close(reason) }, write);
}

/** @param {object} workerData @returns {Thread} */
function thread(workerData) {
  const worker = new Worker(new URL(/* @vite-ignore */ import.meta.url), { workerData });
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once("error", reject);
        worker.once("message", resolve);
        worker.postMessage(job);
      }),
    end: () => worker.terminate(),
  };
}

/** @param {{ errors: string[], status: number }} job @returns {Answers} */
function doneWith({ errors, status }) {
  return { out: new Uint8Array(), errors, puzzles: 0, status };
}
