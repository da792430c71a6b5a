/** The engines that all boards on a page share, loaded with the first question. */
import { RedokuError } from "../engine/redoku-error.js";

/** @import { SolverClient } from "../engine/client.js" */

/** The longest time that an answer waits for others, in ms. */
const PATIENCE = 100;

/** @param {boolean} [kept]  whether its worker is kept while it has nothing to do @returns {Pick<SolverClient, "ask" | "ready">} */
function createEngine(kept = false) {
  /** @type {Promise<SolverClient> | undefined} */ let loading;
  let answered = false;

  /** Loads the client. After a failure the next question tries again. */
  function load() {
    loading ??= import("./element-engine.js").then(
      ({ createClient }) => createClient(kept),
      (cause) => {
        loading = undefined;
        throw new RedokuError("unloaded", "the engine could not be loaded", {}, { cause });
      },
    );
    return loading;
  }

  return {
    get ready() {
      return answered;
    },
    ask: deliverTogether(async (method, args, signal) => {
      const client = await load();
      try {
        return await client.ask(method, args, signal);
      } finally {
        answered = true;
      }
    }),
  };
}

export const engine = createEngine(true);
/** For ratings, which take seconds for the hardest puzzles: no answer waits for them. */
export const ratingEngine = createEngine();

/**
 * Delivers the answers of a busy engine in groups.
 *
 * A page draws after each answer, and the more boards it has, the longer that takes. With an answer per frame, the
 * time grows with the square of the boards: 400 boards took 800 frames.
 *
 * @template {unknown[]} A @template R
 * @param {(...question: A) => Promise<R>} ask
 * @returns {(...question: A) => Promise<R>}
 */
export function deliverTogether(ask) {
  let open = 0;
  /** @type {(() => void)[]} */ let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  function deliver() {
    clearTimeout(timer);
    timer = undefined;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  }

  return async (...question) => {
    open++;
    const result = await ask(...question).finally(() => {
      open--;
      if (open === 0) deliver();
    });
    if (open > 0) {
      await new Promise((/** @type {(value: void) => void} */ resolve) => {
        waiting.push(resolve);
        timer ??= setTimeout(deliver, PATIENCE);
      });
    }
    return result;
  };
}
