// What a failed question means: a file that could not be fetched, a policy, or anything else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../www/app/edits.js";
import { failureKey, failureOf } from "../../www/app/failure.js";
import { initialState } from "../../www/app/state.js";
import { SolverCrash, SolverUnloaded } from "../../www/engine/client.js";
import { RedokuError } from "../../www/engine/redoku-error.js";
import * as explain from "../../www/explain/model.js";
import { question as explainQuestion } from "../../www/explain/question.js";
import * as hint from "../../www/hint/model.js";
import { question as hintQuestion } from "../../www/hint/question.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import * as watch from "../../www/watch/model.js";

const UNLOADED = new SolverUnloaded("offline");
const FORBIDDEN = new RedokuError("not-started", "", { policy: "wasm-unsafe-eval" });
const CRASH = new SolverCrash("unreachable");
const state = load(initialState, EXAMPLE);

test("an error is unloaded, forbidden or a crash", () => {
  assert.equal(failureOf(UNLOADED), "unloaded");
  assert.equal(failureOf(FORBIDDEN), "forbidden");
  for (const error of [CRASH, new RedokuError("not-started", ""), null]) {
    assert.equal(failureOf(error), "crash");
  }
  assert.equal(failureKey("unloaded", "notice.crash"), "solver.unloaded");
  assert.equal(failureKey("crash", "notice.crash"), "notice.crash");
});

test("Hint, Explain and Watch keep why the engine did not answer", () => {
  const choices = { algorithm: "scan", speed: 0, tongue: "words" };
  for (const [error, failure] of [
    [UNLOADED, "unloaded"],
    [FORBIDDEN, "forbidden"],
    [CRASH, "crash"],
  ]) {
    const asked = hint.press(state);
    assert.equal(hintQuestion(asked).failed(asked, error).hint.failed, failure);
    const opened = explain.open(state);
    assert.equal(explain.phaseOf(explainQuestion(opened).failed(opened, error)), failure);
    const watched = watch.open(state, choices);
    assert.equal(watch.fail(watched, error).watch.problem, failure);
  }
  const conflict = new RedokuError("conflict", "");
  assert.equal(watch.fail(watch.open(state, choices), conflict).watch.problem, "conflict");
});
