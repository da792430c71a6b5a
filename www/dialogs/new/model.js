/** The slice of the dialog for a new puzzle, its changes, and what it asks the engine for. */
import { changeDialog, closeDialog, dialogOf } from "../../app/dialog.js";
import { place } from "../../app/place.js";

/** @import { Question } from "../../app/follower.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Generated, GenerateOptions } from "../../pkg/redoku.js" */
/** @typedef {{ level: string, layout: string, seed: string, sheet: string }} Choices */
/** @typedef {{ choices: Choices, number: number, made: Generated[], tried: number | null }} Making  puzzles in the making: one for the board, several for a sheet */
/** @typedef {Choices & { name: "new", making: Making | null, said: Message | null, sheetToPrint: Generated[] }} NewPuzzle */

/** @param {string | null} last  the last choices @returns {NewPuzzle} */
export function newPuzzle(last) {
  const [level, layout] = (last ?? "medium half-turn").split(" ");
  const choices = { level, layout, seed: "", sheet: "2" };
  return { name: "new", ...choices, making: null, said: null, sheetToPrint: [] };
}

/** @param {State} state @param {Partial<Choices>} choice */
export const choose = (state, choice) => changeDialog(state, "new", choice);

/** Starts making puzzles. @param {State} state @param {number} number */
export function make(state, number) {
  const dialog = dialogOf(state, "new");
  if (!dialog) return state;
  const { level, layout, seed, sheet } = dialog;
  const choices = { level, layout, seed: seed.trim(), sheet };
  return changeDialog(state, "new", {
    making: { choices, number, made: [], tried: null },
    said: null,
  });
}

/** @param {State} state */
export const cancel = (state) =>
  changeDialog(state, "new", { making: null, said: { key: "new.cancelled" } });

/** Asks for the next puzzle. @param {State} state @returns {Question | null} */
export function question(state) {
  const making = dialogOf(state, "new")?.making;
  if (!making) return null;
  const wish = wishFor(making);
  return {
    id: `new ${making.made.length} ${JSON.stringify(wish)}`,
    method: "generate",
    args: [wish],
    progress: (now, tried) => changeDialog(now, "new", { making: { ...making, tried } }),
    answer: (now, puzzle) => add(now, making, puzzle),
    failed: closeDialog,
  };
}

/** Each puzzle of a sheet has a seed of its own. @param {Making} making @returns {GenerateOptions} */
function wishFor({ choices: { level, layout, seed }, made: { length: index } }) {
  const wish = /** @type {GenerateOptions} */ ({ level, symmetry: layout });
  return seed ? { ...wish, seed: index === 0 ? seed : `${seed} ${index + 1}` } : wish;
}

/** Puts the only puzzle on the board, or adds one to the sheet. @param {State} state @param {Making} making @param {Generated} puzzle */
function add(state, making, puzzle) {
  const made = [...making.made, puzzle];
  if (making.number === 1) return place(state, puzzle, { from: "new", rating: puzzle.rating });
  if (made.length < making.number) {
    return changeDialog(state, "new", { making: { ...making, made } });
  }
  return changeDialog(state, "new", { making: null, sheetToPrint: made });
}

/** How far the work is, or what became of it. @param {NewPuzzle} dialog @returns {Message | null} */
export function statusOf({ making, said }) {
  if (!making) return said;
  const { tried, made, number } = making;
  return tried === null ? null : { key: "new.tried", args: { tried, done: made.length, number } };
}
