/**
 * Puzzles from a stream of bytes, a block at a time, for the page and for the command line.
 *
 * A text that has a puzzle in its first line, or in its second below a title, has one on each line: it is streamed,
 * and a line that cannot be read costs only itself. Every other text is read as a whole.
 */
import { RedokuError, toPlain } from "../redoku-error.js";

/** @typedef {import("../../pkg/redoku.js").Entry} Entry */
/** @typedef {import("../redoku-error.js").PlainError} PlainError */
/** @typedef {{ puzzles: Entry[], skipped: { line: number, text: string }[] }} Parsed */
/** @typedef {(text: string) => Parsed | Promise<Parsed>} Parse */
/**
 * Whole lines with the number of lines before them, of which the first may be a title; or a text in a format of
 * several lines.
 * @typedef {{ kind: "lines", text: Uint8Array, before: number, titled: boolean } | { kind: "text", text: Uint8Array }} Part
 */

/** The longest text that is read as a whole, and the longest line. */
const MAX_LENGTH = 64 << 20;
const LINE_FEED = 10;

/** @param {AsyncIterable<Uint8Array>} source @param {Parse} parse @returns {AsyncGenerator<Part>} */
export async function* partsOf(source, parse) {
  /** What has been read and not been handed out. @type {Uint8Array} */
  let text = new Uint8Array();
  /** Whether there is a puzzle on each line; undefined until the first lines are there. @type {boolean | undefined} */
  let byLine;
  let before = 0;
  for await (const chunk of source) {
    text = joined(text, chunk);
    const end = text.lastIndexOf(LINE_FEED) + 1;
    byLine ??= await hasLines(text.subarray(0, end), parse);
    if (byLine && end > 0) {
      const lines = text.subarray(0, end);
      yield { kind: "lines", text: lines, before, titled: before === 0 };
      before += countLines(lines);
      text = text.subarray(end);
    }
    if (text.length > MAX_LENGTH) throw new RedokuError("too-large", "the text is too large");
  }
  if (byLine ?? (await hasLines(text, parse))) {
    if (text.length > 0) yield { kind: "lines", text, before, titled: before === 0 };
  } else if (meaningful(text).next().value !== undefined) {
    yield { kind: "text", text };
  }
}

/** Whether a text has a puzzle on each line, as its first two show; undefined if they are not there yet. @param {Uint8Array} text @param {Parse} parse */
async function hasLines(text, parse) {
  let seen = 0;
  for (const line of meaningful(text)) {
    if (isUsual(line) || (await isPuzzle(line, parse))) return true;
    if (++seen === 2) return false;
  }
  return undefined;
}

/** @param {string} line @param {Parse} parse */
async function isPuzzle(line, parse) {
  try {
    return (await parse(line)).puzzles.length > 0;
  } catch (error) {
    plainError(error);
    return false;
  }
}

/** The lines that are neither blank nor a comment. @param {Uint8Array} text */
function* meaningful(text) {
  for (const { from, to } of linesOf(text)) {
    const line = new TextDecoder().decode(text.subarray(from, to)).trim();
    if (!isComment(line)) yield line;
  }
}

/** Where each line starts, where its characters end, and where the next line starts. @param {Uint8Array} text */
export function* linesOf(text) {
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf(LINE_FEED, from);
    const [to, next] = feed < 0 ? [text.length, text.length] : [feed, feed + 1];
    yield { from, to, next };
    from = next;
  }
}

/** Whether a line is 81 characters, which needs no reader. @param {string} line */
export const isUsual = (line) => /^[\d.]{81}$/.test(line);

/** Whether a line is blank or a comment. @param {string} line */
export const isComment = (line) => /^\s*($|#|\/\/)/.test(line);

/** Whether a line looks like a title, not like a puzzle with a mistake. @param {string} line */
export const isTitle = (line) => (line.match(/[\d.]/g)?.length ?? 0) < 9;

/** An error of the reader as data. Throws every other error again. @param {unknown} error @returns {PlainError} */
export function plainError(error) {
  // The package's own class is another one.
  const { name } = /** @type {Error} */ (error ?? {});
  if (name !== "RedokuError") throw error;
  return toPlain(/** @type {RedokuError} */ (error));
}

/** @param {Uint8Array} text */
function countLines(text) {
  let count = 0;
  for (const byte of text) if (byte === LINE_FEED) count++;
  return count;
}

/** @param {Uint8Array} first @param {Uint8Array} second */
function joined(first, second) {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
