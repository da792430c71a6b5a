// Puzzles from files and standard input, a block at a time.
//
// A text that has a puzzle in its first line, or in its second below a title, has one on each line: it is streamed,
// and a line that cannot be read costs only itself. Every other text is read as a whole.
import { createReadStream } from "node:fs";
import * as redoku from "redoku";

/**
 * A part of the input: whole lines, a text in a format of several lines, or the reason why a file cannot be read.
 * @typedef {{ file: string } & (
 *   | { kind: "lines", text: Uint8Array, before: number, titled: boolean }
 *   | { kind: "text", text: Uint8Array }
 *   | { kind: "failed", message: string })} Part
 */

/** The longest text that is read as a whole, and the longest line. */
const MAX_LENGTH = 64 << 20;
const LINE_FEED = 10;

/** The parts of all files, in order. @param {string[]} files @returns {AsyncGenerator<Part>} */
export async function* partsOf(files) {
  for (const path of files.length > 0 ? files : ["-"]) {
    const file = path === "-" ? "stdin" : path;
    try {
      yield* partsOfFile(
        file,
        path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 1 << 18 }),
      );
    } catch (error) {
      yield { file, kind: "failed", message: reason(/** @type {NodeJS.ErrnoException} */ (error)) };
    }
  }
}

/** @param {string} file @param {AsyncIterable<Uint8Array>} source @returns {AsyncGenerator<Part>} */
async function* partsOfFile(file, source) {
  /** What has been read and not been handed out. @type {Buffer} */
  let text = Buffer.alloc(0);
  /** Whether there is a puzzle on each line; undefined until the first lines are there. @type {boolean | undefined} */
  let byLine;
  let before = 0;
  for await (const chunk of source) {
    text = text.length > 0 ? Buffer.concat([text, chunk]) : Buffer.from(chunk);
    const end = text.lastIndexOf(LINE_FEED) + 1;
    byLine ??= hasLines(text.subarray(0, end));
    if (byLine && end > 0) {
      const lines = text.subarray(0, end);
      yield { file, kind: "lines", text: lines, before, titled: before === 0 };
      before += countLines(lines);
      text = text.subarray(end);
    }
    if (text.length > MAX_LENGTH) throw new Error("the text is too large");
  }
  if (byLine ?? hasLines(text)) {
    if (text.length > 0) yield { file, kind: "lines", text, before, titled: before === 0 };
  } else if (meaningful(text).next().value !== undefined) {
    yield { file, kind: "text", text };
  }
}

/** Whether a text has a puzzle on each line, as its first two show; undefined if they are not there yet. @param {Buffer} text */
function hasLines(text) {
  let seen = 0;
  for (const line of meaningful(text)) {
    if (puzzlesOf(line).puzzles) return true;
    if (++seen === 2) return false;
  }
  return undefined;
}

/** The lines that are neither blank nor a comment. @param {Buffer} text */
function* meaningful(text) {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(LINE_FEED, start);
    const line = text.toString("utf8", start, end < 0 ? text.length : end);
    if (!isComment(line)) yield line;
    start = end < 0 ? text.length : end + 1;
  }
}

/** Whether a line is blank or a comment. @param {string} line */
export function isComment(line) {
  return /^\s*($|#|\/\/)/.test(line);
}

/** Whether a line looks like a title, not like a puzzle with a mistake. @param {string} line */
export function isTitle(line) {
  return (line.match(/[\d.]/g)?.length ?? 0) < 9;
}

/**
 * The puzzles on a line: one, but for formats that have several.
 * @param {string} line
 * @returns {{ puzzles: redoku.Entry[], message?: undefined } | { puzzles?: undefined, message: string }}
 */
export function puzzlesOf(line) {
  const text = line.trim();
  // The usual line needs no reader.
  if (/^[\d.]{81}$/.test(text)) return { puzzles: [{ puzzle: text.replaceAll("0", ".") }] };
  try {
    return { puzzles: redoku.parse(text).puzzles };
  } catch (error) {
    return { message: /** @type {Error} */ (error).message };
  }
}

/** @param {Uint8Array} text */
function countLines(text) {
  let count = 0;
  for (const byte of text) if (byte === LINE_FEED) count++;
  return count;
}

/** Why a file cannot be read, in the words of the native program. @param {NodeJS.ErrnoException} error */
function reason({ code, errno, message }) {
  /** @type {Record<string, string>} */
  const known = {
    ENOENT: "No such file or directory",
    EACCES: "Permission denied",
    EISDIR: "Is a directory",
  };
  return code && known[code] ? `${known[code]} (os error ${Math.abs(errno ?? 0)})` : message;
}
