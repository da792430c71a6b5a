/**
 * Keeps a result of the engine up to date with the state.
 *
 * One question runs at a time, and only the newest one waits for it, so fast typing builds no queue.
 * A question that delays a newer one for too long is aborted.
 */

/** @typedef {import("./state.js").State} State */
/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask" | "ready">} Client */
/** @typedef {"solve" | "candidates" | "trueCandidates" | "rate"} Method */
/**
 * @typedef {object} Question
 * @property {string} id  equal for questions with the same answer
 * @property {Method} method
 * @property {any[]} args
 * @property {(result: any) => void} answer
 */

/** How long an outdated question may delay the next one, in ms. */
const PATIENCE = 1000;
/** How long a question may take before the page says so, in ms. */
const SLOW_AFTER = 200;

/**
 * @param {object} parts
 * @param {Client} parts.client
 * @param {() => Question | null} parts.question  the question about the current state, if any
 * @param {(error: unknown) => void} parts.onError
 * @param {() => void} [parts.onSlow]  called when a question takes long
 */
export function createFollower({ client, question, onError, onSlow = () => {} }) {
  /** @type {{ id: string, abort: AbortController } | null} */ let running = null;
  /** The id of the last question that was cancelled or failed: it is not asked again. */
  let cancelled = "";

  async function run() {
    const wanted = question();
    if (running || !wanted || wanted.id === cancelled) return;
    const current = { id: wanted.id, abort: new AbortController() };
    running = current;
    const slow = whenSlow(client, onSlow);
    try {
      // @ts-expect-error the arguments match the method
      wanted.answer(await client.ask(wanted.method, wanted.args, current.abort.signal));
    } catch (error) {
      if (!current.abort.signal.aborted) {
        cancelled = current.id;
        onError(error);
      }
    } finally {
      slow.stop();
      running = null;
      run();
    }
  }

  /** Aborts a running question if another one is wanted. @param {typeof running} outdated */
  function giveUp(outdated) {
    if (!outdated || outdated !== running || question()?.id === outdated.id) return;
    if (client.ready) outdated.abort.abort();
    else setTimeout(giveUp, PATIENCE, outdated);
  }

  return {
    /** Asks the question of the current state, if it has changed. */
    follow() {
      if (running) setTimeout(giveUp, PATIENCE, running);
      else run();
    },
    /** Cancels the running question; returns false if none is running. */
    cancel() {
      if (!running) return false;
      cancelled = running.id;
      running.abort.abort();
      return true;
    },
    /** Allows the cancelled question to be asked again. */
    retry() {
      cancelled = "";
      run();
    },
  };
}

/**
 * Calls back once the engine has worked for a while. The time it takes to load does not count.
 * @param {Pick<Client, "ready">} client @param {() => void} act
 */
export function whenSlow(client, act) {
  /** @type {ReturnType<typeof setTimeout>} */ let timer;
  let wasReady = client.ready;
  const check = () => {
    if (client.ready && wasReady) return act();
    wasReady = client.ready;
    timer = setTimeout(check, SLOW_AFTER);
  };
  timer = setTimeout(check, SLOW_AFTER);
  return { stop: () => clearTimeout(timer) };
}
