/** A text of a story as a template: its parts light up what they refer to. */
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";

/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Part} Part */
/**
 * @typedef {object} WordActions
 * @property {(points: Points | null) => void} light
 * @property {(step: number) => void} [go]  shows an earlier step
 */

/** @param {Part[]} parts @param {WordActions} on */
export const words = (parts, on) => parts.map((part) => word(part, on));

/** @param {Part} part @param {WordActions} on */
function word({ text, spoken, points }, { light, go }) {
  if (!points) return text;
  // A screen reader reads coordinates in words, the eye sees them short.
  const content =
    spoken && spoken !== text
      ? [h("span", { attrs: { "aria-hidden": "true" } }, text), h("span.unseen", spoken)]
      : [text];
  if ("step" in points) {
    if (!go) return text;
    return button(".link", text, (event) => {
      // The line around it is not meant.
      event.stopPropagation();
      go(points.step);
    });
  }
  const [lit, unlit] = [() => light(points), () => light(null)];
  return h(
    "span.reference",
    {
      attrs: { tabindex: 0 },
      on: { pointerenter: lit, pointerleave: unlit, focus: lit, blur: unlit },
    },
    content,
  );
}
