// solveMany: a batch of any length, through a window of bounded size.
import { linesFeed, linesFinish, linesStart } from "../../pkg/small.js";
import { badShape, describe } from "./input.js";
import { flag, room } from "./options.js";

/** How much of a batch is looked at at a time: the module's memory never shrinks. */
const WINDOW = 1 << 16;

/** @param {any} lines @param {unknown} [options] */
export function solveMany(lines, options) {
  const proveUnique = flag(options, "proveUnique");
  if (!(lines instanceof Uint8Array)) {
    const type = describe(lines);
    throw badShape(`solveMany takes a Uint8Array of lines, not ${type}`, { type });
  }
  const answers = new Answers(room(options, "into", lines));
  linesStart(proveUnique);
  for (let start = 0; start < lines.length; start += WINDOW) {
    answers.push(linesFeed(lines.subarray(start, start + WINDOW)));
  }
  answers.push(linesFinish());
  return answers.finish();
}

/** Answers, one after another in the caller's array as long as it has room for them. */
class Answers {
  #length = 0;
  #bytes;
  #lent;

  /** @param {Uint8Array} [room] */
  constructor(room) {
    this.#lent = room;
    this.#bytes = room ?? new Uint8Array();
  }

  /** @param {Uint8Array} part */
  push(part) {
    const [start, end] = [this.#length, this.#length + part.length];
    this.#length = end;
    // Most batches have one part, and nobody copies it.
    if (start === 0 && !this.#lent) {
      this.#bytes = part;
      return;
    }
    if (end > this.#bytes.length) {
      const roomier = new Uint8Array(2 * end);
      roomier.set(this.#bytes.subarray(0, start));
      this.#bytes = roomier;
    }
    this.#bytes.set(part, start);
  }

  /** The answers and nothing else. */
  finish() {
    const [bytes, length] = [this.#bytes, this.#length];
    if (bytes.length === length) return bytes;
    return bytes === this.#lent ? bytes.subarray(0, length) : bytes.slice(0, length);
  }
}
