/** The light and dark themes: the system's preference until the user chooses one. */
/** @typedef {"light" | "dark"} Theme */

const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

/** @returns {Theme} */
export function currentTheme() {
  const chosen = root.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return dark.matches ? "dark" : "light";
}

/** @param {Theme} theme */
export function setTheme(theme) {
  root.dataset.theme = theme;
  colourBrowser();
}

/** @param {() => void} listener */
export function onThemeChange(listener) {
  dark.addEventListener("change", listener);
}

/** Sets the colour of the browser's toolbar to that of the theme. The markup defines both colours. */
export function colourBrowser() {
  const metas = /** @type {HTMLMetaElement[]} */ ([
    ...document.querySelectorAll('meta[name="theme-color"]'),
  ]);
  colours ??= { light: colourOf(metas, "light"), dark: colourOf(metas, "dark") };
  for (const meta of metas) meta.content = colours[currentTheme()];
}

/** @type {Record<Theme, string> | undefined} */
let colours;

/** @param {HTMLMetaElement[]} metas @param {Theme} theme */
const colourOf = (metas, theme) => metas.find(({ media }) => media.includes(theme))?.content ?? "";
