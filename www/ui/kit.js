/** The vnodes that panels are made of. */
import { h } from "./draw.js";

/** @typedef {import("snabbdom").VNode} VNode */
/** @typedef {import("snabbdom").Attrs} Attrs */

/** Listeners that act while the pointer or the focus is on an element. @param {() => void} begin @param {() => void} end */
export const whilePointed = (begin, end) => ({
  pointerenter: begin,
  focusin: begin,
  pointerleave: end,
  focusout: end,
});

/**
 * A button.
 * @param {string} selector  its id and classes: "#all-keys.small" @param {VNode | string} label @param {() => void} press
 * @param {Attrs} [attrs]
 */
export const button = (selector, label, press, attrs = {}) =>
  h(`button${selector}`, { attrs: { type: "button", ...attrs }, on: { click: press } }, [label]);
