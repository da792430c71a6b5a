/** The page that explains: shows it in the reader's language, and brings its boards to life. */

import { write } from "../../app/storage.js";
import { defineGrid } from "../../board/define-grid.js";
import { SolverClient } from "../../engine/client.js";
import en from "../../i18n/en/watch.js";
import {
  addSentences,
  createTranslator,
  languageFor,
  loadLanguage,
} from "../../i18n/translator.js";
import zh from "../../i18n/zh/watch.js";
import { createHeader } from "../../panels/header.js";
import { createDemo } from "./demo.js";

/** @typedef {import("../../i18n/translator.js").Language} Language */

defineGrid();
addSentences({ en, "zh-Hans": zh });
const client = new SolverClient(
  () => new Worker(new URL("../../engine/worker.js", import.meta.url), { type: "module" }),
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
