/**
 * Sentences in the reader's language.
 *
 * A sentence may contain `{name}` for a value and `{name|one|many}` for a word whose form depends on that number.
 * A value is a number, a text, or a thing (cell, cells, house, time, format, size) that each language names in its
 * own way. A sentence comes out as text, or as parts in which each cell is a part of its own to point at.
 */

/** @typedef {typeof import("./en/page.js").default & typeof import("./en/settings.js").default & typeof import("./en/repair.js").default} PageSentences */
/** @typedef {typeof import("./en/import.js").default & typeof import("./en/share.js").default & typeof import("./en/mine.js").default & typeof import("./en/new.js").default & typeof import("./en/photo.js").default & typeof import("./en/batch.js").default} TextSentences */
/** @typedef {typeof import("./en/watch.js").default & typeof import("./en/race.js").default} WatchSentences */
/** @typedef {typeof import("./en/explain.js").default} ExplainSentences */
/** @typedef {keyof (PageSentences & TextSentences & WatchSentences & ExplainSentences & typeof import("./en/spoken.js").default)} Key */
/** @typedef {{ kind: "row" | "column" | "box", index: number }} House */
/** @typedef {"try" | "cancel" | "undo" | "text" | "play" | "edit" | "check" | "which" | "back" | "keep" | "repair" | "explain"} Offer  a button in a sentence */
/** @typedef {{ cell: number } | { cells: number[] } | { house: House } | { micros: number } | Offered} Named */
/** @typedef {{ offer: Offer, message?: Message, tip?: string, points?: Points }} Offered  with a message if the name of the button varies */
/** @typedef {{ href: string, message: Message }} Linked  a link in a sentence */
/** @typedef {Named | Linked | { format: string } | { bytes: number } | { names: string[] } | { message: Message } | { parts: Part[] }} Thing */
/** @typedef {number | string | Thing} Value */
/** @typedef {{ key: Key, args?: Record<string, Value> }} Message */
/** @typedef {{ cells?: number[], houses?: House[], candidates?: [cell: number, digit: number][] }} Points  what a part refers to on the board */
/** @typedef {{ text: string, aloud?: string, cell?: number, offer?: Offer, tip?: string, href?: string, points?: Points }} Part */
/** @typedef {"en" | "zh-Hans"} Language */
/** @typedef {ReturnType<typeof createTranslator>} Translator */

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

/** The language of ours that is nearest to a language tag. @param {string} tag @returns {Language} */
export const languageFor = (tag) => (tag.toLowerCase().startsWith("zh") ? "zh-Hans" : "en");

/**
 * @param {Language} language
 * @param {Record<string, string>} sentences  by key; sentences may be added later
 */
export function createTranslator(language, sentences) {
  const numbers = new Intl.NumberFormat(language);
  const shortNumbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const lists = new Intl.ListFormat(language);
  const plurals = new Intl.PluralRules(language);
  /** Sentences split at their placeholders: the name of a cell is written 81 times. @type {Map<string, string[]>} */
  const split = new Map();

  /** @param {Key} key */
  function piecesOf(key) {
    const known = split.get(key);
    if (known) return known;
    const sentence = sentences[key];
    if (sentence === undefined) throw new RangeError(`no sentence "${key}" in ${language}`);
    const pieces = unbroken(sentence).split(/(\{[^}]*\})/);
    split.set(key, pieces);
    return pieces;
  }

  /**
   * A sentence in parts.
   * @param {Key} key @param {Record<string, Value>} [args]
   * @param {boolean} [aloud]  whether it is for a screen reader
   * @returns {Part[]}
   */
  function parts(key, args = {}, aloud = false) {
    return piecesOf(key).flatMap((piece) => {
      if (!piece.startsWith("{")) return piece ? [{ text: piece }] : [];
      const [name, one, many] = piece.slice(1, -1).split("|");
      if (one === undefined) return partsOf(args[name], aloud);
      return [{ text: plurals.select(Number(args[name])) === "one" ? one : many }];
    });
  }

  /** @param {Value} value @param {boolean} aloud @returns {Part[]} */
  function partsOf(value, aloud) {
    if (typeof value === "number") return [{ text: number(value) }];
    if (typeof value === "string") return [{ text: value }];
    if ("cell" in value) return cellParts([value.cell], aloud);
    if ("cells" in value) return cellParts(value.cells, aloud);
    if ("offer" in value) {
      const { offer, tip, points, message } = value;
      const { key, args } = message ?? { key: /** @type {Key} */ (`offer.${offer}`) };
      return [{ text: joined(parts(key, args, aloud)), offer, tip, points }];
    }
    if ("href" in value) {
      const { key, args } = value.message;
      return [{ text: joined(parts(key, args, aloud)), href: value.href }];
    }
    if ("micros" in value) return [{ text: time(value.micros, aloud) }];
    if ("format" in value) return [{ text: formatName(value.format) }];
    if ("names" in value) return [{ text: list(value.names) }];
    if ("bytes" in value) return [{ text: size(value.bytes) }];
    if ("message" in value) return parts(value.message.key, value.message.args, aloud);
    if ("parts" in value) {
      return aloud ? value.parts.map((part) => ({ text: part.aloud ?? part.text })) : value.parts;
    }
    return [{ text: text(`house.${value.house.kind}`, { number: value.house.index + 1 }) }];
  }

  /** "r1c2 and r1c3", or aloud "row 1, columns 2 and 3". @param {number[]} cells @param {boolean} aloud @returns {Part[]} */
  function cellParts(cells, aloud) {
    if (aloud) return [{ text: spokenCells(cells.map(placeOf)) }];
    const coordinates = cells.map((cell) => ({ text: text("cell", placeOf(cell)), cell }));
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

  /** A sentence as text. @param {Key} key @param {Record<string, Value>} [args] */
  const text = (key, args) => joined(parts(key, args));

  /**
   * A sentence for a screen reader: cells and units in words, without the buttons and links at its end.
   * @param {Key} key @param {Record<string, Value>} [args]
   */
  function spoken(key, args) {
    const said = parts(key, args, true);
    const last = said.findLastIndex((part) => !part.offer && !part.href && part.text.trim());
    const sentence = joined(said.slice(0, last + 1)).trim();
    // A title such as "Checking…" needs no full stop before the next sentence.
    return sentence.replace(/…[.。]/u, "…");
  }

  /** Words as a list: "1, 2, and 3". @param {string[]} words */
  const list = (words) => lists.format(words);

  /** A number for people: "10,000". @param {number} value */
  const number = (value) => numbers.format(value);

  /** A number to three significant digits: "0.0123". @param {number} value */
  const short = (value) => shortNumbers.format(value);

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

  return { language, text, parts, spoken, list, listed, number, short };
}

/** To two significant digits. @param {number} value */
const round = (value) => Number(value.toPrecision(2));

/** @param {number} cell */
const placeOf = (cell) => ({ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });

/** @param {Part[]} parts */
const joined = (parts) => parts.map(({ text }) => text).join("");

/** Keeps a number and the Chinese measure word after it on one line. @param {string} sentence */
const unbroken = (sentence) => sentence.replace(/\} (?=\p{Script=Han})/gu, "}\u00a0");

/**
 * Writes the sentences named in the markup: `data-t` for the text, `data-t-label` for the accessible name.
 * @param {Element} root @param {Translator} translator
 */
export function translatePage(root, { text }) {
  const within = (/** @type {string} */ selector) =>
    [root, ...root.querySelectorAll(selector)].filter((element) => element.matches(selector));
  for (const element of within("[data-t]")) {
    const sentence = text(/** @type {Key} */ (element.getAttribute("data-t")));
    // Writing the same text again would cost a layout.
    if (element.textContent !== sentence) element.textContent = sentence;
  }
  for (const element of within("[data-t-label]")) {
    const key = /** @type {Key} */ (element.getAttribute("data-t-label"));
    element.setAttribute("aria-label", text(key));
  }
}
