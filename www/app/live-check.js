/**
 * Keeps the verdict up to date while a person types.
 *
 * At most one check is at work, and only the newest board waits behind it: however fast the keys,
 * nothing piles up. A check that holds up a newer board for too long is given up.
 */

import { COUNTED } from "../view/statement.js";
import { puzzleOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../engine/worker.js").Verdict} Verdict */

const PATIENCE = 1000;
const A_MOMENT = 200;

/**
 * @param {object} to
 * @param {Pick<import("../engine/client.js").SolverClient, "ask" | "ready">} to.client
 * @param {(check: { revision: number, verdict: Verdict }) => void} to.onVerdict
 * @param {(error: unknown) => void} to.onError
 * @param {() => void} to.onSlow  the check has taken longer than a moment
 */
export function createLiveCheck({ client, onVerdict, onError, onSlow }) {
  /** @type {State | null} */ let waiting = null;
  /** @type {AbortController | null} */ let running = null;

  async function run() {
    if (running || !waiting) return;
    const { revision, board } = waiting;
    waiting = null;
    running = new AbortController();
    const slow = setTimeout(onSlow, A_MOMENT);
    try {
      const args = /** @type {const} */ ([puzzleOf(board), { limit: COUNTED + 1 }]);
      onVerdict({ revision, verdict: await client.ask("solve", [...args], running.signal) });
    } catch (error) {
      if (!running.signal.aborted) onError(error);
    } finally {
      clearTimeout(slow);
      running = null;
      run();
    }
  }

  /** Ends a check that is still at work while a newer board waits. @param {AbortController} check */
  function giveUp(check) {
    if (check !== running || !waiting) return;
    if (client.ready) check.abort();
    else setTimeout(giveUp, PATIENCE, check);
  }

  return {
    /** @param {State} state */
    check(state) {
      waiting = state;
      if (running) setTimeout(giveUp, PATIENCE, running);
      run();
    },
    /** Gives up; false if there was nothing to give up. */
    cancel() {
      const busy = running !== null;
      waiting = null;
      running?.abort();
      return busy;
    },
  };
}
