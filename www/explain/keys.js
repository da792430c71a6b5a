/** Keys of the Explain view while the board has the focus. */

/** @typedef {"play" | "back" | "on" | "step-back" | "step-on" | "first" | "last" | "hard" | "line-back" | "line-on"} ExplainCommand */

/** @type {Map<string, ExplainCommand>} */
const COMMANDS = new Map([
  [" ", "on"],
  ["Enter", "on"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["ArrowUp", "line-back"],
  ["ArrowDown", "line-on"],
  ["Home", "first"],
  ["End", "last"],
  ["h", "hard"],
  ["p", "play"],
]);
/** With Shift. @type {Map<string, ExplainCommand>} */
const SHIFTED = new Map([
  ["ArrowLeft", "step-back"],
  ["ArrowRight", "step-on"],
]);

/** The command of a key, or null. @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} event */
export function explainCommand({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return SHIFTED.get(key) ?? null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
