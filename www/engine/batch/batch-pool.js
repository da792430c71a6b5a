/** The threads of the page's batches: as many workers as the machine has cores. */
import { answerFaults } from "./batch-answers.js";
import { Pool } from "./in-order.js";

/** @typedef {import("./batch-answers.js").Answers} Answers */
/** @typedef {import("./batch-jobs.js").Job} Job */
/** @typedef {import("./batch-loop.js").Question} Question */

/** More would compete for memory. */
const MOST_WORKERS = 16;

const MODULES = {
  classic: new URL("../../pkg/classic_bg.wasm", import.meta.url).href,
  logic: new URL("../../pkg/logic_bg.wasm", import.meta.url).href,
};

/**
 * @param {Omit<import("./batch-loop.js").Order, "modules">} order
 * @param {() => Question["room"]} room  how many samples of each kind are still wanted
 */
export function createBatchPool(order, room) {
  const size = Math.min(navigator.hardwareConcurrency || 2, MOST_WORKERS);
  const pool = new Pool(size, () => thread({ ...order, modules: MODULES }));
  return {
    size,
    /** @param {Job} job @returns {Promise<Answers>} */
    ask: (job) =>
      job.kind === "faults"
        ? Promise.resolve(answerFaults(job.faults))
        : pool.ask({ job, room: room() }),
    close: (/** @type {unknown} */ reason) => pool.close(reason),
  };
}

/** @param {import("./batch-loop.js").Order} order @returns {import("./in-order.js").Thread<Question, Answers>} */
function thread(order) {
  const worker = new Worker(new URL("./batch-worker.js", import.meta.url), { type: "module" });
  /** Rejects the question at work. */
  let fail = (/** @type {unknown} */ _reason) => {};
  worker.postMessage(order);
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        fail = reject;
        worker.onmessage = ({ data }) =>
          "answers" in data ? resolve(data.answers) : reject(new Error(data.failed));
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || "the worker did not start"));
        };
        const { job } = question;
        const buffers = job.kind === "lines" ? [/** @type {ArrayBuffer} */ (job.text.buffer)] : [];
        worker.postMessage(question, buffers);
      }),
    end(reason) {
      worker.terminate();
      fail(reason);
    },
  };
}
