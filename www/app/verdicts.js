/** The page's questions to the engine about a board, and the answer to show for a verdict. */
import { isEmpty, judgedPuzzle, puzzleOf, ratingOf, verdictOf } from "./state.js";
import {
  notifyUnloaded,
  setCandidates,
  setCheck,
  setRated,
  setTechniques,
  speak,
  wantAnswer,
  wantLanguage,
} from "./updates.js";

/** @import { Verdict } from "../pkg/redoku.js" */
/** @import { Question } from "./follower.js" */
/** @import { Answer, State } from "./state.js" */

/** The largest count the page states. The engine counts to one more, so that "more than" is true. */
export const COUNTED = 10_000;

/** The options of "solve". Measuring the time repeats the search for some 10 ms. @param {boolean} timed */
export const solveOptions = (timed) => ({ limit: COUNTED + 1, timed });

const METHODS = /** @type {const} */ ({ rules: "candidates", true: "trueCandidates" });

/** Asks for the verdict, unless it is known, or the board is empty and not to be solved. @param {State} state @returns {Question | null} */
export function verdictQuestion(state, timed = true) {
  const { revision, board, check, solving } = state;
  if (check?.revision === revision || (isEmpty(board) && solving !== revision)) return null;
  const puzzle = judgedPuzzle(state);
  return {
    id: `${revision} ${puzzle}`,
    method: "solve",
    args: [puzzle, solveOptions(timed)],
    answer: (now, verdict) => setCheck(now, { revision, puzzle, verdict }),
    failed: (now) => wantAnswer(now, null),
  };
}

/** Asks for the candidates, unless they are known or hidden. @param {State} state @returns {Question | null} */
export function candidatesQuestion(state) {
  const { candidateKind: kind, candidates, revision, board } = state;
  if (kind === "off") return null;
  if (candidates?.kind === kind && candidates.revision === revision) return null;
  return {
    id: `${kind} ${revision}`,
    method: METHODS[kind],
    args: [kind === "true" ? judgedPuzzle(state) : puzzleOf(board)],
    answer: (now, masks) =>
      setCandidates(now, { kind, revision, masks: Array.from(masks, Number) }),
  };
}

/** Asks how hard the puzzle is. @param {State} state @returns {Question | null} */
export function ratingQuestion(state) {
  const verdict = verdictOf(state);
  if (ratingOf(state)) return null;
  if (verdict?.status !== "unique" || verdict.givens === 81) return null;
  const puzzle = judgedPuzzle(state);
  return {
    id: puzzle,
    method: "rate",
    args: [puzzle],
    answer: (now, rating) => setRated(now, { puzzle, rating }),
  };
}

/** Asks for the techniques of the human solver, with their names. @param {State} state @returns {Question | null} */
export function techniquesQuestion({ techniques, language }) {
  if (techniques?.language === language) return null;
  return {
    id: `techniques ${language}`,
    method: "techniques",
    args: [{ language }],
    answer: (now, all) => setTechniques(now, language, all),
    failed: (now) => setTechniques(now, language, []),
  };
}

/** Asks for the sentences of the language that the user wants. @param {State} state @returns {Question | null} */
export function languageQuestion({ language, wantedLanguage }) {
  if (wantedLanguage === language) return null;
  return {
    id: wantedLanguage,
    method: "sentences",
    args: [wantedLanguage],
    answer: (now) => speak(now, wantedLanguage),
    failed: (now) => notifyUnloaded(wantLanguage(now, language)),
  };
}

/** The answer that Solve shows, or null if there is nothing to fill in. @param {Verdict} verdict @returns {Answer | null} */
export function answerOf(verdict) {
  const { micros } = verdict;
  if (verdict.status === "multiple") {
    return { solutions: verdict.solutions, index: 0, cells: null, micros };
  }
  if (verdict.status !== "unique" || verdict.givens === 81) return null;
  return { solutions: [verdict.solution], index: 0, cells: null, micros };
}
