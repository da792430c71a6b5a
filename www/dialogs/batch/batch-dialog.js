/** The batch dialog: solves, checks or rates many puzzles, and saves the results to a file. */
import "./batch.css";
import "../new/new.css";
import { read, write } from "../../app/storage.js";
import { openDialog } from "../../ui/dialog.js";
import { button, isEnabled, setEnabled } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { onFilesChosen } from "../../ui/intake.js";
import { buildBatch } from "./batch-markup.js";
import { createPace, rateOf } from "./batch-pace.js";
import { reportOf } from "./batch-report.js";
import { noResults, openResults } from "./batch-results.js";
import { runBatch } from "./batch-run.js";
import { createSummary } from "./batch-summary.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("../../engine/batch/batch-answers.js").Task} Task */
/** @typedef {import("../../engine/batch/batch-answers.js").FileKind} FileKind */
/** A batch that has ended. @typedef {{ sources: File[], summary: import("./batch-summary.js").Summary, said: Message, results: import("./batch-results.js").Results | null }} Ended */

/** The storage key of the last choices. */
const CHOICES = "redoku.batch";

/** The last batch: opening one of its puzzles closes the dialog, opening the dialog again shows the rest. @type {Ended | null} */
let last = null;

/**
 * @param {object} to
 * @param {(puzzle: string) => void} to.place  puts a puzzle on the board
 * @param {import("../../i18n/translator.js").Translator} to.translator
 * @param {File[]} wanted  the puzzles to work on
 */
export function openBatch({ place, translator }, wanted) {
  const { text } = translator;
  /** @type {File[]} */ let sources = [];
  /** @type {AbortController | null} */ let running = null;
  const parts = buildBatch(translator);
  const { form, picker, choose, chosen, task, file, start, work, stop, status, report } = parts;
  [task.value, file.value] = (read(CHOICES) ?? "solve text").split(" ");

  onFilesChosen(picker, take);
  stop.addEventListener("click", () => running?.abort());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isEnabled(start)) begin();
  });
  setEnabled(start, false);
  const dialog = openDialog({
    id: "batch-dialog",
    title: text("batch.title"),
    close: text("close"),
    content: [form, work, status, report],
  });
  dialog.addEventListener("close", () => running?.abort());
  dialog.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain");
    if (pasted) take([new File([pasted], text("import.pasted"))]);
  });
  if (wanted.length === 0 && last) {
    take(last.sources);
    show(last);
  } else {
    take(wanted);
  }
  (wanted.length > 0 ? start : choose).focus();
  return { dialog, take };

  /** Takes other puzzles, which ends the work on those before. @param {File[]} taken */
  function take(taken) {
    if (taken.length === 0) return;
    if (running) {
      running.abort();
      running = null;
      setWorking(false);
    }
    sources = taken;
    const size = { bytes: taken.reduce((sum, file) => sum + file.size, 0) };
    const count = taken.length;
    chosen.textContent =
      count > 1
        ? text("batch.files", { count, size })
        : text("batch.chosen", { name: taken[0].name, size });
    setEnabled(start, true);
    report.replaceChildren();
    status.textContent = "";
  }

  /** Works through the puzzles. */
  async function begin() {
    const [doing, kind] = [/** @type {Task} */ (task.value), /** @type {FileKind} */ (file.value)];
    write(CHOICES, `${doing} ${kind}`);
    // The browser asks for one file at a time.
    setEnabled(start, false);
    const sink = await openFor(doing, kind);
    setEnabled(start, true);
    if (!sink) return;
    if (!dialog.open) return void sink.abort();
    const current = new AbortController();
    running = current;
    const { signal } = current;
    const summary = createSummary();
    const pace = createPace(parts, translator);
    setWorking(true);
    const work = { sources, task: doing, file: kind, sink, summary, signal };
    try {
      const onProgress = (/** @type {number} */ share) => pace.show(share, summary.puzzles);
      await runBatch({ ...work, onProgress });
      end(summary, finished(summary, pace.elapsed()), kind === "none" ? null : await sink.close());
    } catch (error) {
      await sink.abort().catch(() => {});
      // Other puzzles were taken meanwhile, or the dialog is closed.
      if (running !== current || !dialog.open) return;
      end(summary, signal.aborted ? cancelled(summary) : failed(error), null);
    } finally {
      if (running === current) {
        setWorking(false);
        running = null;
      }
    }
  }

  /** The file of results, or null if the user does not choose one. @param {Task} doing @param {FileKind} kind */
  async function openFor(doing, kind) {
    if (kind === "none") return noResults();
    const [ending, type] = kind === "csv" ? ["csv", "text/csv"] : ["txt", "text/plain"];
    try {
      return await openResults({ name: `redoku-${doing}.${ending}`, type });
    } catch (error) {
      const declined = error instanceof DOMException && error.name === "AbortError";
      if (!declined) status.textContent = text("batch.unsaved", { message: messageOf(error) });
      return null;
    }
  }

  /** @param {Ended["summary"]} summary @param {Message} said @param {Ended["results"]} results */
  function end(summary, said, results) {
    last = { sources, summary, said, results };
    show(last);
  }

  /** @param {Ended} ended */
  function show({ summary, said, results }) {
    status.textContent = text(said.key, said.args);
    const open = (/** @type {string} */ puzzle) => {
      dialog.close();
      place(puzzle);
    };
    report.replaceChildren(...reportOf(summary, translator, { several: sources.length > 1, open }));
    if (!results) return;
    if ("saved" in results) {
      status.append(" ", text("batch.saved", { name: results.saved }));
    } else if (results.blob.size > 0) {
      const { blob, name } = results;
      const label = text("batch.save", { size: { bytes: blob.size } });
      report.prepend(button(label, "small", () => download(blob, name)));
    }
  }

  /** @param {Ended["summary"]} summary @param {number} elapsed @returns {Message} */
  function finished({ puzzles }, elapsed) {
    if (puzzles === 0) {
      const files = translator.list(sources.map(({ name }) => name));
      return { key: "notice.files", args: { files } };
    }
    const time = { micros: 1000 * elapsed };
    return { key: "batch.done", args: { puzzles, time, rate: rateOf(puzzles, elapsed) } };
  }

  /** @param {boolean} isWorking */
  function setWorking(isWorking) {
    work.hidden = !isWorking;
    start.hidden = isWorking;
    task.disabled = isWorking;
    file.disabled = isWorking;
    // The progress is in sight.
    status.classList.toggle("unseen", isWorking);
    parts.bar.value = 0;
    parts.pace.textContent = "";
    if (isWorking) {
      status.textContent = text("batch.working");
      report.replaceChildren();
      stop.focus();
    } else {
      start.focus();
    }
  }
}

/** @param {Ended["summary"]} summary @returns {Message} */
const cancelled = ({ puzzles }) => ({ key: "batch.cancelled", args: { puzzles } });

/** @param {unknown} error @returns {Message} */
const failed = (error) => ({ key: "batch.failed", args: { message: messageOf(error) } });

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
