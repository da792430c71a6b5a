/** Runs batches: asks where the results go, reports the progress, and stops a run that is not wanted any more. */
import { write } from "../../app/storage.js";
import { batchOf, beginRun, endRun, hasInput, isLarge, progressRun, refuseRun } from "./model.js";
import { rateOf } from "./pace.js";
import { keptResults, noResults, openResults } from "./results.js";
import { runBatch } from "./run.js";
import { createSummary } from "./summary.js";

/** @import { Store } from "../../app/store.js" */
/** @import { FileKind, Task } from "../../batch/answers.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Batch } from "./model.js" */
/** @import { Sink } from "./results.js" */

/** The storage key of the last task. */
export const TASK = "redoku.batch";
/** The time between two drawings, in ms. */
const PAUSE = 250;

/** @param {Store} store */
export function createRuns(store) {
  /** @type {{ number: number, control: AbortController } | null} */ let running = null;
  let runs = 0;
  let isOpening = false;

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

  return {
    begin,
    /** Stops the run if the state wants it no more. @param {Batch | null} batch */
    follow(batch) {
      if (!running || batch?.run === running.number) return;
      running.control.abort();
      running = null;
    },
  };
}

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
export const fileOf = (task, kind) =>
  kind === "csv"
    ? { name: `redoku-${task}.csv`, type: "text/csv" }
    : { name: `redoku-${task}.txt`, type: "text/plain" };

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
