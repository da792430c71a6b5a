/** The names of things in sentences: numbers, cells, houses, times, sizes, formats and lists. */

/** @import { House } from "../sudoku/geometry.js" */
/** @import { Key, Language, Part, Translator } from "./translator.js" */
/** @typedef {{ micros: number } | { format: string } | { names: string[] } | { bytes: number } | { house: House }} Named */

/** The names of programming languages, by the engine's names for them. @type {Record<string, string>} */
const PROGRAMMING = {
  json: "JSON",
  python: "Python",
  java: "Java",
  cpp: "C++",
  csharp: "C#",
  go: "Go",
  rust: "Rust",
  kotlin: "Kotlin",
  scala: "Scala",
};

/** Units of time, by their length in microseconds. */
const UNITS = /** @type {const} */ ([
  ["seconds", 1e6],
  ["milliseconds", 1e3],
  ["microseconds", 1],
]);

/** @param {Language} language @param {Translator["text"]} text @param {boolean} shortCells */
export function createNames(language, text, shortCells) {
  const numbers = new Intl.NumberFormat(language);
  const shortNumbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const lists = new Intl.ListFormat(language);

  /** "r1c2 and r1c3", or aloud "row 1, columns 2 and 3". @param {number[]} places @param {boolean} aloud @returns {Part[]} */
  function cells(places, aloud) {
    if (aloud) return [{ text: spokenCells(places.map(placeOf)) }];
    const coordinates = places.map((cell) => {
      const place = placeOf(cell);
      const printed = shortCells ? `r${place.row}c${place.column}` : text("cell", place);
      return { text: printed, aloud: spokenCells([place]), cell };
    });
    return listed(coordinates);
  }

  /** Parts as a list: "r1c2, r1c3, and r1c4". @param {Part[]} items @param {Intl.ListFormat} [format] @returns {Part[]} */
  function listed(items, format = lists) {
    let next = 0;
    return format
      .formatToParts(items.map(({ text }) => text))
      .map(({ type, value }) => (type === "element" ? items[next++] : { text: value }));
  }

  /** Cells in words: by column if all are in one, else row by row. @param {{ row: number, column: number }[]} places */
  function spokenCells(places) {
    const [first, ...others] = places;
    if (others.length && others.every(({ column }) => column === first.column)) {
      const rows = list(places.map(({ row }) => String(row)));
      return text("cells.column", { column: first.column, rows });
    }
    const rows = [...new Set(places.map(({ row }) => row))].map((row) => {
      const columns = places.flatMap((place) => (place.row === row ? [String(place.column)] : []));
      return text("cells.row", { row, columns: list(columns), count: columns.length });
    });
    return rows.length > 2 ? rows.join(text("cells.between")) : list(rows);
  }

  /** Words as a list: "1, 2, and 3". @param {string[]} words */
  const list = (words) => lists.format(words);

  /** A number for people: "10,000". @param {number} value */
  const number = (value) => numbers.format(value);

  /** A number to three significant digits: "0.0123". @param {number} value */
  const short = (value) => shortNumbers.format(value);

  /** @param {Named} value @param {boolean} aloud */
  function thing(value, aloud) {
    if ("micros" in value) return time(value.micros, aloud);
    if ("format" in value) return formatName(value.format);
    if ("names" in value) return list(value.names);
    if ("bytes" in value) return size(value.bytes);
    return text(`house.${value.house.kind}`, { number: value.house.index + 1 });
  }

  /** A time for people: "21 µs", aloud "21 microseconds". @param {number} micros @param {boolean} aloud */
  function time(micros, aloud) {
    const rounded = round(micros);
    const [unit, length] = UNITS.find(([, length]) => rounded >= length) ?? UNITS[2];
    return text(aloud ? `time.${unit}.spoken` : `time.${unit}`, { number: rounded / length });
  }

  /** A format of puzzles, by the engine's name for it. @param {string} id */
  function formatName(id) {
    const literal = /^leetcode-([a-z]+)/.exec(id);
    if (literal) return text("format.literal", { language: PROGRAMMING[literal[1]] });
    return text(/** @type {Key} */ (`format.${id}`));
  }

  /** A size for people: "9.5 MB". @param {number} bytes */
  const size = (bytes) =>
    bytes < 1e6
      ? text("size.kilobytes", { number: round(bytes / 1e3) })
      : text("size.megabytes", { number: round(bytes / 1e6) });

  return { number, short, list, listed, cells, thing };
}

/** To two significant digits. @param {number} value */
const round = (value) => Number(value.toPrecision(2));

/** @param {number} cell */
const placeOf = (cell) => ({ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });
