/** The engines that all boards on a page share, loaded with the first question. */
import { RedokuError } from "../engine/redoku-error.js";
import { deliverTogether } from "./deliver-together.js";

/** @typedef {import("../engine/client.js").SolverClient} SolverClient */

/** @returns {Pick<SolverClient, "ask" | "ready">} */
function createEngine() {
  /** @type {Promise<SolverClient> | undefined} */ let loading;
  let answered = false;

  /** Loads the client. After a failure the next question tries again. */
  function load() {
    loading ??= import("./element-engine.js").then(
      ({ createClient }) => createClient(),
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

export const engine = createEngine();
/** For ratings, which take seconds for the hardest puzzles: no answer waits for them. */
export const ratingEngine = createEngine();
