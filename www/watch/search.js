/** A search in the worker: it runs in slices, and can show any step so far. */
import { Tape } from "./tape.js";

/** @import { SolverClient } from "../engine/client.js" */
/** @import { Algorithm, Progress } from "../pkg/redoku.js" */

/** The intended time of a slice, in ms: short, because other requests wait for it. */
const SLICE = 12;
const FIRST_SLICE = 200_000;
/** The bounds of a slice, in events, so that it is worth its message even on a busy machine. */
const [LEAST_SLICE, LARGEST_SLICE] = [100_000, 20_000_000];
/** The number of events to fetch before a step, after it, and at most. */
const BACK = 1024;
const ON = 4096;
const MOST = 65_536;
/** The engine records the depth every 4096 events at best. Up to this length, the tape has more detail. */
const SHORT = 4 * MOST;
/** The number of points of an outline. */
const POINTS = 1024;
/** The classic algorithms: each call works on one cell. */
const ONE_CELL = ["scan", "from-top", "tables", "blank-list", "flat", "flag"];

/** Whether an algorithm is one of the six that visit the cells in reading order. @param {Algorithm} algorithm */
export const isClassic = (algorithm) => ONE_CELL.includes(algorithm);

/** The number of events for the next slice, after one of `budget` events took `elapsed` ms. @param {number} budget @param {number} elapsed */
export function nextBudget(budget, elapsed) {
  const wanted = Math.round((budget * SLICE) / Math.max(elapsed, 1));
  return Math.min(Math.max(wanted, LEAST_SLICE), LARGEST_SLICE);
}

/** The peaks of `count` equal sections: more would be invisible and slow down each frame. @param {Uint8Array} depths @param {number} count */
export function thinned(depths, count) {
  if (depths.length <= count) return depths;
  return Uint8Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((end) => Math.floor((end * depths.length) / count));
    return Math.max(...depths.subarray(from, to));
  });
}

export class Search {
  /** @type {SolverClient} */ #client;
  /** @type {number} */ #number;
  #budget = FIRST_SLICE;
  /** @type {Progress | null} */ #progress = null;

  /** @param {SolverClient} client @param {string} puzzle @param {Algorithm} algorithm @param {number} number */
  constructor(client, puzzle, algorithm, number) {
    this.#client = client;
    this.puzzle = puzzle;
    this.algorithm = algorithm;
    this.#number = number;
  }

  /**
   * Starts a search and runs its first slice. Rejects with a RedokuError if givens conflict.
   * @param {SolverClient} client @param {string} puzzle @param {Algorithm} algorithm
   */
  static async begin(client, puzzle, algorithm) {
    const number = await client.ask("watchStart", [puzzle, algorithm]);
    const search = new Search(client, puzzle, algorithm, number);
    await search.runOn();
    return search;
  }

  /** The number of steps so far. */
  get steps() {
    return this.#progress?.steps ?? 0;
  }

  get finished() {
    return this.#progress?.finished ?? false;
  }

  get solution() {
    return this.#progress?.solution ?? null;
  }

  /** The work done so far. */
  get counts() {
    return this.#progress?.counts ?? null;
  }

  /** The total time of the slices including their messages, in ms. */
  elapsed = 0;

  /** Runs one more slice. */
  async runOn() {
    const start = performance.now();
    const options = { events: this.#budget };
    this.#progress = await this.#client.ask("watchRun", [this.#number, options]);
    const took = performance.now() - start;
    this.elapsed += took;
    this.#budget = nextBudget(this.#budget, took);
  }

  /** The search at one step, with the event after it. @param {{ step: number } | { reads: number }} place */
  async pictureAt(place) {
    const moment = await this.#client.ask("watchSeek", [this.#number, { ...place, events: 1 }]);
    const tape = this.#tape(moment);
    return tape.at(tape.end);
  }

  /** The tape around a step. @param {number} step @param {number} [on]  the number of steps after it */
  async tapeAround(step, on = ON) {
    const from = Math.max(0, step - BACK);
    const options = { step: from, events: Math.min(step - from + on, MOST) };
    return this.#tape(await this.#client.ask("watchSeek", [this.#number, options]));
  }

  /** The longest tape that starts at a step. @param {number} step */
  async tapeFrom(step) {
    const options = { step, events: MOST };
    return this.#tape(await this.#client.ask("watchSeek", [this.#number, options]));
  }

  /** @param {import("../pkg/redoku.js").Moment} moment */
  #tape(moment) {
    return new Tape(moment, isClassic(this.algorithm));
  }

  /** The depth of the search at equal intervals. @returns {Promise<ArrayLike<number>>} */
  async outline() {
    if (this.steps > SHORT) {
      return thinned(await this.#client.ask("watchOutline", [this.#number]), POINTS);
    }
    const { steps } = this;
    const count = Math.min(POINTS, steps);
    const depths = [];
    /** @type {Tape | null} */ let tape = null;
    for (let point = 0; point < count; point++) {
      const step = Math.round(((point + 1) * steps) / count);
      if (!tape?.holds(step)) tape = await this.tapeFrom(step - 1);
      depths.push(tape.at(step).open);
    }
    return depths;
  }
}
