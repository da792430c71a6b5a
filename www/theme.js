/** Light or dark: the system's choice until the person makes one. */
import { write } from "./storage.js";

/** @typedef {"light" | "dark"} Theme */

const dark = matchMedia("(prefers-color-scheme: dark)");

/** @returns {Theme} */
export function currentTheme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return dark.matches ? "dark" : "light";
}

/** @param {Theme} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  write("redoku.theme", theme);
  colourBrowser();
}

/** @param {() => void} listener */
export function onThemeChange(listener) {
  dark.addEventListener("change", listener);
}

/** Gives the browser's own bars the colour of the page. */
export function colourBrowser() {
  const page = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", page);
  }
}
