// The commands of keys on many keyboard layouts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { commandFor, historyCommand } from "../../www/board/keys.js";

const press = (key, code = "", modifiers = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const digit = (number) => ({ kind: "digit", digit: number });
const mark = (number) => ({ kind: "mark", digit: number });
/** Windows hides Shift in events of the numpad, but not NumLock. */
const numLock = { getModifierState: (name) => name === "NumLock" };
const skip = { kind: "skip" };

for (const [name, event, command] of [
  ["the digit row", press("5", "Digit5"), digit(5)],
  ["the numpad", press("5", "Numpad5"), digit(5)],
  ["AZERTY without Shift", press("(", "Digit5"), digit(5)],
  ["AZERTY with Shift", press("5", "Digit5", { shiftKey: true }), digit(5)],
  ["an Arabic digit row", press("٥", "Digit5"), digit(5)],
  ["an active input method", press("Process", "Digit5"), digit(5)],
  ["Shift and a digit", press("%", "Digit5", { shiftKey: true }), mark(5)],
  ["Shift and the numpad on a Mac", press("5", "Numpad5", { shiftKey: true }), mark(5)],
  ["Shift and the numpad on Linux", press("End", "Numpad1", { shiftKey: true }), mark(1)],
  ["Shift and the numpad on Windows", press("Home", "Numpad7", numLock), mark(7)],
  ["Shift and the numpad's arrow on Windows", press("ArrowLeft", "Numpad4", numLock), mark(4)],
  ["Home with NumLock on", press("Home", "Home", numLock), { kind: "edge", edge: "row-start" }],
  ["an active input method on the numpad", press("Process", "Numpad5", numLock), null],
  ["Ctrl and a digit", press("5", "Digit5", { ctrlKey: true }), mark(5)],
  ["Ctrl and a digit on AZERTY", press("(", "Digit5", { ctrlKey: true }), mark(5)],
  ["Ctrl+0, a shortcut of the browser,", press("0", "Digit0", { ctrlKey: true }), null],
  ["the numpad without NumLock", press("ArrowLeft", "Numpad4"), move("left")],
  ["the centre of the numpad, which is no cursor key", press("Clear", "Numpad5"), mark(5)],
  ["zero", press("0", "Digit0"), skip],
  ["AZERTY's zero", press("à", "Digit0"), skip],
  ["a dot", press(".", "Period"), skip],
  ["a numpad with a comma", press(",", "NumpadDecimal"), skip],
  ["space", press(" ", "Space"), skip],
  ["Backspace", press("Backspace"), { kind: "back" }],
  ["Delete", press("Delete"), { kind: "erase" }],
  ["Enter", press("Enter"), { kind: "submit" }],
  ["Escape", press("Escape"), { kind: "cancel" }],
  ["R", press("r", "KeyR"), say("row")],
  ["C", press("c", "KeyC"), say("column")],
  ["B with Caps Lock", press("B", "KeyB"), say("box")],
  ["D", press("d", "KeyD"), say("digits")],
  ["L on a Cyrillic layout", press("д", "KeyL"), say("place")],
  ["a question mark", press("?", "Slash", { shiftKey: true }), { kind: "help" }],
  ["W, which moves only if enabled,", press("w", "KeyW"), null],
  ["Ctrl and an arrow", press("ArrowUp", "", { ctrlKey: true }), move("up", true)],
  ["Ctrl+Home", press("Home", "", { ctrlKey: true }), { kind: "edge", edge: "first" }],
  ["Tab", press("Tab", "Tab"), null],
  ["Alt and a digit", press("5", "Digit5", { altKey: true }), null],
  ["Command and a digit", press("5", "Digit5", { metaKey: true }), null],
  ["Ctrl+W", press("w", "KeyW", { ctrlKey: true }), null],
  ["the name of an inherited property", press("constructor"), null],
]) {
  test(`${name} gives ${command ? command.kind : "no command"}`, () => {
    assert.deepEqual(commandFor(event), command);
  });
}

test("W A S D move if enabled, by physical key, and Shift+D reads out", () => {
  const letters = { letters: true, wasd: true };
  assert.deepEqual(commandFor(press("w", "KeyW"), letters), move("up"));
  assert.deepEqual(commandFor(press("q", "KeyA"), letters), move("left"), "AZERTY");
  assert.deepEqual(commandFor(press("s", "KeyS"), letters), move("down"));
  assert.deepEqual(commandFor(press("d", "KeyD"), letters), move("right"));
  assert.deepEqual(commandFor(press("D", "KeyD", { shiftKey: true }), letters), say("digits"));
  assert.deepEqual(commandFor(press("r", "KeyR"), letters), say("row"));
});

test("single keys can be switched off; digits and arrows still work", () => {
  const letters = { letters: false, wasd: true };
  for (const [key, code] of [
    ["r", "KeyR"],
    ["w", "KeyW"],
    ["?", "Slash"],
  ]) {
    assert.equal(commandFor(press(key, code), letters), null, key);
  }
  assert.deepEqual(commandFor(press("5", "Digit5"), letters), digit(5));
  assert.deepEqual(commandFor(press("ArrowLeft"), letters), move("left"));
});

test("undo and redo with Ctrl or Command, on Latin and other layouts", () => {
  const ctrl = { ctrlKey: true };
  assert.equal(historyCommand(press("z", "KeyZ", ctrl)), "undo");
  assert.equal(historyCommand(press("Z", "KeyZ", { ...ctrl, shiftKey: true })), "redo");
  assert.equal(historyCommand(press("y", "KeyY", ctrl)), "redo");
  assert.equal(historyCommand(press("z", "KeyZ", { metaKey: true })), "undo");
  assert.equal(historyCommand(press("я", "KeyZ", ctrl)), "undo");
  assert.equal(historyCommand(press("z", "KeyY", ctrl)), "undo", "QWERTZ: the character counts");
  assert.equal(historyCommand(press("z", "KeyZ")), null);
  assert.equal(historyCommand(press("z", "KeyZ", { ...ctrl, altKey: true })), null);
});

function say(topic) {
  return { kind: "say", topic };
}

function move(direction, leap = false) {
  return { kind: "move", direction, leap };
}
