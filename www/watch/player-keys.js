/** Keys of the player while the board has the focus. */

/** @typedef {"play" | "back" | "on" | "first" | "last" | "placement" | "dead-end" | "solution"} PlayerCommand */

/** @type {Map<string, PlayerCommand>} */
const COMMANDS = new Map([
  [" ", "play"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["Home", "first"],
  ["End", "last"],
  ["p", "placement"],
  ["d", "dead-end"],
  ["s", "solution"],
]);

/** The command of a key, or null. @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">} event */
export function playerCommand({ key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
