/** What a person may set, what it is at first, and what of a stored entry still makes sense. */

/**
 * @typedef {object} Settings
 * @property {boolean} letters     single keys such as R or ? do something while the board has the focus
 * @property {boolean} wasd        W A S D move the selection
 * @property {boolean} advance     after a digit the selection moves on
 * @property {boolean} digitFirst  the pad chooses a digit, and a press on a cell writes it
 * @property {boolean} tidy        a digit wipes its marks from the cells that see it
 * @property {boolean} peers       the cells that see the selected one stand out
 * @property {boolean} same        equal digits stand out
 * @property {"colour" | "dot" | "underline"} answers  how answers can be told, besides by colour
 * @property {boolean} valueFirst  a cell's name starts with what stands in it
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
  valueFirst: false,
};

/** @type {{ answers: readonly Settings["answers"][] }} */
export const CHOICES = { answers: ["colour", "dot", "underline"] };

/** Takes what makes sense from an entry, and the default for the rest. @param {string | null} entry @returns {Settings} */
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
