/** The language and theme buttons in the header. The theme is the system's until the user chooses one. */
import { write } from "../app/storage.js";
import { byId, setAttribute, setText } from "../ui/dom.js";

/** @import { Translator } from "../i18n/translator.js" */

/** @param {{ switchLanguage(): void }} actions */
export function createHeader({ switchLanguage }) {
  const [language, theme] = ["language", "theme"].map(byId);
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  // The colour of the browser's toolbar; the markup defines both.
  const metas = /** @type {HTMLMetaElement[]} */ ([
    ...document.querySelectorAll('meta[name="theme-color"]'),
  ]);
  const [lightColour, darkColour] = ["light", "dark"].map(
    (name) => metas.find(({ media }) => media.includes(name))?.content ?? "",
  );
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : dark.matches);

  function showTheme() {
    theme.setAttribute("aria-pressed", String(isDark()));
    for (const meta of metas) meta.content = isDark() ? darkColour : lightColour;
  }

  language.addEventListener("click", switchLanguage);
  theme.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    write("redoku.theme", root.dataset.theme);
    showTheme();
  });
  dark.addEventListener("change", showTheme);
  showTheme();

  return {
    /** @param {Translator} translator */
    render({ language: current, text }) {
      setText(language, text("language.other"));
      setAttribute(language, "aria-label", text("language.label"));
      setAttribute(language, "lang", current === "en" ? "zh-Hans" : "en");
      setAttribute(theme, "aria-label", text("theme.dark"));
      setAttribute(theme, "title", text("theme.dark"));
    },
  };
}
