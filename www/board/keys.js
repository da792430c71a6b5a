/**
 * What a key means on the board, on any keyboard layout.
 *
 * The printed character wins (`5` is 5 wherever it sits); only when it is not a digit does the
 * physical key count, so that an AZERTY or Arabic digit row works without Shift.
 */

/** @typedef {"left" | "right" | "up" | "down"} Direction */
/** @typedef {"row" | "column" | "box" | "digits" | "place"} Topic  what the board reads out */
/** @typedef {{ letters: boolean, wasd: boolean }} Letters  whether single letters act, and four of them move */
/**
 * @typedef {| { kind: "digit" | "mark", digit: number } | { kind: "skip" } | { kind: "back" }
 *   | { kind: "erase" } | { kind: "submit" } | { kind: "cancel" } | { kind: "help" }
 *   | { kind: "say", topic: Topic }
 *   | { kind: "move", direction: Direction, leap: boolean }
 *   | { kind: "edge", edge: "row-start" | "row-end" | "first" | "last" }} Command
 */
/**
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">
 *   & { getModifierState?(name: string): boolean }} Key
 */

/** @type {Map<string, Direction>} */
const ARROWS = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
]);
/** By place, not by letter: the four keys under the left hand. @type {Map<string, Direction>} */
const LETTERS = new Map([
  ["KeyA", "left"],
  ["KeyD", "right"],
  ["KeyW", "up"],
  ["KeyS", "down"],
]);
/** @type {Map<string, Topic>} */
const TOPICS = new Map([
  ["r", "row"],
  ["c", "column"],
  ["b", "box"],
  ["d", "digits"],
  ["l", "place"],
]);
/** @type {Letters} */
const READING = { letters: true, wasd: false };
/** @type {Command} */
const SKIP = { kind: "skip" };
/** @type {[string, Command][]} */
const PLAIN_KEYS = [
  [".", SKIP],
  [" ", SKIP],
  ["Backspace", { kind: "back" }],
  ["Delete", { kind: "erase" }],
  ["Enter", { kind: "submit" }],
  ["Escape", { kind: "cancel" }],
  ["Home", { kind: "edge", edge: "row-start" }],
  ["End", { kind: "edge", edge: "row-end" }],
];
const PLAIN = new Map(PLAIN_KEYS);

/**
 * The board's command for a key, or null where the key is not ours.
 * @param {Key} event
 * @param {Letters} [letters]
 * @returns {Command | null}
 */
export function commandFor(event, letters = READING) {
  if (event.altKey || event.metaKey) return null;
  if (event.ctrlKey) return withControl(event);
  const mark = markOf(event);
  if (mark) return { kind: "mark", digit: mark };
  const direction = ARROWS.get(event.key);
  if (direction) return { kind: "move", direction, leap: false };
  const plain = PLAIN.get(event.key);
  if (plain) return plain;
  const digit = digitOf(event);
  if (digit !== null) return digit === 0 ? SKIP : { kind: "digit", digit };
  const dot = event.code === "Period" || event.code === "NumpadDecimal";
  if (dot && !event.shiftKey) return SKIP;
  return letters.letters ? withLetter(event, letters.wasd) : null;
}

/** A single key that a person may switch off. With Shift, D reads even where it moves. @param {Key} event @param {boolean} wasd @returns {Command | null} */
function withLetter(event, wasd) {
  if (event.key === "?") return { kind: "help" };
  const direction = wasd && !event.shiftKey ? LETTERS.get(event.code) : undefined;
  if (direction) return { kind: "move", direction, leap: false };
  const topic = TOPICS.get(letterOf(event));
  return topic ? { kind: "say", topic } : null;
}

/** The letter on the key, or where the layout has no Latin ones, the letter at its place. @param {Pick<Key, "key" | "code">} event */
const letterOf = ({ key, code }) =>
  (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();

/**
 * The digit that Shift makes a pencil mark, or null. On AZERTY, Shift is how a digit is typed. The
 * numpad has keys to move on the same places: where NumLock is on and such a key comes all the same,
 * Shift was held, though Windows hides it.
 * @param {Key} event
 */
function markOf(event) {
  const { key, code, shiftKey } = event;
  const row = /^Digit([1-9])$/.exec(code);
  if (row) return shiftKey && !/^[0-9]$/.test(key) ? Number(row[1]) : null;
  const pad = /^Numpad([1-9])$/.exec(code);
  if (!pad) return null;
  const moves = /^(Arrow\w+|Home|End|Page\w+|Clear)$/.test(key);
  const hidden = moves && (key === "Clear" || event.getModifierState?.("NumLock"));
  return shiftKey || hidden ? Number(pad[1]) : null;
}

/** @param {Key} event @returns {Command | null} */
function withControl({ key, code }) {
  const digit = /^[1-9]$/.test(key) ? key : /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { kind: "mark", digit: Number(digit) };
  if (key === "Home") return { kind: "edge", edge: "first" };
  if (key === "End") return { kind: "edge", edge: "last" };
  const direction = ARROWS.get(key);
  return direction ? { kind: "move", direction, leap: true } : null;
}

/** @param {Key} event @returns {number | null} */
function digitOf({ key, code, shiftKey }) {
  if (/^[0-9]$/.test(key)) return Number(key);
  if (shiftKey) return null;
  const row = /^Digit([0-9])$/.exec(code);
  if (row) return Number(row[1]);
  // With NumLock off the pad says `Clear` or moves the cursor: those are not digits.
  const pad = key.length === 1 ? /^Numpad([0-9])$/.exec(code) : null;
  return pad ? Number(pad[1]) : null;
}

/** Whether a key asks for the board as a drawing: Shift with what copies. @param {Key} event */
export const isGridCopy = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
  shiftKey && !altKey && ctrlKey !== metaKey && key.toLowerCase() === "c";

/**
 * The page-wide command for a key: undo or redo.
 * @param {Key} event
 * @returns {"undo" | "redo" | null}
 */
export function historyCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = letterOf({ key, code });
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : null;
}
