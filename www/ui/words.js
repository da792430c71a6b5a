/** Sentences that are short for the eye and in full words for a screen reader: "r5c4", "row 5, column 4". */
import { h } from "./draw.js";

/** @import { Message, Translator } from "../i18n/translator.js" */

/** @param {Translator} translator @param {Message} message @returns {(import("snabbdom").VNode | string)[]} */
export function eyeAndEar({ text, spoken }, { key, args }) {
  const [short, full] = [text(key, args), spoken(key, args)];
  if (short === full) return [short];
  return [h("span", { attrs: { "aria-hidden": "true" } }, short), h("span.unseen", full)];
}
