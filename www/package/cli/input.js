// Jobs from files and standard input.
import { createReadStream } from "node:fs";
import * as redoku from "redoku";
import { jobsOf } from "../../batch/jobs.js";

/** @typedef {import("../../batch/jobs.js").Job & { file: string }} FileJob */
/** A file that cannot be read. @typedef {{ kind: "failed", file: string, message: string }} Failed */

/** The jobs of all files, in order. @param {string[]} files @param {boolean} single @returns {AsyncGenerator<FileJob | Failed>} */
export async function* fileJobs(files, single) {
  for (const path of files.length > 0 ? files : ["-"]) {
    const file = path === "-" ? "stdin" : path;
    const source =
      path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 1 << 18 });
    try {
      for await (const job of jobsOf(source, redoku, single)) yield { ...job, file };
    } catch (error) {
      yield { kind: "failed", file, message: reason(/** @type {NodeJS.ErrnoException} */ (error)) };
    }
  }
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
