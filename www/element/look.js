/** Shows what the attributes of a board say: its controls, and their names in its language. */

/** @import { Translator } from "../i18n/translator.js" */
/** @import { answersOf, Control } from "./attributes.js" */
/** @import { Tree } from "./shadow-tree.js" */
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
