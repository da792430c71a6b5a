/** Buttons and keycaps, as vnodes: the part of the kit that the first load needs. */
import { h } from "./draw.js";

/** @import { VNode } from "snabbdom" */

/**
 * A button.
 * @param {string} selector  its id and classes: "#all-keys.small" @param {VNode | string} label @param {(event: Event) => void} press
 * @param {import("snabbdom").VNodeData} [data]
 */
export const button = (selector, label, press, data = {}) =>
  h(
    `button${selector}`,
    { ...data, attrs: { type: "button", ...data.attrs }, on: { ...data.on, click: press } },
    [label],
  );

/** Keeps the focus on the board when a button is pressed, so that the user can type on. @param {Event} event */
export const stay = (event) => event.preventDefault();

/** Data of an element that acts while the pointer or the focus is on it. @param {() => void} begin @param {() => void} end */
export const pointing = (begin, end) => ({
  on: { pointerenter: begin, focusin: begin, pointerleave: end, focusout: end },
  // An element that is removed under the pointer gets no pointerleave event.
  hook: { destroy: end },
});

/**
 * A sentence with keycaps.
 * @param {import("../i18n/translator.js").Translator["parts"]} parts
 * @param {import("../i18n/translator.js").Key} key
 * @param {Record<string, string>} caps  the keys by placeholder
 */
export function keycaps(parts, key, caps) {
  const marked = Object.entries(caps).map(([name, cap]) => [name, `\u{1}${cap}`]);
  return parts(key, Object.fromEntries(marked)).map(({ text }) =>
    text.startsWith("\u{1}") ? h("kbd", text.slice(1)) : text,
  );
}
