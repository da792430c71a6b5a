/** A hint: its slice of the state, its changes, and what it draws on the board. No DOM and no engine. */
import { derived } from "../app/derived.js";
import { applyStep, eraseOwn } from "../app/edits.js";
import { failureKey } from "../app/failure.js";
import { isEmpty, verdictOf } from "../app/state.js";
import { openView, setShown } from "../app/updates.js";
import { ownPosition } from "../explain/position.js";
import { drawingAt } from "../explain/story.js";

/** @import { Failure } from "../app/failure.js" */
/** @import { State } from "../app/state.js" */
/** @import { BoardDrawing } from "../board/drawing.js" */
/** @import { Place } from "../explain/story.js" */
/** @import { Key } from "../i18n/translator.js" */
/** @import { Part, Step, Story } from "../pkg/logic.js" */
/** @import { Points } from "../sudoku/geometry.js" */
/**
 * The slice of the state.
 * @typedef {object} Hint
 * @property {Pick<State, "revision" | "pencil">} about  the board; a hint about another one counts as closed
 * @property {ReturnType<typeof ownPosition>} own  what the engine is asked about
 * @property {Found | null | undefined} found  the answer: undefined until it is known, null if there is none
 * @property {Failure | null} failed  why the engine did not answer
 * @property {number} rung   how much is told
 * @property {Place | null} place  in the beat that is told; null for all of it
 * @property {Points | null} lit  what the words under the pointer refer to
 */
/** @typedef {Pick<Hint, "own"> & { step: Step, language: string }} Found */
/**
 * A rung of a hint says a little more than the one before, and nothing that was not asked for.
 * @typedef {object} Rung
 * @property {import("../i18n/translator.js").Message} [remark]
 * @property {Part[]} [text]
 * @property {string} [name]   the technique
 * @property {Part[]} [claim]  the conclusion
 * @property {boolean} [places]  whether it places a digit
 * @property {Story} [story]   told up to a beat
 * @property {number} [beat]
 * @property {(place: Place | null) => BoardDrawing | null} draw
 */
/**
 * What the panel shows: a remark, or a ladder and what its last rung offers to do.
 * @typedef {{ remark: Key, working: boolean } | (Ladder & { at: number })} Told
 * @typedef {{ rungs: Rung[], doing: Key, act: (state: State) => State }} Ladder
 */

/** The hint about the board as it is, or null. @param {State} state */
export const hintOf = ({ hint, revision, pencil }) =>
  hint?.about.revision === revision && hint.about.pencil === pencil ? hint : null;

/** What is told, or null without a hint. @param {State} state @returns {Told | null} */
export function toldOf(state) {
  const hint = hintOf(state);
  if (!hint) return null;
  const refusal = refusalOf(state);
  if (refusal) return { remark: refusal, working: false };
  if (hint.failed) return { remark: failureKey(hint.failed, "hint.crash"), working: false };
  if (hint.found === null) return { remark: "hint.nothing", working: false };
  if (!hint.found) return { remark: "hint.working", working: true };
  return { ...ladderFor(hint.found), at: hint.rung };
}

/** What the hint draws over the digits. @param {State} state @returns {BoardDrawing | null} */
export function overlayOf(state) {
  const hint = hintOf(state);
  const told = toldOf(state);
  if (!hint || !told || !("rungs" in told) || state.view !== "answer") return null;
  const drawing = drawingOf(hint);
  return drawing || hint.lit ? { ...drawing, lit: hint.lit } : null;
}

/** Whether the next press does what the hint says. @param {State} state */
export function isLast(state) {
  const told = toldOf(state);
  return told !== null && "rungs" in told && told.at === told.rungs.length - 1;
}

/** Tells more, or does it. @param {State} before @returns {State} */
export function press(before) {
  const state = openView(before, "answer");
  const told = toldOf(state);
  if (!told) return begin(state);
  if ("remark" in told) return told.working ? state : begin(state);
  return isLast(state)
    ? close(told.act(state))
    : change(state, { rung: told.at + 1, place: null, lit: null });
}

/** @param {State} state @returns {State} */
export const close = (state) => (state.hint ? { ...state, hint: null } : state);

/** Shows the board up to a line of the beat that is told. @param {State} state @param {Place} place */
export function walkTo(state, place) {
  const told = toldOf(state);
  const isNow = told && "rungs" in told && told.rungs[told.at]?.beat === place.beat;
  return isNow ? change(state, { place, lit: null }) : state;
}

/** Lights up what words refer to. @param {State} state @param {Points | null} lit */
export const light = (state, lit) => (lit === state.hint?.lit ? state : change(state, { lit }));

/** Stores the engine's answer. @param {State} state @param {Step | null | undefined} step @param {string} language */
export const setStep = (state, step, language) =>
  change(state, { found: step && state.hint ? { step, own: state.hint.own, language } : null });

/** @param {State} state @param {Failure} failed */
export const fail = (state, failed) => change(state, { failed });

/** @param {State} before @returns {State} */
function begin(before) {
  const state = before.answer?.cells === null ? setShown(before, false) : before;
  const { revision, pencil } = state;
  const [found, failed, rung, place, lit] = [undefined, null, 0, null, null];
  const about = { revision, pencil };
  return { ...state, hint: { about, own: ownPosition(state), found, failed, rung, place, lit } };
}

/** @param {State} state @param {Partial<Hint>} changes @returns {State} */
const change = (state, changes) =>
  state.hint ? { ...state, hint: { ...state.hint, ...changes } } : state;

/** Why there can be no hint, if that is known. @param {State} state @returns {Key | null} */
function refusalOf(state) {
  if (isEmpty(state.board)) return "explain.empty";
  switch (verdictOf(state)?.status) {
    case "none":
      return "hint.none";
    case "invalid":
      return "explain.conflict";
    case "multiple":
      return "explain.several";
    default:
      return null;
  }
}

/** Whether the engine must find the hint. @param {State} state */
export const isSearched = (state) => refusalOf(state) === null;

/** The ladder of a step. @type {(found: Found) => Ladder} */
const ladderFor = derived(({ step, own }) => {
  const { evidence, story } = step;
  const isMistake = evidence.kind === "mistake";
  const rungs = story ? ladderOf(story, own, isMistake, step.place.length > 0) : [];
  if (isMistake) return { rungs, ...correct(evidence.correction) };
  const { candidates } = own.position;
  const needsMarks = step.remove.length > 0 && !own.hasMarks;
  return {
    rungs,
    doing: needsMarks ? "hint.note" : "hint.do",
    act: (now) => applyStep(now, step, step.remove.length ? candidates : now.pencil),
  };
});

/** What a rung draws. @type {(hint: Hint) => BoardDrawing | null} */
const drawingOf = derived(({ found, rung, place }) =>
  found ? (ladderFor(found).rungs[rung]?.draw(place) ?? null) : null,
);

/** How the mistake that is told is corrected. @param {import("../pkg/logic.js").MistakeEvidence["correction"]} correction @returns {Omit<Ladder, "rungs">} */
const correct = (correction) =>
  "erase" in correction
    ? { doing: "hint.erase", act: (now) => eraseOwn(now, correction.erase) }
    : { doing: "hint.restore", act: (now) => restoreMark(now, ...correction.restore) };

/** @param {State} state @param {number} cell @param {number} digit */
function restoreMark(state, cell, digit) {
  const marks = state.pencil.with(cell, state.pencil[cell] | (1 << (digit - 1)));
  return applyStep(state, { place: [], remove: [] }, marks);
}

/**
 * The kind of move, where to look, and the beats of the story, the conclusion with the last one.
 * @param {Story} story @param {Hint["own"]} own @param {boolean} isMistake @param {boolean} places  whether it places a digit
 * @returns {Rung[]}
 */
function ladderOf(story, { position, hasOwn, blanks }, isMistake, places) {
  const { name, claim, beats } = story;
  const [kind, where] = story.hints;
  const ground = { digits: position.digits, candidates: position.candidates };
  const draw = (/** @type {Place | null} */ place) => ({ ...drawingAt(story, place), ground });
  const remark = { key: /** @type {const} */ ("hint.right"), args: { blanks } };
  /** @type {Rung[]} */
  const hints = [
    { text: kind, remark: hasOwn && !isMistake ? remark : undefined, draw: () => null },
    { text: where, draw: () => lookedAt(where) },
  ];
  if (isMistake) return [...hints, { claim, draw: () => draw(null) }];
  const told = beats.map((_, beat) => ({
    name,
    claim: beat === beats.length - 1 ? claim : undefined,
    places,
    story,
    beat,
    draw: (/** @type {Place | null} */ place) => draw(place ?? { beat, line: null }),
  }));
  return [...hints, ...told];
}

/** The houses, or the places of the digits, to look at. @param {Part[]} where @returns {BoardDrawing | null} */
function lookedAt(where) {
  const points = where.flatMap((part) => part.points ?? []);
  const houses = points.flatMap((point) => ("houses" in point ? point.houses : []));
  const candidates = points.flatMap((point) => ("candidates" in point ? point.candidates : []));
  if (houses.length + candidates.length === 0) return null;
  return {
    houses: houses.map((house) => ({ house, role: "base" })),
    candidates: candidates.map(([cell, digit]) => ({ cell, digit, role: "pattern" })),
  };
}
