/** The batch dialog: solves, checks or rates many puzzles, shows what it finds, and saves it. */
import "./batch.css";
import { openDialog } from "../../app/dialog.js";
import { openFrom } from "../../app/place.js";
import { read, write } from "../../app/storage.js";
import { textOfCsv } from "../../batch/answer-text.js";
import { modal } from "../../ui/dialog.js";
import { download } from "../../ui/files.js";
import {
  batchOf,
  beginRun,
  cancelRun,
  choose,
  emptyBatch,
  endRun,
  hasInput,
  isLarge,
  list,
  listMore,
  progressRun,
  refuseRun,
  take,
} from "./model.js";
import { rateOf } from "./pace.js";
import { batchPanel } from "./panel.js";
import { keptResults, noResults, openResults } from "./results.js";
import { runBatch } from "./run.js";
import { createSummary, samplesOf } from "./summary.js";

/** @import { FileKind, Task } from "../../batch/answers.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Batch } from "./model.js" */
/** @import { Sink } from "./results.js" */

/** The storage key of the last task. */
const TASK = "redoku.batch";
/** The time between two drawings, in ms. */
const PAUSE = 250;
/** A longer text that is pasted is taken as a file: in a text box it would be slow. */
const LONG_TEXT = 100_000;

/** @param {import("../dialogs.js").Around} around @returns {import("../dialogs.js").DialogPart} */
export function createDialog({ store, close }) {
  /** @type {{ number: number, control: AbortController } | null} */ let running = null;
  let runs = 0;
  let isOpening = false;
  /** The last batch: opening one of its puzzles closes the dialog, opening the dialog again shows the rest. @type {Batch | null} */
  let last = null;

  async function begin() {
    const batch = batchOf(store.state);
    if (!batch || batch.run !== null || isOpening || !hasInput(batch)) return;
    const { task, files, text } = batch;
    write(TASK, task);
    const file = isLarge(batch) ? batch.file : "csv";
    // The browser asks for one file at a time.
    isOpening = true;
    const sink = isLarge(batch) ? await sinkFor(task, file) : keptResults();
    isOpening = false;
    if (!sink) return;
    if (batchOf(store.state) !== batch) return void sink.abort();
    const sources = files.length > 0 ? files : [new File([text], "")];
    work({ sources, task, file, sink });
  }

  /** @param {{ sources: File[], task: Task, file: FileKind, sink: Sink }} wanted */
  async function work(wanted) {
    const { sources, sink } = wanted;
    const number = ++runs;
    const control = new AbortController();
    running = { number, control };
    store.update(beginRun, number);
    const summary = createSummary();
    const start = performance.now();
    let drawn = Number.NEGATIVE_INFINITY;
    const onProgress = (/** @type {number} */ share) => {
      const now = performance.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      store.update(progressRun, number, { share, elapsed: now - start, found: summary.found() });
    };
    const end = (/** @type {Message} */ said, /** @type {Batch["results"]} */ results) => {
      const elapsed = performance.now() - start;
      store.update(endRun, number, { said, found: summary.found(), elapsed, results });
    };
    try {
      await runBatch({ ...wanted, summary, signal: control.signal, onProgress });
      const results = await sink.close();
      end(finished(summary.puzzles, performance.now() - start, sources), results);
    } catch (error) {
      await sink.abort().catch(() => {});
      end({ key: "batch.failed", args: { message: messageOf(error) } }, null);
    }
  }

  /** The file of the results of a large input, or null if the user does not choose one. @param {Task} task @param {FileKind} kind */
  async function sinkFor(task, kind) {
    if (kind === "none") return noResults();
    try {
      return await openResults(fileOf(task, kind));
    } catch (error) {
      const declined = error instanceof DOMException && error.name === "AbortError";
      const said = {
        key: /** @type {const} */ ("batch.unsaved"),
        args: { message: messageOf(error) },
      };
      if (!declined) store.update(refuseRun, said);
      return null;
    }
  }

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
    choose({ currentTarget }) {
      const button = /** @type {HTMLElement} */ (currentTarget);
      button.parentElement?.querySelector("input")?.click();
    },
    chosen({ target }) {
      const input = /** @type {HTMLInputElement} */ (target);
      const files = [...(input.files ?? [])];
      // The same ones can be chosen again: they may have changed.
      input.value = "";
      if (files.length > 0) store.update(take, { files });
    },
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
      if (running && now?.run !== running.number) {
        running.control.abort();
        running = null;
      }
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

/** @param {number} puzzles @param {number} elapsed @param {File[]} sources @returns {Message} */
function finished(puzzles, elapsed, sources) {
  if (puzzles > 0) {
    const time = { micros: 1000 * elapsed };
    return { key: "batch.done", args: { puzzles, time, rate: rateOf(puzzles, elapsed) } };
  }
  const names = sources.map(({ name }) => name).filter((name) => name !== "");
  if (names.length === 0) return { key: "batch.nothing" };
  return { key: "notice.files", args: { files: names.join(", ") } };
}

/** @param {Task} task @param {FileKind} kind */
const fileOf = (task, kind) =>
  kind === "csv"
    ? { name: `redoku-${task}.csv`, type: "text/csv" }
    : { name: `redoku-${task}.txt`, type: "text/plain" };

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
