/**
 * Maps keys to commands of the board, on any keyboard layout.
 *
 * The character takes precedence: `5` is 5 on any key. The physical key counts only if the character
 * is not a digit, so that the digit row of AZERTY or Arabic keyboards works without Shift.
 */

/** @import { Direction } from "../sudoku/geometry.js" */
/** @typedef {"row" | "column" | "box" | "digits" | "place"} Topic  what the board can read out */
/** @typedef {{ letters: boolean, wasd: boolean }} Letters  whether single letters are shortcuts, and whether W A S D move */
/**
 * @typedef {| { kind: "digit" | "mark", digit: number } | { kind: "skip" } | { kind: "back" }
 *   | { kind: "erase" } | { kind: "submit" } | { kind: "cancel" } | { kind: "help" } | { kind: "trial" }
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
/** Physical keys, not characters: the same place on any layout. @type {Map<string, Direction>} */
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
const DEFAULT_LETTERS = { letters: true, wasd: false };
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
 * Returns the board's command for a key, or null for all other keys.
 * @param {Key} event
 * @param {Letters} [letters]
 * @returns {Command | null}
 */
export function commandFor(event, letters = DEFAULT_LETTERS) {
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

/** Maps the single keys that the user can switch off. Shift+D reads out even if D moves. @param {Key} event @param {boolean} wasd @returns {Command | null} */
function withLetter(event, wasd) {
  if (event.key === "?") return { kind: "help" };
  if (letterOf(event) === "t") return { kind: "trial" };
  const direction = wasd && !event.shiftKey ? LETTERS.get(event.code) : undefined;
  if (direction) return { kind: "move", direction, leap: false };
  const topic = TOPICS.get(letterOf(event));
  return topic ? { kind: "say", topic } : null;
}

/** The Latin letter of a key, or the letter at its place in QWERTY on layouts without Latin letters. @param {Pick<Key, "key" | "code">} event */
const letterOf = ({ key, code }) =>
  (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();

/**
 * The digit of a pencil mark, typed with Shift, or null. On AZERTY, Shift types a digit instead. On the
 * numpad, Windows turns Shift with a digit into a cursor key without Shift: with NumLock on, a cursor key
 * there means a mark.
 * @param {Key} event
 */
function markOf(event) {
  const { key, code, shiftKey } = event;
  const row = /^Digit([1-9])$/.exec(code);
  if (row) return shiftKey && !/^[0-9]$/.test(key) ? Number(row[1]) : null;
  const pad = /^Numpad([1-9])$/.exec(code);
  if (!pad) return null;
  const isCursorKey = /^(Arrow\w+|Home|End|Page\w+|Clear)$/.test(key);
  const hasHiddenShift = isCursorKey && (key === "Clear" || event.getModifierState?.("NumLock"));
  return shiftKey || hasHiddenShift ? Number(pad[1]) : null;
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
  // With NumLock off, the numpad sends `Clear` and cursor keys, not digits.
  const pad = key.length === 1 ? /^Numpad([0-9])$/.exec(code) : null;
  return pad ? Number(pad[1]) : null;
}

/** Whether a key copies the board as a drawn grid: Ctrl+Shift+C, or Cmd+Shift+C. @param {Key} event */
export const isGridCopy = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
  shiftKey && !altKey && ctrlKey !== metaKey && key.toLowerCase() === "c";

/**
 * Returns the page-wide command for a key: undo or redo.
 * @param {Key} event
 * @returns {"undo" | "redo" | null}
 */
export function historyCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = letterOf({ key, code });
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : null;
}
