/** Puts a puzzle on the board, from wherever it comes, and remembers the list that it was opened from. */
import { countDigits } from "../sudoku/puzzles.js";
import { load } from "./edits.js";
import { notify } from "./updates.js";

/** @import { Key, Message } from "../i18n/translator.js" */
/** @import { Rating } from "../pkg/redoku.js" */
/** @import { Marks } from "../sudoku/marks.js" */
/** @import { State } from "./state.js" */
/**
 * Where a puzzle comes from; the notice on the page says so.
 * @typedef {{ from: "pasted" | "file", format: string } | { from: "link" | "photo" } | { from: "new", rating: Rating }} Source
 */
/** Puzzles, the place of the one that was opened, and its sheet. @typedef {{ puzzles: string[], at: number, sheet: number }} Series */

/** What the notice says. */
const SENTENCES = /** @type {const} */ ({
  pasted: "read.pasted",
  file: "read.file",
  link: "read.link",
  photo: "read.photo",
});

/**
 * Replaces the board and closes the dialog. What is loaded is a puzzle to play, so digits typed from now on are the
 * user's own; "Edit" and contradictions unlock its givens.
 * @param {State} state @param {{ puzzle: string, placed?: string, hinted?: number[], marks?: Marks, playing?: boolean }} entry @param {Source} [source]
 */
export function place(state, entry, source) {
  const { puzzle, placed, hinted = [], marks, playing = state.playable } = entry;
  const loaded = load({ ...state, dialog: null }, puzzle, placed, marks, playing);
  const madeSheet = source?.from === "new" ? loaded.sheet : state.madeSheet;
  const placing = { ...loaded, hinted, madeSheet };
  return source ? notify(placing, { tone: "calm", detail: noticeOf(entry, source) }) : placing;
}

/** @param {{ puzzle: string, placed?: string }} entry @param {Source} source @returns {Message} */
function noticeOf(entry, source) {
  /** @type {{ offer: "undo" }} */ const offer = { offer: "undo" };
  if ("format" in source) {
    const summary = { message: summaryOf(entry, source.format) };
    return { key: SENTENCES[source.from], args: { summary, offer } };
  }
  const givens = countDigits(entry.puzzle);
  if (source.from !== "new") return { key: SENTENCES[source.from], args: { givens, offer } };
  const { level, se } = source.rating;
  const key = /** @type {Key} */ (`level.${level}`);
  return {
    key: "new.made",
    args: { level: { message: { key } }, er: se.er.toFixed(1), givens, offer },
  };
}

/** A summary of a puzzle: "30 givens (81-character line)." @param {{ puzzle: string, placed?: string }} entry @param {string} format @returns {Message} */
export function summaryOf({ puzzle, placed = "" }, format) {
  const [givens, own] = [puzzle, placed].map(countDigits);
  const key = own > 0 ? "read.summary.placed" : "read.summary";
  return { key, args: { format: { format }, givens, own } };
}

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
