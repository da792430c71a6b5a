// Changes of the state: pure, undoable, with the user's digits separate from the program's.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as edit from "../../www/app/edits.js";
import * as history from "../../www/app/history.js";
import { BLANK, initialState, isAnswered, puzzleOf, verdictOf } from "../../www/app/state.js";
import * as change from "../../www/app/updates.js";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const typed = (keys, state = initialState) =>
  Array.from(keys).reduce(
    (now, key) =>
      key === "." ? edit.skip(now, now.selected) : edit.enterDigit(now, now.selected, Number(key)),
    state,
  );
const solved = (state) =>
  change.showAnswer(state, state.revision, { solutions: [SOLUTION], index: 0, cells: null });

test("typed digits fill the cells in reading order, up to the last cell", () => {
  const state = typed(EXAMPLE);
  assert.equal(puzzleOf(state.board), EXAMPLE);
  assert.equal(state.selected, 80);
});

test("changes do not modify their state", () => {
  const before = structuredClone(initialState);
  solved(typed("123"));
  assert.deepEqual(initialState, before);
});

test("typing the same digit is no edit: nothing to undo, and the answer stays", () => {
  const state = solved(typed("5"));
  const again = edit.enterDigit(state, 0, 5);
  assert.equal(again.past.length, state.past.length);
  assert.equal(again.answer, state.answer);
  assert.equal(again.revision, state.revision);
});

test("Backspace clears a filled cell, and from a blank one clears the previous cell", () => {
  const state = typed("12");
  assert.equal(state.selected, 2);
  const back = edit.eraseBack(state, 2);
  assert.equal(back.board.givens, `1${BLANK.slice(1)}`);
  assert.equal(back.selected, 1);
  assert.equal(edit.eraseBack(back, 0).board.givens, BLANK);
  assert.equal(edit.eraseBack(initialState, 0).selected, 0);
});

test("a leap goes to the next visibly blank cell", () => {
  const state = edit.select(typed("123.5"), 0);
  const leap = { kind: "move", direction: "right", leap: true };
  assert.equal(edit.moveSelection(state, leap).selected, 3);
  assert.equal(edit.moveSelection(solved(state), leap).selected, 0, "no blank is left");
  const step = { kind: "move", direction: "left", leap: false };
  assert.equal(edit.moveSelection(state, step), state, "no move beyond the edge");
  assert.equal(edit.moveSelection(state, { kind: "edge", edge: "row-end" }).selected, 8);
});

test("an answer is shown only on its board", () => {
  const state = typed("12");
  const answer = { solutions: [SOLUTION], index: 0, cells: null };
  assert.equal(change.showAnswer(state, state.revision - 1, answer), state);
  const shown = change.showAnswer(state, state.revision, answer);
  assert.ok(isAnswered(shown, 2));
  assert.ok(!isAnswered(shown, 0), "a typed cell is never an answer");
});

test("a puzzle that is solved again keeps its time, another one has its own", () => {
  const timed = (state, micros) =>
    change.showAnswer(state, state.revision, {
      solutions: [SOLUTION],
      index: 0,
      cells: null,
      micros,
    });
  const first = timed(edit.load(initialState, EXAMPLE), 6.3);
  const other = timed(edit.load(edit.clear(first), EXAMPLE.replace("5", ".")), 4);
  const again = timed(edit.load(other, EXAMPLE), 5.9);
  assert.deepEqual(
    [first, other, again].map(({ answer }) => answer.micros),
    [6.3, 4, 6.3],
  );
});

test("editing removes the answer and keeps the puzzle", () => {
  const edited = edit.erase(solved(typed(EXAMPLE)), 0);
  assert.equal(edited.answer, null);
  assert.equal(edited.board.givens, `.${EXAMPLE.slice(1)}`);
});

test("undo and redo restore board, answer and selection", () => {
  const state = solved(typed("12"));
  const edited = edit.enterDigit(state, 40, 7);
  const undone = history.undo(edited);
  assert.equal(undone.board, state.board);
  assert.equal(undone.answer, state.answer);
  assert.equal(undone.selected, state.selected);
  assert.equal(history.undo(undone).answer, null, "Solve itself can be undone");
  assert.equal(history.redo(undone).board.givens, edited.board.givens);
  assert.equal(history.undo(initialState), initialState);
  assert.equal(history.redo(edited), edited, "an edit clears the redo history");
});

test("undo increases the revision, so that a late answer is recognised", () => {
  const state = typed("12");
  assert.ok(history.undo(state).revision > state.revision);
});

test("a late verdict is dropped", () => {
  const state = typed("1");
  const late = { revision: state.revision - 1, verdict: { status: "none" } };
  assert.equal(change.setCheck(state, late), state);
  assert.equal(verdictOf(state), null);
});

test("the history drops its oldest entries", () => {
  let state = initialState;
  for (let step = 0; step < 1200; step++) state = edit.enterDigit(state, 0, (step % 9) + 1);
  assert.equal(state.past.length, 500);
  assert.equal(history.undo(state).board.givens[0], String((1198 % 9) + 1));
});

test("one cell is revealed at a time; hidden answers stay hidden", () => {
  const state = typed(EXAMPLE);
  const one = change.revealCell(state, SOLUTION, 2);
  const two = change.revealCell(one, SOLUTION, 3);
  assert.deepEqual(two.answer.cells, [2, 3]);
  assert.equal(change.revealCell(two, SOLUTION, 0), two, "a given has nothing to reveal");
  const hidden = change.setShown(solved(state), false);
  assert.ok(!isAnswered(hidden, 2));
  const revealed = change.revealCell(hidden, SOLUTION, 2);
  assert.ok(isAnswered(revealed, 2));
  assert.ok(!isAnswered(revealed, 3));
});

test("stepping through solutions wraps around", () => {
  const answer = { solutions: ["a", "b", "c"], index: 0, cells: null };
  const state = change.showAnswer(initialState, 0, answer);
  assert.equal(change.stepSolution(state, -1).answer.index, 2);
  assert.equal(change.stepSolution(change.stepSolution(state, 2), 1).answer.index, 0);
});

test("placed digits are part of the puzzle, and typing over one makes it a given", () => {
  const state = edit.load(initialState, EXAMPLE, `..4${BLANK.slice(3)}`);
  assert.equal(puzzleOf(state.board)[2], "4");
  const over = edit.enterDigit(state, 2, 6);
  assert.equal(over.board.givens[2], "6");
  assert.equal(over.board.placed[2], ".");
});

test("an empty board is not being checked, however it became empty", () => {
  const checking = change.setWorking(typed(EXAMPLE), true);
  assert.equal(edit.enterDigit(checking, 80, 1).working, true);
  assert.equal(edit.clear(checking).working, false);
  const first = change.setWorking(edit.enterDigit(initialState, 0, 1), true);
  assert.equal(history.undo(first).working, false);
});
