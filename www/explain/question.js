/** What an explanation needs from the engine: the path, the techniques, and what else can be done in a position. */
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

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/follower.js").Question} Question */

/** What the engine's refusals mean. @type {Record<string, import("./model.js").Phase>} */
const PROBLEMS = { "no-solution": "none", "several-solutions": "several", conflict: "conflict" };

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
  const { id, board, start } = wantedOf(state);
  const { language } = state;
  return {
    id: `explain ${language} ${id}`,
    method: "explain",
    args: [board, { rate: false, language }],
    answer: (now, { steps }) => setPath(now, { start, steps, language }),
    failed: (now, error) =>
      fail(now, PROBLEMS[/** @type {{ code?: string }} */ (error)?.code ?? ""] ?? "crash"),
    progress: setShare,
  };
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
