/** Composes one board from the state, actions and panels of the site's page, in a shadow tree. */
import * as edit from "../app/edits.js";
import { verdictOf } from "../app/state.js";
import * as change from "../app/updates.js";
import { listenForHistory, listenToGrid } from "../board/listen.js";
import { RedokuError } from "../engine/redoku-error.js";
import { explainError } from "../view/parse-errors.js";
import { sentenceOf, spokenStatement, statementOf } from "../view/statement.js";
import { createCore } from "./board-core.js";
import { BARE, connectPanels, showControls } from "./controls.js";
import { paintBoard } from "./paint-board.js";
import { translatorFor } from "./translators.js";

/** @import { State } from "../app/state.js" */
/** @import { Language } from "../i18n/translator.js" */
/** @import { Entry, Verdict } from "../pkg/redoku.js" */
/** @import { Host } from "./board-events.js" */
/** @import { Look } from "./controls.js" */

/** @param {import("./shadow-tree.js").Tree} tree @param {Host} host */
export function createBoard(tree, host) {
  let look = BARE;
  /** Whether the user has focused or pressed this board. Other boards announce nothing to a screen reader. */
  let attended = false;

  const core = createCore(tree, host, (control) => look.controls.has(control));
  const { store, actions, verdicts, announcer, reasons, byUser, solve } = core;
  const translator = () => translatorFor(store.state.language);

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
    core.fireVerdict();
    render();
    core.follow();
  });

  /** @param {import("../board/keys.js").Topic} topic */
  function say(topic) {
    core.speech.use(({ spoken }) => {
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
    value: core.value,
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
      core.failed = null;
      const verdict = await solve();
      if (verdict) return verdict;
      throw core.failed ?? new DOMException("The board has changed.", "AbortError");
    },
    /** Shows that a text cannot be read, and why. @param {RedokuError} error */
    refuse(error) {
      if (!core.mayReport(error)) return;
      const detail = explainError(error);
      store.update(change.notify, { tone: "warn", title: { key: "notice.unread" }, detail });
      if (attended) announcer.say(translator().spoken(detail.key, detail.args), "assertive");
    },
    /** Why the board is invalid, in its language; empty if it is valid. */
    invalidity: () => invalidityOf(store.state, translator()),
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

/** @param {State} state @param {import("../i18n/translator.js").Translator} t */
function invalidityOf(state, { text }) {
  const statement = statementOf(state);
  if (statement.tone !== "warn" || !verdictOf(state)) return "";
  const sentence = sentenceOf(statement);
  return sentence ? text(sentence.key, sentence.args) : "";
}

/** Does what the attributes of a board say. @param {State} before @param {Look} look @param {Language} language @returns {State} */
function setUp(before, { readonly, answers }, language) {
  const { settings } = before;
  const state =
    settings.answers === answers.sign ? before : change.set(before, "answers", answers.sign);
  if (readonly === state.readonly && language === state.language) return state;
  return { ...change.speak(state, language), readonly };
}
