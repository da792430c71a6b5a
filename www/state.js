/**
 * The state of the page and every pure change to it.
 *
 * What the person typed (`board`) and what the program filled in (`answer`) are kept apart, so that
 * taking the answer away gives the puzzle back exactly as it was.
 */

import { edgeOf, move } from "./board/geometry.js";
import { cleared, NO_MARKS, tidied, toggled } from "./pencil.js";
import { DEFAULTS } from "./settings.js";

/** @typedef {{ givens: string, placed: string }} Board  81 characters each, `.` for a blank. */
/**
 * @typedef {object} Answer
 * @property {string[]} solutions  the first ones found, one for a fair puzzle
 * @property {number} index        the one on the board
 * @property {number[] | null} cells  the cells that are revealed; null for all
 * @property {number} [micros]     mean engine time
 */
/** @typedef {import("./pencil.js").Marks} Marks */
/** @typedef {{ board: Board, pencil: Marks, answer: Answer | null, selected: number }} Position */
/** @typedef {"off" | "rules" | "true"} Looking  which candidates are on show */
/** @typedef {{ kind: Looking, revision: number, masks: Marks }} Candidates */
/** @typedef {import("./solver-worker.js").Verdict} Verdict */
/** @typedef {import("./i18n.js").Message} Message */
/** @typedef {import("./settings.js").Settings} Settings */
/**
 * A notice without a title comments on a verdict that is calm, and gives way to any other.
 * @typedef {{ tone: "calm" | "warn", title?: Message, detail: Message }} Notice
 */
/**
 * @typedef {object} State
 * @property {number} revision  counts the boards, so that a late answer can be told
 * @property {Board} board
 * @property {Marks} pencil       the person's own marks
 * @property {Answer | null} answer
 * @property {number} selected
 * @property {boolean} penciling  digits are written as marks
 * @property {number | null} armed  the digit that a press on a cell writes
 * @property {Looking} looking
 * @property {Candidates | null} candidates
 * @property {Position[]} past
 * @property {Position[]} future
 * @property {boolean} shown      whether the answer is on the board
 * @property {{ revision: number, verdict: Verdict } | null} check
 * @property {boolean} working    the engine has been at it for longer than a moment
 * @property {number | null} lit  the cell a sentence points at
 * @property {Notice | null} notice
 * @property {Settings} settings
 */

export const BLANK = ".".repeat(81);
const HISTORY = 500;

/** @type {State} */
export const initialState = {
  revision: 0,
  board: { givens: BLANK, placed: BLANK },
  pencil: NO_MARKS,
  answer: null,
  selected: 0,
  penciling: false,
  armed: null,
  looking: "off",
  candidates: null,
  past: [],
  future: [],
  shown: true,
  check: null,
  working: false,
  lit: null,
  notice: null,
  settings: DEFAULTS,
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

/** @param {State} state @param {number} cell @returns {State} */
export const select = (state, cell) =>
  cell === state.selected ? state : { ...state, selected: cell };

/**
 * Moves the selection by a key; a leap goes on to the next blank.
 * @param {State} state @param {Extract<import("./keys.js").Command, { kind: "move" | "edge" }>} command
 */
export function moveSelection(state, command) {
  const { selected } = state;
  if (command.kind === "edge") return select(state, edgeOf(selected, command.edge));
  const puzzle = puzzleOf(state.board);
  const isBlank = (/** @type {number} */ cell) => puzzle[cell] === "." && !isAnswered(state, cell);
  return select(state, move(selected, command.direction, command.leap ? isBlank : undefined));
}

/** Writes a digit and moves on in reading order. @param {State} state @param {number} cell @param {number} digit */
export function enterDigit(state, cell, digit) {
  return select(writeDigit(state, cell, digit), state.settings.advance ? next(cell) : cell);
}

/** Writes the digit that was chosen first, or takes it away again. @param {State} state @param {number} cell @param {number} digit */
export function stampDigit(state, cell, digit) {
  return puzzleOf(state.board)[cell] === String(digit)
    ? erase(state, cell)
    : select(writeDigit(state, cell, digit), cell);
}

/** Sets or wipes a pencil mark in a blank cell. @param {State} state @param {number} cell @param {number} digit */
export function toggleMark(state, cell, digit) {
  if (puzzleOf(state.board)[cell] !== "." || isAnswered(state, cell)) return state;
  return changeBoard(state, state.board, toggled(state.pencil, cell, digit));
}

/** Leaves a blank and moves on. @param {State} state @param {number} cell */
export const skip = (state, cell) => select(write(state, cell, "."), next(cell));

/** Clears a cell, its marks too, and stays. @param {State} state @param {number} cell */
export const erase = (state, cell) =>
  select(write(state, cell, ".", cleared(state.pencil, cell)), cell);

/** Clears the cell; if it is blank already, steps back and clears. @param {State} state @param {number} cell */
export function eraseBack(state, cell) {
  const blank = puzzleOf(state.board)[cell] === "." && !state.pencil[cell];
  const target = blank ? Math.max(cell - 1, 0) : cell;
  return erase(state, target);
}

/** Puts a whole puzzle on the board. @param {State} state @param {string} givens @param {string} [placed] @param {Marks} [pencil] */
export function load(state, givens, placed = BLANK, pencil = NO_MARKS) {
  return select(changeBoard(state, { givens, placed }, pencil), 0);
}

/** @param {State} state */
export const clear = (state) => load(state, BLANK);

/** @param {State} state @param {{ revision: number, verdict: Verdict }} check @returns {State} */
export function setCheck(state, check) {
  return check.revision === state.revision ? { ...state, check, working: false } : state;
}

/** Shows what the engine found, unless the board has moved on. @param {State} state @param {number} revision @param {Answer} answer */
export function showAnswer(state, revision, answer) {
  if (revision !== state.revision) return state;
  return { ...remember(state), answer, shown: true };
}

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

/** Chooses the digit that presses write; the same again chooses none. @param {State} state @param {number | null} digit @returns {State} */
export const arm = (state, digit) => ({ ...state, armed: digit === state.armed ? null : digit });

/** @param {State} state @param {Looking} looking @returns {State} */
export const look = (state, looking) => ({ ...state, looking });

/** @param {State} state @param {Candidates} candidates @returns {State} */
export const setCandidates = (state, candidates) => ({ ...state, candidates });

/** @param {State} state @param {boolean} shown @returns {State} */
export const setShown = (state, shown) => ({ ...state, shown });

/** @param {State} state @param {boolean} working @returns {State} */
export const setWorking = (state, working) =>
  working === state.working ? state : { ...state, working };

/** @param {State} state @param {number | null} lit @returns {State} */
export const light = (state, lit) => (lit === state.lit ? state : { ...state, lit });

/** @param {State} state @param {Notice | null} notice @returns {State} */
export const notify = (state, notice) => ({ ...state, notice });

/** @template {keyof Settings} N @param {State} state @param {N} name @param {Settings[N]} value @returns {State} */
export const set = (state, name, value) => ({
  ...state,
  settings: { ...state.settings, [name]: value },
});

/** @param {State} state */
export const undo = (state) => travel(state, "past", "future");

/** @param {State} state */
export const redo = (state) => travel(state, "future", "past");

/** @param {number} cell */
const next = (cell) => Math.min(cell + 1, 80);

/** @param {State} state @param {number} cell @param {number} digit */
function writeDigit(state, cell, digit) {
  const pencil = cleared(state.pencil, cell);
  const rest = state.settings.tidy ? tidied(pencil, cell, digit) : pencil;
  return write(state, cell, String(digit), rest);
}

/** @param {State} state @param {number} cell @param {string} symbol @param {Marks} [pencil] */
function write(state, cell, symbol, pencil) {
  const { givens, placed } = state.board;
  const board = {
    givens: replaceAt(givens, cell, symbol),
    placed: replaceAt(placed, cell, "."),
  };
  return changeBoard(state, board, pencil);
}

/** @param {string} text @param {number} at @param {string} symbol */
const replaceAt = (text, at, symbol) => text.slice(0, at) + symbol + text.slice(at + 1);

/** @param {State} state @param {Board} board @param {Marks} [pencil] @returns {State} */
function changeBoard(state, board, pencil = state.pencil) {
  if (board.givens === state.board.givens && board.placed === state.board.placed) {
    const calm = { ...state, notice: null };
    return pencil === state.pencil ? calm : { ...remember(calm), pencil };
  }
  return {
    ...remember(state),
    board,
    pencil,
    answer: null,
    revision: state.revision + 1,
    notice: null,
    lit: null,
  };
}

/** @param {State} state @returns {Position} */
const position = ({ board, pencil, answer, selected }) => ({ board, pencil, answer, selected });

/** @param {State} state @returns {State} */
const remember = (state) => ({
  ...state,
  past: [...state.past.slice(1 - HISTORY), position(state)],
  future: [],
});

/** @param {State} state @param {"past" | "future"} from @param {"past" | "future"} to @returns {State} */
function travel(state, from, to) {
  const there = state[from].at(-1);
  if (!there) return state;
  return {
    ...state,
    ...there,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], position(state)],
    revision: state.revision + 1,
    shown: true,
    notice: null,
    lit: null,
  };
}
