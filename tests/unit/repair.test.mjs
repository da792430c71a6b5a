// Help with a puzzle that has no solution or several: what is asked, when it is asked no more, and the drawing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, load } from "../../www/app/edits.js";
import { createFollower } from "../../www/app/follower.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { notify, setCheck } from "../../www/app/updates.js";
import { reasonDrawing } from "../../www/repair/drawing.js";
import { begin, giveUp, isWanted } from "../../www/repair/model.js";
import { question, typedSteps } from "../../www/repair/question.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { statementOf } from "../../www/view/statement.js";
import { settled } from "./settled.mjs";

const BECAUSE = { kind: "digit", digit: 4, house: { kind: "box", index: 4 }, givens: [14, 66] };
const NONE = { status: "none", givens: 30, because: BECAUSE };
const FIVE = { kind: "digit", changes: [{ cell: 14, from: "4", to: "5" }] };

const judged = (state, verdict) =>
  setCheck(state, { revision: state.revision, puzzle: state.board.givens, verdict });

/** A page without a page: what is asked, and the test answers. */
function setUp(state) {
  const asked = [];
  const ask = (method, args) =>
    new Promise((resolve, reject) => asked.push({ method, args, resolve, reject }));
  const store = createStore(state, (flush) => queueMicrotask(flush));
  const follower = createFollower({ client: { ready: true, ask }, store, question });
  store.subscribe(() => follower.follow());
  store.update(begin);
  return { store, asked };
}

test("repairs are asked for, and then when the last solution was taken away", async () => {
  const typed = [3, 0, 8].reduce(
    (state, cell, index) => enterDigit(state, cell, index + 1),
    load(initialState, EXAMPLE.replace("53", "..")),
  );
  const { store, asked } = setUp(judged(typed, NONE));
  await settled();
  asked[0].resolve([FIVE]);
  await settled();
  assert.deepEqual(statementOf(store.state).help.repairs, [FIVE]);
  asked[1].resolve({ status: "none" });
  await settled();
  asked[2].resolve({ status: "multiple", count: 12 });
  await settled();
  assert.deepEqual(store.state.help.since, { cell: 0, digit: "2", count: 12 });
  assert.deepEqual(
    asked.map(({ method }) => method),
    ["repairs", "solve", "solve"],
  );
  assert.equal(question(store.state), null);
});

test("several solutions: the cells that decide, and the cells that differ", async () => {
  const verdict = {
    status: "multiple",
    count: 5000,
    exact: true,
    solutions: ["1", "2"],
    givens: 9,
  };
  const { store, asked } = setUp(judged(load(initialState, EXAMPLE), verdict));
  await settled();
  asked[0].resolve([
    [7, 1],
    [3, 2],
    [7, 4],
  ]);
  await settled();
  asked[1].resolve([1, 3, 4, 12]);
  await settled();
  assert.deepEqual(store.state.help.decides.args, { cells: { cells: [3, 7] } });
  assert.deepEqual(store.state.help.varying, [1, 3]);
  assert.equal(question(store.state), null);
});

test("an engine that fails is asked once for each verdict", async () => {
  const { store, asked } = setUp(judged(load(initialState, EXAMPLE), NONE));
  await settled();
  asked[0].reject(new Error("crash"));
  await settled();
  store.update(notify, null);
  await settled();
  assert.equal(asked.length, 1);
  assert.equal(isWanted(store.state), false);
  store.update(enterDigit, 2, 1);
  store.update(judged, NONE);
  store.update(begin);
  assert.equal(isWanted(store.state), false, "the same verdict");
  store.update(enterDigit, 3, 1);
  store.update(judged, { ...NONE });
  assert.equal(isWanted(store.state), true);
  store.update(begin);
  await settled();
  assert.equal(asked.length, 2);
});

test("help whose code cannot be loaded is wanted again with the next verdict", () => {
  const state = giveUp(judged(load(initialState, EXAMPLE), NONE));
  assert.equal(isWanted(state), false);
  assert.equal(question(state), null);
  assert.equal(isWanted(judged(enterDigit(state, 2, 1), { ...NONE })), true);
});

test("the digits typed last lead back to the puzzle that was loaded", () => {
  const typed = [3, 0, 8].reduce(
    (state, cell, index) => enterDigit(state, cell, index + 1),
    load(initialState, EXAMPLE.replace("53", "..")),
  );
  assert.deepEqual(
    typedSteps(typed).map(({ cell, digit }) => [cell, digit]),
    [
      [8, "3"],
      [0, "2"],
      [3, "1"],
    ],
  );
});

test("the house of a stuck digit is drawn with the givens that bar its blanks", () => {
  const puzzle = `${EXAMPLE.slice(0, 14)}4${EXAMPLE.slice(15)}`;
  const because = { ...BECAUSE, givens: [14, 31, 36, 49, 66] };
  const { houses, cells, sights } = reasonDrawing({ verdict: { status: "none", because }, puzzle });
  assert.deepEqual(houses, [{ house: BECAUSE.house, role: "stuck" }]);
  assert.deepEqual([...cells.keys()], [30, 32, 40, 48, 50]);
  assert.deepEqual(sights, [
    { from: 66, to: 30 },
    { from: 14, to: 32 },
    { from: 36, to: 40 },
    { from: 66, to: 48 },
    { from: 14, to: 50 },
  ]);
});

test("a stuck cell has a line from the nearest given in each direction", () => {
  const puzzle = `12345678.${".".repeat(71)}9`;
  const because = { kind: "cell", cell: 8, givens: [0, 1, 2, 3, 4, 5, 6, 7, 80] };
  const { sights } = reasonDrawing({ verdict: { status: "none", because }, puzzle });
  assert.deepEqual(sights, [
    { from: 7, to: 8 },
    { from: 80, to: 8 },
  ]);
});
