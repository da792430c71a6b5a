// Jobs from files and standard input: puzzles, or any lines.
import { createReadStream } from "node:fs";
import * as redoku from "redoku";
import { jobsOf } from "../../batch/jobs.js";

/** @typedef {import("../../batch/jobs.js").Job & { file: string }} FileJob */
/** A file that cannot be read. @typedef {{ kind: "failed", file: string, message: string }} Failed */

/** A line that is not blank, counted from 0. @typedef {{ kind: "line", file: string, line: number, text: Uint8Array }} LineJob */

/** The jobs of all files, in order. @param {string[]} files @param {boolean} single @returns {AsyncGenerator<FileJob | Failed>} */
export async function* fileJobs(files, single) {
  for (const { file, source } of sourcesOf(files)) {
    try {
      for await (const job of jobsOf(source, redoku, single)) yield { ...job, file };
    } catch (error) {
      yield { kind: "failed", file, message: reason(/** @type {NodeJS.ErrnoException} */ (error)) };
    }
  }
}

/** The lines of all files, in order. @param {string[]} files @returns {AsyncGenerator<LineJob | Failed>} */
export async function* lineJobs(files) {
  for (const { file, source } of sourcesOf(files)) {
    let line = 0;
    try {
      for await (const text of linesOf(source)) {
        if (!isBlank(text)) yield { kind: "line", file, line, text };
        line++;
      }
    } catch (error) {
      yield { kind: "failed", file, message: reason(/** @type {NodeJS.ErrnoException} */ (error)) };
    }
  }
}

/** The files, or standard input without any, each with the name that errors use. @param {string[]} files */
function* sourcesOf(files) {
  for (const path of files.length > 0 ? files : ["-"]) {
    if (path === "-") yield { file: "stdin", source: process.stdin };
    else yield { file: path, source: createReadStream(path, { highWaterMark: 1 << 18 }) };
  }
}

/** The lines of a file without their line feeds. @param {AsyncIterable<Buffer>} source */
async function* linesOf(source) {
  /** The parts of a line that has not ended. @type {Buffer[]} */
  let open = [];
  for await (const block of source) {
    let start = 0;
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10, start)) {
      yield Buffer.concat([...open, block.subarray(start, end)]);
      open = [];
      start = end + 1;
    }
    if (start < block.length) open.push(block.subarray(start));
  }
  if (open.length > 0) yield Buffer.concat(open);
}

/** @param {Uint8Array} text */
const isBlank = (text) => text.every((byte) => byte === 32 || (byte >= 9 && byte <= 13));

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
