/** The Explain view: the way to the solution, step by step, with the reasons drawn on the board. */
import { openView } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { explainCommand } from "./keys.js";
import { readStepLink } from "./link.js";
import * as model from "./model.js";
import { compactPanel, panel } from "./panel.js";
import { question } from "./question.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */

/** The pause between two steps that play by themselves, in ms: singles are read faster. */
const PAUSE = { single: 900, other: 3500 };

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {Pick<import("../app/verdicts.js").Store, "state" | "update">} around.store
 * @param {() => void} [around.loadExample]
 * @param {() => void} [around.copyLink]
 */
export function createExplain({ board, store, loadExample = () => {}, copyLink = () => {} }) {
  board.layer = drawLayer;
  /** @type {import("./panel.js").Actions} */
  const on = {
    execute: (command) => store.update(model.execute, command),
    go: (step) => store.update(model.go, step),
    show: (step) => store.update(model.show, step),
    walk: (walk) => store.update(model.walkTo, walk),
    light: (points) => store.update(model.light, points),
    toggleWork: () => store.update(model.toggleWork),
    startFromOwn: (own) => store.update(model.startFromOwn, own),
    list: (listing) => store.update(model.list, listing),
    listUpTo: (level) => store.update(model.listUpTo, level),
    loadExample,
    copyLink,
  };
  /** The step that is shown until the timer ends. */
  let played = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  return {
    question,
    overlayOf: model.overlayOf,
    linkOf: model.linkOf,
    open: () => store.update(model.open),
    /** Explains the puzzle from its givens, or gives the board back. */
    toggle: () =>
      store.update((state) =>
        state.view === "explain" ? openView(state, "answer") : model.open(state, false),
      ),
    /** Shows the step in a fragment. @param {string} hash */
    visit(hash) {
      const linked = readStepLink(hash);
      if (linked) store.update(model.visit, linked);
      else store.update(model.open);
    },
    /** @param {State} state @param {Translator} t */
    panel: (state, t) => panel(state, t, on),
    /** @param {State} state @param {Translator} t */
    compactPanel: (state, t) => compactPanel(state, t, on),
    /** Directs keys on the board to the steps, which keeps the puzzle unchanged. */
    listenToKeys() {
      board.addEventListener("keydown", onBoardKey, { capture: true });
    },
    /** Goes on by itself while the path plays. @param {State} state */
    play(state) {
      const explain = model.explainOf(state);
      const now = state.view === "explain" && explain.playing ? explain.at : -1;
      if (now === played) return;
      played = now;
      clearTimeout(timer);
      if (now < 0) return;
      const isSingle = model.stepOf(explain)?.evidence.kind === "single";
      timer = setTimeout(() => store.update(model.playOn), isSingle ? PAUSE.single : PAUSE.other);
    },
  };

  /** @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (store.state.view !== "explain" || event.key === "Tab") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const command = explainCommand(event);
    if (!command) return;
    event.preventDefault();
    board.toggleAttribute("data-keyed", true);
    on.execute(command);
  }
}
