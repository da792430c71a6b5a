/** Keeps the board and the settings over a reload. Whatever is wrong with the entry or the storage, the page goes on. */
import { areMarks, NO_MARKS } from "../sudoku/marks.js";
import { decodeSettings } from "./settings.js";
import { BLANK, initialState, puzzleOf } from "./state.js";

/** @typedef {import("./state.js").State} State */

const BOARD = "redoku.board";
const SETTINGS = "redoku.settings";
const DIGITS = /^[1-9.]{81}$/;

/** @param {string} key */
export function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the board lives as long as the page.
  }
}

export const loadSettings = () => decodeSettings(read(SETTINGS));

/** @param {import("./settings.js").Settings} settings */
export const saveSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** @param {State} state */
export function saveBoard({ board, pencil, answer, selected }) {
  const solved = answer !== null && answer.cells === null;
  write(BOARD, JSON.stringify({ version: 1, ...board, pencil, selected, solved }));
}

/**
 * The state to start with, and whether the board had been solved.
 * @returns {{ state: State, solved: boolean }}
 */
export function loadBoard() {
  return decode(read(BOARD)) ?? { state: initialState, solved: false };
}

/** @param {string | null} entry @returns {{ state: State, solved: boolean } | null} */
export function decode(entry) {
  try {
    const { version, givens, placed = BLANK, pencil, selected, solved } = JSON.parse(entry ?? "");
    if (version !== 1 || !isDigits(givens) || !isDigits(placed)) return null;
    const board = { givens, placed: clean(givens, placed) };
    return {
      state: {
        ...initialState,
        board,
        pencil: areMarks(pencil) ? pencil : NO_MARKS,
        selected: isCell(selected) ? selected : 0,
      },
      solved: solved === true && puzzleOf(board) !== BLANK,
    };
  } catch {
    return null;
  }
}

/** @param {unknown} value */
const isDigits = (value) => typeof value === "string" && DIGITS.test(value);

/** @param {unknown} value */
const isCell = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81;

/** A cell is given or placed, never both. @param {string} givens @param {string} placed */
const clean = (givens, placed) =>
  Array.from(placed, (digit, cell) => (givens[cell] === "." ? digit : ".")).join("");
