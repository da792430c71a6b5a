/** The threads of the page's batches: one worker cuts the files into jobs, and as many as the machine has cores answer. */
import { answerFaults } from "./answers.js";
import { Pool } from "./in-order.js";

/** @import { Answers } from "./answers.js" */
/** @import { Job } from "./jobs.js" */
/** @import { Call, Order, Question } from "./loop.js" */

/** More would compete for memory. */
const MOST_WORKERS = 16;

const MODULES = {
  text: new URL("../pkg/text_bg.wasm", import.meta.url).href,
  logic: new URL("../pkg/logic_bg.wasm", import.meta.url).href,
};

/**
 * @param {Omit<Order, "modules">} order
 * @param {() => Question["kept"]} kept  how many samples of each group there are already
 */
export function createBatchPool(order, kept) {
  const size = Math.min(navigator.hardwareConcurrency || 2, MOST_WORKERS);
  const pool = new Pool(size, () => thread({ ...order, modules: MODULES }));
  // Cutting needs no ratings.
  const cutter = new Pool(1, () => thread({ task: "check", file: "none", modules: MODULES }));
  const call = (/** @type {Call["method"]} */ method, /** @type {any[]} */ ...args) =>
    cutter.ask(/** @type {Call} */ ({ method, args }));
  return {
    size,
    listStart: () => call("listStart"),
    /** @type {import("./jobs.js").Lists["listRead"]} */
    listRead: (list, bytes, options) => call("listRead", list, bytes, options),
    /** @param {Job} job @returns {Promise<Answers>} */
    ask: (job) =>
      job.kind === "faults"
        ? Promise.resolve(answerFaults(job.faults))
        : pool.ask({ job, kept: kept() }),
    close: async (/** @type {unknown} */ reason) => {
      await Promise.all([pool.close(reason), cutter.close(reason)]);
    },
  };
}

/** @param {Order} order @returns {import("./in-order.js").Thread<any, any>} */
function thread(order) {
  const worker = new Worker(new URL("./thread.js", import.meta.url), { type: "module" });
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
        const text = question.job?.text;
        worker.postMessage(question, text ? [text.buffer] : []);
      }),
    end(reason) {
      worker.terminate();
      fail(reason);
    },
  };
}
