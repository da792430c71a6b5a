/**
 * The state of the page, and questions about it. The pure changes to it are in edits.js, updates.js and history.js.
 *
 * What the person typed (`board`) and what the program filled in (`answer`) are kept apart, so that
 * taking the answer away gives the puzzle back exactly as it was.
 */

import { NO_MARKS } from "../sudoku/marks.js";
import { DEFAULTS } from "./settings.js";

/** @typedef {{ givens: string, placed: string }} Board  81 characters each, `.` for a blank. */
/**
 * @typedef {object} Answer
 * @property {string[]} solutions  the first ones found, one for a fair puzzle
 * @property {number} index        the one on the board
 * @property {number[] | null} cells  the cells that are revealed; null for all
 * @property {number} [micros]     mean engine time
 */
/** @typedef {import("../sudoku/marks.js").Marks} Marks */
/** @typedef {{ board: Board, pencil: Marks, answer: Answer | null, selected: number }} Position */
/** @typedef {"off" | "rules" | "true"} CandidateKind  which candidates the board shows */
/** @typedef {{ kind: CandidateKind, revision: number, masks: Marks }} Candidates */
/** @typedef {import("../pkg/redoku.js").Verdict} Verdict */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("./settings.js").Settings} Settings */
/**
 * A notice without a title comments on a verdict that is calm, and gives way to any other.
 * @typedef {{ tone: "calm" | "warn", title?: Message, detail: Message }} Notice
 */
/** @typedef {"answer" | "watch"} View */
/**
 * What a view draws on the board in place of the person's digits. They are untouched: without the
 * overlay the board shows them again.
 * @typedef {object} Overlay
 * @property {Message} label        the grid's name
 * @property {string} digits        81 characters, `.` for a blank
 * @property {import("../board/render.js").Origin[]} origins
 * @property {number | null} centre the cell whose peers are tinted
 * @property {Map<number, Record<string, string>>} extra  more attributes of single cells
 */
/**
 * @typedef {object} State
 * @property {number} revision  counts the boards, so that a late answer is recognised
 * @property {Board} board
 * @property {Marks} pencil       the person's own marks
 * @property {Answer | null} answer
 * @property {number} selected
 * @property {boolean} penciling  digits are written as marks
 * @property {number | null} armed  the digit that a press on a cell writes
 * @property {View} view           the tab in front
 * @property {Overlay | null} overlay  what that view draws on the board
 * @property {CandidateKind} candidateKind
 * @property {Candidates | null} candidates
 * @property {Position[]} past
 * @property {Position[]} future
 * @property {boolean} shown      whether the answer is on the board
 * @property {{ revision: number, verdict: Verdict } | null} check
 * @property {boolean} working    the engine has been at it for longer than a moment
 * @property {number | null} lit  the cell a sentence points at
 * @property {Notice | null} notice
 * @property {Settings} settings
 * @property {boolean} touch      the person taps, and may have no keyboard
 */

export const BLANK = ".".repeat(81);

/** @type {State} */
export const initialState = {
  revision: 0,
  board: { givens: BLANK, placed: BLANK },
  pencil: NO_MARKS,
  answer: null,
  selected: 0,
  penciling: false,
  armed: null,
  view: "answer",
  overlay: null,
  candidateKind: "off",
  candidates: null,
  past: [],
  future: [],
  shown: true,
  check: null,
  working: false,
  lit: null,
  notice: null,
  settings: DEFAULTS,
  touch: false,
};

/** All digits a person put on the board: the puzzle as the engine sees it. @param {Board} board */
export function puzzleOf({ givens, placed }) {
  return placed === BLANK
    ? givens
    : Array.from(givens, (given, cell) => (given === "." ? placed[cell] : given)).join("");
}

/** @param {Board} board */
export const isEmpty = (board) => puzzleOf(board) === BLANK;

/** The solution on show, or null. @param {State} state */
export const solutionOf = ({ answer }) => (answer ? answer.solutions[answer.index] : null);

/** Whether the program's answer stands in this cell. @param {State} state @param {number} cell */
export function isAnswered({ answer, shown, board }, cell) {
  if (!answer || !shown || puzzleOf(board)[cell] !== ".") return false;
  return answer.cells === null || answer.cells.includes(cell);
}

/** The verdict on the board as it is now, or null while it is not known. @param {State} state */
export const verdictOf = ({ check, revision }) =>
  check && check.revision === revision ? check.verdict : null;
