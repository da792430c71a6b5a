/**
 * Sentences in the reader's language.
 *
 * A template holds `{name}` for a value and `{name|one|many}` for a word that follows a number.
 * A value may be a number, a text, or a thing (cell, cells, house, time, format) that each language names
 * in its own way; cells come out as parts of their own, so that the page can point at them.
 */
import en from "./en/page.js";
import { isPlain, rounded, writeNumber } from "./numbers.js";

/** @typedef {keyof typeof import("./en/watch.js").default | keyof typeof import("./en/aids.js").default} LaterKey */
/** @typedef {keyof typeof import("./en/texts.js").default} TextKey */
/** @typedef {keyof typeof en | LaterKey | TextKey} Key */
/** @typedef {{ kind: "row" | "column" | "box", index: number }} House */
/** @typedef {"try" | "cancel" | "undo" | "text"} Offer  something to click in a sentence */
/** @typedef {{ cell: number } | { cells: number[] } | { house: House } | { micros: number } | { offer: Offer }} Named */
/** @typedef {Named | { format: string } | { bytes: number } | { message: Message }} Thing */
/** @typedef {number | string | Thing} Value */
/** @typedef {{ key: Key, args?: Record<string, Value> }} Message */
/** @typedef {{ text: string, cell?: number, offer?: Offer }} Part */
/** @typedef {"en" | "zh-Hans"} Language */

/** What has been loaded so far. @type {Record<Language, Record<string, string>>} */
export const locales = { en: { ...en }, "zh-Hans": {} };

/**
 * Makes sure that a language can be spoken, and says which one can: English is there from the start.
 * @param {Language} language @returns {Promise<Language>}
 */
export async function loadLanguage(language) {
  if (language === "en" || "page.title" in locales[language]) return language;
  try {
    Object.assign(locales[language], (await import("./zh/page.js")).default);
    return language;
  } catch {
    return "en";
  }
}

/** The languages of literals, as their own people write them. @type {Record<string, string>} */
const PROGRAMMING = {
  json: "JSON",
  python: "Python",
  java: "Java",
  cpp: "C++",
  csharp: "C#",
  go: "Go",
  rust: "Rust",
};

/** Adds the sentences of a part of the page that is loaded later. @param {Record<Language, Record<string, string>>} more */
export function addSentences(more) {
  for (const language of /** @type {const} */ (["en", "zh-Hans"])) {
    Object.assign(locales[language], more[language]);
  }
}

/** The language we speak that is nearest to a language tag. @param {string} tag @returns {Language} */
export const languageFor = (tag) => (tag.toLowerCase().startsWith("zh") ? "zh-Hans" : "en");

/** @typedef {ReturnType<typeof createTranslator>} Translator */

/** @param {Language} language */
export function createTranslator(language) {
  const sentences = locales[language];
  /** The sentences in pieces: a sentence is said once for each of 81 cells. @type {Map<string, string[]>} */
  const pieces = new Map();

  /** @param {number} cell @returns {Part} */
  const cellPart = (cell) => ({
    text: text("cell", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 }),
    cell,
  });

  /** @param {Value} value @returns {Part[]} */
  function partsOf(value) {
    if (typeof value === "number") return [{ text: number(value) }];
    if (typeof value === "string") return [{ text: value }];
    if ("cell" in value) return [cellPart(value.cell)];
    if ("cells" in value) return joined(value.cells.map(cellPart));
    if ("offer" in value) return [{ text: text(`offer.${value.offer}`), offer: value.offer }];
    if ("micros" in value) return [{ text: time(value.micros) }];
    if ("format" in value) return [{ text: formatName(value.format) }];
    if ("bytes" in value) return [{ text: size(value.bytes) }];
    if ("message" in value) return parts(value.message.key, value.message.args);
    return [{ text: text(`house.${value.house.kind}`, { number: value.house.index + 1 }) }];
  }

  /**
   * A sentence in parts.
   * @param {Key} key @param {Record<string, Value>} [args] @returns {Part[]}
   */
  function parts(key, args = {}) {
    return piecesOf(key).flatMap((piece) => {
      if (!piece.startsWith("{")) return piece ? [{ text: piece }] : [];
      const [name, one, many] = piece.slice(1, -1).split("|");
      if (one !== undefined) return [{ text: args[name] === 1 ? one : many }];
      return partsOf(args[name]);
    });
  }

  /** @param {Key} key */
  function piecesOf(key) {
    const sentence = sentences[key];
    const known = pieces.get(sentence) ?? together(sentence).split(/(\{[^}]*\})/);
    pieces.set(sentence, known);
    return known;
  }

  /** A number for people: "10,000". @param {number} value */
  const number = (value) => written(Number.isInteger(value) ? value : Number(value.toFixed(3)));

  /** A number to three digits that count: "0.0123". @param {number} value */
  const short = (value) => written(rounded(value, 3));

  /** The marks are looked up only where there are any: the name of each cell has three numbers. @param {number} value */
  const written = (value) =>
    isPlain(value) ? String(value) : writeNumber(value, text("number.group"), text("number.point"));

  /** Things as a list: "1, 2, and 3". @param {Part[]} things @returns {Part[]} */
  function joined(things) {
    const last = text(things.length > 2 ? "list.last" : "list.pair");
    const before = (/** @type {number} */ at) =>
      at === things.length - 1 ? last : text("list.comma");
    return things.flatMap((thing, at) => (at === 0 ? [thing] : [{ text: before(at) }, thing]));
  }

  /** A sentence as text. @param {Key} key @param {Record<string, Value>} [args] @returns {string} */
  function text(key, args) {
    return parts(key, args)
      .map((part) => part.text)
      .join("");
  }

  /** A time for people: "0.02 ms". @param {number} micros */
  function time(micros) {
    const milliseconds = micros / 1000;
    const short = rounded(milliseconds, milliseconds < 0.1 ? 1 : 2);
    return text("time.milliseconds", { number: written(short) });
  }

  /** Words as a list: "1, 2, and 3". @param {string[]} words */
  const list = (words) =>
    joined(words.map((word) => ({ text: word })))
      .map((part) => part.text)
      .join("");

  /** A way to write puzzles, by the engine's name for it. @param {string} id */
  function formatName(id) {
    const literal = /^leetcode-([a-z]+)/.exec(id);
    if (literal) return text("format.literal", { language: PROGRAMMING[literal[1]] });
    return text(/** @type {Key} */ (`format.${id}`));
  }

  /** A size for people: "9.5 MB". @param {number} bytes */
  const size = (bytes) =>
    bytes < 1e6
      ? text("size.kilobytes", { number: rounded(bytes / 1e3, 2) })
      : text("size.megabytes", { number: rounded(bytes / 1e6, 2) });

  return { language, text, parts, list, number, short };
}

/** Keeps a number and the Chinese word that counts with it on one line. @param {string} sentence */
const together = (sentence) => sentence.replace(/\} (?=\p{Script=Han})/gu, "}\u00a0");

/**
 * Writes the sentences named in the markup: `data-t` for the text, `data-t-label` for the name.
 * @param {Element} root @param {Translator} translator
 */
export function translatePage(root, { text }) {
  const within = (/** @type {string} */ selector) =>
    [root, ...root.querySelectorAll(selector)].filter((element) => element.matches(selector));
  for (const element of within("[data-t]")) {
    const sentence = text(/** @type {Key} */ (element.getAttribute("data-t")));
    // The same words anew would be laid out anew.
    if (element.textContent !== sentence) element.textContent = sentence;
  }
  for (const element of within("[data-t-label]")) {
    const key = /** @type {Key} */ (element.getAttribute("data-t-label"));
    element.setAttribute("aria-label", text(key));
  }
}
