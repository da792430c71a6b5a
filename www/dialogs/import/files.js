/** Puzzles from files: one file is read as any text; those of several files go into one list. */

import { RedokuError } from "../../engine/redoku-error.js";
import { readFile } from "../../ui/intake.js";

/** @typedef {import("../../pkg/redoku.js").Entry} Entry */
/** @typedef {Entry & { format?: string }} Listed  a puzzle that knows how it was written */
/** @typedef {{ puzzles: Listed[], format: string, unread?: string[] }} Parsed  and the names of files without any puzzle */

/**
 * @param {File[]} files
 * @param {(text: string, signal: AbortSignal) => Promise<Parsed>} parse
 * @param {AbortSignal} signal
 * @returns {Promise<Parsed & { unread: string[] }>}
 */
export async function parseFiles(files, parse, signal) {
  if (files.length === 1) return { unread: [], ...(await parse(await readFile(files[0]), signal)) };
  /** @type {Listed[]} */ const puzzles = [];
  /** @type {string[]} */ const unread = [];
  for (const file of files) {
    const text = await readFile(file).catch(() => null);
    const parsed = text === null ? null : await parse(text, signal).catch(nothingIfRefused);
    if (!parsed) unread.push(file.name);
    // Not spread into one call: a file may hold more puzzles than a call may have arguments.
    else for (const entry of parsed.puzzles) puzzles.push(labelled(entry, file, parsed.format));
  }
  return { puzzles, unread, format: puzzles[0]?.format ?? "" };
}

/** A puzzle without a name of its own goes by that of its file. @param {Entry} entry @param {File} file @param {string} format */
const labelled = (entry, file, format) => ({ ...entry, name: entry.name ?? file.name, format });

/** @param {unknown} error */
function nothingIfRefused(error) {
  if (error instanceof RedokuError) return null;
  throw error;
}
