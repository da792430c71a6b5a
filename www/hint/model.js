/** A hint: its slice of the state, its changes, and what it draws on the board. No DOM and no engine. */
import { derived } from "../app/derived.js";
import { applyStep, eraseOwn } from "../app/edits.js";
import { isEmpty, verdictOf } from "../app/state.js";
import { openView, setShown } from "../app/updates.js";
import { ownPosition } from "../explain/own-position.js";
import { wrongCells } from "../view/play.js";
import { mistakeLadder, stepLadder } from "./ladder.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../explain/proof-view.js").Walk} Walk */
/** @typedef {import("../pkg/logic.js").Step} Step */
/**
 * The slice of the state.
 * @typedef {object} Hint
 * @property {Pick<State, "revision" | "pencil">} about  the board; a hint about another one counts as closed
 * @property {ReturnType<typeof ownPosition>} own  what the engine is asked about
 * @property {Found | null | undefined} found  the answer: undefined until it is known, null if there is none
 * @property {boolean} failed  whether the engine failed instead
 * @property {number} rung   how much is told
 * @property {Walk} walk     the place in a chain or a proof
 * @property {Points | null} lit  what the words under the pointer refer to
 */
/** @typedef {Pick<Hint, "own"> & { step: Step, family: string }} Found */
/**
 * What the panel shows: a remark, or a ladder and what its last rung offers to do.
 * @typedef {{ remark: Key, working: boolean } | (Ladder & { at: number })} Told
 * @typedef {{ rungs: import("./ladder.js").Rung[], doing: Key, act: (state: State) => State }} Ladder
 */

/** All of a chain or a proof. @type {Walk} */
const START = { branch: 0, line: null };

/** The hint about the board as it is, or null. @param {State} state */
export const hintOf = ({ hint, revision, pencil }) =>
  hint?.about.revision === revision && hint.about.pencil === pencil ? hint : null;

/** What is told, or null without a hint. @param {State} state @returns {Told | null} */
export function toldOf(state) {
  const hint = hintOf(state);
  if (!hint) return null;
  const refusal = refusalOf(state);
  if (refusal) return { remark: refusal, working: false };
  const [cell, ...others] = wrongOf(state);
  if (cell !== undefined) {
    const rungs = mistakeLadder({ cell, kind: "digit" }, others.length);
    return climbed({ rungs, doing: "hint.erase", act: (now) => eraseOwn(now, cell) }, hint);
  }
  if (hint.failed) return { remark: "hint.crash", working: false };
  if (hint.found === null) return { remark: "hint.nothing", working: false };
  if (!hint.found) return { remark: "hint.working", working: true };
  return climbed(ladderOf(hint.found), hint);
}

/** A ladder with the rung that is told. A late verdict may replace a ladder by a shorter one. @param {Ladder} ladder @param {Hint} hint */
const climbed = (ladder, { rung }) => ({ ...ladder, at: Math.min(rung, ladder.rungs.length - 1) });

/** What the hint draws over the digits. @param {State} state @returns {import("../board/drawing.js").BoardDrawing | null} */
export function overlayOf(state) {
  const hint = hintOf(state);
  const told = toldOf(state);
  if (!hint || !told || !("rungs" in told) || state.view !== "answer") return null;
  const drawing = told.rungs[told.at].draw(hint.walk);
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
    : change(state, { rung: told.at + 1, walk: START, lit: null });
}

/** @param {State} state @returns {State} */
export const close = (state) => (state.hint ? { ...state, hint: null } : state);

/** Walks along a chain or a proof. @param {State} state @param {Walk} walk */
export const walkTo = (state, walk) => change(state, { walk, lit: null });

/** Lights up what words refer to. @param {State} state @param {Points | null} lit */
export const light = (state, lit) => (lit === state.hint?.lit ? state : change(state, { lit }));

/** Stores the engine's answer. @param {State} state @param {Step | null | undefined} step */
export function setStep(state, step) {
  const { hint, techniques } = state;
  if (!hint || !step) return change(state, { found: null });
  const family = techniques?.get(step.technique)?.family ?? "singles";
  return change(state, { found: { step, own: hint.own, family } });
}

/** @param {State} state */
export const fail = (state) => change(state, { failed: true });

/** @param {State} before @returns {State} */
function begin(before) {
  const state = before.answer?.cells === null ? setShown(before, false) : before;
  const { revision, pencil } = state;
  const [found, failed, rung, walk, lit] = [undefined, false, 0, START, null];
  const about = { revision, pencil };
  return { ...state, hint: { about, own: ownPosition(state), found, failed, rung, walk, lit } };
}

/** @param {State} state @param {Partial<Hint>} changes @returns {State} */
const change = (state, changes) =>
  state.hint ? { ...state, hint: { ...state.hint, ...changes } } : state;

/** Why there can be no hint, if that is known. @param {State} state @returns {Key | null} */
function refusalOf(state) {
  if (isEmpty(state.board)) return "explain.empty";
  switch (verdictOf(state)?.status) {
    case "none":
      return "explain.none";
    case "invalid":
      return "explain.conflict";
    case "multiple":
      return "explain.several";
    default:
      return null;
  }
}

/** The cells whose own digit is known to be wrong. @param {State} state */
export function wrongOf(state) {
  const verdict = verdictOf(state);
  return verdict?.status === "unique" ? wrongCells(state.board, verdict.solution) : [];
}

/** Whether the engine must find the hint. @param {State} state */
export const isSearched = (state) => refusalOf(state) === null && wrongOf(state).length === 0;

/** The ladder of a step. @type {(found: Found) => Ladder} */
const ladderOf = derived(({ step, own, family }) => {
  if (step.evidence.kind === "mistake") {
    const [[cell, digit], ...others] = step.evidence.candidates;
    const rungs = mistakeLadder({ cell, kind: "marks" }, others.length);
    return { rungs, doing: "hint.restore", act: (now) => restoreMark(now, cell, digit) };
  }
  const { candidates } = own.position;
  return {
    rungs: stepLadder(step, own.position, { ...own, family }),
    doing: "hint.do",
    act: (now) => applyStep(now, step, step.remove.length ? candidates : now.pencil),
  };
});

/** @param {State} state @param {number} cell @param {number} digit */
function restoreMark(state, cell, digit) {
  const marks = state.pencil.with(cell, state.pencil[cell] | (1 << (digit - 1)));
  return applyStep(state, { place: [], remove: [] }, marks);
}
