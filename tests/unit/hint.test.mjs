// Hints without a page: the slice, its question, and the races that must not bring a hint back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, load } from "../../www/app/edits.js";
import { createFollower } from "../../www/app/follower.js";
import { undo } from "../../www/app/history.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { openView, setCheck } from "../../www/app/updates.js";
import { close, hintOf, isLast, light, overlayOf, press, toldOf } from "../../www/hint/model.js";
import { question } from "../../www/hint/question.js";
import { EXAMPLE } from "../../www/sudoku/example.js";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const STEP = {
  technique: "hidden-single",
  evidence: { kind: "single", demand: { house: { kind: "box", index: 4 } } },
  place: [[40, 5]],
  remove: [],
};
const TECHNIQUES = [{ id: "hidden-single", family: "singles" }];

/** A board that is judged, as on the page. */
function board(digits = {}) {
  let state = load(initialState, EXAMPLE, undefined, undefined, true);
  for (const [cell, digit] of Object.entries(digits))
    state = enterDigit(state, Number(cell), digit);
  const verdict = { status: "unique", solution: SOLUTION, givens: 30 };
  return setCheck(state, { revision: state.revision, puzzle: EXAMPLE, verdict });
}

/** A page without a page: a store, the follower, and an engine whose answers the test gives. */
function setUp(state = board()) {
  const asked = [];
  const client = {
    ready: true,
    ask: (method, args, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ method, args, resolve, reject, signal });
      }),
  };
  const store = createStore(state, (notify) => queueMicrotask(notify));
  const follower = createFollower({ client, store, question, patience: 0 });
  store.subscribe(() => follower.follow());
  return { store, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

/** Presses Hint and lets the engine answer. */
async function hinted(state) {
  const page = setUp(state);
  page.store.update(press);
  await settled();
  page.asked[0].resolve(TECHNIQUES);
  await settled();
  page.asked[1].resolve(STEP);
  await settled();
  return page;
}

test("the engine is asked for what the state lacks, one after the other", async () => {
  const { store, asked } = setUp();
  assert.equal(question(store.state), null);
  store.update(press);
  assert.deepEqual(toldOf(store.state), { remark: "hint.working", working: true });
  await settled();
  asked[0].resolve(TECHNIQUES);
  await settled();
  asked[1].resolve(STEP);
  await settled();
  assert.deepEqual(
    asked.map(({ method }) => method),
    ["techniques", "hint"],
  );
  assert.equal(question(store.state), null);
  assert.equal(toldOf(store.state).rungs.length, 4);
});

test("each press tells more, what is lit ends with its rung, and the last press does it", async () => {
  const { store } = await hinted();
  assert.equal(overlayOf(store.state), null);
  store.update(light, { cells: [40] });
  assert.deepEqual(overlayOf(store.state), { lit: { cells: [40] } });
  store.update(press);
  assert.equal(overlayOf(store.state).houses.length, 1);
  assert.equal(overlayOf(store.state).lit, null);
  store.update(press);
  store.update(press);
  assert.equal(isLast(store.state), true);
  store.update(press);
  assert.equal(store.state.board.placed[40], "5");
  assert.equal(store.state.hint, null);
});

test("a known mistake needs no engine", () => {
  const { store, asked } = setUp(board({ 2: 9 }));
  store.update(press);
  assert.equal(toldOf(store.state).doing, "hint.erase");
  assert.equal(question(store.state), null);
  for (let rung = 0; rung < 3; rung++) store.update(press);
  assert.equal(store.state.board.placed[2], ".");
  assert.equal(asked.length, 0);
});

for (const [name, change] of [
  ["Close", close],
  ["an edit", (state) => enterDigit(state, 2, 4)],
  ["Undo", undo],
]) {
  for (const wait of [0, 1]) {
    test(`${name} during question ${wait + 1} ends a hint for good`, async () => {
      const { store, asked } = setUp(board({ 3: 6 }));
      store.update(press);
      await settled();
      if (wait) {
        asked[0].resolve(TECHNIQUES);
        await settled();
      }
      store.update(change);
      // Before the next frame, in the same task: nobody has aborted anything yet.
      asked[wait].resolve(wait ? STEP : TECHNIQUES);
      await settled();
      assert.equal(hintOf(store.state), null);
      assert.equal(toldOf(store.state), null);
      assert.equal(overlayOf(store.state), null);
      assert.equal(asked.length, wait + 1);
    });
  }
}

test("Undo back to the board of a hint does not bring it back", async () => {
  const { store } = await hinted(board({ 3: 6 }));
  store.update(enterDigit, 2, 4);
  store.update(undo);
  assert.equal(hintOf(store.state), null);
});

test("an answer after Close and Hint on another board belongs to neither", async () => {
  const { store, asked } = setUp();
  store.update(press);
  await settled();
  asked[0].resolve(TECHNIQUES);
  await settled();
  store.update(close);
  store.update(enterDigit, 2, 4);
  store.update(press);
  asked[1].resolve(STEP);
  await settled();
  assert.equal(toldOf(store.state).remark, "hint.working");
  assert.notDeepEqual(asked[2].args, asked[1].args);
});

test("a failure is in the slice, and the next press asks again", async () => {
  const { store, asked } = setUp();
  store.update(press);
  await settled();
  asked[0].reject(new Error("crash"));
  await settled();
  assert.equal(toldOf(store.state).remark, "hint.crash");
  assert.equal(asked.length, 1);
  store.update(press);
  await settled();
  assert.equal(asked.length, 2);
});

test("a late verdict that finds a mistake replaces the ladder, at any rung", async () => {
  const unjudged = { ...board({ 2: 9 }), check: null, known: null };
  const { store } = await hinted(unjudged);
  for (let rung = 0; rung < 4; rung++) store.update(press);
  assert.equal(toldOf(store.state).doing, "hint.do");
  const { check, known } = board({ 2: 9 });
  store.update((state) => ({ ...state, check, known }));
  assert.equal(toldOf(store.state).doing, "hint.erase");
  assert.equal(overlayOf(store.state).cells.get(2), "target");
});

test("another view hides what a hint draws, and coming back shows it again", async () => {
  const { store } = await hinted();
  store.update(press);
  store.update(openView, "watch");
  assert.equal(overlayOf(store.state), null);
  store.update(openView, "answer");
  assert.equal(overlayOf(store.state).houses.length, 1);
});
