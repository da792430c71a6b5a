/** Undo and redo. */
import { isEmpty } from "./state.js";

/** @import { Position, State } from "./state.js" */

/** The number of positions that undo keeps. */
const DEPTH = 500;

/** @param {State} state */
export const undo = (state) => travel(state, "past", "future");

/** @param {State} state */
export const redo = (state) => travel(state, "future", "past");

/** @param {State} state @returns {Position} */
const position = ({ board, hinted, trial, sheet, playing, pencil, answer, selected }) => ({
  board,
  hinted,
  trial,
  sheet,
  playing,
  pencil,
  answer,
  selected,
});

/** Records the current position, before it changes. @param {State} state @returns {State} */
export const remember = (state) => ({
  ...state,
  past: [...state.past.slice(1 - DEPTH), position(state)],
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
    working: state.working && !isEmpty(there.board),
    shown: true,
    notice: null,
    lit: null,
  };
}
