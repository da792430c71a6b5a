/** Parses the attributes of a board. */

/** @typedef {"solve" | "clear" | "pad" | "verdict" | "hint" | "explain" | "rating"} Control */
/** @typedef {import("../app/settings.js").Settings["answers"]} Sign */

/** The usual controls. @type {readonly Control[]} */
export const CONTROLS = ["verdict", "pad", "solve", "clear"];
/** Controls that a board has only if they are named: they load more. @type {readonly Control[]} */
const NAMED = ["hint", "explain", "rating"];

/** @param {string | null} attribute */
const wordsOf = (attribute) => (attribute ?? "").toLowerCase().split(/\s+/).filter(Boolean);

/** The controls to show: none without the attribute, the usual ones if it is empty. @param {string | null} attribute @returns {Set<Control>} */
export function controlsOf(attribute) {
  if (attribute === null) return new Set();
  const words = wordsOf(attribute);
  if (words.length === 0 || attribute === "true") return new Set(CONTROLS);
  return new Set([...CONTROLS, ...NAMED].filter((name) => words.includes(name)));
}

/**
 * Whether the board is solved from the start, and how its answers are marked.
 * @param {string | null} attribute @returns {{ show: boolean, sign: Sign }}
 */
export function answersOf(attribute) {
  const words = wordsOf(attribute);
  const sign = /** @type {const} */ (["dot", "underline"]).find((name) => words.includes(name));
  const show =
    attribute !== null && (words.length === 0 || words.some((word) => /^(show|true)$/.test(word)));
  return { show, sign: sign ?? "colour" };
}

/** A puzzle as text: rows and numbers become one character per cell. @param {unknown} puzzle */
export function textOf(puzzle) {
  if (puzzle === null || puzzle === undefined) return "";
  if (!isList(puzzle)) return String(puzzle);
  const cells = Array.from(puzzle).flatMap((part) => (isList(part) ? Array.from(part) : [part]));
  return cells.map((cell) => String(cell ?? "").replaceAll(/[^1-9]/g, ".") || ".").join("");
}

/** @param {unknown} value @returns {value is ArrayLike<unknown>} */
const isList = (value) => Array.isArray(value) || ArrayBuffer.isView(value);

/** The 81 characters of a plain text, or null if only the engine can parse it. @param {string} text */
export function lineOf(text) {
  const line = text.replaceAll(/\s/g, "");
  return /^[0-9.]{81}$/.test(line) ? line.replaceAll("0", ".") : null;
}

/** The language of an element: its own or the nearest ancestor's, across shadow trees. @param {Element} element @returns {string} */
export function languageAt(element) {
  const marked = element.closest("[lang]");
  if (marked) return marked.getAttribute("lang") ?? "";
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return languageAt(root.host);
  return globalThis.navigator?.language ?? "en";
}
