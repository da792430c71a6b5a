/** Labels, buttons and icons of the player. They name the keys of their sentences for the translator. */

import { build } from "./build.js";
import { shape } from "./dom.js";

/** @param {string} id @param {string} key @param {string} className */
export const label = (id, key, className) =>
  build("label", { for: id, "data-t": key, class: className });

/** @param {string} id @param {string} key */
export const textButton = (id, key) =>
  build("button", { type: "button", class: "small", id, "data-t": key });

/** A button with an icon. @param {string} key  of its label @param {string} path @param {string} [id] */
export function tool(key, path, id) {
  const made = build("button", { type: "button", class: "small tool", "data-t-label": key });
  if (id) made.id = id;
  const icon = shape("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  icon.append(shape("path", { d: path }));
  made.append(icon);
  return made;
}
