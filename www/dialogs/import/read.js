/** Puzzles from a text or from files. The puzzles of several files form one list. */
import { RedokuError } from "../../engine/redoku-error.js";
import { FileError, LARGEST_FILE, readFile } from "../../ui/files.js";
import { explainError } from "../../view/parse-errors.js";

/** @import { Message } from "../../i18n/translator.js" */
/** @import { Entry } from "../../pkg/redoku.js" */
/** @typedef {Entry & { format?: string }} Listed  a puzzle with the format it was read in */
/**
 * @typedef {object} Parsed
 * @property {Listed[]} puzzles
 * @property {string} format
 * @property {{ line: number, text: string }[]} [skipped]  lines of words between the puzzles
 * @property {string[]} [unread]  the names of the files without a puzzle
 */
/** @typedef {{ refused: Message, details: Record<string, unknown> }} Refusal */
/** @typedef {{ text: string } & ({ parsed: Parsed } | Refusal)} Outcome  with the text that was read; empty for several files */

/**
 * Reads files, or else the text. Rejects only if the engine fails.
 * @param {{ text: string, files: File[] }} from
 * @param {(text: string, signal?: AbortSignal) => Promise<Parsed>} parse
 * @param {AbortSignal} [signal]
 * @returns {Promise<Outcome>}
 */
export async function readPuzzles({ text, files }, parse, signal) {
  let content = text;
  try {
    if (files.length > 1) return { text: "", parsed: await parseAll(files, parse, signal) };
    if (files.length === 1) content = await readFile(files[0]);
    return { text: content, parsed: await parse(content, signal) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { text: content, ...refusal };
  }
}

/** @param {File[]} files @param {(text: string, signal?: AbortSignal) => Promise<Parsed>} parse @param {AbortSignal} [signal] @returns {Promise<Parsed>} */
async function parseAll(files, parse, signal) {
  /** @type {Listed[]} */ const puzzles = [];
  /** @type {NonNullable<Parsed["skipped"]>} */ const skipped = [];
  /** @type {string[]} */ const unread = [];
  for (const file of files) {
    const text = await readFile(file).catch(() => null);
    const parsed = text === null ? null : await parse(text, signal).catch(nullIfRefused);
    if (!parsed) {
      unread.push(file.name);
      continue;
    }
    // A file may contain more puzzles than a call can have arguments, so no push(...puzzles).
    for (const entry of parsed.puzzles) {
      // A puzzle without a name is named after its file.
      puzzles.push({ ...entry, name: entry.name ?? file.name, format: parsed.format });
    }
    for (const line of parsed.skipped ?? []) skipped.push(line);
  }
  return { puzzles, skipped, unread, format: puzzles[0]?.format ?? "" };
}

/** Whether files are too large to list their puzzles. @param {File[]} files */
export const areLarge = (files) => sizeOf(files) > LARGEST_FILE;

/** The size of files together, in bytes. @param {File[]} files */
export const sizeOf = (files) => files.reduce((sum, { size }) => sum + size, 0);

/** The message for a parse error or an unreadable file; null for other errors. @param {unknown} error @returns {Refusal | null} */
export function refusalOf(error) {
  if (error instanceof RedokuError) return { refused: explainError(error), details: error.details };
  if (!(error instanceof FileError)) return null;
  return { refused: { key: "notice.file" }, details: {} };
}

/** @param {unknown} error */
function nullIfRefused(error) {
  if (error instanceof RedokuError) return null;
  throw error;
}
