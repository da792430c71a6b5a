/** The vnodes that panels are made of. */
import { h } from "./draw.js";

/** @typedef {import("snabbdom").VNode} VNode */
/** @typedef {import("snabbdom").Attrs} Attrs */

/**
 * A button.
 * @param {string} selector  its id and classes: "#all-keys.small" @param {VNode | string} label @param {() => void} press
 * @param {Attrs} [attrs]
 */
export const button = (selector, label, press, attrs = {}) =>
  h(`button${selector}`, { attrs: { type: "button", ...attrs }, on: { click: press } }, [label]);
