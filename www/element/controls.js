/** The controls of a board: what they do, which of them show, and their names in its language. */
import * as edit from "../app/edits.js";
import * as change from "../app/updates.js";
import { createPad } from "../panels/pad.js";
import { isEnabled, keepFocus } from "../ui/dom.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { answersOf, Control } from "./attributes.js" */
/** @import { Tree } from "./shadow-tree.js" */
/**
 * @typedef {object} Wiring
 * @property {Pick<ReturnType<typeof import("../app/store.js").createStore<State>>, "update">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} byUser  makes a change by the user, unless it is prevented
 * @property {() => void} solve
 * @property {() => void} hint
 * @property {() => void} explain
 */
/**
 * @typedef {object} Look
 * @property {Set<Control>} controls
 * @property {boolean} readonly
 * @property {ReturnType<typeof answersOf>} answers
 */

/** @type {Look} */
export const BARE = {
  controls: new Set(),
  readonly: false,
  answers: { show: false, sign: "colour" },
};

/** @param {Tree} tree @param {Look} look */
export function showControls(tree, { controls, readonly, answers }) {
  tree.verdict.hidden = !controls.has("verdict");
  tree.pad.hidden = readonly || !controls.has("pad");
  tree.solve.hidden = !controls.has("solve");
  tree.clear.hidden = readonly || !controls.has("clear");
  tree.hint.hidden = !controls.has("hint");
  tree.explain.hidden = !controls.has("explain");
  const buttons = [tree.solve, tree.hint, tree.explain, tree.clear];
  tree.tools.hidden = buttons.every((button) => button.hidden);
  tree.frame.toggleAttribute("data-bare", controls.size === 0);
  tree.frame.toggleAttribute("data-still", answers.show);
}

/** @param {Tree} tree @param {Translator} translator */
export function nameControls(tree, { language, text }) {
  if (tree.frame.lang === language) return;
  tree.frame.lang = language;
  tree.verdict.setAttribute("aria-label", text("verdict.label"));
  tree.pad.setAttribute("aria-label", text("pad.label"));
  tree.solve.textContent = text("solve");
  tree.clear.textContent = text("clear");
  tree.hint.textContent = text("hint");
  tree.explain.textContent = text("explain.heading");
}

/** Connects the controls to the actions. @param {Tree} tree @param {Wiring} wiring */
export function connectPanels(tree, { store, actions, byUser, solve, hint, explain }) {
  const pad = createPad(tree.pad, {
    digit: (digit) => byUser(() => actions.pad(digit)),
    erase: () => byUser(() => actions.input({ kind: "back" })),
    skip: () => byUser(() => actions.input({ kind: "skip" })),
    pencil: (on) => store.update(change.setPenciling, on),
  });
  /** @type {import("../panels/verdict.js").VerdictActions} */
  const offers = {
    light: (cells) => store.update(change.light, cells),
    select(cell) {
      store.update(edit.select, cell);
      tree.grid.focus();
    },
    try: () => byUser(actions.loadExample),
    cancel: actions.cancel,
    undo: () => byUser(actions.undo),
    text: () => {},
    repair: () => {},
    back: () => {},
    keep: () => {},
    play: actions.play,
    edit: actions.edit,
    check: actions.checkOwn,
    which: actions.showWrong,
    explain,
  };

  for (const [button, act] of /** @type {const} */ ([
    [tree.solve, solve],
    [tree.hint, hint],
    [tree.explain, explain],
    [tree.clear, () => byUser(actions.clear)],
  ])) {
    keepFocus(button);
    button.addEventListener("click", () => isEnabled(button) && act());
  }

  return { pad, offers };
}
