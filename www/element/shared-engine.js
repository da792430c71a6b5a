/** The engine of all boards on a page: loaded with the first question, and shared by all. */
import { RedokuError } from "../engine/redoku-error.js";

/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask" | "ready">} Client */
/** @typedef {Record<string, (...args: any[]) => Promise<any>>} Functions */

let answered = false;

/** Nearly every board only asks to be solved; reading and writing texts takes the whole engine. */
const quick = loader(() => import("./quick.js"));
const whole = loader(() => import("../package/worker.js"));

/** Loads a part with its first use; if that fails, the next use tries again. @param {() => Promise<object>} load */
function loader(load) {
  /** @type {Promise<object> | undefined} */
  let loading;
  return () => {
    loading ??= load().catch((cause) => {
      loading = undefined;
      throw new RedokuError("unloaded", "the engine could not be loaded", {}, { cause });
    });
    return /** @type {Promise<Functions>} */ (loading);
  };
}

/** Each part is a file of its own, with a class of error of its own. @param {any} error */
function ours(error) {
  if (error instanceof RedokuError || error?.name !== "RedokuError") return error;
  return new RedokuError(error.code, error.message, error.details, { cause: error });
}

/** @type {Client} */
export const engine = {
  get ready() {
    return answered;
  },
  async ask(method, args, signal) {
    const functions = await (method === "solve" ? quick : whole)();
    signal?.throwIfAborted();
    const [subject, more] = args;
    const call =
      typeof more === "string" ? [subject, more, { signal }] : [subject, { ...more, signal }];
    try {
      return await functions[method](...call);
    } catch (error) {
      throw ours(error);
    } finally {
      answered = true;
    }
  },
};
