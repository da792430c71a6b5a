// The actions: when Solve asks the engine, and how failures are reported.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createActions } from "../../www/app/actions.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { SolverUnloaded } from "../../www/engine/client.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const verdict = { status: "unique", solution: SOLUTION, givens: 30, guesses: 0, micros: 4 };

function setUp(state) {
  const asked = [];
  const said = [];
  const store = createStore({ ...initialState, ...state }, () => {});
  const actions = createActions({
    store,
    client: {
      ready: true,
      async ask(method) {
        asked.push(method);
        if (method === "format") throw new Error("broken");
        if (method === "candidates") return new Uint16Array(81).fill(5);
        return verdict;
      },
    },
    verdicts: { cancel: () => false },
    announcer: { say: (text) => said.push(text), reply() {}, settle() {} },
    copyText: async () => true,
    translatorFor: () => ({ text: (key) => key }),
  });
  return { store, actions, asked, said };
}

const board = { givens: EXAMPLE, placed: ".".repeat(81) };

test("Solve asks the engine if the verdict is unknown", async () => {
  const { store, actions, asked } = setUp({ board });
  await actions.solve();
  assert.deepEqual(asked, ["solve"]);
  assert.deepEqual(store.state.answer.solutions, [SOLUTION]);
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

test("digits under an overlay do not change, from the keyboard, the pad or a press", () => {
  for (const view of ["explain", "watch"]) {
    const settings = { ...initialState.settings, digitFirst: true };
    const { store, actions } = setUp({ board, view, armed: 4, settings, selected: 2 });
    const before = store.state;
    actions.input({ kind: "digit", digit: 4 });
    actions.input({ kind: "erase" });
    actions.pad(5);
    actions.press(2);
    assert.equal(store.state, before);
  }
});
