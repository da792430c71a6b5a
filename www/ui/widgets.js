/** Labels, buttons and icons of the player. They name the keys of their sentences for the translator. */

import { build } from "./build.js";
import { shape } from "./svg.js";

export const ICONS = {
  back: "M13 4.5 6.5 10l6.5 5.5zM4.5 4.5v11",
  on: "M7 4.5 13.5 10 7 15.5zM15.5 4.5v11",
  play: "M6 3.5 16 10 6 16.5z",
  pause: "M6.5 4v12M13.5 4v12",
  less: "M4.5 10h11",
  more: "M4.5 10h11M10 4.5v11",
  skip: "M3.5 4.5 9 10l-5.5 5.5zM10.5 4.5 16 10l-5.5 5.5z",
};

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

/** Sets the icon of the play button: pause while playing. @param {HTMLElement} button @param {boolean} playing */
export function setPlayIcon(button, playing) {
  button.querySelector("path")?.setAttribute("d", playing ? ICONS.pause : ICONS.play);
}
