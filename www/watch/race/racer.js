/** One racer: a search in a worker of its own, shown at whatever the clock says. */
import { createClient } from "../../engine/page-client.js";
import { Search } from "../search.js";
import { measureTime } from "./timing.js";

/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("../tape.js").Picture} Picture */
/** @typedef {import("./clock.js").Unit} Unit */
/**
 * @typedef {object} RacerEvents
 * @property {() => void} changed                 it has come further, or was measured
 * @property {(picture: Picture) => void} draw
 * @property {(error: unknown) => void} failed
 */

export class Racer {
  #client = createClient();
  /** @type {Search | null} */ #search = null;
  /** @type {RacerEvents} */ #to;
  #turn = 0;
  #closed = false;
  /** The run's time in ms, once it was asked for and measured. @type {number | null} */ #time =
    null;
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

  /** How many ms its search has taken. */
  get elapsed() {
    return this.#search?.elapsed ?? 0;
  }

  /** How far it has come. @param {Unit} unit */
  reached(unit) {
    return unit === "reads" ? (this.#search?.counts?.reads ?? 0) : 0;
  }

  /** What its whole run takes; null as long as that is not known. @param {Unit} unit */
  total(unit) {
    if (!this.finished) return null;
    return unit === "reads" ? this.reached("reads") : this.#time;
  }

  /** Whether this can be counted at all: the engine works on all cells at once. @param {Unit} unit */
  counts(unit) {
    return unit === "time" || this.algorithm !== "redoku";
  }

  /** Searches on, to the end unless it is stopped. */
  async resume() {
    const own = ++this.#turn;
    try {
      this.#search ??= await Search.begin(this.#client, this.puzzle, this.algorithm);
      while (own === this.#turn && !this.finished) {
        this.#to.changed();
        await this.#search.runOn();
      }
      if (own === this.#turn) this.#to.changed();
    } catch (error) {
      this.#fail(error);
    }
  }

  stop() {
    this.#turn += 1;
  }

  /** Has its time taken, once its search has ended. */
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

  /** Draws itself as of that much work or time; while it does, only the newest wish counts. @param {Unit} unit @param {number} amount */
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

  /** Ends its worker. */
  close() {
    this.#turn += 1;
    this.#closed = true;
    this.#client.close(new Error("the racer has left"));
  }

  /** After that only a new search can go on. @param {unknown} error */
  #fail(error) {
    if (this.#closed) return;
    this.#turn += 1;
    this.#search = null;
    this.#to.failed(error);
  }
}
