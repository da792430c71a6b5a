/** Shows a search on the board: what it placed, tries, is refused by and has just erased. */
import { boxOf, columnOf, rowOf } from "../sudoku/geometry.js";
import { ERASE, FOUND, LOOK, NO_CELL, PLACE, TEST } from "./tape.js";

/** @typedef {import("../board/render.js").BoardView} BoardView */
/** @typedef {import("../board/render.js").Origin} Origin */
/** @typedef {import("./tape.js").Picture} Picture */
/** @typedef {import("../i18n/translator.js").Translator} Translator */

/**
 * @param {Picture} picture
 * @param {{ puzzle: string, solution: string | null, selected: number }} search
 * @param {Translator} translator
 * @returns {BoardView}
 */
export function searchView(picture, { puzzle, solution, selected }, translator) {
  const { event } = picture;
  const digits = [...picture.board];
  const final = digits.join("") === solution;
  /** @type {Origin[]} */
  const origins = digits.map((digit, cell) => {
    if (digit === ".") return "";
    if (puzzle[cell] !== ".") return "given";
    return final ? "solved" : "searched";
  });
  const now = event && event.cell !== NO_CELL && event.kind !== FOUND ? event.cell : null;
  if (event?.kind === TEST) {
    digits[event.cell] = String(event.digit);
    origins[event.cell] = "tried";
  }
  return {
    label: translator.text("watch.board"),
    digits: digits.join(""),
    origins,
    nameOf: (cell) => nameOf(cell, digits[cell], origins[cell], translator),
    selected,
    centre: final ? null : now,
    extra: watched(final ? new Map() : extraOf(picture), selected),
    marks: new Map(),
    differing: new Set(),
    lit: null,
    ghost: null,
  };
}

/** What sets the cells of this step apart. @param {Picture} picture @returns {Map<number, Record<string, string>>} */
function extraOf({ event, before }) {
  const extra = new Map();
  if (!event || event.cell === NO_CELL) return extra;
  /** @type {Record<string, string>} */
  const now = { "data-now": event.kind === LOOK ? "look" : "" };
  if (event.kind === TEST && event.by !== NO_CELL) {
    now["data-refused"] = "";
    extra.set(event.by, { "data-forbids": "" });
  }
  if (event.kind === PLACE) now["data-fresh"] = "";
  if (event.kind === ERASE && before !== ".") now["data-erased"] = before;
  extra.set(event.cell, now);
  return extra;
}

/** The cell that may have the focus knows that it is watched. @param {Map<number, Record<string, string>>} extra @param {number} selected */
const watched = (extra, selected) =>
  extra.set(selected, { ...extra.get(selected), "data-watched": "" });

/** Names given before: a moving board needs the same ones again and again. @type {Map<string, string>} */
const names = new Map();

/** @param {number} cell @param {string} digit @param {Origin} origin @param {Translator} translator */
function nameOf(cell, digit, origin, translator) {
  const key = `${translator.language} ${cell} ${digit} ${origin}`;
  const known = names.get(key) ?? newName(cell, digit, origin, translator);
  names.set(key, known);
  return known;
}

/** @param {number} cell @param {string} digit @param {Origin} origin @param {Translator} translator */
function newName(cell, digit, origin, { text }) {
  const content = origin ? text(`board.${origin}`, { digit }) : text("board.empty");
  const [row, column, box] = [rowOf(cell) + 1, columnOf(cell) + 1, boxOf(cell) + 1];
  return text("board.cell", { row, column, box, content });
}
