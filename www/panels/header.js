/** The language and theme buttons in the header. */
import { write } from "../app/storage.js";
import { byId } from "../ui/dom.js";
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
    translate({ language: current, text }) {
      language.textContent = text("language.other");
      language.setAttribute("aria-label", text("language.label"));
      language.lang = current === "en" ? "zh-Hans" : "en";
      theme.setAttribute("aria-label", text("theme.dark"));
      theme.title = text("theme.dark");
    },
  };
}
