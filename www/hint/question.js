/** What a hint needs from the engine: the next step, in the language of the page. */
import { failureOf } from "../app/failure.js";
import { fail, hintOf, isSearched, setStep } from "./model.js";

/** @import { State } from "../app/state.js" */

/** @param {State} state @returns {import("../app/follower.js").Question | null} */
export function question(state) {
  const hint = hintOf(state);
  if (!hint || hint.failed || !isSearched(state)) return null;
  const { language } = state;
  if (hint.found === null || hint.found?.language === language) return null;
  const { board } = hint.own;
  return {
    id: `${language} ${JSON.stringify(board)}`,
    method: "hint",
    args: [board, { language }],
    answer: (now, step) => setStep(now, step, language),
    failed: (now, error) => fail(now, failureOf(error)),
  };
}
