/**
 * Keeps a part of the state up to date with the answer to a question about the state.
 *
 * One question runs at a time, and only the newest one waits for it, so fast typing builds no queue.
 * A question that delays a newer one for too long is aborted. An answer reaches the state only while the
 * state still asks for it.
 */

/** @import { State } from "./state.js" */
/** @typedef {Pick<import("../engine/client.js").SolverClient, "ask" | "ready">} Client */
/** @typedef {{ ready: boolean, ask(method: any, args: any, signal?: AbortSignal, progress?: (share: number) => void): Promise<any> }} Asked  what a follower asks: an engine, or a loader */
/**
 * @typedef {object} Question
 * @property {string} id  equal for questions with the same answer
 * @property {string} method
 * @property {any[]} args
 * @property {(state: State, result: any) => State} answer  puts the result into the state
 * @property {(state: State, error: unknown) => State} [failed]  puts a failure into the state
 * @property {(state: State, share: number) => State} [progress]  puts the share that is done into the state
 */

/** How long an outdated question may delay the next one, in ms. */
const PATIENCE = 1000;
/** How long a question may take before the page says so, in ms. */
const SLOW_AFTER = 200;

/**
 * @param {object} parts
 * @param {Asked} parts.client
 * @param {Pick<import("./store.js").Store, "state" | "update">} parts.store
 * @param {(state: State) => Question | null} parts.question  what the state lacks, if anything
 * @param {(error: unknown) => void} [parts.onError]  called with failures, before they reach the state
 * @param {() => void} [parts.onEnd]  called when a question has ended, however
 * @param {() => void} [parts.onSlow]  called when a question takes long
 * @param {number} [parts.patience]
 */
export function createFollower(parts) {
  const { client, store, question, patience = PATIENCE } = parts;
  const { onError = () => {}, onEnd = () => {}, onSlow = () => {} } = parts;
  /** @type {{ id: string, abort: AbortController } | null} */ let running = null;
  /** The id of the last question that was cancelled or failed: it is not asked again. */
  let cancelled = "";

  /** @param {{ id: string } | null} asked */
  const isWanted = (asked) => asked !== null && question(store.state)?.id === asked.id;

  async function run() {
    const wanted = question(store.state);
    if (running || !wanted || wanted.id === cancelled) return;
    const current = { id: wanted.id, abort: new AbortController() };
    running = current;
    const slow = whenSlow(client, onSlow);
    try {
      const { progress } = wanted;
      const report =
        progress &&
        ((/** @type {number} */ share) => isWanted(current) && store.update(progress, share));
      const result = await client.ask(wanted.method, wanted.args, current.abort.signal, report);
      if (isWanted(current)) store.update(wanted.answer, result);
    } catch (error) {
      if (!current.abort.signal.aborted) {
        onError(error);
        if (wanted.failed && isWanted(current)) store.update(wanted.failed, error);
        // The state that took note of the failure decides when to ask again.
        if (!wanted.failed || isWanted(current)) cancelled = current.id;
      }
    } finally {
      slow.stop();
      running = null;
      onEnd();
      run();
    }
  }

  /** Aborts a running question if another one is wanted. @param {typeof running} outdated */
  function giveUp(outdated) {
    if (!outdated || outdated !== running || isWanted(outdated)) return;
    if (client.ready) outdated.abort.abort();
    // Else it would have to load again.
    else setTimeout(giveUp, SLOW_AFTER, outdated);
  }

  return {
    /** Asks the question of the current state, if it has changed. */
    follow() {
      if (running) setTimeout(giveUp, patience, running);
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
 * @param {Pick<Asked, "ready">} client @param {() => void} act
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
