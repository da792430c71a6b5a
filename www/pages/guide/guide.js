/** The guide: articles with live examples, and a button on each block of code that copies it. */
import { copyText } from "../../ui/clipboard.js";
import { buttonElement, element } from "../../ui/dom.js";
import { showArticle, whenNear } from "../article.js";
import { RUNS } from "./runs.js";
import runsText from "./runs.js?raw";
import { bodyOf, dedent } from "./source-text.js";

for (const place of document.querySelectorAll("[data-script]")) {
  const address = new URL("package/element.js", document.baseURI).href;
  place.replaceChildren(block(`<script type="module" src="${address}"></script>`));
}
for (const place of document.querySelectorAll(".live"))
  writeCode(/** @type {HTMLElement} */ (place));
for (const code of document.querySelectorAll("pre.code")) addCopyButton(code);
await showArticle();
whenNear(".live", bringToLife);

/** Writes the lines of an example beside it. @param {HTMLElement} place */
function writeCode(place) {
  const { run, markup } = partsOf(place);
  // A script may not write a flag without `=""`; a person would.
  if (markup) place.append(block(dedent(markup.innerHTML).replaceAll('=""', "")));
  if (run) place.append(block((place.dataset.head ?? "") + bodyOf(runsText, run)));
}

/** Shows the example itself, and lets its script run. @param {HTMLElement} place */
async function bringToLife(place) {
  const { run, markup } = partsOf(place);
  const stage = element("div", "stage");
  if (markup) stage.append(markup.content.cloneNode(true));
  place.prepend(stage);
  const board = stage.querySelector("redoku-board");
  if (board) await import("../../../dist/package/element.js");
  if (!run) return;
  const output = element("output", "result");
  stage.append(output);
  if (board) RUNS[run](board, output);
  else stage.prepend(buttonElement(place.dataset.button ?? "", "small", () => start(run, output)));
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

/** Puts a button into the corner of a block of code. @param {Element} code */
function addCopyButton(code) {
  const copier = buttonElement("", "small copy-code", async () => {
    const worked = await copyText(code.textContent ?? "");
    copier.replaceChildren(
      ...(worked ? inBoth("Copied", "已复制") : inBoth("Couldn’t copy", "无法复制")),
    );
  });
  const label = () => copier.replaceChildren(...inBoth("Copy", "复制"));
  label();
  // Announced when its words change.
  copier.setAttribute("aria-live", "polite");
  copier.addEventListener("blur", label);
  const frame = element("div", "code-frame");
  code.replaceWith(frame);
  frame.append(code, copier);
}

/** Words in both languages, of which the style sheet shows one. @param {string} en @param {string} zh */
function inBoth(en, zh) {
  const chinese = element("span", "in-zh", zh);
  chinese.lang = "zh-Hans";
  return [element("span", "in-en", en), chinese];
}
