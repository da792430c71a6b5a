/**
 * Sentences in the reader's language.
 *
 * A sentence may contain `{name}` for a value and `{name|one|many}` for a word whose form depends on that number.
 * A value is a number, a text, or a thing (cell, cells, house, time, format, size) that each language names in its
 * own way. A sentence comes out as text, or as parts in which each cell is a part of its own to point at.
 */

import { createNames } from "./names.js";

/** @typedef {typeof import("./en/page.js").default & typeof import("./en/settings.js").default & typeof import("./en/repair.js").default} PageSentences */
/** @typedef {typeof import("./en/import.js").default & typeof import("./en/share.js").default & typeof import("./en/mine.js").default & typeof import("./en/new.js").default & typeof import("./en/photo.js").default & typeof import("./en/batch.js").default} TextSentences */
/** @typedef {typeof import("./en/watch.js").default & typeof import("./en/race.js").default} WatchSentences */
/** @typedef {typeof import("./en/explain.js").default} ExplainSentences */
/** @typedef {keyof (PageSentences & TextSentences & WatchSentences & ExplainSentences & typeof import("./en/spoken.js").default)} Key */
/** @import { House, Points } from "../sudoku/geometry.js" */
/** @typedef {"try" | "cancel" | "undo" | "text" | "play" | "edit" | "check" | "which" | "back" | "keep" | "repair" | "explain"} Offer  a button in a sentence */
/** @typedef {{ cell: number } | { cells: number[] } | { house: House } | { micros: number } | Offered} Named */
/** @typedef {{ offer: Offer, message?: Message, tip?: string, points?: Points }} Offered  with a message if the name of the button varies */
/** @typedef {{ href: string, message: Message }} Linked  a link in a sentence */
/** @typedef {Named | Linked | { format: string } | { bytes: number } | { names: string[] } | { message: Message } | { parts: Part[] }} Thing */
/** @typedef {number | string | Thing} Value */
/** @typedef {{ key: Key, args?: Record<string, Value> }} Message */
/** @typedef {{ text: string, aloud?: string, cell?: number, offer?: Offer, tip?: string, href?: string, points?: Points }} Part */
/** @typedef {"en" | "zh-Hans"} Language */
/** @typedef {ReturnType<typeof createTranslator>} Translator */

/** The supported language that best matches a tag. @param {string} tag @returns {Language} */
export const languageFor = (tag) => (tag.toLowerCase().startsWith("zh") ? "zh-Hans" : "en");

/**
 * @param {Language} language
 * @param {Record<string, string>} sentences  by key; sentences may be added later
 * @param {boolean} [shortCells]  whether cells are printed as r5c4 in every language
 */
export function createTranslator(language, sentences, shortCells = false) {
  const names = createNames(language, text, shortCells);
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
    const made = piecesOf(key).flatMap((piece) => {
      if (!piece.startsWith("{")) return piece ? [{ text: piece }] : [];
      const [name, one, many] = piece.slice(1, -1).split("|");
      if (one === undefined) return partsOf(args[name], aloud);
      return [{ text: plurals.select(Number(args[name])) === "one" ? one : many }];
    });
    return shortCells ? spaced(made) : made;
  }

  /** @param {Value} value @param {boolean} aloud @returns {Part[]} */
  function partsOf(value, aloud) {
    if (typeof value === "number") return [{ text: names.number(value) }];
    if (typeof value === "string") return [{ text: value }];
    if ("cell" in value) return names.cells([value.cell], aloud);
    if ("cells" in value) return names.cells(value.cells, aloud);
    if ("offer" in value) {
      const { offer, tip, points, message } = value;
      const { key, args } = message ?? { key: /** @type {Key} */ (`offer.${offer}`) };
      const [text, spoken] = [aloud, true].map((ear) => joined(parts(key, args, ear)));
      return [{ text, aloud: spoken, offer, tip, points }];
    }
    if ("href" in value) {
      const { key, args } = value.message;
      return [{ text: joined(parts(key, args, aloud)), href: value.href }];
    }
    if ("message" in value) return parts(value.message.key, value.message.args, aloud);
    if ("parts" in value) {
      return aloud ? value.parts.map((part) => ({ text: part.aloud ?? part.text })) : value.parts;
    }
    return [{ text: names.thing(value, aloud) }];
  }

  /** A sentence as text. @param {Key} key @param {Record<string, Value>} [args] */
  function text(key, args) {
    return joined(parts(key, args));
  }

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

  const { list, listed, number, short } = names;
  return { language, text, parts, spoken, list, listed, number, short };
}

/** @param {Part[]} parts */
const joined = (parts) => parts.map(({ text }) => text).join("");

/** Adds the spaces between short cells and the Chinese characters beside them. @param {Part[]} parts @returns {Part[]} */
function spaced(parts) {
  const isCell = (/** @type {number} */ at) => parts[at]?.cell !== undefined;
  return parts.map((part, at) => {
    if (isCell(at)) return part;
    const before = isCell(at - 1) && /^\p{Script=Han}/u.test(part.text) ? " " : "";
    const after = isCell(at + 1) && /\p{Script=Han}$/u.test(part.text) ? " " : "";
    return { ...part, text: before + part.text + after };
  });
}

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
