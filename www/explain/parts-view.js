/** Shows sentences whose words light up what they refer to on the board. */
import { element } from "../ui/dom.js";

/** @typedef {import("../i18n/translator.js").Part} Part */
/** @typedef {import("../i18n/translator.js").Points} Points */

/**
 * The nodes of a sentence. A part that refers to the board is a focusable mark: pointing at it or focusing it lights
 * up what it means.
 * @param {Part[]} parts @param {(points: Points | null) => void} light
 * @returns {(Node | string)[]}
 */
export function nodesFor(parts, light) {
  return parts.map(({ text, aloud, points }) => (points ? mark(text, aloud, points, light) : text));
}

/** @param {string} text @param {string | undefined} aloud @param {Points} points @param {(points: Points | null) => void} light */
function mark(text, aloud, points, light) {
  const made = element("span", "reference");
  made.tabIndex = 0;
  if (aloud && aloud !== text) {
    // A screen reader reads coordinates in words, the eye sees them short.
    const [seen, heard] = [element("span", "", text), element("span", "unseen", aloud)];
    seen.setAttribute("aria-hidden", "true");
    made.append(seen, heard);
  } else {
    made.append(text);
  }
  for (const type of ["pointerenter", "focus"]) {
    made.addEventListener(type, () => light(points));
  }
  for (const type of ["pointerleave", "blur"]) {
    made.addEventListener(type, () => light(null));
  }
  return made;
}
