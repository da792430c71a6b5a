/** The program beside a search, as a template: its lines, the current one marked and in sight. */
import { h } from "../ui/draw.js";
import { markOf, renderingOf, tongueOf } from "./code.js";

/** @import { VNode } from "snabbdom" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Watch } from "./model.js" */

/** The program, and a copy of its running line for phones, where the program itself may be out of sight. @param {Watch} watch @param {Translator} t */
export function program(watch, t) {
  const { lines, lineOf } = renderingOf(watch.program?.text ?? "");
  const event = watch.picture?.event;
  const mark = event && markOf(Uint8Array.of(event.kind, event.cell, event.digit), 0);
  const running = mark ? lineOf[mark] : undefined;
  const isWords = tongueOf(watch) === "words";
  const attrs = {
    tabindex: 0,
    role: "region",
    "aria-label": t.text("watch.code"),
    lang: isWords ? t.language : "en",
  };
  return [
    h(
      "pre#watch-code.code",
      { key: `code ${watch.program?.file}`, attrs },
      lines.map((line, at) => codeLine(line, at === running, isWords)),
    ),
    h(
      "p.running-line",
      { key: "line", attrs: { "aria-hidden": "true" } },
      running === undefined ? "" : lines[running].trim(),
    ),
  ];
}

/** @param {string} text @param {boolean} isRunning @param {boolean} isWords  whether the line may wrap */
const codeLine = (text, isRunning, isWords) =>
  h(
    "span.code-line",
    {
      attrs: { "data-running": isRunning && "", "data-words": isWords && "" },
      props: { style: isWords ? `--indent: ${text.search(/\S|$/)}` : "" },
      hook: { postpatch: keepVisible },
    },
    `${text}\n`,
  );

/** Scrolls the program, but not the page, to a line that starts to run. @param {VNode} before @param {VNode} now */
function keepVisible(before, { elm, data }) {
  if (data?.attrs?.["data-running"] === false || before.data?.attrs?.["data-running"] === "")
    return;
  const line = /** @type {HTMLElement} */ (elm);
  const place = line.parentElement;
  if (!place) return;
  const top = line.offsetTop - place.offsetTop;
  if (top < place.scrollTop || top + line.offsetHeight > place.scrollTop + place.clientHeight) {
    place.scrollTop = top - place.clientHeight / 2;
  }
}
