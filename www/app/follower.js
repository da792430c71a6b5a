/**
 * Keeps an answer of the engine up to date with the state.
 *
 * One question is at work at a time, and only the newest one waits behind it: however fast the keys,
 * nothing piles up. A question that holds up a newer one for too long is aborted.
 */

/** @typedef {import("./state.js").State} State */
/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask" | "ready">} Client */
/** @typedef {"solve" | "candidates" | "trueCandidates"} Method */
/**
 * @typedef {object} Question
 * @property {string} id  tells whether it is still the one to ask
 * @property {Method} method
 * @property {any[]} args
 * @property {(result: any) => void} answer
 */

/** How long an outdated question may hold up the next one, in ms. */
const PATIENCE = 1000;
/** How long a question may take before the person is told, in ms. */
const A_MOMENT = 200;

/**
 * @param {object} parts
 * @param {Client} parts.client
 * @param {() => Question | null} parts.question  what to ask about the state as it is, if anything
 * @param {(error: unknown) => void} parts.onError
 * @param {() => void} [parts.onSlow]  a question takes longer than a moment
 */
export function createFollower({ client, question, onError, onSlow = () => {} }) {
  /** @type {{ id: string, abort: AbortController } | null} */ let running = null;
  /** The last question that was cancelled: it is not asked again. */
  let cancelled = "";

  async function run() {
    const wanted = question();
    if (running || !wanted || wanted.id === cancelled) return;
    const own = { id: wanted.id, abort: new AbortController() };
    running = own;
    const slow = whenSlow(client, onSlow);
    try {
      // @ts-expect-error the question's maker pairs method and arguments
      wanted.answer(await client.ask(wanted.method, wanted.args, own.abort.signal));
    } catch (error) {
      if (!own.abort.signal.aborted) {
        cancelled = own.id;
        onError(error);
      }
    } finally {
      slow.stop();
      running = null;
      run();
    }
  }

  /** Aborts a question that is still at work although another one is wanted. @param {typeof running} outdated */
  function giveUp(outdated) {
    if (!outdated || outdated !== running || question()?.id === outdated.id) return;
    if (client.ready) outdated.abort.abort();
    else setTimeout(giveUp, PATIENCE, outdated);
  }

  return {
    /** Asks again if the state calls for it. */
    follow() {
      if (running) setTimeout(giveUp, PATIENCE, running);
      else run();
    },
    /** Cancels the question at work; returns false if there is none. */
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
 * Calls back once the engine has been at work for longer than a moment. The time it takes to load does not count.
 * @param {Pick<Client, "ready">} client @param {() => void} act
 */
export function whenSlow(client, act) {
  /** @type {ReturnType<typeof setTimeout>} */ let timer;
  let wasReady = client.ready;
  const check = () => {
    if (client.ready && wasReady) return act();
    wasReady = client.ready;
    timer = setTimeout(check, A_MOMENT);
  };
  timer = setTimeout(check, A_MOMENT);
  return { stop: () => clearTimeout(timer) };
}
