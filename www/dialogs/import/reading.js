/** Reads one text at a time: a newer one cancels the one before. */
import { RedokuError } from "../../engine/redoku-error.js";
import { FileError, LARGEST_FILE } from "../../ui/intake.js";
import { explainError } from "../../view/parse-errors.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("./files.js").Parsed} Parsed */
/** @typedef {{ parsed: Parsed } | { refused: Message, details: Record<string, unknown> }} Outcome */

/** How long reading may take before the person is told, in ms. */
const A_MOMENT = 200;

/** @param {() => void} onSlow  reading takes longer than a moment */
export function createReading(onSlow) {
  /** @type {AbortController | null} */ let running = null;

  /** Cancels; returns false if nothing is being read. */
  function cancel() {
    if (!running) return false;
    running.abort();
    running = null;
    return true;
  }

  /**
   * What was read, or why it was refused; null if it was cancelled. Rejects if the engine fails.
   * @param {(signal: AbortSignal) => Promise<Parsed>} work @returns {Promise<Outcome | null>}
   */
  async function read(work) {
    cancel();
    const own = new AbortController();
    running = own;
    const slow = setTimeout(onSlow, A_MOMENT);
    try {
      return { parsed: await work(own.signal) };
    } catch (error) {
      if (own.signal.aborted) return null;
      const refused = refusalOf(error);
      if (!refused) throw error;
      return refused;
    } finally {
      clearTimeout(slow);
      if (running === own) running = null;
    }
  }

  return { read, cancel };
}

/** Why something was refused; null if the error is no refusal. @param {unknown} error @returns {Extract<Outcome, { refused: Message }> | null} */
export function refusalOf(error) {
  if (error instanceof RedokuError) return { refused: explainError(error), details: error.details };
  if (!(error instanceof FileError)) return null;
  const key = error.reason === "too-large" ? "notice.file.large" : "notice.file";
  return { refused: { key, args: { size: { bytes: LARGEST_FILE } } }, details: {} };
}
