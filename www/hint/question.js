/** What a hint needs from the engine: the next step, and the families of techniques. */
import { techniquesQuestion } from "../app/verdicts.js";
import { fail, hintOf, isSearched, setStep } from "./model.js";

/** @typedef {import("../app/state.js").State} State */

/** @param {State} state @returns {import("../app/follower.js").Question | null} */
export function question(state) {
  const hint = hintOf(state);
  if (!hint || hint.failed || !isSearched(state)) return null;
  const missing = techniquesQuestion(state, fail);
  if (missing || hint.found !== undefined) return missing;
  const { board } = hint.own;
  return {
    id: JSON.stringify(board),
    method: "hint",
    args: [board, {}],
    answer: setStep,
    failed: fail,
  };
}
