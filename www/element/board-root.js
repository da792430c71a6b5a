/** Composes one board from the state, actions and panels of the site's page, in a shadow tree. */
import { createActions } from "../app/actions.js";
import * as edit from "../app/edits.js";
import { initialState, isEmpty, isReadOnly, puzzleOf, verdictOf } from "../app/state.js";
import { createStore } from "../app/store.js";
import * as change from "../app/updates.js";
import { listenForHistory, listenToGrid } from "../board/listen.js";
import { RedokuError } from "../engine/redoku-error.js";
import { sentence } from "../panels/verdict.js";
import { createAnnouncer } from "../ui/announcer.js";
import { copyText } from "../ui/clipboard.js";
import { setEnabled } from "../ui/dom.js";
import { draw, nextFrame } from "../ui/draw.js";
import { lazy } from "../ui/lazy.js";
import { boardView } from "../view/board-view.js";
import { explainError } from "../view/parse-errors.js";
import { sentenceOf, spokenStatement, statementOf } from "../view/statement.js";
import { BARE, connectPanels, nameControls, showControls } from "./controls.js";
import { createQuestions } from "./questions.js";
import { engine } from "./shared-engine.js";
import { translatorFor } from "./translators.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../pkg/redoku.js").Verdict} Verdict */
/** @typedef {import("../pkg/redoku.js").Entry} Entry */
/** @typedef {import("./controls.js").Look} Look */
/**
 * @typedef {object} Host
 * @property {(type: string, detail: object) => boolean} fire  returns false if the default is prevented
 * @property {() => void} changed  called when the state of the board changes
 * @property {() => void} edited   called when the user changes the board
 * @property {() => string} name   the text of its label, if it has one
 */

/** @param {import("./shadow-tree.js").Tree} tree @param {Host} host */
export function createBoard(tree, host) {
  let look = BARE;
  /** Whether the user has focused or pressed this board. Other boards announce nothing to a screen reader. */
  let attended = false;
  /** The last revision for which `redoku-verdict` was fired. */
  let judged = -1;
  /** @type {unknown} */ let failure = null;

  const kept = createStore(initialState, nextFrame);
  const store = {
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
    mayShow(answer, verdict) {
      fireVerdict();
      const [solution] = answer.solutions;
      return host.fire("redoku-solved", { value: value(), solution, verdict });
    },
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

  /** The digits on the board, without the answers. */
  const value = () => puzzleOf(store.state.board);

  /** Fires `redoku-verdict`, once for each revision. */
  function fireVerdict() {
    const { state } = store;
    const verdict = verdictOf(state);
    if (!verdict || judged === state.revision) return;
    judged = state.revision;
    host.fire("redoku-verdict", { value: value(), verdict });
  }

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

  /** Makes a change by the user, and undoes it if `redoku-input` is prevented. @param {() => void} act */
  function byUser(act) {
    if (look.readonly || isReadOnly(store.state)) return;
    const before = store.state;
    const was = value();
    act();
    if (value() === was) return;
    const cell = [...was].findIndex((digit, index) => digit !== value()[index]);
    if (host.fire("redoku-input", { value: value(), before: was, cell })) host.edited();
    else store.update(() => before);
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
    const { state } = store;
    const t = translator();
    const statement = statementOf(state);
    nameControls(tree, t);
    const view = boardView(state, statement, t, {
      overlay: reasons.part?.explain.overlayOf(state),
      drawing: reasons.part?.hint.overlayOf(state),
    });
    const inviting = look.controls.has("verdict") && !look.readonly;
    tree.grid.view = {
      ...view,
      label: host.name() || view.label,
      ...(inviting ? {} : { ghost: null }),
      // Before the user comes to the board, no cell is highlighted.
      ...(attended ? {} : { centre: null, chosen: "." }),
      parts: true,
    };
    const grid = tree.grid.querySelector("[role=grid]");
    grid?.setAttribute("aria-readonly", String(look.readonly));
    tree.verdict.dataset.tone = statement.tone;
    draw(tree.title, sentence(statement.title, t, offers));
    draw(tree.detail, sentence(statement.detail, t, offers));
    pad.render(state, t);
    reasons.part?.hint.render(state, t);
    reasons.part?.explain.render(state, t);
    tree.explain.setAttribute("aria-pressed", String(state.view === "explain"));
    setEnabled(tree.clear, !isEmpty(state.board) || state.answer !== null);
    if (attended) {
      announcer.settle(statement.title?.key ?? "", spokenStatement(statement, t));
    }
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
    /** @param {Look} wanted @param {import("../i18n/translator.js").Language} language */
    show(wanted, language) {
      look = wanted;
      showControls(tree, look);
      const { settings, language: before } = store.state;
      if (settings.answers !== look.answers.sign) {
        store.update(change.set, "answers", look.answers.sign);
      }
      if (language !== before) store.update(change.speak, language);
      render();
    },
  };
}
