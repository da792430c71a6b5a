/** The language and theme buttons in the header. */
import { write } from "../app/storage.js";
import { byId, setAttribute, setText } from "../ui/dom.js";
import { colourBrowser, currentTheme, onThemeChange, setTheme } from "../ui/theme.js";

/** @param {{ switchLanguage(): void }} actions */
export function createHeader({ switchLanguage }) {
  const [language, theme] = ["language", "theme"].map(byId);
  const showTheme = () => {
    theme.setAttribute("aria-pressed", String(currentTheme() === "dark"));
    colourBrowser();
  };
  language.addEventListener("click", switchLanguage);
  theme.addEventListener("click", () => {
    const wanted = currentTheme() === "dark" ? "light" : "dark";
    setTheme(wanted);
    write("redoku.theme", wanted);
    showTheme();
  });
  onThemeChange(showTheme);
  showTheme();

  return {
    /** @param {import("../i18n/translator.js").Translator} translator */
    render({ language: current, text }) {
      setText(language, text("language.other"));
      setAttribute(language, "aria-label", text("language.label"));
      setAttribute(language, "lang", current === "en" ? "zh-Hans" : "en");
      setAttribute(theme, "aria-label", text("theme.dark"));
      setAttribute(theme, "title", text("theme.dark"));
    },
  };
}
