/** The Explain view: the way to the solution, step by step, with the reasons drawn on the board. */
import { eraseOwn } from "../app/edits.js";
import { openView } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { legend } from "./legend.js";
import { readStepLink } from "./link.js";
import * as model from "./model.js";
import { compactPanel, panel } from "./panel.js";
import { question } from "./question.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { ExplainCommand } from "./model.js" */

/** The pause between two beats that play by themselves, in ms. */
const PAUSE = 1200;
/** What handles Space and Enter itself. */
const CONTROLS = "button, summary, select, a";
/** What a slider handles itself. */
const SLIDER_KEYS = /^(Arrow|Home|End|Page)/;
/** What keys do. @type {Map<string, ExplainCommand>} */
const COMMANDS = new Map([
  [" ", "on"],
  ["Enter", "on"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["ArrowUp", "line-back"],
  ["ArrowDown", "line-on"],
  ["Home", "first"],
  ["End", "last"],
  ["h", "hard"],
  ["p", "play"],
]);
/** With Shift. @type {Map<string, ExplainCommand>} */
const SHIFTED = new Map([
  ["ArrowLeft", "step-back"],
  ["ArrowRight", "step-on"],
]);

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {Pick<import("../app/store.js").Store, "state" | "update">} around.store
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
    key: (event) => onKey(event),
    walk: (place) => store.update(model.walkTo, place),
    light: (points) => store.update(model.light, points),
    whole: (whole) => store.update(model.setWhole, whole),
    erase: (cell) => store.update(eraseOwn, cell),
    toggleIdea: () => store.update(model.toggleIdea),
    toggleWork: () => store.update(model.toggleWork),
    startFromOwn: (own) => store.update(model.startFromOwn, own),
    list: (listing) => store.update(model.list, listing),
    listUpTo: (level) => store.update(model.listUpTo, level),
    loadExample,
    copyLink,
  };
  /** What is shown until the timer ends. */
  let played = "";
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
    /** The marks that are in use on the board. @param {State} state @param {Translator} t */
    legend: (state, t) => legend(model.overlayOf(state)?.drawing ?? null, t),
    /** Directs keys and taps on the board to the steps, which keeps the puzzle unchanged. */
    listenToBoard() {
      board.addEventListener("keydown", onBoardKey, { capture: true });
      board.addEventListener("click", () => {
        if (store.state.view === "explain" && store.state.touch) on.execute("on");
      });
    },
    /** Goes on by itself while the path plays. @param {State} state */
    play(state) {
      const { playing, at, place } = model.explainOf(state);
      const now = state.view === "explain" && playing ? `${at} ${place.beat}` : "";
      if (now === played) return;
      played = now;
      clearTimeout(timer);
      if (now) timer = setTimeout(() => store.update(model.playOn), PAUSE);
    },
  };

  /** @param {KeyboardEvent} event */
  function onBoardKey(event) {
    if (store.state.view !== "explain" || event.key === "Tab") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    board.toggleAttribute("data-keyed", act(event));
  }

  /** Handles a key in the panel, unless the control under the focus does. @param {KeyboardEvent} event */
  function onKey(event) {
    const { target, key } = event;
    const isControl = target instanceof Element && target.closest(CONTROLS) !== null;
    if (isControl && (key === " " || key === "Enter")) return;
    if (target instanceof HTMLInputElement && SLIDER_KEYS.test(key)) return;
    act(event);
  }

  /** Does what a key means; returns false if it means nothing. @param {KeyboardEvent} event */
  function act(event) {
    const command = explainCommand(event);
    if (!command) return false;
    event.preventDefault();
    on.execute(command);
    return true;
  }
}

/** The command of a key, or null. @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} event */
function explainCommand({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return SHIFTED.get(key) ?? null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
