/** Asks the shared engine what the state of a board lacks. */
import { createFollower } from "../app/follower.js";
import { setWorking } from "../app/updates.js";
import { ratingQuestion, verdictQuestion } from "../app/verdicts.js";
import { engine, ratingEngine } from "./shared-engine.js";

/** @import { Question } from "../app/follower.js" */
/** @import { State } from "../app/state.js" */
/** @import { Store } from "../app/store.js" */
/**
 * @typedef {object} Board
 * @property {Pick<Store, "state" | "update">} store
 * @property {() => boolean} isAsking  whether the board is on a page, or is being solved
 * @property {(control: "rating" | "verdict") => boolean} has  whether the board has a control
 * @property {(error: unknown) => void} report
 * @property {() => void} settle  called when a question about the verdict has ended
 * @property {() => ({ hint: Asking, explain: Asking } | null)} reasons  hints and explanations, once loaded
 */
/** @typedef {{ question: (state: State) => Question | null }} Asking */

/** @param {Board} board */
export function createQuestions({ store, isAsking, has, report, settle, reasons }) {
  const verdicts = createFollower({
    client: engine,
    store,
    // Only the verdict says how long the solver took.
    question: (state) => (isAsking() ? verdictQuestion(state, has("verdict")) : null),
    onError: report,
    onEnd: settle,
    onSlow: () => store.update(setWorking, true),
  });
  const ratings = createFollower({
    client: ratingEngine,
    store,
    question: (state) => (has("rating") ? ratingQuestion(state) : null),
    onError: (error) => console.warn("Redoku's rating failed:", error),
  });
  const others = /** @type {const} */ (["hint", "explain"]).map((name) =>
    createFollower({
      client: engine,
      store,
      question: (state) => reasons()?.[name].question(state) ?? null,
      onError: (error) => console.warn(`Redoku's ${name} failed:`, error),
      patience: 0,
    }),
  );
  return {
    verdicts,
    follow() {
      for (const { follow } of [verdicts, ratings, ...others]) follow();
    },
  };
}
