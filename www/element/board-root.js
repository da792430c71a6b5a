/** Composes one board from the state, actions and panels of the site's page, in a shadow tree. */
import { createActions } from "../app/actions.js";
import * as edit from "../app/edits.js";
import { initialState, verdictOf } from "../app/state.js";
import { createStore } from "../app/store.js";
import * as change from "../app/updates.js";
import { listenForHistory, listenToGrid } from "../board/listen.js";
import { RedokuError } from "../engine/redoku-error.js";
import { createAnnouncer } from "../ui/announcer.js";
import { copyText } from "../ui/clipboard.js";
import { nextFrame } from "../ui/draw.js";
import { lazy } from "../ui/lazy.js";
import { explainError } from "../view/parse-errors.js";
import { sentenceOf, spokenStatement, statementOf } from "../view/statement.js";
import { createEvents } from "./board-events.js";
import { BARE, connectPanels, showControls } from "./controls.js";
import { paintBoard } from "./paint-board.js";
import { createQuestions } from "./questions.js";
import { engine } from "./shared-engine.js";
import { translatorFor } from "./translators.js";

/** @import { Entry } from "../pkg/redoku.js" */
/** @import { Language } from "../i18n/translator.js" */
/** @import { State } from "../app/state.js" */
/** @import { Verdict } from "../app/verdicts.js" */
/** @import { Host } from "./board-events.js" */
/** @import { Look } from "./controls.js" */

/** @param {import("./shadow-tree.js").Tree} tree @param {Host} host */
export function createBoard(tree, host) {
  let look = BARE;
  /** Whether the user has focused or pressed this board. Other boards announce nothing to a screen reader. */
  let attended = false;
  /** Why the engine failed last. @type {unknown} */ let failure = null;

  const store = storeFor(host);
  const { value, fireVerdict, mayShow, byUser } = createEvents(store, host);
  const translator = () => translatorFor(store.state.language);
  const announcer = createAnnouncer(tree);
  const { verdicts, follow } = createQuestions({
    store,
    isAsking: () => tree.root.host.isConnected || store.state.solving !== null,
    has: (control) => look.controls.has(control),
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
  const speech = lazy("spoken replies", () => import("../view/spoken.js"), reportUnloaded);

  const { pad, offers } = connectPanels(tree, {
    store,
    actions,
    byUser,
    solve,
    hint: () => reasons.use(({ hint }) => hint.press()),
    explain: () => reasons.use(({ explain }) => explain.toggle()),
  });
  const submit = () => look.controls.has("solve") && solve();
  listenToGrid(tree.grid, { store, actions, edit: byUser, submit, say });
  listenForHistory(tree.grid, { actions, edit: byUser });
  for (const type of ["focusin", "pointerdown"]) {
    tree.root.addEventListener(type, () => {
      attended = true;
      render();
    });
  }

  store.subscribe(() => {
    fireVerdict();
    render();
    follow();
  });

  async function solve() {
    const verdict = await actions.solve();
    fireVerdict();
    return verdict;
  }

  /** Fires `redoku-error`; returns whether the board shows the error. @param {unknown} error */
  function mayReport(error) {
    failure = error;
    return host.fire("redoku-error", { error });
  }

  /** Fires `redoku-error` and, unless that is prevented, says that a part of the board could not be loaded. */
  function reportUnloaded() {
    const error = new RedokuError("unloaded", "a part of the board could not be loaded");
    if (mayReport(error)) store.update(change.notifyUnloaded);
  }

  /** @param {import("../board/keys.js").Topic} topic */
  function say(topic) {
    speech.use(({ spoken }) => {
      if (tree.grid.view) announcer.reply(spoken(topic, tree.grid.view, translator()));
    });
  }

  function render() {
    const t = translator();
    const { hint, explain } = reasons.part ?? {};
    const statement = paintBoard(tree, store.state, t, {
      look,
      attended,
      name: host.name(),
      overlay: explain?.overlayOf(store.state),
      drawing: hint?.overlayOf(store.state),
      offers,
    });
    pad.render(store.state, t);
    hint?.render(store.state, t);
    explain?.render(store.state, t);
    if (attended) announcer.settle(statement.title?.key ?? "", spokenStatement(statement, t));
  }

  return {
    get state() {
      return store.state;
    },
    value,
    byUser,
    check: verdicts.retry,
    render,
    /** Cancels what is asked, except for solve(). */
    cancel: () => store.state.solving === null && verdicts.cancel(),
    clear: actions.clear,
    /** @param {Entry} entry */
    load: ({ puzzle, placed, marks }) => store.update(edit.load, puzzle, placed, marks),
    /** @returns {Promise<Verdict>} */
    async solve() {
      failure = null;
      const verdict = await solve();
      if (verdict) return verdict;
      throw failure ?? new DOMException("The board has changed.", "AbortError");
    },
    /** Shows that a text cannot be read, and why. @param {RedokuError} error */
    refuse(error) {
      if (!mayReport(error)) return;
      const detail = explainError(error);
      store.update(change.notify, { tone: "warn", title: { key: "notice.unread" }, detail });
      if (attended) announcer.say(translator().spoken(detail.key, detail.args), "assertive");
    },
    /** Why the board is invalid, in its language; empty if it is valid. */
    invalidity() {
      const statement = statementOf(store.state);
      if (statement.tone !== "warn" || !verdictOf(store.state)) return "";
      const sentence = sentenceOf(statement);
      return sentence ? translator().text(sentence.key, sentence.args) : "";
    },
    /** @param {string} key */
    text: (key) => translator().text(/** @type {any} */ (key)),
    /** @param {Look} wanted @param {Language} language */
    show(wanted, language) {
      look = wanted;
      showControls(tree, look);
      store.update(setUp, look, language);
      render();
    },
  };
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

/** Does what the attributes of a board say. @param {State} before @param {Look} look @param {Language} language @returns {State} */
function setUp(before, { readonly, answers }, language) {
  const { settings } = before;
  const state =
    settings.answers === answers.sign ? before : change.set(before, "answers", answers.sign);
  if (readonly === state.readonly && language === state.language) return state;
  return { ...change.speak(state, language), readonly };
}
