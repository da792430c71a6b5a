/** Results of the engine and display options, as pure changes of the state. */
import { remember } from "./history.js";
import { isAnswered, judgedPuzzle, puzzleOf } from "./state.js";

/** @import { Language } from "../i18n/translator.js" */
/** @import { Verdict } from "../pkg/redoku.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Answer, CandidateKind, Candidates, Notice, State } from "./state.js" */

/**
 * Stores the verdict on a puzzle, unless the board has changed since.
 * @param {State} state @param {{ revision: number, puzzle: string, verdict: Verdict }} judged @returns {State}
 */
export function setCheck(state, { revision, puzzle, verdict }) {
  if (revision !== state.revision) return state;
  const known = puzzle === state.board.givens ? { puzzle, verdict } : state.known;
  // The verdict on the givens may show that own digits count as well.
  const isFinal = judgedPuzzle({ ...state, known }) === puzzle;
  return isFinal
    ? { ...state, known, check: { revision, verdict }, working: false }
    : { ...state, known };
}

/** Compares the own digits with the solution: says how many are wrong, or shows which. @param {State} state @param {boolean} shown @returns {State} */
export const checkOwn = (state, shown) => ({
  ...state,
  notice: null,
  checked: { placed: state.board.placed, shown },
});

/**
 * Shows the answer, unless the board has changed since. A puzzle that was solved before keeps its time, which
 * would differ a little each time it is measured.
 * @param {State} state @param {number} revision @param {Answer} answer @returns {State}
 */
export function showAnswer(state, revision, answer) {
  if (revision !== state.revision) return state;
  const puzzle = judgedPuzzle(state);
  const micros = state.times.get(puzzle) ?? answer.micros;
  if (!micros) return { ...remember(state), answer, shown: true };
  const times = new Map(state.times).set(puzzle, micros);
  return { ...remember(state), answer: { ...answer, micros }, times, shown: true };
}

/** Asks for the answer to a revision of the board, or for none. @param {State} state @param {number | null} solving @returns {State} */
export const wantAnswer = (state, solving) =>
  solving === state.solving ? state : { ...state, solving };

/** Shows one more cell of the solution. @param {State} state @param {string} solution @param {number} cell @returns {State} */
export function revealCell(state, solution, cell) {
  if (isAnswered(state, cell) || puzzleOf(state.board)[cell] !== ".") return state;
  const before = state.shown && state.answer?.cells ? state.answer.cells : [];
  const answer = { solutions: [solution], index: 0, cells: [...before, cell] };
  return { ...remember(state), answer, shown: true };
}

/** @param {State} state @param {number} by @returns {State} */
export function stepSolution(state, by) {
  if (!state.answer) return state;
  const { solutions, index } = state.answer;
  const answer = { ...state.answer, index: (index + by + solutions.length) % solutions.length };
  return { ...state, answer };
}

/** @param {State} state @param {boolean} penciling @returns {State} */
export const setPenciling = (state, penciling) => ({ ...state, penciling });

/** Arms the digit that presses on cells write; disarms it if it is already armed. @param {State} state @param {number | null} digit @returns {State} */
export const arm = (state, digit) => ({ ...state, armed: digit === state.armed ? null : digit });

/** @param {State} state @param {CandidateKind} candidateKind @returns {State} */
export const showCandidates = (state, candidateKind) => ({ ...state, candidateKind });

/** Selects a tab. @param {State} state @param {import("./state.js").View} view @returns {State} */
export const openView = (state, view) => (view === state.view ? state : { ...state, view });

/** @param {State} state @param {Candidates} candidates @returns {State} */
export const setCandidates = (state, candidates) => ({ ...state, candidates });

/** @param {State} state @param {number} kept @returns {State} */
export const setKept = (state, kept) => (kept === state.kept ? state : { ...state, kept });

/** @param {State} state @param {boolean} shown @returns {State} */
export const setShown = (state, shown) => ({ ...state, shown });

/** @param {State} state @param {boolean} working @returns {State} */
export const setWorking = (state, working) =>
  working === state.working ? state : { ...state, working };

/** Drops what is being read. @param {State} state @returns {State} */
export const stopReading = (state) => (state.reading ? { ...state, reading: null } : state);

/** @param {State} state @param {State["rated"]} rated @returns {State} */
export const setRated = (state, rated) => ({ ...state, rated });

/** @param {State} state @param {Language} language @param {import("../pkg/logic.js").Technique[]} all @returns {State} */
export const setTechniques = (state, language, all) => ({
  ...state,
  techniques: { language, byId: new Map(all.map((technique) => [technique.id, technique])) },
});

/** Says on a button that its copy worked, or that it did not. @param {State} state @param {State["copied"]} copied @returns {State} */
export const setCopied = (state, copied) => ({ ...state, copied });

/** @param {State} state @param {readonly number[] | null} lit @returns {State} */
export const light = (state, lit) => (lit === state.lit ? state : { ...state, lit });

/** @param {State} state @param {Notice | null} notice @returns {State} */
export const notify = (state, notice) => ({ ...state, notice });

/** Asks for a language; it is used once its sentences are loaded. @param {State} state @param {Language} language @returns {State} */
export const wantLanguage = (state, language) => ({ ...state, wantedLanguage: language });

/** Uses a language whose sentences are loaded. @param {State} state @param {Language} language @returns {State} */
export const speak = (state, language) => ({ ...state, language, wantedLanguage: language });

/** Says that a part of the page could not be loaded. @param {State} state @returns {State} */
export const notifyUnloaded = (state) =>
  notify(state, {
    tone: "warn",
    title: { key: "notice.unloaded" },
    detail: { key: "notice.unloaded.detail" },
  });

/** Says that a style sheet of the page could not be loaded. @param {State} state @returns {State} */
export const notifyUnstyled = (state) =>
  notify(state, {
    tone: "warn",
    title: { key: "notice.unstyled" },
    detail: { key: "notice.unloaded.detail" },
  });

/** @template {keyof Settings} N @param {State} state @param {N} name @param {Settings[N]} value @returns {State} */
export const set = (state, name, value) => ({
  ...state,
  settings: { ...state.settings, [name]: value },
});
