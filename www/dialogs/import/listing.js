/** The list of puzzles to choose from, as pure changes: what is searched for, what is in sight, what is chosen. */
import { derived, memo } from "../../app/derived.js";
import { changeDialog, dialogOf } from "../../app/dialog.js";

/** @import { State } from "../../app/state.js" */
/** @import { Import } from "./model.js" */
/** @import { Listed, Parsed } from "./read.js" */

/** The height of a row, in px. */
export const ROW = 44;
/** The number of rows drawn above and below the visible ones. */
const SPARE = 4;

/** @type {(parsed: Parsed) => string[]} */
const namesOf = derived(({ puzzles }) => puzzles.map(({ name = "" }) => name.toLowerCase()));

/** The numbers of the puzzles that match what is searched for. @type {(parsed: Parsed, query: string) => number[]} */
const matching = memo((parsed, query) => {
  const matches = matcher(query);
  const names = namesOf(parsed);
  return parsed.puzzles.flatMap((entry, index) =>
    matches(entry, index, names[index]) ? [index] : [],
  );
});

/** The numbers of the puzzles in the list. @param {Import} dialog */
export const foundIn = ({ parsed, query }) => (parsed ? matching(parsed, query) : []);

/** The place of the chosen puzzle in the list. @param {Import} dialog */
export function placeOfChosen(dialog) {
  const { parsed, chosen } = dialog;
  return chosen && parsed ? foundIn(dialog).indexOf(parsed.puzzles.indexOf(chosen)) : -1;
}

/** The places in the list that are drawn: the first, and the one after the last. @param {Import} dialog */
export function drawnIn({ top, height }) {
  const first = Math.max(0, Math.floor(top / ROW) - SPARE);
  return [first, first + Math.ceil(height / ROW) + 2 * SPARE];
}

/** Searches the list, and chooses the first match. @param {State} state @param {string} query */
export function search(state, query) {
  const found = changeDialog(state, "import", { query, top: 0 });
  return chooseAt(found, 0);
}

/** Notes what is in sight. @param {State} state @param {Pick<Import, "top" | "height">} seen */
export const see = (state, { top, height }) => changeDialog(state, "import", { top, height });

/** Chooses the puzzle some places further on. @param {State} state @param {number} by */
export function moveBy(state, by) {
  const dialog = dialogOf(state, "import");
  return dialog ? chooseAt(state, placeOfChosen(dialog) + by) : state;
}

/** Chooses the puzzle at a place of the list, and scrolls to it. @param {State} state @param {number} place */
export function chooseAt(state, place) {
  const dialog = dialogOf(state, "import");
  if (!dialog) return state;
  const found = foundIn(dialog);
  const at = Math.min(Math.max(place, 0), found.length - 1);
  const [least, most] = [(at + 1) * ROW - dialog.height, at * ROW];
  return changeDialog(state, "import", {
    chosen: dialog.parsed?.puzzles[found[at]] ?? null,
    top: Math.max(0, least, Math.min(dialog.top, most)),
  });
}

/** Matches puzzles by their number (up to 6 digits), a run of cells (7 or more), or their name. @param {string} query */
export function matcher(query) {
  const wanted = query.trim().toLowerCase();
  const number = /^#?(\d{1,6})$/.exec(wanted)?.[1];
  const digits = /^[\d.]{7,81}$/.test(wanted) ? wanted.replaceAll("0", ".") : null;
  return (
    /** @type {Listed} */ { puzzle },
    /** @type {number} */ index,
    /** @type {string} */ name,
  ) =>
    name.includes(wanted) ||
    (number !== undefined && Number(number) === index + 1) ||
    (digits !== null && puzzle.includes(digits));
}
