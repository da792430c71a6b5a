/** Shows the three sentences of a step. */
import { element } from "../ui/dom.js";
import { nodesFor } from "./parts-view.js";
import { createPhrases } from "./phrases.js";
import { storyOf } from "./story.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./position.js").Position} Position */

/**
 * The three sentences of a step.
 * @param {Step} step @param {Position} position @param {Translator} translator @param {(points: Points | null) => void} light
 */
export function storyNodes(step, position, translator, light) {
  const phrases = createPhrases(translator);
  const story = storyOf(step, position);
  const paragraph = (/** @type {"see" | "because" | "so"} */ part) =>
    element(
      "p",
      `story-${part}`,
      element("span", "story-lead", translator.text(`step.${part}`)),
      " ",
      ...nodesFor(phrases.parts(story[part]), light),
    );
  return { see: paragraph("see"), because: paragraph("because"), so: paragraph("so") };
}

/** @param {string} id @returns {import("../i18n/translator.js").Key} */
export const techniqueKey = (id) =>
  /** @type {import("../i18n/translator.js").Key} */ (`technique.${id}`);
