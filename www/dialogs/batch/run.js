/** Works through files with puzzles: from their bytes to the results and the summary. */
import { CSV_HEADS } from "../../batch/answer-text.js";
import { inOrder } from "../../batch/in-order.js";
import { jobsOf } from "../../batch/jobs.js";
import { createBatchPool } from "../../batch/pool.js";
import { chunksOf } from "./chunks.js";

/** @typedef {import("../../batch/jobs.js").Job & { file: string }} FileJob */
/**
 * @typedef {object} Work
 * @property {File[]} sources
 * @property {import("../../batch/answers.js").Task} task
 * @property {import("../../batch/answers.js").FileKind} file
 * @property {import("./results.js").Sink} sink
 * @property {import("./summary.js").Summary} summary  is filled
 * @property {AbortSignal} signal
 * @property {(share: number) => void} onProgress
 */

/** Rejects if it is aborted or the results cannot be written; what cannot be read is in the summary. @param {Work} work */
export async function runBatch({ sources, task, file, sink, summary, signal, onProgress }) {
  const total = sources.reduce((sum, { size }) => sum + size, 0);
  const pool = createBatchPool({ task, file }, summary.kept);
  const stop = () => pool.close(signal.reason);
  signal.addEventListener("abort", stop);
  let done = 0;
  try {
    if (file === "csv") await sink.write(new TextEncoder().encode(CSV_HEADS[task]));
    await inOrder(jobsOfAll(), pool, async (answers, /** @type {FileJob} */ job) => {
      signal.throwIfAborted();
      summary.add(answers, job.file);
      await sink.write(answers.out);
      done += job.bytes;
      onProgress(done / total);
    });
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", stop);
  }

  /** The jobs of all files. A file that cannot be read does not stop the others. @returns {AsyncGenerator<FileJob>} */
  async function* jobsOfAll() {
    for (const source of sources) {
      const name = source.name;
      try {
        const jobs = jobsOf(chunksOf(source), pool, task === "rate");
        for await (const job of jobs) yield { ...job, file: name };
      } catch (error) {
        signal.throwIfAborted();
        // Everything else is not the file's fault.
        if (!(error instanceof DOMException)) throw error;
        const { message } = error;
        const faults = [{ error: { code: "unreadable", message, details: {} } }];
        yield { kind: "faults", faults, bytes: 0, file: name };
      }
    }
  }
}
