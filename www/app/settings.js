/** The user's settings: their types, their defaults, and how they are read from storage. */

/**
 * @typedef {object} Settings
 * @property {boolean} letters     single keys like R or ? are shortcuts while the board has the focus
 * @property {boolean} wasd        W A S D move the selection
 * @property {boolean} advance     the selection moves on after a digit
 * @property {boolean} digitFirst  the pad chooses a digit, and a press on a cell writes it
 * @property {boolean} tidy        a digit wipes its marks from the cells that see it
 * @property {boolean} peers       cells that see the selected one are highlighted
 * @property {boolean} same        equal digits are highlighted
 * @property {"colour" | "dot" | "underline"} answers  how answers are marked
 * @property {boolean} examples    the examples of the empty board are unfolded
 * @property {boolean} valueFirst  a cell's name starts with its digit
 * @property {boolean} shortCells  Chinese sentences print cells as r5c4
 * @property {boolean} wholeStep   an explanation shows all moments of a step at once
 */

/** @type {Settings} */
export const DEFAULTS = {
  letters: true,
  wasd: false,
  advance: true,
  digitFirst: false,
  tidy: true,
  peers: true,
  same: true,
  answers: "colour",
  examples: false,
  valueFirst: false,
  shortCells: false,
  wholeStep: false,
};

/** @type {{ answers: readonly Settings["answers"][] }} */
export const CHOICES = { answers: ["colour", "dot", "underline"] };

/** Reads a stored entry; invalid or missing settings get their defaults. @param {string | null} entry @returns {Settings} */
export function decodeSettings(entry) {
  const kept = Object.entries(parse(entry)).filter(([name, value]) => isAllowed(name, value));
  return { ...DEFAULTS, ...Object.fromEntries(kept) };
}

/** @param {string | null} entry @returns {object} */
function parse(entry) {
  try {
    return Object(JSON.parse(entry ?? "{}"));
  } catch {
    return {};
  }
}

/** @param {string} name @param {unknown} value */
function isAllowed(name, value) {
  if (!Object.hasOwn(DEFAULTS, name)) return false;
  /** @type {readonly unknown[]} */
  const choices = name === "answers" ? CHOICES.answers : [true, false];
  return choices.includes(value);
}
