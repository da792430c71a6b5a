// Pencil marks: set, removed, tidied, undone and stored; and the settings for entering digits.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  clear,
  enterDigit,
  erase,
  eraseBack,
  load,
  skip,
  stampDigit,
  toggleMark,
} from "../../www/app/edits.js";
import { undo } from "../../www/app/history.js";
import { initialState, puzzleOf } from "../../www/app/state.js";
import { decode } from "../../www/app/storage.js";
import { arm, set } from "../../www/app/updates.js";
import { areMarks, digitsIn, NO_MARKS } from "../../www/sudoku/marks.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const marksOf = (state, cell) => digitsIn(state.pencil[cell]);
const marked = (...pairs) =>
  pairs.reduce((state, [cell, digit]) => toggleMark(state, cell, digit), initialState);

test("marks are toggled independently", () => {
  const state = marked([4, 5], [4, 1]);
  assert.deepEqual(marksOf(state, 4), [1, 5]);
  assert.deepEqual(marksOf(toggleMark(state, 4, 5), 4), [1]);
  assert.equal(state.revision, 0, "the puzzle is the same, so no new verdict is needed");
});

test("a filled cell accepts no mark", () => {
  const state = enterDigit(initialState, 0, 5);
  assert.equal(toggleMark(state, 0, 3), state);
});

test("a digit removes all marks of its cell, and its own mark from the cells that see it", () => {
  const state = marked([0, 1], [0, 2], [1, 5], [1, 6], [9, 5], [80, 5]);
  const after = enterDigit(state, 0, 5);
  assert.deepEqual(
    [0, 1, 9, 80].map((cell) => marksOf(after, cell)),
    [[], [6], [], [5]],
  );
  assert.deepEqual(undo(after).pencil, state.pencil);
  const untidy = enterDigit(set(state, "tidy", false), 0, 5);
  assert.deepEqual(marksOf(untidy, 1), [5, 6]);
});

test("Delete and Backspace remove marks before they move; a skip keeps them", () => {
  const state = marked([4, 5]);
  assert.deepEqual(marksOf(erase(state, 4), 4), []);
  const back = eraseBack(state, 4);
  assert.deepEqual([marksOf(back, 4), back.selected], [[], 4]);
  assert.equal(eraseBack(back, 4).selected, 3);
  assert.deepEqual(marksOf(skip(state, 4), 4), [5]);
});

test("Clear and a new puzzle remove all marks, and undo restores them", () => {
  const state = marked([4, 5]);
  for (const after of [clear(state), load(state, EXAMPLE)]) {
    assert.equal(after.pencil, NO_MARKS);
    assert.deepEqual(marksOf(undo(after), 4), [5]);
  }
});

test("stored marks are read back, and corrupt ones are ignored", () => {
  const { pencil } = marked([4, 5]);
  const entry = (pencil) =>
    JSON.stringify({ version: 1, ...initialState.board, selected: 0, solved: false, pencil });
  assert.deepEqual(decode(entry(pencil)).state.pencil, pencil);
  for (const bad of [undefined, 7, [1], new Array(81).fill(512), new Array(81).fill("1")]) {
    assert.equal(areMarks(bad), false);
    assert.equal(decode(entry(bad)).state.pencil, NO_MARKS);
  }
});

test("the selection stays if the setting to advance is off", () => {
  const state = enterDigit(set(initialState, "advance", false), 0, 5);
  assert.deepEqual([puzzleOf(state.board)[0], state.selected], ["5", 0]);
});

test("a press writes the armed digit, and a second press erases it", () => {
  const state = stampDigit(arm(initialState, 7), 40, 7);
  assert.deepEqual([state.armed, puzzleOf(state.board)[40], state.selected], [7, "7", 40]);
  assert.equal(puzzleOf(stampDigit(state, 40, 7).board)[40], ".");
  assert.equal(arm(state, 7).armed, null);
});
