/** An explanation: its slice of the state, its changes, what lies on the board, and the link to a step. */
import { derived } from "../app/derived.js";
import { load } from "../app/edits.js";
import { BLANK, isEmpty, judgedPuzzle, verdictOf } from "../app/state.js";
import { openView } from "../app/updates.js";
import { groupsOf, nextHard } from "./groups.js";
import { stepLink } from "./link.js";
import { stepOverlay } from "./overlay.js";
import { soundPosition } from "./own-position.js";
import { boardOf, positionsOf, startOf } from "./position.js";
import { nextPlace } from "./story.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Overlay} Overlay */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./story.js").Place} Place */
/** @typedef {import("./keys.js").ExplainCommand} ExplainCommand */
/** @typedef {"working" | "ready" | "stopped" | "empty" | "conflict" | "none" | "several" | "crash"} Phase */
/** @typedef {"easy" | "medium" | "hard" | "expert" | "extreme"} Level */
/** @typedef {{ start: Position, steps: Step[], language: string }} Path */
/**
 * The slice of the state. What follows `about` counts only for that position.
 * @typedef {object} Explain
 * @property {boolean} own     whether to start from the user's own digits
 * @property {Level} level     up to which steps are listed
 * @property {boolean} listing  whether all steps of a position are listed
 * @property {number} first    the step to show once the path is known
 * @property {string} about    the position, as the engine is asked
 * @property {Path | null} path
 * @property {Phase | null} problem  why there is no path
 * @property {number} share    how much of the path is known while the engine works
 * @property {number} at       the step on the board; the last one is the end
 * @property {Step | null} other  another step of the same position that the user looks at
 * @property {Place | null} place  the line of its story; null for all of it
 * @property {boolean} playing
 * @property {Points | null} lit  what the words under the pointer refer to
 * @property {{ id: string, steps: Step[] } | null} found  all steps of a position
 */

/** @type {readonly Level[]} */
export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];

/** What is known about a position at first. */
const UNKNOWN = {
  path: null,
  problem: null,
  share: 0,
  at: 0,
  other: null,
  place: null,
  playing: false,
  lit: null,
  found: null,
};

/** @type {Explain} */
const INITIAL = { own: true, level: "hard", listing: false, first: 0, about: "", ...UNKNOWN };

/** The position to explain: the user's own, or that of the puzzle. */
export const wantedOf = derived((/** @type {State} */ state) => {
  const own = state.explain?.own === false ? null : soundPosition(state);
  const puzzle = judgedPuzzle(state);
  const board = own ? own.board : { puzzle };
  return { id: JSON.stringify(board), board, start: own ? own.position : startOf(puzzle) };
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
    case "none":
      return "none";
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

/** The path in groups. @type {(path: Path) => import("./groups.js").Group[]} */
export const groupsOn = derived(({ steps }) => groupsOf(steps));

/** The step on the board, or null at the end. @param {Explain} explain */
export const stepOf = ({ other, path, at }) => other ?? path?.steps[at] ?? null;

/** The position before the step. @param {Explain} explain */
export const positionOf = ({ path, at }) => (path ? positionsOn(path)[at] : null);

/** What lies on the board. @type {(explain: Explain) => Overlay | null} */
const overlay = derived((explain) => {
  const position = positionOf(explain);
  const story = stepOf(explain)?.story;
  if (!position) return null;
  return stepOverlay(position, story, explain.place, explain.lit);
});

/** @param {State} state */
export const overlayOf = (state) =>
  state.view === "explain" && phaseOf(state) === "ready" ? overlay(explainOf(state)) : null;

/** The address of the step; undefined while it changes. @param {State} state */
export function linkOf(state) {
  const { path, at, playing } = explainOf(state);
  if (playing || !path || phaseOf(state) !== "ready") return undefined;
  const { givens, own } = path.start;
  return stepLink({ step: at + 1, puzzle: givens, placed: own === BLANK ? undefined : own });
}

/** Explains the puzzle on the board. @param {State} state @param {boolean} [own]  whether to start from own digits @returns {State} */
export const open = (state, own = state.explain?.own ?? true) =>
  change(startFromOwn(openView(state, "explain"), own), { playing: false, lit: null });

/** Shows the step of a link; puts its puzzle on the board, unless it is there. @param {State} state @param {import("./link.js").LinkedStep} linked @returns {State} */
export function visit(state, { puzzle, placed, step }) {
  const isThere = judgedPuzzle(state) === puzzle && (!placed || state.board.placed === placed);
  const there = isThere ? state : load(state, puzzle, placed, undefined, true);
  const opened = change(open(there, placed !== undefined), { first: step - 1 });
  return phaseOf(opened) === "ready" ? go(opened, step - 1) : opened;
}

/** Shows a step; the last one is the end of the path. @param {State} state @param {number} step */
export function go(state, step) {
  const { path } = explainOf(state);
  const at = Math.min(Math.max(step, 0), path?.steps.length ?? 0);
  return change(state, { at, other: null, place: null, lit: null, playing: false });
}

/** Shows another step of the position. @param {State} state @param {Step} step */
export const show = (state, step) =>
  change(state, { other: step, place: null, lit: null, playing: false });

/** Shows a line of the story, or all of it. @param {State} state @param {Place | null} place */
export const walkTo = (state, place) => change(state, { place, lit: null, playing: false });

/** @param {State} state @param {Points | null} lit */
export const light = (state, lit) =>
  lit === explainOf(state).lit ? state : change(state, { lit });

/** Shows the next step of a path that plays by itself. @param {State} state */
export function playOn(state) {
  const { at, path } = explainOf(state);
  const playing = path !== null && at + 1 < path.steps.length;
  return change(go(state, at + 1), { playing });
}

/** @param {State} before @param {ExplainCommand} command */
export function execute(before, command) {
  const { at, path, playing } = explainOf(before);
  const steps = path?.steps ?? [];
  const state = playing ? change(before, { playing: false }) : before;
  switch (command) {
    case "play":
      return playing ? state : change(at < steps.length ? state : go(state, 0), { playing: true });
    case "back":
      return go(state, at - 1);
    case "on":
      return go(state, at + 1);
    case "first":
      return go(state, 0);
    case "last":
      return go(state, steps.length);
    case "hard":
      return go(state, nextHard(steps, at) ?? steps.length);
    default:
      return walkBy(state, command === "walk-on" ? 1 : -1);
  }
}

/** Goes along the lines of the story. @param {State} state @param {1 | -1} by */
function walkBy(state, by) {
  const explain = explainOf(state);
  const story = stepOf(explain)?.story;
  return story ? walkTo(state, nextPlace(story, explain.place, by)) : state;
}

/** @param {State} state @param {boolean} own */
export const startFromOwn = (state, own) => change(state, { own, first: 0 });

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
  return before ? known : change(go(known, first), { first: 0 });
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
