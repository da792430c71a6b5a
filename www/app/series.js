/** The list that the puzzle on the board was opened from, as pure changes of the state. */
import { place } from "./place.js";

/** @import { State } from "./state.js" */
/** Puzzles, the place of the one that was opened, and its sheet. @typedef {{ puzzles: string[], at: number, sheet: number }} Series */

/** The list, while one of its puzzles is on the board. @param {State} state */
export const seriesOf = ({ series, sheet }) => (series?.sheet === sheet ? series : null);

/** Opens a puzzle of a list. @param {State} state @param {string[]} puzzles @param {number} at @returns {State} */
export function openFrom(state, puzzles, at) {
  const opened = place({ ...state, notice: null }, { puzzle: puzzles[at] });
  return { ...opened, series: { puzzles, at, sheet: opened.sheet } };
}

/** Opens the puzzle so many places further, if there is one. @param {State} state @param {number} by */
export function openNext(state, by) {
  const series = seriesOf(state);
  if (!series?.puzzles[series.at + by]) return state;
  return openFrom(state, series.puzzles, series.at + by);
}

/** Leaves the list; the puzzle stays. @param {State} state @returns {State} */
export const leaveSeries = (state) => ({ ...state, series: null });
