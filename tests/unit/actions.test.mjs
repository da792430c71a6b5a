// The actions: when Solve asks the engine, and how failures are reported.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createActions } from "../../www/app/actions.js";
import { createFollower } from "../../www/app/follower.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { verdictQuestion } from "../../www/app/verdicts.js";
import { SolverUnloaded } from "../../www/engine/client.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const verdict = { status: "unique", solution: SOLUTION, givens: 30, guesses: 0, micros: 4 };

function setUp(state, judge = async () => verdict) {
  const asked = [];
  const said = [];
  const store = createStore({ ...initialState, ...state }, () => {});
  const client = {
    ready: true,
    async ask(method, [puzzle], signal) {
      asked.push(method);
      if (method === "format") throw new Error("broken");
      if (method === "candidates") return new Uint16Array(81).fill(5);
      return judge(puzzle, signal);
    },
  };
  const verdicts = createFollower({
    client,
    store,
    question: verdictQuestion,
    onError: (error) => actions.report(error),
    onEnd: () => actions.settle(),
  });
  const actions = createActions({
    store,
    client,
    verdicts,
    announcer: { say: (text) => said.push(text), reply() {}, settle() {} },
    copyText: async () => true,
    translatorFor: () => ({ text: (key) => key, spoken: (key) => key }),
  });
  return { store, actions, verdicts, asked, said };
}

const board = { givens: EXAMPLE, placed: ".".repeat(81) };

test("Solve asks the engine if the verdict is unknown", async () => {
  const { store, actions, asked } = setUp({ board });
  await actions.solve();
  assert.deepEqual(asked, ["solve"]);
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
});

test("Solve waits for the verdict that is being asked for", async () => {
  const { store, actions, verdicts, asked } = setUp({ board });
  verdicts.follow();
  const [first, second] = await Promise.all([actions.solve(), actions.solve()]);
  assert.deepEqual(asked, ["solve"]);
  assert.deepEqual([first, second], [verdict, verdict]);
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
  assert.equal(store.state.solving, null);
});

test("Solve fills an empty board, which has no verdict otherwise", async () => {
  const { store, actions, verdicts, asked } = setUp({});
  verdicts.follow();
  assert.deepEqual(asked, []);
  await actions.solve();
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
});

test("own digits count once the givens have several solutions", async () => {
  const placed = `..4${".".repeat(78)}`;
  const several = { status: "multiple", solutions: [SOLUTION], micros: 4 };
  const judge = async (puzzle) => (puzzle === EXAMPLE ? several : verdict);
  const { store, actions, asked } = setUp({ board: { givens: EXAMPLE, placed } }, judge);
  assert.equal((await actions.solve()).status, "unique");
  assert.deepEqual(asked, ["solve", "solve"]);
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
});

test("Solve ends without an answer if it is cancelled, fails, or the board changes", async (t) => {
  t.mock.method(console, "warn", () => {});
  const wait = (_, signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const cancelled = setUp({ board }, wait);
  const solved = cancelled.actions.solve();
  cancelled.actions.cancel();
  assert.equal(await solved, null);
  assert.equal(cancelled.store.state.notice.title.key, "notice.cancelled");
  let fails = true;
  const failing = setUp({ board }, async () => {
    if (fails) throw new Error("trap");
    return verdict;
  });
  assert.equal(await failing.actions.solve(), null);
  assert.equal(failing.store.state.notice.title.key, "notice.crash");
  assert.equal(failing.store.state.answer, null);
  fails = false;
  assert.equal(await failing.actions.solve(), verdict);
  const changing = setUp({ board });
  const late = changing.actions.solve();
  changing.actions.clear();
  assert.equal(await late, null);
  assert.equal(changing.store.state.answer, null);
});

test("Solve reuses a known verdict", async () => {
  const { store, actions, asked } = setUp({ board, check: { revision: 0, verdict } });
  await actions.solve();
  assert.deepEqual(asked, []);
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
  assert.equal(store.state.answer.micros, 4);
});

test("marks are filled in for the board that was asked about, and can be undone", async () => {
  const { store, actions } = setUp({ board });
  const late = actions.fillMarks();
  actions.input({ kind: "erase" });
  await late;
  assert.deepEqual(store.state.pencil, initialState.pencil);
  await actions.fillMarks();
  assert.deepEqual(store.state.pencil, new Array(81).fill(5));
  actions.undo();
  assert.deepEqual(store.state.pencil, initialState.pencil);
});

test("a failure of the engine during a copy shows a notice", async (t) => {
  t.mock.method(console, "warn", () => {});
  const { store, actions, said } = setUp({ board });
  await actions.copyGrid();
  assert.equal(store.state.notice.title.key, "notice.crash");
  assert.deepEqual(said, ["notice.crash.detail"]);
});

test("a solver that could not be loaded is reported as that", async (t) => {
  t.mock.method(console, "warn", () => {});
  const { store, actions, said } = setUp({ board });
  actions.report(new SolverUnloaded("failed to fetch"));
  assert.equal(store.state.notice.title.key, "notice.solver.unloaded");
  assert.deepEqual(said, ["notice.solver.unloaded.detail"]);
});

test("digits under an overlay and on a read-only board do not change, from the keyboard, the pad or a press", () => {
  for (const closed of [{ view: "explain" }, { view: "watch" }, { readonly: true }]) {
    const settings = { ...initialState.settings, digitFirst: true };
    const { store, actions } = setUp({ board, ...closed, armed: 4, settings, selected: 2 });
    const before = store.state;
    actions.input({ kind: "digit", digit: 4 });
    actions.input({ kind: "erase" });
    actions.pad(5);
    actions.press(2);
    assert.equal(store.state, before);
  }
});
