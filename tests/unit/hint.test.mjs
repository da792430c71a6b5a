// Hints without a page: the slice, its question, and the races that must not bring a hint back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, load } from "../../www/app/edits.js";
import { createFollower } from "../../www/app/follower.js";
import { undo } from "../../www/app/history.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { openView, setCheck, speak } from "../../www/app/updates.js";
import { close, hintOf, isLast, light, overlayOf, press, toldOf } from "../../www/hint/model.js";
import { question } from "../../www/hint/question.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { settled } from "./settled.mjs";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const STEP = {
  technique: "hidden-single",
  evidence: { kind: "single", demand: { house: { kind: "box", index: 4 } } },
  place: [[40, 5]],
  remove: [],
  story: {
    name: "Hidden single",
    claim: [{ text: "r5c5 is 5.", points: { cells: [40] } }],
    hints: [
      [{ text: "A digit that has only one place." }],
      [{ text: "Look at " }, { text: "box 5", points: { houses: [{ kind: "box", index: 4 }] } }],
    ],
    beats: [
      { title: "Every other cell", lines: [{ text: [{ text: "No other." }] }], adds: {} },
      {
        title: "Result",
        lines: [{ text: [{ text: "Place 5." }] }],
        adds: { candidates: [[40, 5, "placed"]] },
      },
    ],
  },
};
/** The user's 9 in r1c3 is wrong. */
const MISTAKE = {
  technique: "mistake",
  evidence: { kind: "mistake", candidates: [[2, 4]], correction: { erase: 2 } },
  place: [],
  remove: [],
  story: {
    name: "Mistake",
    claim: [{ text: "The digit in r1c3 is wrong." }],
    hints: [[{ text: "One of your digits is wrong." }], [{ text: "Look at box 1." }]],
    beats: [
      {
        title: "Result",
        lines: [
          { text: [{ text: "The digit in r1c3 is wrong." }], adds: { cells: [[2, "wrong"]] } },
        ],
        adds: {},
      },
    ],
  },
};
/** The 4 is crossed out in r1c3. */
const MISSING = {
  ...MISTAKE,
  evidence: { kind: "mistake", candidates: [[2, 4]], correction: { restore: [2, 4] } },
};

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

/** Presses Hint and lets the engine answer. */
async function hinted(state, step = STEP) {
  const page = setUp(state);
  page.store.update(press);
  await settled();
  page.asked[0].resolve(step);
  await settled();
  return page;
}

test("the engine is asked once, in the language of the page", async () => {
  const { store, asked } = setUp();
  assert.equal(question(store.state), null);
  store.update(press);
  assert.deepEqual(toldOf(store.state), { remark: "hint.working", working: true });
  await settled();
  asked[0].resolve(STEP);
  await settled();
  assert.deepEqual(
    asked.map(({ method, args }) => [method, args[1]]),
    [["hint", { language: "en" }]],
  );
  assert.equal(question(store.state), null);
  assert.equal(toldOf(store.state).rungs.length, 4);
  store.update(speak, "zh-Hans");
  await settled();
  assert.deepEqual(asked[1].args[1], { language: "zh-Hans" });
  assert.equal(toldOf(store.state).rungs.length, 4, "until the answer comes");
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

test("a mistake is told before any step, and erased on request", async () => {
  const { store } = await hinted(board({ 2: 9 }), MISTAKE);
  assert.equal(toldOf(store.state).doing, "hint.erase");
  store.update(press);
  store.update(press);
  assert.equal(overlayOf(store.state).cells.get(2), "stuck");
  store.update(press);
  assert.equal(store.state.board.placed[2], ".");
});

test("a missing mark is put back", async () => {
  const { store } = await hinted(board(), MISSING);
  assert.equal(toldOf(store.state).doing, "hint.restore");
  for (let rung = 0; rung < 3; rung++) store.update(press);
  assert.equal(store.state.pencil[2], 1 << 3);
});

for (const [name, change] of [
  ["Close", close],
  ["an edit", (state) => enterDigit(state, 2, 4)],
  ["Undo", undo],
]) {
  test(`${name} while a hint is on its way ends it for good`, async () => {
    const { store, asked } = setUp(board({ 3: 6 }));
    store.update(press);
    await settled();
    store.update(change);
    // Before the next frame, in the same task: nobody has aborted anything yet.
    asked[0].resolve(STEP);
    await settled();
    assert.equal(hintOf(store.state), null);
    assert.equal(toldOf(store.state), null);
    assert.equal(overlayOf(store.state), null);
    assert.equal(asked.length, 1);
  });
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
  store.update(close);
  store.update(enterDigit, 2, 4);
  store.update(press);
  asked[0].resolve(STEP);
  await settled();
  assert.equal(toldOf(store.state).remark, "hint.working");
  assert.notDeepEqual(asked[1].args, asked[0].args);
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

test("another view hides what a hint draws, and coming back shows it again", async () => {
  const { store } = await hinted();
  store.update(press);
  store.update(openView, "watch");
  assert.equal(overlayOf(store.state), null);
  store.update(openView, "answer");
  assert.equal(overlayOf(store.state).houses.length, 1);
});
