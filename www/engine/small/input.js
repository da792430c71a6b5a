// Reads whatever a caller hands over as a puzzle, and trusts none of it: any access may run foreign
// code (getters, proxies), so each one can fail, and what it throws becomes a RedokuError.
// src/wasm/input.rs does the same for the full module.
import { RedokuError } from "../redoku-error.js";

/** The 81 characters of the grid that a caller means: a text, nine rows of nine, or 81 numbers.
 * @param {any} puzzle */
export function gridOf(puzzle) {
  if (typeof puzzle === "string") return gridFromText(puzzle);
  const length = lengthOf(puzzle);
  if (length === undefined) throw notABoard(puzzle);
  if (length === 9) return gridFromRows(puzzle);
  if (length === 81) return cellsOf(puzzle, 81, 0);
  if (isArray(puzzle)) throw wrongRows(length);
  throw badShape(`the board has ${length} cells instead of 81`, { cells: length });
}

/** 81 characters, or the same drawn as a grid. @param {string} text */
function gridFromText(text) {
  if (/^[0-9.]{81}$/.test(text)) return text;
  const cells = Array.from(text.replaceAll(/[\s|+]|-{2,}/g, ""));
  if (cells.length === 0) throw new RedokuError("empty", "there is no puzzle in the text");
  if (cells.length !== 81) {
    const code = cells.length < 81 ? "too-short" : "too-long";
    throw new RedokuError(code, "the text has not 81 characters", { cells: cells.length });
  }
  const position = cells.findIndex((character) => !/[0-9.]/.test(character));
  if (position < 0) return cells.join("");
  const message = "the text has a character that is no digit and no blank";
  throw new RedokuError("bad-character", message, { position, character: cells[position] });
}

/** Nine rows: arrays of strings or numbers, or strings of nine characters. @param {any} rows */
export function gridFromRows(rows) {
  return Array.from({ length: 9 }, (_, index) => cellsOf(rowOf(rows, index), 9, index * 9)).join(
    "",
  );
}

/** One row of a board, known to have nine elements. @param {any} rows @param {number} index */
export function rowOf(rows, index) {
  const row = get(rows, index);
  const cells = typeof row === "string" ? Array.from(row) : row;
  const length = lengthOf(cells);
  if (length === 9) return cells;
  if (length !== undefined) {
    const message = `row ${index + 1} has ${length} cells instead of 9`;
    throw badShape(message, { row: index, cells: length });
  }
  const type = describe(row);
  const message = `row ${index + 1} is ${type}, not an array of nine cells`;
  throw badShape(message, { row: index, type });
}

/** @param {any} list @param {number} count @param {number} first the number of the first cell */
function cellsOf(list, count, first) {
  let cells = "";
  for (let index = 0; index < count; index++) cells += character(get(list, index), first + index);
  return cells;
}

/** What an element of a board says: a digit or a blank. @param {unknown} value @param {number} cell */
function character(value, cell) {
  const text = Number.isInteger(value) ? String(value) : value;
  if (typeof text === "string" && /^[0-9. ]$/.test(text)) return text === " " ? "." : text;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const shown = Array.from(
    typeof value === "string" || typeof value === "number" ? String(value) : describe(value),
  )
    .slice(0, 20)
    .join("");
  const message = `row ${row + 1}, column ${column + 1}: ‘${shown}’ is neither a digit nor a blank`;
  throw new RedokuError("bad-character", message, { row, column, character: shown });
}

/** The length of an array-like value; undefined of anything else. @param {any} value */
export function lengthOf(value) {
  if (typeof value !== "object" || value === null) return undefined;
  const length = get(value, "length");
  return Number.isInteger(length) && length >= 0 ? /** @type {number} */ (length) : undefined;
}

/** A property of a value. @param {any} value @param {string | number} name */
export function get(value, name) {
  try {
    return value[name];
  } catch (cause) {
    throw new RedokuError("unreadable", "reading the input threw an error", {}, { cause });
  }
}

/** A revoked proxy throws even here. @param {unknown} value */
function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A short word for a value that is no board: `null`, `number`, `object`… @param {unknown} value */
export function describe(value) {
  return value === null ? "null" : typeof value;
}

/** @param {unknown} value */
export function notABoard(value) {
  const type = describe(value);
  return badShape(`${type} is not a board: nine rows of nine cells, or 81 characters`, { type });
}

/** @param {number} rows */
export function wrongRows(rows) {
  return badShape(`the board has ${rows} rows instead of 9`, { rows });
}

/** @param {string} message @param {Record<string, unknown>} details */
export function badShape(message, details) {
  return new RedokuError("bad-shape", message, details);
}
