/** Keys of the Explain view while the board has the focus. */

/** @typedef {"play" | "back" | "on" | "first" | "last" | "hard" | "walk-back" | "walk-on"} ExplainCommand */

/** @type {Map<string, ExplainCommand>} */
const COMMANDS = new Map([
  [" ", "play"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["Enter", "on"],
  ["ArrowUp", "walk-back"],
  ["ArrowDown", "walk-on"],
  ["Home", "first"],
  ["End", "last"],
  ["h", "hard"],
]);

/** The command of a key, or null. @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">} event */
export function explainCommand({ key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
