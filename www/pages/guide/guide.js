/** The guide to embedding: shows it in the reader's language, and brings its examples to life. */
import "../../pkg/element.js";
import { write } from "../../app/storage.js";
import { createTranslator, languageFor, loadLanguage } from "../../i18n/translator.js";
import { createHeader } from "../../panels/header.js";
import { button, element } from "../../ui/dom.js";
import { entriesTable, itemList } from "./reference-view.js";
import { dedent, RUNS, sourceOf } from "./runs.js";

/** @typedef {import("../../i18n/translator.js").Language} Language */

let language = await loadLanguage(languageFor(document.documentElement.lang));
const header = createHeader({
  switchLanguage: async () => speak(await loadLanguage(language === "en" ? "zh-Hans" : "en")),
});

// An example comes to life when the reader comes near it.
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      bringToLife(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: "200px" },
);

for (const place of document.querySelectorAll("[data-script]")) {
  const address = new URL("../../pkg/element.js", import.meta.url).href;
  show(place, `<script type="module" src="${address}"></script>`);
}
for (const place of document.querySelectorAll(".live"))
  writeCode(/** @type {HTMLElement} */ (place));
await speak(language);
await fillReference();
for (const place of document.querySelectorAll(".live")) nearby.observe(place);

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

/** Writes the lines of an example beside it. @param {HTMLElement} place */
function writeCode(place) {
  const { run, markup } = partsOf(place);
  // A script may not write a flag without `=""`; a person would.
  if (markup) place.append(block(dedent(markup.innerHTML).replaceAll('=""', "")));
  if (run) place.append(block((place.dataset.head ?? "") + sourceOf(run)));
}

/** Shows the example itself, and lets its script run. @param {HTMLElement} place */
function bringToLife(place) {
  const { run, markup } = partsOf(place);
  const stage = element("div", "stage");
  if (markup) stage.append(markup.content.cloneNode(true));
  place.prepend(stage);
  if (!run) return;
  const output = element("output", "result");
  stage.append(output);
  const board = stage.querySelector("redoku-board");
  if (board) RUNS[run](board, output);
  else stage.prepend(button(place.dataset.button ?? "", "small", () => start(run, output)));
}

/** @param {string} run @param {HTMLOutputElement} output */
async function start(run, output) {
  RUNS[run](await import("../../pkg/worker.js"), output);
}

/** @param {HTMLElement} place */
function partsOf(place) {
  return { run: place.dataset.run, markup: place.querySelector("template") };
}

/** Lines of code; wider than the page, they are scrolled by keys too. @param {string} text */
function block(text) {
  const made = element("pre", "code", element("code", "", text));
  made.tabIndex = 0;
  return made;
}

/** @param {Element} place @param {string} text */
function show(place, text) {
  place.replaceChildren(block(text));
}

async function fillReference() {
  const response = await fetch(new URL("../../pkg/reference.json", import.meta.url));
  const { entries, ...lists } = await response.json();
  for (const place of document.querySelectorAll("[data-reference]")) {
    const name = /** @type {HTMLElement} */ (place).dataset.reference ?? "";
    const tongue = place.closest("article")?.lang === "en" ? "en" : "zh";
    place.replaceChildren(
      name === "entries" ? entriesTable(entries, tongue) : itemList(lists[name]),
    );
  }
}
