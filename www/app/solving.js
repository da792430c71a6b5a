/** Solve: that the answer is wanted is in the state; the follower of verdicts asks, and this shows the answer. */
import { verdictOf } from "./state.js";
import { notify, showAnswer, wantAnswer } from "./updates.js";
import { answerOf } from "./verdicts.js";

/** @import { Verdict } from "../pkg/redoku.js" */
/** @import { Answer } from "./state.js" */
/** @import { Store } from "./store.js" */
/**
 * @param {object} parts
 * @param {Pick<Store, "state" | "update">} parts.store
 * @param {() => void} parts.ask  asks for the verdict, unless that is being done
 * @param {(answer: Answer, verdict: Verdict) => boolean} parts.mayShow
 */
export function createSolving({ store, ask, mayShow }) {
  /** @type {((verdict: Verdict | null) => void)[]} */ let waiting = [];

  /** @param {Verdict | null} verdict */
  function end(verdict) {
    const ended = waiting;
    waiting = [];
    for (const resolve of ended) resolve(verdict);
  }

  /** Shows the answer once the verdict is known; called whenever a question about it has ended. */
  function settle() {
    const { solving, revision } = store.state;
    // The board has changed, or the question was cancelled or failed.
    if (solving !== revision) return end(null);
    const verdict = verdictOf(store.state);
    // The verdict on the givens may show that own digits count as well; it is asked for once more.
    if (!verdict) return;
    store.update(notify, null);
    const answer = answerOf(verdict);
    if (answer && mayShow(answer, verdict)) store.update(showAnswer, revision, answer);
    store.update(wantAnswer, null);
    end(verdict);
  }

  return {
    settle,
    /**
     * Fills the blanks in red, or says why that is impossible.
     * @returns {Promise<Verdict | null>} null if that was cancelled, the board has changed or the engine failed
     */
    solve() {
      settle();
      store.update(wantAnswer, store.state.revision);
      const solved = new Promise((/** @type {(verdict: Verdict | null) => void} */ resolve) => {
        waiting.push(resolve);
      });
      settle();
      if (waiting.length > 0) ask();
      return solved;
    },
  };
}
