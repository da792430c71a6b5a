/** Stores the board and the settings. The page works without storage and with corrupt entries. */
import { areMarks, NO_MARKS } from "../sudoku/marks.js";
import { areCells } from "../sudoku/puzzles.js";
import { decodeSettings } from "./settings.js";
import { BLANK, initialState, puzzleOf } from "./state.js";

/** @import { State } from "./state.js" */

const BOARD = "redoku.board";
const SETTINGS = "redoku.settings";
const KEPT = "redoku.kept";

/** @typedef {"localStorage" | "sessionStorage"} Area  shared by all tabs, or private to one */

/** @param {string} key @param {Area} [area] */
export function read(key, area = "localStorage") {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value @param {Area} [area] */
export function write(key, value, area = "localStorage") {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // Storage is full or blocked: the board lasts as long as the page.
  }
}

export const loadSettings = () => decodeSettings(read(SETTINGS));

/** How many boards this device kept when they were counted last. */
export const loadKept = () => Number(read(KEPT)) || 0;

/** @param {number} kept */
export const saveKept = (kept) => write(KEPT, String(kept));

/** @param {import("./settings.js").Settings} settings */
export const saveSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** Saves the board for this tab, and for the next new tab. @param {State} state */
export function saveBoard({ board, hinted, trial, playing, pencil, answer, selected }) {
  const solved = answer !== null && answer.cells === null;
  const entry = JSON.stringify({
    version: 1,
    ...board,
    hinted,
    trial,
    playing,
    pencil,
    selected,
    solved,
  });
  write(BOARD, entry, "sessionStorage");
  write(BOARD, entry);
}

/**
 * Returns the initial state, and whether the board was solved. Each tab keeps its board; a new tab
 * starts with the last board saved in any tab.
 * @returns {{ state: State, solved: boolean }}
 */
export function loadBoard() {
  const saved = decode(read(BOARD, "sessionStorage")) ?? decode(read(BOARD));
  return saved ?? { state: initialState, solved: false };
}

/** @param {string | null} entry @returns {{ state: State, solved: boolean } | null} */
export function decode(entry) {
  try {
    const saved = JSON.parse(entry ?? "");
    const { version, givens, placed = BLANK, pencil, selected, solved } = saved;
    if (version !== 1 || !areCells(givens) || !areCells(placed)) return null;
    const board = { givens, placed: clean(givens, placed) };
    return {
      state: {
        ...initialState,
        board,
        hinted: hintedIn(board, saved.hinted),
        trial: trialIn(board, saved.trial),
        playing: saved.playing === true || board.placed !== BLANK,
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
const isCell = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81;

/** The cells with a placed digit among those that a stored entry lists, if it does. @param {import("./state.js").Board} board @param {unknown} cells */
export const hintedIn = ({ placed }, cells) =>
  Array.isArray(cells) ? cells.filter((cell) => isCell(cell) && placed[cell] !== ".") : [];

/** The trial of a stored entry, if it is about this board. @param {import("./state.js").Board} board @param {any} trial @returns {State["trial"]} */
function trialIn(board, trial) {
  const { board: before, pencil, hinted, cell } = Object(trial);
  if (before?.givens !== board.givens || !areCells(before.placed) || !areMarks(pencil)) return null;
  const assumed = isCell(cell) && board.placed[cell] !== "." ? cell : null;
  return { board: before, pencil, hinted: hintedIn(before, hinted), cell: assumed };
}

/** Removes placed digits from given cells. @param {string} givens @param {string} placed */
const clean = (givens, placed) =>
  Array.from(placed, (digit, cell) => (givens[cell] === "." ? digit : ".")).join("");
