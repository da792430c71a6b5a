/** The user's edits of the board, as pure changes of the state. */
import { CELLS, edgeOf, move } from "../sudoku/geometry.js";
import { cleared, digitsIn, NO_MARKS, tidied, toggled } from "../sudoku/marks.js";
import { remember } from "./history.js";
import { BLANK, isAnswered, isEmpty, isLocked, puzzleOf } from "./state.js";

/** @import { Marks } from "../sudoku/marks.js" */
/** @import { Board, State } from "./state.js" */

/** @param {State} state @param {number} cell @returns {State} */
export const select = (state, cell) =>
  cell === state.selected ? state : { ...state, selected: cell };

/**
 * Moves the selection; a leap continues to the next blank cell.
 * @param {State} state @param {Extract<import("../board/keys.js").Command, { kind: "move" | "edge" }>} command
 */
export function moveSelection(state, command) {
  const { selected } = state;
  if (command.kind === "edge") return select(state, edgeOf(selected, command.edge));
  const puzzle = puzzleOf(state.board);
  const isBlank = (/** @type {number} */ cell) => puzzle[cell] === "." && !isAnswered(state, cell);
  return select(state, move(selected, command.direction, command.leap ? isBlank : undefined));
}

/** Writes a digit; while a puzzle is entered, moves to the next cell in reading order. @param {State} state @param {number} cell @param {number} digit */
export function enterDigit(state, cell, digit) {
  const advances = state.settings.advance && !state.playing;
  return select(writeDigit(state, cell, digit), advances ? next(cell) : cell);
}

/** Writes the armed digit, or erases it if the cell already has it. @param {State} state @param {number} cell @param {number} digit */
export function stampDigit(state, cell, digit) {
  return puzzleOf(state.board)[cell] === String(digit)
    ? erase(state, cell)
    : select(writeDigit(state, cell, digit), cell);
}

/** Toggles a pencil mark in a blank cell. @param {State} state @param {number} cell @param {number} digit */
export function toggleMark(state, cell, digit) {
  if (puzzleOf(state.board)[cell] !== "." || isAnswered(state, cell)) return state;
  return replaceBoard(state, state.board, toggled(state.pencil, cell, digit));
}

/** Replaces all pencil marks. @param {State} state @param {Marks} marks */
export const setMarks = (state, marks) => replaceBoard(state, state.board, marks);

/** Blanks a cell and moves to the next one. @param {State} state @param {number} cell */
export const skip = (state, cell) => select(write(state, cell, "."), next(cell));

/** Clears a cell and its marks, and keeps it selected. @param {State} state @param {number} cell */
export const erase = (state, cell) =>
  select(write(state, cell, ".", cleared(state.pencil, cell)), cell);

/** Clears the cell; if it is already blank while a puzzle is entered, clears the previous one. @param {State} state @param {number} cell */
export function eraseBack(state, cell) {
  if (state.playing) return erase(state, cell);
  const blank = puzzleOf(state.board)[cell] === "." && !state.pencil[cell];
  const target = blank ? Math.max(cell - 1, 0) : cell;
  return erase(state, target);
}

/**
 * Replaces the whole board.
 * @param {State} state @param {string} givens @param {string} [placed] @param {Marks} [pencil]
 * @param {boolean} [playing]  whether the puzzle is complete, so that digits typed from now on are the user's own
 */
export function load(state, givens, placed = BLANK, pencil = NO_MARKS, playing = false) {
  const loaded = replaceBoard(state, { givens, placed }, pencil);
  const { revision: sheet } = loaded;
  return select(
    { ...loaded, hinted: [], trial: null, sheet, playing: playing && givens !== BLANK },
    0,
  );
}

/** Changes the givens of some cells. @param {State} state @param {import("../pkg/redoku.js").Repair["changes"]} changes */
export function repair(state, changes) {
  const board = changes.reduce(
    ({ givens, placed }, { cell, to }) => ({
      givens: replaceAt(givens, cell, to),
      placed: replaceAt(placed, cell, "."),
    }),
    state.board,
  );
  return select(replaceBoard(state, board), changes[0].cell);
}

/** Starts or stops playing: what is typed is the user's own, or part of the puzzle. @param {State} state @param {boolean} playing */
export const setPlaying = (state, playing) =>
  playing === state.playing ? state : { ...remember(state), playing, notice: null };

/**
 * Does what a step says: its digits are placed as those of a hint, its removed candidates leave the pencil marks.
 * @param {State} state
 * @param {{ place: [cell: number, digit: number][], remove: [cell: number, digit: number][] }} step
 * @param {Marks} pencil  the marks before the step
 */
export function applyStep(state, { place, remove }, pencil) {
  const marks = remove.reduce(without, pencil);
  const rest = place.reduce((now, [cell, digit]) => tidied(cleared(now, cell), cell, digit), marks);
  const placed = place.reduce(
    (digits, [cell, digit]) => replaceAt(digits, cell, String(digit)),
    state.board.placed,
  );
  const done = replaceBoard(state, { ...state.board, placed }, rest);
  const isNew = (/** @type {number} */ cell) => placed[cell] !== state.board.placed[cell];
  const hinted = [...done.hinted, ...place.map(([cell]) => cell).filter(isNew)];
  const [first] = [...place, ...remove];
  return select({ ...done, hinted, playing: true }, first?.[0] ?? state.selected);
}

/** Erases an own digit. @param {State} state @param {number} cell */
export const eraseOwn = (state, cell) => erase({ ...state, playing: true }, cell);

/** @param {Marks} marks @param {[cell: number, digit: number]} candidate */
const without = (marks, [cell, digit]) =>
  digitsIn(marks[cell]).includes(digit) ? toggled(marks, cell, digit) : marks;

/** @param {State} state */
export const clear = (state) => load(state, BLANK);

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
  if (isLocked(state, cell)) return state;
  const { givens, placed } = state.board;
  const own = state.playing && givens[cell] === ".";
  const board = {
    givens: own ? givens : replaceAt(givens, cell, symbol),
    placed: replaceAt(placed, cell, own ? symbol : "."),
  };
  return replaceBoard(state, board, pencil);
}

/** @param {string} text @param {number} at @param {string} symbol */
const replaceAt = (text, at, symbol) => text.slice(0, at) + symbol + text.slice(at + 1);

/** Changes the board, and all that depends on it. @param {State} state @param {Board} board @param {Marks} [pencil] @returns {State} */
export function replaceBoard(state, board, pencil = state.pencil) {
  if (board.givens === state.board.givens && board.placed === state.board.placed) {
    const calm = { ...state, notice: null };
    return pencil === state.pencil ? calm : { ...remember(calm), pencil };
  }
  return {
    ...remember(state),
    board,
    hinted: state.hinted.filter((cell) => board.placed[cell] === state.board.placed[cell]),
    trial: trialAfter(state, board),
    pencil,
    answer: answerAfter(state, board),
    revision: state.revision + 1,
    working: state.working && !isEmpty(board),
    notice: null,
    lit: null,
  };
}

/**
 * The trial after a change of the board: its first digit is the assumed one. A change of the puzzle ends it.
 * @param {State} state @param {Board} board
 */
function trialAfter({ trial, board: before }, { givens, placed }) {
  if (!trial || givens !== before.givens) return null;
  if (trial.cell !== null && placed[trial.cell] !== ".") return trial;
  const isNew = (/** @type {number} */ cell) =>
    placed[cell] !== "." && placed[cell] !== trial.board.placed[cell];
  return { ...trial, cell: CELLS.find(isNew) ?? null };
}

/**
 * The answer after a change of the board: a single solution stays while all givens are kept and new ones agree
 * with it, because it is then still the only one.
 * @param {State} state @param {Board} board
 */
function answerAfter({ answer, board: before }, { givens }) {
  if (answer?.solutions.length !== 1) return null;
  const [solution] = answer.solutions;
  const holds = Array.from(
    givens,
    (digit, cell) =>
      digit === before.givens[cell] || (before.givens[cell] === "." && digit === solution[cell]),
  );
  return holds.includes(false) ? null : answer;
}
