/**
 * A trial: the user assumes a digit and follows it. All that was placed since can be taken back at once, or kept.
 *
 * It is part of what Undo restores. Nothing here compares digits with the solution.
 */
import { replaceBoard } from "./edits.js";
import { remember } from "./history.js";
import { puzzleOf, verdictOf } from "./state.js";

/** @import { Marks } from "../sudoku/marks.js" */
/** @import { Board, State } from "./state.js" */
/**
 * @typedef {object} Trial
 * @property {Board} board      without what was placed since
 * @property {Marks} pencil
 * @property {readonly number[]} hinted
 * @property {number | null} cell  the cell with the assumed digit, once it is placed
 */

/** The trial on the board, or null. @param {Pick<State, "trial" | "playing">} state */
export const trialOf = ({ trial, playing }) => (playing ? trial : null);

/** Whether a trial can begin: a puzzle with one solution is played, and a cell is blank. @param {State} state */
export const canTry = (state) =>
  state.playing && verdictOf(state)?.status === "unique" && puzzleOf(state.board).includes(".");

/** Begins a trial, or takes back what was placed in it. @param {State} state */
export const toggleTrial = (state) => (trialOf(state) ? endTrial(state) : beginTrial(state));

/** Begins a trial with the digit that the user has placed in the selected cell, or else with the next one. @param {State} state @returns {State} */
function beginTrial(state) {
  if (!canTry(state)) return state;
  const { board, pencil, hinted, selected } = state;
  const isPlaced = board.placed[selected] !== ".";
  const placed = Array.from(board.placed, (digit, at) => (at === selected ? "." : digit)).join("");
  const trial = {
    board: { ...board, placed },
    pencil,
    hinted: hinted.filter((cell) => cell !== selected),
    cell: isPlaced ? selected : null,
  };
  return { ...remember(state), trial, notice: null };
}

/** Goes back to the board before the trial. @param {State} state @returns {State} */
export function endTrial(state) {
  const trial = trialOf(state);
  if (!trial) return state;
  const { board, pencil, hinted } = trial;
  return { ...replaceBoard(state, board, pencil), hinted, trial: null };
}

/** Keeps what was placed in the trial. @param {State} state @returns {State} */
export const keepTrial = (state) =>
  trialOf(state) ? { ...remember(state), trial: null, notice: null } : state;

/** The cells that were placed in the trial. @param {State} state */
export function triedCells(state) {
  const trial = trialOf(state);
  if (!trial) return [];
  const { placed } = state.board;
  return Array.from(placed, (_, cell) => cell).filter(
    (cell) => placed[cell] !== "." && placed[cell] !== trial.board.placed[cell],
  );
}
