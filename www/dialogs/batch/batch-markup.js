/** Builds the elements of the batch dialog. */
import { button, element } from "../../ui/dom.js";
import { select } from "../../ui/select.js";

/** @typedef {import("../../i18n/translator.js").Key} Key */

const TASKS = /** @type {const} */ (["solve", "check", "rate"]);
const FILES = /** @type {const} */ (["text", "csv", "none"]);

/** @param {import("../../i18n/translator.js").Translator} translator */
export function buildBatch({ text }) {
  const picker = element("input");
  picker.type = "file";
  picker.multiple = true;
  picker.hidden = true;
  picker.setAttribute("aria-label", text("import.file"));
  const choose = button(text("import.file"), "small", () => picker.click());
  const chosen = element("span", "batch-chosen", text("batch.source"));
  const task = select(
    "batch-task",
    TASKS.map((name) => [name, text(`batch.task.${name}`)]),
    text("batch.task"),
  );
  const file = select(
    "batch-file",
    FILES.map((name) => [name, text(`batch.file.${name}`)]),
    text("batch.file"),
  );
  const start = button(text("batch.start"), "new-start");
  start.type = "submit";
  const form = element(
    "form",
    "new-form",
    element("div", "batch-source", choose, picker, chosen),
    row("batch-task", text("batch.task"), task),
    row("batch-file", text("batch.file"), file),
    start,
  );

  const bar = element("progress", "batch-bar");
  bar.max = 1;
  bar.setAttribute("aria-label", text("batch.working"));
  const pace = element("p", "batch-pace");
  const stop = button(text("offer.cancel"), "small");
  const work = element("div", "batch-work", bar, element("div", "new-working", pace, stop));
  work.hidden = true;
  const status = element("p", "batch-status");
  status.setAttribute("role", "status");
  const report = element("div", "batch-report");
  return { form, picker, choose, chosen, task, file, start, work, bar, pace, stop, status, report };
}

/** @param {string} id @param {string} label @param {HTMLElement} field */
function row(id, label, field) {
  const name = element("label", "", label);
  name.htmlFor = id;
  return element("div", "new-row", name, field);
}
