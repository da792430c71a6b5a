/** A search that is watched: its slice of the state, its changes, what lies on the board, and the link to a moment. */
import { derived } from "../app/derived.js";
import { load } from "../app/edits.js";
import { failureKey, failureOf } from "../app/failure.js";
import { judgedPuzzle } from "../app/state.js";
import { openView } from "../app/updates.js";
import { RedokuError } from "../engine/redoku-error.js";
import { momentLink } from "./moment-link.js";
import { searchOverlay } from "./search-overlay.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./tape.js").Picture} Picture */
/** @typedef {import("./code.js").Tongue} Tongue */
/** @typedef {{ algorithm: Algorithm, speed: number, tongue: Tongue }} Choices */
/** @typedef {"conflict" | import("../app/failure.js").Failure} Problem */
/**
 * The slice of the state.
 * @typedef {object} Progress
 * @property {string} puzzle    of the search
 * @property {{ steps: number, finished: boolean, solution: string | null } | null} search  how far it is
 * @property {boolean} stopped  by the user, before its end
 * @property {boolean} playing
 * @property {Picture | null} picture  the step on the board
 * @property {ArrayLike<number>} depths  the depth of the search at equal intervals
 * @property {Message | null} remark  in place of the sentence about the step
 * @property {Problem | null} problem  why there is no search
 */
/** @typedef {Choices & Progress & { fold: boolean, program: { file: string, text: string } | null }} Watch */

/** @type {Progress} */
const NOTHING = {
  puzzle: "",
  search: null,
  stopped: false,
  playing: false,
  picture: null,
  depths: [],
  remark: null,
  problem: null,
};

/** Watches a search of the puzzle on the board. @param {State} state @param {Choices} choices  of the first time */
export const open = (state, choices) =>
  change(
    {
      ...openView(state, "watch"),
      watch: state.watch ?? { ...NOTHING, ...choices, fold: false, program: null },
    },
    {},
  );

/** Puts the puzzle of a link on the board, unless it is there. @param {State} state @param {import("./moment-link.js").Scene} scene */
export function visit(state, { puzzle, algorithm }) {
  const there =
    judgedPuzzle(state) === puzzle ? state : load(state, puzzle, undefined, undefined, true);
  return change(there, { algorithm });
}

/** What lies on the board. @type {(watch: Watch) => import("../app/state.js").Overlay | null} */
const overlay = derived(
  ({ picture, puzzle, search }) =>
    picture && searchOverlay(picture, { puzzle, solution: search?.solution ?? null }),
);

/** @param {State} state */
export const overlayOf = ({ view, watch }) => (view === "watch" && watch ? overlay(watch) : null);

/** The address of the moment; undefined while it changes. @param {State} state */
export function linkOf({ watch }) {
  if (!watch?.picture || watch.playing) return undefined;
  const { algorithm, puzzle, picture } = watch;
  return momentLink({ algorithm, puzzle, step: picture.step });
}

/** Removes the search from the board. @param {State} state @param {string} puzzle  of the next one */
export const clear = (state, puzzle) => change(state, { ...NOTHING, puzzle });

/** Shows why there is no search. @param {State} state @param {unknown} error */
export function fail(state, error) {
  const isConflict = error instanceof RedokuError && error.code === "conflict";
  const problem = isConflict ? "conflict" : failureOf(error);
  return change(clear(state, state.watch?.puzzle ?? ""), { problem });
}

/** The sentence about a problem. @param {Problem} problem */
export const problemKey = (problem) =>
  problem === "conflict" ? "watch.conflict" : failureKey(problem, "watch.crash");

/** Shows a step. @param {State} state @param {Picture} picture */
export const show = (state, picture) => change(state, { picture, remark: null });

/** @param {State} state @param {Partial<Watch>} changes @returns {State} */
export const change = (state, changes) =>
  state.watch ? { ...state, watch: { ...state.watch, ...changes } } : state;
