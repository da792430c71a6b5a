/** A search that is watched: its slice of the state, its changes, what lies on the board, and the link to a moment. */
import { derived } from "../app/derived.js";
import { load } from "../app/edits.js";
import { failureKey, failureOf } from "../app/failure.js";
import { judgedPuzzle } from "../app/state.js";
import { openView } from "../app/updates.js";
import { RedokuError } from "../engine/redoku-error.js";
import { momentLink } from "./moment-link.js";
import { EVERY_FRAME, easedRate, WHOLE } from "./pace.js";
import { searchOverlay } from "./search-overlay.js";

/** @import { State } from "../app/state.js" */
/** @import { Message } from "../i18n/translator.js" */
/** @import { Algorithm } from "../pkg/redoku.js" */
/** @import { Tongue } from "./code.js" */
/** @import { Goal } from "./goals.js" */
/** @import { Picture } from "./tape.js" */
/** @typedef {{ algorithm: Algorithm, speed: number, tongue: Tongue }} Choices */
/** @typedef {"conflict" | import("../app/failure.js").Failure} Problem */
/** @typedef {"play" | "back" | "on" | "first" | "last" | Goal} WatchCommand */
/**
 * What is known about a search.
 * @typedef {object} Progress
 * @property {{ steps: number, finished: boolean, solution: string | null } | null} search  how far it is
 * @property {boolean} stopped  by the user, before its end
 * @property {number} wanted    the step to show, or the last one while the search is not that far
 * @property {Picture | null} picture  the step on the board
 * @property {Playing | null} playing
 * @property {Goal | null} seeking  what comes next is being looked for
 * @property {ArrayLike<number>} depths  the depth of the search at equal intervals
 * @property {Message | null} remark  in place of the sentence about the step
 * @property {Problem | null} problem  why there is no search
 */
/** @typedef {{ from: number, played: number, due: number }} Playing  the step where it began, the seconds since, and the part of a step that is due */
/**
 * The slice of the state, with whether levels of the tree are folded and whether it fits its place. `Progress` counts only for the search that it is about.
 * @typedef {Choices & Progress & { about: string, puzzle: string, fold: boolean, fitted: boolean, program: { file: string, text: string } | null }} Watch
 */

/** @type {Progress} */
const NOTHING = {
  search: null,
  stopped: false,
  wanted: 0,
  picture: null,
  playing: null,
  seeking: null,
  depths: [],
  remark: null,
  problem: null,
};

/** @param {State} state */
export const isWatching = ({ view, watch }) => view === "watch" && watch !== null;

/** The search to watch: of the puzzle on the board. @param {State} state */
const searchId = (state) => `${state.watch?.algorithm} ${judgedPuzzle(state)}`;

/** The slice about the search, of which nothing is known at first. @type {(state: State) => Watch} */
export const watchOf = derived((state) => {
  const watch = /** @type {Watch} */ (state.watch);
  const about = searchId(state);
  if (watch.about === about) return watch;
  return { ...watch, ...NOTHING, about, puzzle: judgedPuzzle(state) };
});

/** Watches a search of the puzzle on the board. @param {State} state @param {Choices} choices  of the first time */
export const open = (state, choices) =>
  change(
    {
      ...openView(state, "watch"),
      watch: state.watch ?? {
        ...NOTHING,
        ...choices,
        about: "",
        puzzle: "",
        fold: false,
        fitted: false,
        program: null,
      },
    },
    { playing: null },
  );

/** Shows the moment of a link; puts its puzzle on the board, unless it is there. @param {State} state @param {import("./moment-link.js").Scene} scene */
export function visit(state, { puzzle, algorithm, step }) {
  const there =
    judgedPuzzle(state) === puzzle ? state : load(state, puzzle, undefined, undefined, true);
  return change(choose(there, "algorithm", algorithm), { ...STILL, wanted: step });
}

/** @template {keyof Choices} N @param {State} state @param {N} name @param {Choices[N]} value @returns {State} */
export const choose = (state, name, value) =>
  state.watch ? { ...state, watch: { ...state.watch, [name]: value } } : state;

/** What lies on the board. @type {(watch: Watch) => import("../app/state.js").Overlay | null} */
const overlay = derived(
  ({ picture, puzzle, search }) =>
    picture && searchOverlay(picture, { puzzle, solution: search?.solution ?? null }),
);

/** @param {State} state */
export const overlayOf = (state) => (isWatching(state) ? overlay(watchOf(state)) : null);

/** The address of the moment; undefined while it changes. @param {State} state */
export function linkOf(state) {
  if (!state.watch) return undefined;
  const { algorithm, puzzle, picture, playing, wanted } = watchOf(state);
  if (playing || picture?.step !== wanted) return undefined;
  return momentLink({ algorithm, puzzle, step: wanted });
}

/** The step to show, as far as the search is. @param {Watch} watch */
export const stepOf = ({ wanted, search }) => Math.min(wanted, search?.steps ?? 0);

/** Whether nothing comes after what is shown. @param {Watch} watch */
const isAtEnd = (watch) => watch.search?.finished === true && watch.wanted >= watch.search.steps;

/** What any other command ends. */
const STILL = { playing: null, seeking: null, remark: null };

/** Shows a step. @param {State} state @param {number} step */
export function go(state, step) {
  const steps = watchOf(state).search?.steps ?? 0;
  return change(state, { ...STILL, wanted: Math.min(Math.max(Math.round(step), 0), steps) });
}

/** @param {State} state @param {WatchCommand} command */
export function execute(state, command) {
  const watch = watchOf(state);
  switch (command) {
    case "play":
      return watch.playing ? change(state, STILL) : play(state);
    case "back":
      return go(state, stepOf(watch) - 1);
    case "on":
      return go(state, stepOf(watch) + 1);
    case "first":
      return go(state, 0);
    case "last":
      return go(state, watch.search?.steps ?? 0);
    default:
      return watch.search ? change(state, { ...STILL, seeking: command }) : state;
  }
}

/** Plays on, or from the start after the end. @param {State} state */
function play(state) {
  const watch = watchOf(state);
  if (!watch.search) return state;
  const from = isAtEnd(watch) ? 0 : stepOf(watch);
  return change(state, { ...STILL, wanted: from, playing: { from, played: 0, due: 0 } });
}

/** The steps per second of a search that plays. @param {Watch} watch */
export function rateOf({ playing, speed, search }) {
  if (!playing || !search) return 0;
  return speed === WHOLE ? easedRate(playing.played, search.steps - playing.from) : speed;
}

/** Plays for some seconds. A step that is not on the board yet is waited for. @param {State} state @param {number} seconds */
export function tick(state, seconds) {
  const watch = watchOf(state);
  const { playing, speed, picture } = watch;
  if (!playing) return state;
  const now = { ...playing, played: playing.played + seconds };
  const due = now.due + seconds * rateOf({ ...watch, playing: now });
  const by = speed === EVERY_FRAME ? 1 : Math.floor(due);
  const isShown = picture?.step === stepOf(watch);
  if (by === 0 || !isShown) return change(state, { playing: { ...now, due } });
  const next = go(state, stepOf(watch) + by);
  return isAtEnd(watchOf(next)) ? next : change(next, { playing: { ...now, due: 0 } });
}

/** Shows what was looked for, or says that there is none so far. @param {State} state @param {Goal} goal @param {number | null} step */
export const find = (state, goal, step) =>
  step === null
    ? change(state, { seeking: null, remark: { key: `watch.none.${goal}` } })
    : go(state, step);

/** Stops the search, resumes it, or starts it again. @param {State} state */
export function toggleRun(state) {
  const { problem, stopped } = watchOf(state);
  return change(state, problem ? { problem: null } : { stopped: !stopped });
}

/** Notes how far the search is. @param {State} state @param {NonNullable<Progress["search"]>} search */
export function report(state, search) {
  const { wanted } = watchOf(state);
  return change(state, {
    search,
    wanted: search.finished ? Math.min(wanted, search.steps) : wanted,
  });
}

/**
 * Applies a change, unless the state is about another search by now.
 * @template {unknown[]} A
 * @param {State} state @param {string} about @param {(state: State, ...args: A) => State} change @param {A} args
 */
export const ifAbout = (state, about, change, ...args) =>
  state.watch && watchOf(state).about === about ? change(state, ...args) : state;

/** Shows why there is no search. @param {State} state @param {unknown} error */
export function fail(state, error) {
  const isConflict = error instanceof RedokuError && error.code === "conflict";
  const problem = isConflict ? "conflict" : failureOf(error);
  return change(state, { ...NOTHING, wanted: watchOf(state).wanted, problem });
}

/** The sentence about a problem. @param {Problem} problem */
export const problemKey = (problem) =>
  problem === "conflict" ? "watch.conflict" : failureKey(problem, "watch.crash");

/** Puts a step on the board. @param {State} state @param {Picture} picture */
export const show = (state, picture) => change(state, { picture, remark: null });

/** @param {State} state @param {Partial<Watch>} changes @returns {State} */
export const change = (state, changes) =>
  state.watch ? { ...state, watch: { ...watchOf(state), ...changes } } : state;
