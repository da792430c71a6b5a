/** The batch dialog: solves, checks or rates many puzzles, shows what it finds, and saves it. */
import "./batch.css";
import { openDialog } from "../../app/dialog.js";
import { openFrom } from "../../app/place.js";
import { read } from "../../app/storage.js";
import { textOfCsv } from "../../batch/answer-text.js";
import { modal } from "../../ui/dialog.js";
import { download } from "../../ui/files.js";
import { batchOf, cancelRun, choose, emptyBatch, list, listMore, take } from "./model.js";
import { batchPanel } from "./panel.js";
import { createRuns, fileOf, TASK } from "./runs.js";
import { samplesOf } from "./summary.js";

/** @import { FileKind, Task } from "../../batch/answers.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Batch } from "./model.js" */
/** @import { Sink } from "./results.js" */

/** A longer text that is pasted is taken as a file: in a text box it would be slow. */
const LONG_TEXT = 100_000;

/** @param {import("../dialogs.js").Around} around @returns {import("../dialogs.js").DialogPart} */
export function createDialog({ store, close }) {
  const { begin, follow } = createRuns(store);
  /** The last batch: opening one of its puzzles closes the dialog, opening the dialog again shows the rest. @type {Batch | null} */
  let last = null;

  /** @param {"text" | "csv"} kind */
  async function save(kind) {
    const batch = batchOf(store.state);
    if (!batch?.results || "saved" in batch.results) return;
    if ("blob" in batch.results) return download(batch.results.blob, batch.results.name);
    const { csv } = batch.results;
    const { name, type } = fileOf(batch.task, kind);
    const file =
      kind === "csv" ? csv : new Blob([textOfCsv(batch.task, await csv.text())], { type });
    download(file, name);
  }

  /** @type {import("./panel.js").Actions} */
  const on = {
    type: (text) => store.update(take, { text }),
    takeFiles: (files) => store.update(take, { files }),
    empty: () => store.update(take, {}),
    set: (choice) => store.update(choose, choice),
    begin,
    cancel: () => store.update(cancelRun),
    save,
    list: (filter) => store.update(list, filter),
    more: () => store.update(listMore),
    open(sample) {
      const batch = batchOf(store.state);
      if (!batch?.found) return;
      const samples = samplesOf(batch.found, batch.filter).filter(({ judged }) => judged);
      const puzzles = samples.map(({ judged }) => judged?.puzzle ?? "");
      store.update(openFrom, puzzles, samples.indexOf(sample));
    },
  };

  return {
    /** @param {File[]} [files]  the puzzles to work on */
    open(files = []) {
      const task = /** @type {Task} */ (read(TASK)?.split(" ")[0] ?? "solve");
      if (!batchOf(store.state)) {
        store.update(openDialog, files.length === 0 && last ? last : { ...emptyBatch, task });
      }
      if (files.length > 0) store.update(take, { files });
    },
    panel(state, t) {
      const batch = batchOf(state);
      const content = batch ? batchPanel(batch, t, on) : [];
      const title = t.text("batch.title");
      return [modal({ id: "batch-dialog", title, closeLabel: t.text("close"), content, close })];
    },
    follow(state, before) {
      const [now, was] = [batchOf(state), batchOf(before)];
      follow(now);
      if (was && !now) last = { ...was, run: null };
      if (now && !was) whenOpened(now);
      else if (now && was && now.run !== was.run)
        focus(now.run === null ? ".primary" : ".batch-stop");
      // The way to this dialog is at the end of the page.
      if (was && !now && state.series !== before.series) scrollTo(0, 0);
    },
  };

  /** @param {Batch} batch */
  function whenOpened(batch) {
    focus(batch.files.length > 0 ? ".primary" : ".batch-text");
    dialogElement()?.addEventListener("paste", (event) => {
      const pasted = event.clipboardData?.getData("text/plain") ?? "";
      const isBox = event.target instanceof HTMLTextAreaElement;
      if (!pasted || (isBox && pasted.length < LONG_TEXT)) return;
      event.preventDefault();
      if (pasted.length < LONG_TEXT) store.update(take, { text: pasted });
      else store.update(take, { files: [new File([pasted], "…")] });
    });
  }
}

const dialogElement = () => document.getElementById("batch-dialog");

/** Focuses a part of the dialog. @param {string} selector */
const focus = (selector) =>
  /** @type {HTMLElement | null | undefined} */ (dialogElement()?.querySelector(selector))?.focus();
