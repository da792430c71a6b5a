/** One racer: a search in its own worker, shown at the time of the clock. */
import { createClient } from "../../engine/page-client.js";
import { Search } from "../search.js";
import { measureTime } from "./timing.js";

/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("../tape.js").Picture} Picture */
/** @typedef {import("./clock.js").Unit} Unit */
/**
 * @typedef {object} RacerEvents
 * @property {() => void} changed                 called on progress, and when the time is measured
 * @property {(picture: Picture) => void} draw
 * @property {(error: unknown) => void} failed
 */

export class Racer {
  #client = createClient();
  /** @type {Search | null} */ #search = null;
  /** @type {RacerEvents} */ #to;
  /** Increases when a run starts or stops; an outdated run ends. */
  #run = 0;
  #closed = false;
  /** The time of the run in ms, once measured. @type {number | null} */ #time = null;
  /** @type {Promise<void> | null} */ #measuring = null;
  /** @type {{ unit: Unit, amount: number } | null} */ #wanted = null;
  #drawing = false;

  /** @param {string} puzzle @param {Algorithm} algorithm @param {RacerEvents} to */
  constructor(puzzle, algorithm, to) {
    this.puzzle = puzzle;
    this.algorithm = algorithm;
    this.#to = to;
    this.resume();
  }

  get finished() {
    return this.#search?.finished ?? false;
  }

  get solution() {
    return this.#search?.solution ?? null;
  }

  get steps() {
    return this.#search?.steps ?? 0;
  }

  /** The time that the search has taken so far, in ms. */
  get elapsed() {
    return this.#search?.elapsed ?? 0;
  }

  /** The amount of work searched so far. @param {Unit} unit */
  reached(unit) {
    return unit === "reads" ? (this.#search?.counts?.reads ?? 0) : 0;
  }

  /** The amount of the whole run; null while unknown. @param {Unit} unit */
  total(unit) {
    if (!this.finished) return null;
    return unit === "reads" ? this.reached("reads") : this.#time;
  }

  /** Whether the unit applies: the engine works on all cells at once, so it has no single reads. @param {Unit} unit */
  counts(unit) {
    return unit === "time" || this.algorithm !== "redoku";
  }

  /** Continues the search, to the end unless stopped. */
  async resume() {
    const run = ++this.#run;
    try {
      this.#search ??= await Search.begin(this.#client, this.puzzle, this.algorithm);
      while (run === this.#run && !this.finished) {
        this.#to.changed();
        await this.#search.runOn();
      }
      if (run === this.#run) this.#to.changed();
    } catch (error) {
      this.#fail(error);
    }
  }

  stop() {
    this.#run += 1;
  }

  /** Measures the time, once the search has finished. */
  measure() {
    if (!this.finished || this.#time !== null) return;
    this.#measuring ??= measureTime(this.puzzle, this.algorithm, this.elapsed).then(
      (time) => {
        this.#time = time;
        if (!this.#closed) this.#to.changed();
      },
      (error) => this.#fail(error),
    );
  }

  /** Draws the search at an amount of work or time. While a drawing is pending, only the newest amount counts. @param {Unit} unit @param {number} amount */
  async show(unit, amount) {
    this.#wanted = { unit, amount };
    if (this.#drawing || !this.#search) return;
    this.#drawing = true;
    try {
      while (this.#wanted && !this.#closed) {
        const place = this.#placeOf(this.#wanted);
        this.#wanted = null;
        this.#to.draw(await this.#search.pictureAt(place));
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#drawing = false;
    }
  }

  /** @param {{ unit: Unit, amount: number }} wanted @returns {{ step: number } | { reads: number }} */
  #placeOf({ unit, amount }) {
    const total = this.total(unit);
    if (total !== null && amount >= total) return { step: this.steps };
    if (unit === "reads") return { reads: Math.floor(amount) };
    return { step: total ? Math.floor((this.steps * amount) / total) : 0 };
  }

  /** Terminates the worker. */
  close() {
    this.#run += 1;
    this.#closed = true;
    this.#client.close(new Error("the racer has left"));
  }

  /** Drops the failed search; resume() starts a new one. @param {unknown} error */
  #fail(error) {
    if (this.#closed) return;
    this.#run += 1;
    this.#search = null;
    this.#to.failed(error);
  }
}
