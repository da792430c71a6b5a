/** Puzzles from files. A single file is read like any text; the puzzles of several files form one list. */

import { RedokuError } from "../../engine/redoku-error.js";
import { LARGEST_FILE, readFile } from "../../ui/text-file.js";

/** @typedef {import("../../pkg/redoku.js").Entry} Entry */
/** @typedef {Entry & { format?: string }} Listed  a puzzle with the format it was read in */
/**
 * @typedef {object} Parsed
 * @property {Listed[]} puzzles
 * @property {string} format
 * @property {{ line: number, text: string }[]} [skipped]  lines of words between the puzzles
 * @property {string[]} [unread]  the names of the files without a puzzle
 */

/**
 * @param {File[]} files
 * @param {(text: string, signal: AbortSignal) => Promise<Parsed>} parse
 * @param {AbortSignal} signal
 * @returns {Promise<Parsed & { unread: string[] }>}
 */
export async function parseFiles(files, parse, signal) {
  if (files.length === 1) return { unread: [], ...(await parse(await readFile(files[0]), signal)) };
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
    for (const entry of parsed.puzzles) puzzles.push(labelled(entry, file, parsed.format));
    for (const line of parsed.skipped ?? []) skipped.push(line);
  }
  return { puzzles, skipped, unread, format: puzzles[0]?.format ?? "" };
}

/** Whether files are too large to list their puzzles. @param {File[]} files */
export const areLarge = (files) => files.reduce((sum, { size }) => sum + size, 0) > LARGEST_FILE;

/** Names a puzzle after its file, unless it has a name. @param {Entry} entry @param {File} file @param {string} format */
const labelled = (entry, file, format) => ({ ...entry, name: entry.name ?? file.name, format });

/** @param {unknown} error */
function nullIfRefused(error) {
  if (error instanceof RedokuError) return null;
  throw error;
}
