/** What a hint needs from the engine: the next step, and the families of techniques. */
import { fail, hintOf, isSearched, setStep } from "./model.js";

/** @typedef {import("../app/state.js").State} State */

/** @param {State} state @returns {import("../app/follower.js").Question | null} */
export function question(state) {
  const hint = hintOf(state);
  if (!hint || hint.failed || !isSearched(state)) return null;
  if (!state.techniques) {
    const answer = setTechniques;
    return { id: "techniques", method: "techniques", args: [], answer, failed: fail };
  }
  if (hint.found !== undefined) return null;
  const { board } = hint.own;
  return {
    id: JSON.stringify(board),
    method: "hint",
    args: [board, {}],
    answer: setStep,
    failed: fail,
  };
}

/** @param {State} state @param {import("../pkg/logic.js").Technique[]} all @returns {State} */
const setTechniques = (state, all) => ({
  ...state,
  techniques: new Map(all.map((technique) => [technique.id, technique])),
});
