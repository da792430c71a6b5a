/** The content of the batch dialog: where the puzzles come from, what to do with them, and what was found. */
import { button } from "../../ui/buttons.js";
import { h } from "../../ui/draw.js";
import { filePicker, labelled, select, targetOf } from "../../ui/kit.js";
import { bytesOf, hasInput, isLarge } from "./model.js";
import { paceText, spokenShare } from "./pace.js";
import { reportOf } from "./report.js";
import { puzzlesIn } from "./summary.js";

/** @import { FileKind, Task } from "../../batch/answers.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Batch } from "./model.js" */
/** @typedef {Commands & import("./report.js").Actions} Actions */
/**
 * @typedef {object} Commands
 * @property {(text: string) => void} type
 * @property {(files: File[]) => void} takeFiles
 * @property {() => void} empty  removes the files
 * @property {(choice: { task?: Task, file?: FileKind }) => void} set
 * @property {() => void} begin
 * @property {() => void} cancel
 * @property {(kind: "text" | "csv") => void} save
 */

const TASKS = /** @type {const} */ (["solve", "check", "rate"]);
const FILES = /** @type {const} */ (["none", "text", "csv"]);

/** @param {Batch} batch @param {Translator} t @param {Actions} on @returns {Template} */
export function batchPanel(batch, t, on) {
  const { found } = batch;
  return [
    form(batch, t, on),
    batch.run === null ? null : progress(batch, t),
    status(batch, t),
    h("div.batch-report", [saving(batch, t, on), ...(found ? reportOf(batch, found, t, on) : [])]),
  ];
}

/** @param {Batch} batch @param {Translator} t @param {Actions} on */
function form(batch, { text }, on) {
  const { task, file, run } = batch;
  const isWorking = run !== null;
  const tasks = TASKS.map((name) => /** @type {const} */ ([name, text(`batch.task.${name}`)]));
  const kinds = FILES.map((name) => /** @type {const} */ ([name, text(`batch.file.${name}`)]));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!isWorking && hasInput(batch)) on.begin();
  };
  return h("form.dialog-form", { on: { submit } }, [
    source(batch, text, on),
    labelled(
      "batch-task",
      text("batch.task"),
      select(
        "#batch-task.small",
        tasks,
        task,
        (name) => on.set({ task: /** @type {Task} */ (name) }),
        { disabled: isWorking },
      ),
    ),
    isLarge(batch)
      ? labelled(
          "batch-file",
          text("batch.file"),
          select(
            "#batch-file.small",
            kinds,
            file,
            (name) => on.set({ file: /** @type {FileKind} */ (name) }),
            { disabled: isWorking },
          ),
        )
      : null,
    isWorking
      ? button(".small.batch-stop", text("offer.cancel"), on.cancel, { key: "stop" })
      : h(
          "button.primary",
          { key: "start", attrs: { "aria-disabled": String(!hasInput(batch)) } },
          text("batch.start"),
        ),
  ]);
}

/** The text box, or the files that are taken in its place. @param {Batch} batch @param {Translator["text"]} text @param {Actions} on */
function source(batch, text, { type, takeFiles, empty }) {
  const { files, text: typed } = batch;
  const size = { bytes: bytesOf(batch) };
  const name =
    files.length > 1
      ? text("batch.files", { count: files.length, size })
      : text("batch.chosen", { name: files[0]?.name ?? "", size });
  const box = h("textarea.batch-text", {
    attrs: {
      rows: 4,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
      "aria-label": text("batch.text"),
      placeholder: text("batch.source"),
    },
    props: { value: typed },
    on: { input: (/** @type {Event} */ event) => type(targetOf(event).value) },
  });
  return h("div.batch-source", [
    files.length > 0 ? h("p.batch-chosen", { key: "files" }, name) : box,
    h("div.batch-ways", [
      ...filePicker("batch-files", text("import.file"), takeFiles),
      files.length > 0 ? button(".small", text("batch.empty"), empty, { key: "empty" }) : null,
    ]),
  ]);
}

/** @param {Batch} batch @param {Translator} t */
function progress({ share, elapsed, found }, { text }) {
  const puzzles = found ? puzzlesIn(found) : 0;
  return h("div.batch-work", { key: "work" }, [
    h("progress.batch-bar", {
      attrs: { max: 1, "aria-label": text("batch.working") },
      props: { value: share },
    }),
    h("p.batch-pace", paceText({ share, elapsed, puzzles }, text)),
  ]);
}

/** The progress is in sight, so its sentence is for screen readers alone. @param {Batch} batch @param {Translator} t */
function status({ run, share, said, results }, { text }) {
  const attrs = { role: "status", class: run === null ? "batch-status" : "batch-status unseen" };
  if (run !== null) return h("p", { attrs }, spokenShare(share, text));
  const saved = results && "saved" in results && results.saved;
  const more = saved ? ` ${text("batch.saved", { name: saved })}` : "";
  return h("p", { attrs }, said ? `${text(said.key, said.args)}${more}` : "");
}

/** What can be saved once the work is done. @param {Batch} batch @param {Translator} t @param {Actions} on */
function saving({ results }, { text }, { save }) {
  if (results && "blob" in results && results.blob.size > 0) {
    const label = text("batch.save", { size: { bytes: results.blob.size } });
    return button(".small", label, () => save("text"), { key: "saving" });
  }
  if (!results || !("csv" in results) || results.csv.size === 0) return null;
  return h("div.batch-ways", { key: "saving" }, [
    button(".small", text("batch.save.text"), () => save("text")),
    button(".small", text("batch.save.csv"), () => save("csv")),
  ]);
}
