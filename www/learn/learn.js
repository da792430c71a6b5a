/** The page that explains: shows it in the reader's language, and brings its boards to life. */
import { defineGrid } from "../board/define.js";
import { addSentences, createTranslator, languageFor, loadLanguage } from "../i18n.js";
import en from "../locales/watch-en.js";
import zh from "../locales/watch-zh.js";
import { createHeader } from "../panels/header.js";
import { SolverClient } from "../solver-client.js";
import { write } from "../storage.js";
import { createDemo } from "./demo.js";

/** @typedef {import("../i18n.js").Language} Language */

defineGrid();
addSentences({ en, "zh-Hans": zh });
const client = new SolverClient(
  () => new Worker(new URL("../solver-worker.js", import.meta.url), { type: "module" }),
);
let language = await loadLanguage(languageFor(document.documentElement.lang));
const header = createHeader({
  switchLanguage: async () => speak(await loadLanguage(language === "en" ? "zh-Hans" : "en")),
});

// A board is built when the reader comes near it.
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      createDemo(/** @type {HTMLElement} */ (target), client, createTranslator(language));
    }
  },
  { rootMargin: "200px" },
);
await speak(language);
for (const place of document.querySelectorAll(".demo")) nearby.observe(place);

/** @param {Language} wanted */
async function speak(wanted) {
  language = await loadLanguage(wanted);
  document.documentElement.lang = language;
  write("redoku.language", language);
  for (const article of document.querySelectorAll("article")) {
    article.hidden = article.lang !== language;
    if (!article.hidden) document.title = `${article.querySelector("h1")?.textContent} · Redoku`;
  }
  header.translate(createTranslator(language));
}
