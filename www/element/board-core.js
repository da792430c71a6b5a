/** What a board is without its looks: its state, what it asks the engine, and its events. */
import { createActions } from "../app/actions.js";
import { initialState } from "../app/state.js";
import { createStore } from "../app/store.js";
import { notifyUnloaded } from "../app/updates.js";
import { RedokuError } from "../engine/redoku-error.js";
import { createAnnouncer } from "../ui/announcer.js";
import { copyText } from "../ui/clipboard.js";
import { nextFrame } from "../ui/draw.js";
import { lazy } from "../ui/lazy.js";
import { createEvents } from "./board-events.js";
import { createQuestions } from "./questions.js";
import { engine } from "./shared-engine.js";
import { translatorFor } from "./translators.js";

/** @import { State } from "../app/state.js" */
/** @import { Control } from "./attributes.js" */
/** @import { Host } from "./board-events.js" */

/** @param {import("./shadow-tree.js").Tree} tree @param {Host} host @param {(control: Control) => boolean} has  whether the board has a control */
export function createCore(tree, host, has) {
  const store = storeFor(host);
  const { value, fireVerdict, mayShow, byUser } = createEvents(store, host);
  const announcer = createAnnouncer(tree);
  const { verdicts, follow } = createQuestions({
    store,
    isAsking: () => tree.root.host.isConnected || store.state.solving !== null,
    has,
    report: (error) => actions.report(error),
    settle: () => actions.settle(),
    reasons: () => reasons.part,
  });
  const actions = createActions({
    store,
    client: engine,
    verdicts,
    announcer,
    copyText,
    translatorFor,
    mayShow,
    mayReport,
  });
  const reasons = lazy(
    "hints and explanations",
    async () => (await import("./reasons.js")).createReasons(tree, { store, byUser }),
    reportUnloaded,
  );

  /** Fires `redoku-error`; returns whether the board shows the error. @param {unknown} error */
  function mayReport(error) {
    core.failed = error;
    return host.fire("redoku-error", { error });
  }

  /** Fires `redoku-error` and, unless that is prevented, says that a part of the board could not be loaded. */
  function reportUnloaded() {
    const error = new RedokuError("unloaded", "a part of the board could not be loaded");
    if (mayReport(error)) store.update(notifyUnloaded);
  }

  const core = {
    store,
    actions,
    verdicts,
    follow,
    announcer,
    reasons,
    speech: lazy("spoken replies", () => import("../view/spoken.js"), reportUnloaded),
    value,
    byUser,
    fireVerdict,
    mayReport,
    /** Why the engine failed last. @type {unknown} */
    failed: null,
    async solve() {
      const verdict = await actions.solve();
      fireVerdict();
      return verdict;
    },
  };
  return core;
}

/** A store whose host learns of each change at once. @param {Host} host */
function storeFor(host) {
  const kept = createStore(initialState, nextFrame);
  return {
    ...kept,
    get state() {
      return kept.state;
    },
    /**
     * @template {unknown[]} A
     * @param {(state: State, ...args: A) => State} alter @param {A} args
     */
    update(alter, ...args) {
      kept.update(alter, ...args);
      host.changed();
    },
  };
}
