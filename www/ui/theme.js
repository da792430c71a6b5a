/** Light or dark: the system's choice until the person makes one. */
import { write } from "../app/storage.js";
import { paced } from "./tasks.js";

/** @typedef {"light" | "dark"} Theme */

const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;
/** So small that each is soon styled; the board comes after its rows, which are not styled again with it. */
const PARTS = ["body > :not(main), main > :not(redoku-grid), .redoku-row", "redoku-grid"];

/** What the person has just chosen, while the page changes to it. @type {Theme | undefined} */
let wanted;

/** @returns {Theme} */
export function currentTheme() {
  const chosen = wanted ?? root.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return dark.matches ? "dark" : "light";
}

/** Changes the page part by part: to give all of it new colours at once would take a slow machine too long. @param {Theme} theme */
export async function setTheme(theme) {
  wanted = theme;
  write("redoku.theme", theme);
  colourBrowser();
  const parts = PARTS.flatMap((part) => [...document.querySelectorAll(part)]);
  const pause = paced();
  for (const part of /** @type {HTMLElement[]} */ (parts)) {
    part.dataset.theme = theme;
    await pause(part);
    // They have changed their mind, and the change to that is under way.
    if (wanted !== theme) return;
  }
  root.dataset.theme = theme;
  for (const part of parts) part.removeAttribute("data-theme");
  pause(root);
}

/** @param {() => void} listener */
export function onThemeChange(listener) {
  dark.addEventListener("change", listener);
}

/** Gives the browser's own bars the colour of the page: each theme's stands in the markup. */
export function colourBrowser() {
  const metas = /** @type {HTMLMetaElement[]} */ ([
    ...document.querySelectorAll('meta[name="theme-color"]'),
  ]);
  colours ??= { light: colourOf(metas, "light"), dark: colourOf(metas, "dark") };
  const colour = colours[currentTheme()];
  for (const meta of metas) if (meta.content !== colour) meta.content = colour;
}

/** What the markup says about both themes. @type {Record<Theme, string> | undefined} */
let colours;

/** @param {HTMLMetaElement[]} metas @param {Theme} theme */
const colourOf = (metas, theme) => metas.find(({ media }) => media.includes(theme))?.content ?? "";
