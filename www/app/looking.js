/**
 * Keeps the candidates on show up to date.
 *
 * One question at a time is at work, and only the newest board waits behind it. The candidates of the
 * board before stay until then, so that nothing flickers; one that takes too long is given up.
 */

import { puzzleOf } from "./state.js";
import { setCandidates } from "./updates.js";

/** @typedef {import("./state.js").State} State */

const METHODS = /** @type {const} */ ({ rules: "candidates", true: "trueCandidates" });
const PATIENCE = 1000;

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./store.js").createStore<State>>} parts.store
 * @param {import("../engine/client.js").SolverClient} parts.client
 * @param {(error: unknown) => void} parts.onError
 */
export function createLooking({ store, client, onError }) {
  /** @type {AbortController | null} */ let running = null;

  /** What is wanted now and not there yet. */
  function wanted() {
    const { looking, candidates, revision, board } = store.state;
    if (looking === "off") return null;
    if (candidates?.kind === looking && candidates.revision === revision) return null;
    return { kind: looking, revision, puzzle: puzzleOf(board) };
  }

  async function look() {
    const question = wanted();
    if (running || !question) return;
    const { kind, revision, puzzle } = question;
    const own = new AbortController();
    running = own;
    try {
      const masks = await client.ask(METHODS[kind], [puzzle], own.signal);
      store.update(setCandidates, { kind, revision, masks: Array.from(masks) });
    } catch (error) {
      if (!own.signal.aborted) onError(error);
    } finally {
      running = null;
      if (store.state.revision !== revision || store.state.looking !== kind) look();
    }
  }

  return {
    /** Looks again after a change; an old question must not hold the new one up. */
    follow() {
      if (!running) return look();
      const own = running;
      setTimeout(() => {
        if (own === running && client.ready) own.abort();
      }, PATIENCE);
    },
  };
}
