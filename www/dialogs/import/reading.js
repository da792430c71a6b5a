/** Reads one text at a time: a new text cancels the previous one. */
import { RedokuError } from "../../engine/redoku-error.js";
import { FileError } from "../../ui/text-file.js";
import { explainError } from "../../view/parse-errors.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("./files.js").Parsed} Parsed */
/** @typedef {{ parsed: Parsed } | { refused: Message, details: Record<string, unknown> }} Outcome */

/** How long reading may take before the page says so, in ms. */
const SLOW_AFTER = 200;

/** @param {() => void} onSlow  called when reading takes long */
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
   * Resolves to the result or the parse error, or to null if cancelled. Rejects if the engine fails.
   * @param {(signal: AbortSignal) => Promise<Parsed>} work @returns {Promise<Outcome | null>}
   */
  async function read(work) {
    cancel();
    const current = new AbortController();
    running = current;
    const slow = setTimeout(onSlow, SLOW_AFTER);
    try {
      return { parsed: await work(current.signal) };
    } catch (error) {
      if (current.signal.aborted) return null;
      const refused = refusalOf(error);
      if (!refused) throw error;
      return refused;
    } finally {
      clearTimeout(slow);
      if (running === current) running = null;
    }
  }

  return { read, cancel };
}

/** The message for a parse error or an unreadable file; null for other errors. @param {unknown} error @returns {Extract<Outcome, { refused: Message }> | null} */
export function refusalOf(error) {
  if (error instanceof RedokuError) return { refused: explainError(error), details: error.details };
  if (!(error instanceof FileError)) return null;
  return { refused: { key: "notice.file" }, details: {} };
}
