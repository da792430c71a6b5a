/**
 * The spoken replies of the board: a row, a column, a box, the digits left, the place.
 *
 * emacspeak-sudoku and Blindfold Sudoku showed which of these commands help blind players.
 */
import { boxOf, CELLS, columnOf, rowOf, seesEachOther } from "../sudoku/geometry.js";

/** @import { Topic } from "../board/keys.js" */
/** @import { BoardView } from "../board/render.js" */
/** @import { Translator } from "../i18n/translator.js" */

const DIGITS = "123456789";
const HOUSES = { row: rowOf, column: columnOf, box: boxOf };

/** @param {Topic} topic @param {BoardView} view @param {Translator} translator */
export function spoken(topic, view, translator) {
  if (topic === "digits") return digitsLeft(view, translator);
  if (topic === "place") return place(view, translator);
  return house(topic, view, translator);
}

/** @param {"row" | "column" | "box"} kind @param {BoardView} view @param {Translator} translator */
function house(kind, { digits, selected }, { text, list }) {
  const houseOf = HOUSES[kind];
  const index = houseOf(selected);
  const inside = CELLS.filter((cell) => houseOf(cell) === index).map((cell) => digits[cell]);
  const content = inside
    .map((digit) => (digit === "." ? text("spoken.blank") : digit))
    .join(text("spoken.comma"));
  const missing = [...DIGITS].filter((digit) => !inside.includes(digit));
  const rest = missing.length
    ? text("spoken.missing", { digits: list(missing) })
    : text("spoken.full");
  return text("spoken.house", { house: { house: { kind, index } }, content, rest });
}

/** @param {BoardView} view @param {Translator} translator */
function digitsLeft({ digits, selected }, { text, spoken: aloud }) {
  const count = (/** @type {string} */ symbol) => digits.split(symbol).length - 1;
  const lefts = [...DIGITS]
    .map((digit) => ({ digit, count: 9 - count(digit) }))
    .filter((left) => left.count > 0)
    .map((left) => text("spoken.left", left))
    .join(text("spoken.semicolon"));
  const chosen = digits[selected];
  const cells = CELLS.filter((cell) => digits[cell] === chosen);
  const where = chosen === "." ? "" : aloud("spoken.where", { digit: chosen, cells: { cells } });
  const blanks = count(".");
  const all = blanks ? text("spoken.digits", { blanks, lefts }) : text("spoken.none");
  return `${all} ${where}`.trim();
}

/** @param {BoardView} view @param {Translator} translator */
function place({ nameOf, digits, selected }, { text, list }) {
  const name = text("spoken.place", { name: nameOf(selected) });
  if (digits[selected] !== ".") return name;
  const fits = [...DIGITS].filter((digit) =>
    CELLS.every((cell) => digits[cell] !== digit || !seesEachOther(cell, selected)),
  );
  const rest = fits.length ? text("spoken.fits", { digits: list(fits) }) : text("spoken.fits.none");
  return `${name} ${rest}`;
}
