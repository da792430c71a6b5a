/** An explanation: its slice of the state, its changes, what lies on the board, and the link to a step. */
import { derived, memo } from "../app/derived.js";
import { load } from "../app/edits.js";
import { BLANK, isEmpty, judgedPuzzle, verdictOf } from "../app/state.js";
import { openView } from "../app/updates.js";
import { LEVELS } from "../sudoku/puzzles.js";
import { stepLink } from "./link.js";
import { stepOverlay } from "./overlay.js";
import { boardOf, positionsOf, soundPosition, startOf, wrongDigits } from "./position.js";
import { endOf, nextLine } from "./story.js";

/** @import { Overlay, State } from "../app/state.js" */
/** @import { Step } from "../pkg/logic.js" */
/** @import { Points } from "../sudoku/geometry.js" */
/** @import { Position } from "./position.js" */
/** @import { Place } from "./story.js" */
/** @typedef {"play" | "back" | "on" | "step-back" | "step-on" | "first" | "last" | "hard" | "line-back" | "line-on"} ExplainCommand */
/** @typedef {"working" | "ready" | "stopped" | "empty" | "conflict" | "several" | "undecided" | import("../app/failure.js").Failure} Phase */
/** @typedef {"easy" | "medium" | "hard" | "expert" | "extreme"} Level */
/** @typedef {{ start: Position, steps: Step[], language: string }} Path */
/**
 * The slice of the state. What follows `about` counts only for that position.
 * @typedef {object} Explain
 * @property {boolean} own     whether to start from the user's own digits
 * @property {Level} level     up to which steps are listed
 * @property {boolean} listing  whether all steps of a position are listed
 * @property {{ step: number, beat: number }} first  what to show once the path is known
 * @property {string} about    the question to the engine
 * @property {Path | null} path
 * @property {Phase | null} problem  why there is no path
 * @property {number} share    how much of the path is known while the engine works
 * @property {number} at       the step on the board; after the last one is the end, unless that is a contradiction
 * @property {Step | null} other  another step of the same position that the user looks at
 * @property {Place} place    the moment of its story
 * @property {boolean} asking   whether the idea of the technique is shown in place of the reasons
 * @property {boolean} playing
 * @property {Points | null} lit  what the words under the pointer refer to
 * @property {{ id: string, steps: Step[] } | null} found  all steps of a position
 */

/** @type {Place} */
const FIRST = { beat: 0, line: null };

/** What is known about a position at first. */
const UNKNOWN = {
  path: null,
  problem: null,
  share: 0,
  at: 0,
  other: null,
  place: FIRST,
  asking: false,
  playing: false,
  lit: null,
  found: null,
};

/** @type {Explain} */
const INITIAL = {
  own: true,
  level: "hard",
  listing: false,
  first: { step: 0, beat: 0 },
  about: "",
  ...UNKNOWN,
};

/** What to explain: the user's own position, or the puzzle; or why the puzzle has no solution. */
export const wantedOf = derived((/** @type {State} */ state) => {
  const puzzle = judgedPuzzle(state);
  if (verdictOf(state)?.status === "none") {
    const { givens, placed } = state.board;
    const start = startOf(givens, puzzle === givens ? BLANK : placed);
    return { id: `refute ${puzzle}`, method: "refute", asked: puzzle, start };
  }
  const own = state.explain?.own === false ? null : soundPosition(state);
  const asked = own ? own.board : { puzzle };
  const start = own ? own.position : startOf(puzzle);
  return { id: `explain ${JSON.stringify(asked)}`, method: "explain", asked, start };
});

/** Whether the path can start from the user's own digits. @type {(state: State) => boolean} */
export const hasOwn = derived((state) => soundPosition(state) !== null);

/** The explanation of the position, of which nothing is known at first. @type {(state: State) => Explain} */
export const explainOf = derived((state) => {
  const { explain } = state;
  if (!explain) return INITIAL;
  const { id } = wantedOf(state);
  return explain.about === id ? explain : { ...explain, ...UNKNOWN, about: id };
});

/** @param {State} state @returns {Phase} */
export function phaseOf(state) {
  const { path, problem } = explainOf(state);
  if (isEmpty(state.board)) return "empty";
  switch (verdictOf(state)?.status) {
    case "multiple":
      return "several";
    case "invalid":
      return "conflict";
    default:
      return problem ?? (path ? "ready" : "working");
  }
}

/** The positions before each step, and the last one. @type {(path: Path) => Position[]} */
const positionsOn = derived(({ start, steps }) => positionsOf(start, steps));

/** @param {Pick<Step, "evidence">} step */
export const isSingle = ({ evidence }) => evidence.kind === "single";

/** The next step after `at` that is not a single, or null. @param {Step[]} steps @param {number} at */
export function nextHard(steps, at) {
  const next = steps.findIndex((step, index) => index > at && !isSingle(step));
  return next < 0 ? null : next;
}

/** Whether the path shows that there is no solution. @param {Path} path */
export const isRefutation = ({ steps }) => steps.at(-1)?.evidence.kind === "contradiction";

/** The last place on the path: after the last step, or at the contradiction. @param {Path} path */
export const lastOf = (path) => path.steps.length - (isRefutation(path) ? 1 : 0);

/** Whether nothing comes before what is shown. @param {State} state */
export function isAtStart(state) {
  const { at, other, place } = explainOf(state);
  return at === 0 && !other && (place.beat === 0 || state.settings.wholeStep);
}

/** Whether nothing comes after what is shown. @param {Explain} explain */
export function isAtEnd(explain) {
  const { path, at, place } = explain;
  if (!path || at < lastOf(path)) return false;
  const story = stepOf(explain)?.story;
  return !story || place.beat >= endOf(story).beat;
}

/** The step on the board, or null at the end. @param {Explain} explain */
export const stepOf = ({ other, path, at }) => other ?? path?.steps[at] ?? null;

/** The position before the step. @param {Explain} explain */
export const positionOf = ({ path, at }) => (path ? positionsOn(path)[at] : null);

/** Where the reader is in the story, or null for all of it at once. @param {State} state */
export function placeIn(state) {
  const { place } = explainOf(state);
  return state.settings.wholeStep && place.line === null ? null : place;
}

/** What lies on the board. */
const overlay = memo(
  (
    /** @type {Explain} */ explain,
    /** @type {boolean} */ whole,
    /** @type {import("../app/state.js").Board} */ board,
    /** @type {import("../pkg/redoku.js").Verdict | null} */ verdict,
  ) => {
    const position = positionOf(explain);
    if (!position) return null;
    const { path, place, lit } = explain;
    const cells = wrongDigits(board, verdict);
    return stepOverlay({
      position,
      found: path && isRefutation(path) ? "derived" : "solved",
      story: stepOf(explain)?.story,
      place: whole && place.line === null ? null : place,
      lit,
      wrong: new Map(cells.map((cell) => [cell, board.placed[cell]])),
    });
  },
);

/** @param {State} state */
export const overlayOf = (state) =>
  state.view === "explain" && phaseOf(state) === "ready"
    ? overlay(explainOf(state), state.settings.wholeStep, state.board, verdictOf(state))
    : null;

/** The address of the step; undefined while it changes. @param {State} state */
export function linkOf(state) {
  const { path, at, playing, place, other } = explainOf(state);
  if (playing || !path || phaseOf(state) !== "ready") return undefined;
  const { givens, own } = path.start;
  const beat = other || state.settings.wholeStep ? 1 : place.beat + 1;
  const placed = own === BLANK ? undefined : own;
  return stepLink({ step: at + 1, puzzle: givens, placed, beat });
}

/** Explains the puzzle on the board. @param {State} state @param {boolean} [own]  whether to start from own digits @returns {State} */
export const open = (state, own = state.explain?.own ?? true) =>
  change(startFromOwn(openView(state, "explain"), own), { playing: false, lit: null });

/** Shows the step of a link; puts its puzzle on the board, unless it is there. @param {State} state @param {import("./link.js").LinkedStep} linked @returns {State} */
export function visit(state, { puzzle, placed, step, beat = 1 }) {
  const isThere = judgedPuzzle(state) === puzzle && (!placed || state.board.placed === placed);
  const there = isThere ? state : load(state, puzzle, placed, undefined, true);
  const first = { step: step - 1, beat: beat - 1 };
  const opened = change(open(there, placed !== undefined), { first });
  return phaseOf(opened) === "ready" ? goTo(opened, first) : opened;
}

/** Shows a step from its first beat; the last one is the end of the path. @param {State} state @param {number} step */
export const go = (state, step) => goTo(state, { step, beat: 0 });

/** Shows a beat of a step. @param {State} state @param {{ step: number, beat: number }} to */
function goTo(state, { step, beat }) {
  const { path } = explainOf(state);
  const at = Math.min(Math.max(step, 0), path ? lastOf(path) : 0);
  const story = path?.steps[at]?.story;
  const last = story ? endOf(story).beat : 0;
  const place = {
    beat: state.settings.wholeStep ? last : Math.min(Math.max(beat, 0), last),
    line: null,
  };
  return change(state, { at, place, other: null, asking: false, lit: null, playing: false });
}

/** Shows another step of the position. @param {State} state @param {Step} step */
export const show = (state, step) =>
  change(state, {
    other: step,
    place: startIn(state, step),
    asking: false,
    lit: null,
    playing: false,
  });

/** The first moment of a step, or the last one if all of it is shown. @param {State} state @param {Step} step */
const startIn = ({ settings }, { story }) => (settings.wholeStep && story ? endOf(story) : FIRST);

/** Shows a moment of the story. @param {State} state @param {Place} place */
export const walkTo = (state, place) =>
  change(state, { place, asking: false, lit: null, playing: false });

/** Shows all moments of each step at once, or one after the other. @param {State} state @param {boolean} wholeStep @returns {State} */
export function setWhole(state, wholeStep) {
  const story = stepOf(explainOf(state))?.story;
  const set = { ...state, settings: { ...state.settings, wholeStep } };
  return story ? walkTo(set, wholeStep ? endOf(story) : FIRST) : set;
}

/** Shows or hides the idea of the technique. @param {State} state */
export const toggleIdea = (state) => change(state, { asking: !explainOf(state).asking });

/** @param {State} state @param {Points | null} lit */
export const light = (state, lit) =>
  lit === explainOf(state).lit ? state : change(state, { lit });

/** Shows the next beat of a path that plays by itself. @param {State} state */
export function playOn(state) {
  const next = forth(state);
  return change(next, { playing: !isAtEnd(explainOf(next)) });
}

/** @param {State} before @param {ExplainCommand} command */
export function execute(before, command) {
  const { at, path, playing } = explainOf(before);
  if (!path) return before;
  const state = playing ? change(before, { playing: false }) : before;
  switch (command) {
    case "play":
      return playing
        ? state
        : change(isAtEnd(explainOf(state)) ? go(state, 0) : state, { playing: true });
    case "back":
      return back(state);
    case "on":
      return forth(state);
    case "step-back":
      return go(state, at - 1);
    case "step-on":
      return go(state, at + 1);
    case "first":
      return go(state, 0);
    case "last":
      return go(state, lastOf(path));
    case "hard":
      return go(state, nextHard(path.steps, at) ?? lastOf(path));
    default:
      return walkBy(state, command === "line-on" ? 1 : -1);
  }
}

/** Shows the next beat, or the first one of the next step. @param {State} state */
function forth(state) {
  const explain = explainOf(state);
  if (isAtEnd(explain)) return state;
  const story = stepOf(explain)?.story;
  const { beat } = explain.place;
  if (story && beat < endOf(story).beat) return walkTo(state, { beat: beat + 1, line: null });
  return go(state, explain.at + 1);
}

/** Shows the beat before, or the last one of the step before. @param {State} state */
function back(state) {
  const explain = explainOf(state);
  const { at, other, path, place } = explain;
  if (place.beat > 0 && !state.settings.wholeStep) {
    return walkTo(state, { beat: place.beat - 1, line: null });
  }
  if (other) return go(state, at);
  const story = path?.steps[at - 1]?.story;
  return at > 0 && story ? goTo(state, { step: at - 1, beat: endOf(story).beat }) : state;
}

/** Goes along the lines of a beat. @param {State} state @param {1 | -1} by */
function walkBy(state, by) {
  const explain = explainOf(state);
  const story = stepOf(explain)?.story;
  return story ? walkTo(state, nextLine(story, explain.place, by)) : state;
}

/** @param {State} state @param {boolean} own */
export const startFromOwn = (state, own) => change(state, { own, first: { step: 0, beat: 0 } });

/** Stops the engine, or lets it try again. @param {State} state */
export const toggleWork = (state) =>
  change(state, { problem: phaseOf(state) === "working" ? "stopped" : null });

/** Lists all steps of the position. @param {State} state @param {boolean} listing */
export const list = (state, listing) =>
  listing === explainOf(state).listing ? state : change(state, { listing });

/** @param {State} state @param {Level} level */
export const listUpTo = (state, level) => change(state, { level });

/** Stores the path; the same one in another language keeps its place. @param {State} state @param {Path} path */
export function setPath(state, path) {
  const { path: before, first } = explainOf(state);
  const known = change(state, { path, other: null, found: null });
  if (before) return known;
  const there = goTo(known, first);
  // With the verdict, another path may follow, from own digits that turn out to be right.
  return verdictOf(state) ? change(there, { first: { step: 0, beat: 0 } }) : there;
}

/** @param {State} state @param {number} share */
export const setShare = (state, share) => change(state, { share });

/** @param {State} state @param {Phase} problem */
export const fail = (state, problem) => change(state, { problem });

/** @param {State} state @param {Explain["found"]} found */
export const setFound = (state, found) => change(state, { found });

/** What to list, or null: the position as the engine reads it, and the techniques. @param {State} state */
export function listed(state) {
  const explain = explainOf(state);
  const position = positionOf(explain);
  if (!explain.listing || !position || !state.techniques || !stepOf(explain)) return null;
  if (explain.path && isRefutation(explain.path)) return null;
  const allowed = LEVELS.slice(0, LEVELS.indexOf(explain.level) + 1);
  const techniques = [...state.techniques.byId.values()].flatMap(({ id, onPath, level }) =>
    onPath && allowed.includes(level) ? [id] : [],
  );
  const board = boardOn(position);
  return { id: `${state.language} ${explain.level} ${JSON.stringify(board)}`, board, techniques };
}

/** @type {(position: Position) => ReturnType<typeof boardOf>} */
const boardOn = derived(boardOf);

/** @param {State} state @param {Partial<Explain>} changes @returns {State} */
const change = (state, changes) => ({ ...state, explain: { ...explainOf(state), ...changes } });
