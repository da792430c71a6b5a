// What keys mean, on keyboards of many layouts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { commandFor, historyCommand } from "../../www/keys.js";

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
const skip = { kind: "skip" };

for (const [name, event, command] of [
  ["the digit row", press("5", "Digit5"), digit(5)],
  ["the numpad", press("5", "Numpad5"), digit(5)],
  ["AZERTY without Shift", press("(", "Digit5"), digit(5)],
  ["AZERTY with Shift", press("5", "Digit5", { shiftKey: true }), digit(5)],
  ["an Arabic digit row", press("٥", "Digit5"), digit(5)],
  ["an input method at work", press("Process", "Digit5"), digit(5)],
  ["Shift and a digit, which is for pencil marks", press("%", "Digit5", { shiftKey: true }), null],
  ["the numpad without NumLock", press("ArrowLeft", "Numpad4"), move("left")],
  ["the numpad's middle without NumLock", press("Clear", "Numpad5"), null],
  ["zero", press("0", "Digit0"), skip],
  ["AZERTY's zero", press("à", "Digit0"), skip],
  ["a dot", press(".", "Period"), skip],
  ["a numpad with a comma", press(",", "NumpadDecimal"), skip],
  ["space", press(" ", "Space"), skip],
  ["Backspace", press("Backspace"), { kind: "back" }],
  ["Delete", press("Delete"), { kind: "erase" }],
  ["Enter", press("Enter"), { kind: "submit" }],
  ["Escape", press("Escape"), { kind: "cancel" }],
  ["the key A on any layout", press("q", "KeyA"), move("left")],
  ["Ctrl and an arrow", press("ArrowUp", "", { ctrlKey: true }), move("up", true)],
  ["Ctrl+Home", press("Home", "", { ctrlKey: true }), { kind: "edge", edge: "first" }],
  ["Tab", press("Tab", "Tab"), null],
  ["Ctrl and a digit, which is the browser's", press("5", "Digit5", { ctrlKey: true }), null],
  ["Alt and a digit", press("5", "Digit5", { altKey: true }), null],
  ["Command and a digit", press("5", "Digit5", { metaKey: true }), null],
  ["Ctrl+W", press("w", "KeyW", { ctrlKey: true }), null],
  ["a name that every object has", press("constructor"), null],
]) {
  test(`${name} is ${command ? command.kind : "not ours"}`, () => {
    assert.deepEqual(commandFor(event), command);
  });
}

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

function move(direction, leap = false) {
  return { kind: "move", direction, leap };
}
