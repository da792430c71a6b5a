/** One racer: a search in its own worker, shown at the time of the clock. */
import { createClient } from "../../engine/page-client.js";
import { Search } from "../search.js";
import { measureTime } from "./run-laps.js";

/** @import { Picture } from "../tape.js" */
/** @import { Unit } from "./clock.js" */
/** @import { Entry, Race, Run } from "./model.js" */
/**
 * @typedef {object} RacerEvents
 * @property {(run: Run) => void} changed         called on progress, and when the time is measured
 * @property {(picture: Picture) => void} draw
 * @property {(error: unknown) => void} failed
 */

export class Racer {
  #client;
  #entry;
  #to;
  /** @type {Search | null} */ #search = null;
  /** Increases when a run starts or stops; an outdated run ends. */
  #run = 0;
  #stopped = true;
  #closed = false;
  /** The time of the run in ms, once measured. @type {number | null} */ #time = null;
  /** @type {Promise<void> | null} */ #measuring = null;
  /** The place to draw, as JSON; the last one that was drawn. */
  #wanted = "";
  #shown = "";
  #drawing = false;

  /** @param {Entry} entry @param {RacerEvents} to @param {ReturnType<typeof createClient>} client */
  constructor(entry, to, client = createClient()) {
    this.#client = client;
    this.#entry = entry;
    this.#to = to;
  }

  /** Runs, rests, measures and draws as the race wants. @param {Race} race */
  follow({ stopped, unit, amount }) {
    if (stopped !== this.#stopped) {
      this.#stopped = stopped;
      if (stopped) this.#run += 1;
      else this.#resume();
    }
    if (unit === "time") this.#measure();
    this.#wanted = JSON.stringify(this.#placeOf(unit, amount));
    this.#draw();
  }

  /** Terminates the worker. */
  close() {
    this.#run += 1;
    this.#closed = true;
    this.#client.close(new Error("the racer has left"));
  }

  /** Continues the search, to the end unless stopped. */
  async #resume() {
    const run = ++this.#run;
    const { puzzle, algorithm } = this.#entry;
    try {
      this.#search ??= await Search.begin(this.#client, puzzle, algorithm);
      while (run === this.#run && !this.#search.finished) {
        this.#report();
        await this.#search.runOn();
      }
      if (run === this.#run) this.#report();
    } catch (error) {
      this.#fail(error);
    }
  }

  #report() {
    const {
      steps = 0,
      counts,
      finished = false,
      elapsed = 0,
      solution = null,
    } = this.#search ?? {};
    const reads = counts?.reads ?? 0;
    this.#to.changed({ steps, reads, finished, elapsed, time: this.#time, solution });
  }

  /** Measures the time, once the search has finished. */
  #measure() {
    if (!this.#search?.finished || this.#time !== null) return;
    const { puzzle, algorithm } = this.#entry;
    this.#measuring ??= measureTime(puzzle, algorithm, this.#search.elapsed).then(
      (time) => {
        this.#time = time;
        if (!this.#closed) this.#report();
      },
      (error) => this.#fail(error),
    );
  }

  /** Draws the wanted place. While a drawing is pending, only the newest one counts. */
  async #draw() {
    if (this.#drawing || !this.#search) return;
    this.#drawing = true;
    try {
      while (this.#wanted !== this.#shown && !this.#closed) {
        this.#shown = this.#wanted;
        this.#to.draw(await this.#search.pictureAt(JSON.parse(this.#shown)));
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#drawing = false;
    }
  }

  /** The place of the search at an amount of work or time. @param {Unit} unit @param {number} amount @returns {{ step: number } | { reads: number }} */
  #placeOf(unit, amount) {
    const { steps = 0, finished = false, counts } = this.#search ?? {};
    const total = unit === "reads" ? (counts?.reads ?? 0) : this.#time;
    if (finished && total !== null && amount >= total) return { step: steps };
    if (unit === "reads") return { reads: Math.floor(amount) };
    return { step: total ? Math.floor((steps * amount) / total) : 0 };
  }

  /** Drops the failed search; the next run starts a new one. @param {unknown} error */
  #fail(error) {
    if (this.#closed) return;
    this.#run += 1;
    this.#search = null;
    this.#measuring = null;
    this.#shown = "";
    this.#to.failed(error);
  }
}
