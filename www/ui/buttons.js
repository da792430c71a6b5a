/** Buttons, as vnodes. */
import { h } from "./draw.js";

/** @typedef {import("snabbdom").VNode} VNode */

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
