// Explanations without a page: the slice, its questions, and the steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, load } from "../../www/app/edits.js";
import { createFollower } from "../../www/app/follower.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { openView, setCheck, speak } from "../../www/app/updates.js";
import * as model from "../../www/explain/model.js";
import { question } from "../../www/explain/question.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { settled } from "./settled.mjs";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const story = (name, ...lines) => ({
  name,
  claim: [{ text: name }],
  hints: [[], []],
  beats: [{ title: "Result", lines: lines.map((text) => ({ text: [{ text }] })), adds: {} }],
});
const single = (cell, digit) => ({
  technique: "hidden-single",
  evidence: { kind: "single", demand: { house: { kind: "row", index: 0 } } },
  place: [[cell, digit]],
  remove: [],
  story: story("Hidden single", "Place it."),
});
const LOCKED = {
  technique: "pointing",
  evidence: {
    kind: "locked",
    digit: 1,
    from: { kind: "box", index: 0 },
    to: { kind: "row", index: 0 },
  },
  place: [],
  remove: [[5, 1]],
  story: story("Pointing", "One.", "Two."),
};
const STEPS = [single(2, 4), LOCKED, single(3, 6)];
const TECHNIQUES = [
  { id: "hidden-single", level: "easy", onPath: true },
  { id: "aic", level: "expert", onPath: true },
];

const judged = (state) =>
  setCheck(state, {
    revision: state.revision,
    puzzle: EXAMPLE,
    verdict: { status: "unique", solution: SOLUTION, givens: 30 },
  });
const board = () => judged(load(initialState, EXAMPLE, undefined, undefined, true));

/** A page without a page: what is asked, and the test answers. */
function setUp(state = board()) {
  const asked = [];
  const ask = (method, args, signal, progress) =>
    new Promise((resolve, reject) =>
      asked.push({ method, args, signal, progress, resolve, reject }),
    );
  const store = createStore(state, (flush) => queueMicrotask(flush));
  const client = { ready: true, ask };
  const follower = createFollower({ client, store, question, patience: 0 });
  store.subscribe(() => follower.follow());
  return { store, asked };
}

/** Opens the view and lets the engine answer. */
async function explained(open = model.open, ...args) {
  const page = setUp();
  page.store.update(open, ...args);
  await settled();
  page.asked[0].resolve({ steps: STEPS });
  await settled();
  page.asked[1].resolve(TECHNIQUES);
  await settled();
  return page;
}

test("the path is asked for once the view is open, and its steps are shown in turn", async () => {
  const { store, asked } = setUp();
  assert.equal(question(store.state), null);
  store.update(model.open);
  assert.equal(model.phaseOf(store.state), "working");
  await settled();
  asked[0].progress(0.5);
  assert.equal(model.explainOf(store.state).share, 0.5);
  asked[0].resolve({ steps: STEPS });
  await settled();
  assert.equal(model.phaseOf(store.state), "ready");
  assert.equal(model.overlayOf(store.state).digits, EXAMPLE);
  store.update(model.execute, "on");
  assert.equal(model.overlayOf(store.state).digits[2], "4");
  store.update(model.execute, "back");
  store.update(model.execute, "hard");
  assert.equal(model.stepOf(model.explainOf(store.state)), LOCKED);
  store.update(model.execute, "hard");
  assert.equal(model.stepOf(model.explainOf(store.state)), null);
  store.update(model.execute, "on");
  assert.equal(model.explainOf(store.state).at, 3);
});

test("what the words of a step light up ends with the step", async () => {
  const { store } = await explained();
  const change = [
    [model.execute, "on"],
    [model.go, 2],
    [model.show, LOCKED],
    [model.walkTo, { beat: 0, line: 0 }],
    [model.playOn],
  ];
  for (const [next, ...args] of change) {
    store.update(model.go, 0);
    store.update(model.light, { cells: [40] });
    assert.deepEqual(model.overlayOf(store.state).drawing.lit, { cells: [40] });
    store.update(next, ...args);
    assert.equal(model.overlayOf(store.state).drawing.lit, null);
  }
});

test("an answer about another board is dropped, and the newest board is explained", async () => {
  const { store, asked } = setUp();
  store.update(model.open);
  await settled();
  store.update((state) => judged(enterDigit(openView(state, "answer"), 2, 4)));
  store.update(model.open);
  await settled();
  assert.equal(asked[0].signal.aborted, true);
  asked[0].resolve({ steps: STEPS });
  await settled();
  assert.equal(model.phaseOf(store.state), "working");
  assert.equal(asked[1].args[0].placed[2], "4");
  asked[1].resolve({ steps: [] });
  await settled();
  assert.equal(model.phaseOf(store.state), "ready");
});

test("the user can stop the engine, and let it try again", async () => {
  const { store, asked } = setUp();
  store.update(model.open);
  await settled();
  store.update(model.toggleWork);
  await settled();
  assert.equal(model.phaseOf(store.state), "stopped");
  assert.equal(asked[0].signal.aborted, true);
  asked[0].reject(new DOMException("aborted", "AbortError"));
  store.update(model.toggleWork);
  await settled();
  assert.equal(asked.length, 2);
  asked[1].reject(new Error("crash"));
  await settled();
  assert.equal(model.phaseOf(store.state), "crash");
  assert.equal(question(store.state), null);
});

test("leaving the view stops the engine and gives the board back", async () => {
  const { store, asked } = setUp();
  store.update(model.open);
  await settled();
  store.update(openView, "answer");
  await settled();
  assert.equal(asked[0].signal.aborted, true);
  assert.equal(model.overlayOf(store.state), null);
});

test("a link to a step from own digits shows it, though a path is known before the verdict", async () => {
  const placed = enterDigit(board(), 2, 4);
  const { store, asked } = setUp({ ...placed, check: null, known: null });
  store.update(model.visit, { puzzle: EXAMPLE, placed: placed.board.placed, step: 2 });
  await settled();
  asked[0].resolve({ steps: STEPS });
  await settled();
  asked[1].resolve(TECHNIQUES);
  store.update(judged);
  await settled();
  const { args, resolve } = asked.at(-1);
  assert.equal(args[0].placed, placed.board.placed);
  resolve({ steps: STEPS.slice(1) });
  await settled();
  assert.equal(model.explainOf(store.state).at, 1);
});

test("a link shows its step once the path is known, on its own puzzle", async () => {
  const { store } = await explained(model.visit, { puzzle: EXAMPLE, step: 2 });
  assert.equal(model.explainOf(store.state).at, 1);
  assert.equal(model.linkOf(store.state), `#explain=2&p=${EXAMPLE}`);
  store.update(model.visit, { puzzle: EXAMPLE, step: 3 });
  assert.equal(model.explainOf(store.state).at, 2);
  const other = EXAMPLE.replace("53", "..");
  store.update(model.visit, { puzzle: other, step: 1 });
  assert.equal(store.state.board.givens, other);
  assert.equal(model.phaseOf(store.state), "working");
});

test("playback goes to the end and has no link on its way", async () => {
  const { store } = await explained();
  store.update(model.execute, "play");
  assert.equal(model.linkOf(store.state), undefined);
  for (let step = 0; step < 2; step++) store.update(model.playOn);
  assert.equal(model.explainOf(store.state).playing, true);
  store.update(model.playOn);
  assert.equal(model.explainOf(store.state).playing, false);
  assert.equal(model.explainOf(store.state).at, 3);
});

test("all steps of a position are asked for by level, while the list is open", async () => {
  const { store, asked } = await explained();
  assert.equal(asked.length, 2);
  store.update(model.list, true);
  await settled();
  assert.deepEqual(asked[2].args[1], { techniques: ["hidden-single"], language: "en" });
  asked[2].resolve([LOCKED]);
  await settled();
  assert.deepEqual(model.explainOf(store.state).found.steps, [LOCKED]);
  store.update(model.listUpTo, "expert");
  await settled();
  assert.deepEqual(asked[3].args[1], { techniques: ["hidden-single", "aic"], language: "en" });
});

test("a puzzle with several solutions or a conflict is not explained", () => {
  for (const [status, phase] of [
    ["multiple", "several"],
    ["invalid", "conflict"],
  ]) {
    const state = model.open(board());
    const checked = { ...state, check: { ...state.check, verdict: { status } } };
    assert.equal(model.phaseOf(checked), phase);
    assert.equal(question(checked), null);
  }
  assert.equal(model.phaseOf(model.open(initialState)), "empty");
});

const CONTRADICTION = {
  technique: "contradiction",
  evidence: { kind: "contradiction", demand: { house: { kind: "box", index: 4 }, digit: 4 } },
  place: [],
  remove: [],
  story: {
    ...story("Contradiction"),
    beats: ["Every cell", "Contradiction"].map((title) => ({
      title,
      lines: [{ text: [{ text: title }] }],
      adds: {},
    })),
  },
};
const impossible = (state) =>
  setCheck(state, {
    revision: state.revision,
    puzzle: EXAMPLE,
    verdict: { status: "none", because: { kind: "givens", givens: [0, 1] } },
  });

test("a puzzle without a solution is refuted from its givens, and ends at the contradiction", async () => {
  const { store, asked } = setUp(
    impossible(enterDigit(load(initialState, EXAMPLE, undefined, undefined, true), 3, 2)),
  );
  store.update(model.visit, { puzzle: EXAMPLE, step: 9 });
  await settled();
  const { method, args, resolve } = asked[0];
  assert.deepEqual([method, ...args], ["refute", EXAMPLE, { language: "en" }]);
  resolve({ steps: [STEPS[0], LOCKED], contradiction: CONTRADICTION });
  await settled();
  assert.equal(model.phaseOf(store.state), "ready");
  const explain = () => model.explainOf(store.state);
  assert.equal(model.stepOf(explain()), CONTRADICTION, "a link beyond the end shows the end");
  assert.equal(model.linkOf(store.state), `#explain=3&p=${EXAMPLE}`);
  const { digits, origins } = model.overlayOf(store.state);
  assert.equal(digits, EXAMPLE.replace("53.", "534"));
  assert.equal(origins[2], "derived");
  assert.equal(origins.includes("solved"), false);
  assert.equal(model.isAtEnd(explain()), false);
  for (let times = 0; times < 2; times++) {
    store.update(model.execute, "on");
    assert.equal(model.isAtEnd(explain()), true);
    assert.deepEqual([explain().at, explain().place.beat], [2, 1], "and stays there");
  }
  store.update(model.execute, "play");
  assert.deepEqual([explain().at, explain().playing], [0, true]);
  for (let beats = 0; beats < 3; beats++) store.update(model.playOn);
  assert.deepEqual([explain().at, explain().playing], [2, false]);
  // Nothing else is possible in a position that has no solution.
  asked[1].resolve(TECHNIQUES);
  await settled();
  store.update(model.go, 1);
  store.update(model.list, true);
  assert.equal(question(store.state), null);
});

test("own digits that leave no solution are refuted with the givens, and stay the user's", async () => {
  const loaded = enterDigit(load(initialState, EXAMPLE, undefined, undefined, true), 2, 1);
  const known = { puzzle: EXAMPLE, verdict: { status: "multiple" } };
  const verdict = { status: "none", because: { kind: "givens", givens: [2] } };
  const check = { revision: loaded.revision, verdict };
  const { store, asked } = setUp({ ...loaded, known, check });
  store.update(model.open);
  await settled();
  const both = EXAMPLE.replace("53.", "531");
  assert.equal(asked[0].args[0], both);
  asked[0].resolve({ steps: [], contradiction: CONTRADICTION });
  await settled();
  const { digits, origins } = model.overlayOf(store.state);
  assert.equal(digits, both);
  assert.equal(origins[2], "placed");
});

test("before the verdict, the refusal to explain is followed by the question why", async () => {
  const { store, asked } = setUp(load(initialState, EXAMPLE, undefined, undefined, true));
  store.update(model.open);
  await settled();
  assert.equal(asked[0].method, "explain");
  asked[0].reject(Object.assign(new Error("no solution"), { code: "no-solution" }));
  await settled();
  assert.equal(model.phaseOf(store.state), "working");
  assert.equal(asked.length, 1);
  store.update(impossible);
  await settled();
  assert.equal(asked[1].method, "refute");
  asked[1].reject(Object.assign(new Error("too long"), { code: "undecided" }));
  await settled();
  assert.equal(model.phaseOf(store.state), "undecided");
  assert.equal(question(store.state), null);
});

test("the keys walk along the lines of a beat, and beyond its ends is all of it", async () => {
  const { store } = await explained();
  const line = () => model.explainOf(store.state).place.line;
  store.update(model.go, 1);
  const seen = ["line-on", "line-on", "line-on", "line-back"].map((command) => {
    store.update(model.execute, command);
    return line();
  });
  assert.deepEqual(seen, [0, 1, null, 1]);
});

test("next goes beat by beat and then step by step, and back comes to the last beat before", async () => {
  const { store, asked } = setUp();
  store.update(model.open);
  await settled();
  const beat = (title) => ({ title, lines: [{ text: [{ text: title }] }], adds: {} });
  const chain = {
    ...LOCKED,
    story: { ...LOCKED.story, beats: ["Pattern", "Walk", "Result"].map(beat) },
  };
  asked[0].resolve({ steps: [chain, STEPS[0]] });
  await settled();
  const after = (command) => {
    store.update(model.execute, command);
    const { at, place } = model.explainOf(store.state);
    return [at, place.beat];
  };
  const keys = ["on", "on", "on", "back", "back", "step-on", "step-back", "hard"];
  assert.deepEqual(keys.map(after), [
    [0, 1],
    [0, 2],
    [1, 0],
    [0, 2],
    [0, 1],
    [1, 0],
    [0, 0],
    [2, 0],
  ]);
  store.update(model.visit, { puzzle: EXAMPLE, step: 1, beat: 2 });
  assert.equal(model.linkOf(store.state), `#explain=1&p=${EXAMPLE}&b=2`);
  store.update(model.setWhole, true);
  assert.deepEqual(after("on"), [1, 0], "the whole step at once");
  assert.deepEqual(after("back"), [0, 2]);
  const isStart = () => model.isAtStart(store.state);
  assert.equal(isStart(), true, "nothing is before a whole first step");
  store.update(model.show, STEPS[1]);
  assert.equal(isStart(), false, "Back leaves another step of the position");
  assert.deepEqual(after("back"), [0, 2]);
  store.update(model.setWhole, false);
  assert.equal(isStart(), true);
  assert.deepEqual(after("on"), [0, 1]);
  assert.equal(isStart(), false);
});

test("another language tells the same path again, at the same step", async () => {
  const { store, asked } = await explained();
  store.update(model.go, 1);
  store.update(speak, "zh-Hans");
  await settled();
  assert.equal(model.phaseOf(store.state), "ready", "until the answer comes");
  assert.equal(asked[2].args[1].language, "zh-Hans");
  asked[2].resolve({ steps: STEPS });
  await settled();
  assert.equal(model.explainOf(store.state).at, 1);
  assert.deepEqual(asked[3].args, [{ language: "zh-Hans" }]);
});
