/** The guide to embedding: an article with live examples and the reference. */
import "../../../dist/package/element.js";
import { button, element } from "../../ui/dom.js";
import { showArticle } from "../article.js";
import { whenNear } from "../when-near.js";
import { entriesTable, itemList } from "./reference-view.js";
import { RUNS } from "./runs.js";
import runsText from "./runs.js?raw";
import { bodyOf, dedent } from "./source-text.js";

for (const place of document.querySelectorAll("[data-script]")) {
  const address = new URL("package/element.js", document.baseURI).href;
  show(place, `<script type="module" src="${address}"></script>`);
}
for (const place of document.querySelectorAll(".live"))
  writeCode(/** @type {HTMLElement} */ (place));
const translator = await showArticle();
whenNear(".live", bringToLife);
fillReference().catch((error) => {
  console.warn("Redoku's reference could not be loaded:", error);
  for (const place of document.querySelectorAll("[data-reference]")) {
    const { language, text } = translator();
    place.setAttribute("lang", language);
    place.textContent = text("unloaded");
  }
});

/** Writes the lines of an example beside it. @param {HTMLElement} place */
function writeCode(place) {
  const { run, markup } = partsOf(place);
  // A script may not write a flag without `=""`; a person would.
  if (markup) place.append(block(dedent(markup.innerHTML).replaceAll('=""', "")));
  if (run) place.append(block((place.dataset.head ?? "") + bodyOf(runsText, run)));
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
  RUNS[run](await import("../../../dist/package/worker.js"), output);
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
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { entries, ...lists } = await response.json();
  for (const place of document.querySelectorAll("[data-reference]")) {
    const name = /** @type {HTMLElement} */ (place).dataset.reference ?? "";
    const tongue = place.closest("article")?.lang === "en" ? "en" : "zh";
    place.replaceChildren(
      name === "entries" ? entriesTable(entries, tongue) : itemList(lists[name]),
    );
  }
}
