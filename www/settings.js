/** What a person may set, what it is at first, and what of a stored entry still makes sense. */

/**
 * @typedef {object} Settings
 * @property {boolean} letters     single keys such as R or ? do something while the board has the focus
 * @property {boolean} wasd        W A S D move the selection
 * @property {boolean} valueFirst  a cell's name starts with what stands in it
 */

/** @type {Settings} */
export const DEFAULTS = { letters: true, wasd: false, valueFirst: false };

/** @type {{ [N in keyof Settings]?: readonly Settings[N][] }} */
const CHOICES = {};

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
  const setting = /** @type {keyof Settings} */ (name);
  const choices = /** @type {readonly unknown[]} */ (CHOICES[setting] ?? [true, false]);
  return choices.includes(value);
}
