// What leaves the program: answers on standard output, errors and progress on standard error.
import { once } from "node:events";

const { stdout, stderr } = process;

export class Report {
  #shown = stderr.isTTY && !stdout.isTTY;
  #start = performance.now();
  #next = 0;
  #puzzles = 0;
  #status = 0;

  constructor() {
    // A reader that has gone away ends the program quietly.
    stdout.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EPIPE") stderr.write(`redoku: standard output: ${error.message}\n`);
      process.exit(error.code === "EPIPE" ? 0 : 2);
    });
  }

  /** @param {import("./answers.js").Answers} answers */
  async write({ out, errors, puzzles, status }) {
    if (errors.length > 0) {
      this.#clear();
      stderr.write(errors.map((error) => `redoku: ${error}\n`).join(""));
    }
    this.#status = Math.max(this.#status, status);
    this.#puzzles += puzzles;
    this.#showProgress();
    if (out.length > 0 && !stdout.write(out)) await once(stdout, "drain");
  }

  /** Ends the report. Returns the exit code. */
  finish() {
    this.#clear();
    return this.#status;
  }

  #showProgress() {
    const elapsed = performance.now() - this.#start;
    if (!this.#shown || elapsed < this.#next) return;
    this.#next = elapsed + 200;
    const rate = Math.round((1000 * this.#puzzles) / elapsed);
    stderr.write(`\r${this.#puzzles} puzzles, ${rate} per second\u001b[K`);
  }

  #clear() {
    if (this.#shown) stderr.write("\r\u001b[K");
  }
}
