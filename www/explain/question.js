/** What an explanation needs from the engine: the path or the proof that there is none, the techniques, and what else can be done. */
import { failureOf } from "../app/failure.js";
import { techniquesQuestion } from "../app/verdicts.js";
import {
  explainOf,
  fail,
  listed,
  phaseOf,
  setFound,
  setPath,
  setShare,
  wantedOf,
} from "./model.js";

/** @import { Question } from "../app/follower.js" */
/** @import { State } from "../app/state.js" */

/** @typedef {import("../pkg/logic.js").Explanation | import("../pkg/logic.js").Refutation} Told */

/** What the engine's refusals mean. @type {Record<string, import("./model.js").Phase>} */
const PROBLEMS = {
  "several-solutions": "several",
  conflict: "conflict",
  undecided: "undecided",
};

/** @param {State} state @returns {Question | null} */
export function question(state) {
  if (state.view !== "explain" || !state.explain) return null;
  const phase = phaseOf(state);
  const isTold = explainOf(state).path?.language === state.language;
  if (phase === "working" || (phase === "ready" && !isTold)) return pathQuestion(state);
  if (phase !== "ready") return null;
  return techniquesQuestion(state) ?? listQuestion(state);
}

/** @param {State} state @returns {Question} */
function pathQuestion(state) {
  const { id, method, asked, start } = wantedOf(state);
  const { language } = state;
  return {
    id: `${language} ${id}`,
    method,
    args: [asked, method === "explain" ? { rate: false, language } : { language }],
    answer: (now, told) => setPath(now, { start, steps: stepsOf(told), language }),
    failed,
    progress: setShare,
  };
}

/** The path, with the contradiction as its last step if there is one. @param {Told} told */
const stepsOf = (told) =>
  "contradiction" in told ? [...told.steps, told.contradiction] : told.steps;

/** @param {State} state @param {unknown} error */
function failed(state, error) {
  const { code = "" } = /** @type {{ code?: string }} */ (error ?? {});
  // The verdict, which is on its way, says the same, and then the question is why.
  if (code === "no-solution") return state;
  return fail(state, PROBLEMS[code] ?? failureOf(error));
}

/** @param {State} state @returns {Question | null} */
function listQuestion(state) {
  const wanted = listed(state);
  if (!wanted || explainOf(state).found?.id === wanted.id) return null;
  const { id, board, techniques } = wanted;
  return {
    id: `list ${id}`,
    method: "findSteps",
    args: [board, { techniques, language: state.language }],
    answer: (now, steps) => setFound(now, { id, steps }),
    failed: (now) => setFound(now, { id, steps: [] }),
  };
}
