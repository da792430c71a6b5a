/** Runs the search that is watched, slice by slice, to its end unless it is stopped or left. */
import { RedokuError } from "../engine/redoku-error.js";
import { change, fail, ifAbout, isWatching, report, watchOf } from "./model.js";
import { Search } from "./search.js";

/** @import { State } from "../app/state.js" */

/** The interval of progress reports, in ms. */
const REPORT = 100;
/** The interval at which the outline of an unfinished search is drawn, in ms. */
const REDRAW = 1000;

export class Runner {
  #client;
  #store;
  /** What the search is about. */
  #about = "";
  /** @type {Search | null} */ #search = null;
  /** Increases when a run starts or ends; an older run that is waiting for its slice ends. */
  #run = 0;
  #isRunning = false;

  /** @param {import("../engine/client.js").SolverClient} client @param {Pick<import("../app/store.js").Store, "update">} store */
  constructor(client, store) {
    this.#client = client;
    this.#store = store;
  }

  get search() {
    return this.#search;
  }

  /** Starts, continues or rests the search, as the state wants. @param {State} state */
  follow(state) {
    if (!isWatching(state)) return this.#rest();
    const { about, stopped, problem } = watchOf(state);
    if (about !== this.#about) this.#rest();
    if (about !== this.#about || problem) this.#search = null;
    this.#about = about;
    if (stopped || problem) this.#rest();
    else if (!this.#isRunning && !this.#search?.finished) this.#start(watchOf(state));
  }

  #rest() {
    this.#isRunning = false;
    this.#run += 1;
  }

  /** @param {import("./model.js").Watch} watch */
  async #start({ algorithm, puzzle }) {
    const run = ++this.#run;
    this.#isRunning = true;
    try {
      const search = this.#search ?? (await Search.begin(this.#client, puzzle, algorithm));
      if (run !== this.#run) return;
      this.#search = search;
      await this.#runOn(search, run);
    } catch (error) {
      if (run !== this.#run) return;
      this.#rest();
      if (!(error instanceof RedokuError)) console.warn("Redoku's search failed:", error);
      this.#store.update(ifAbout, this.#about, fail, error);
    }
  }

  /** @param {Search} search @param {number} run */
  async #runOn(search, run) {
    let [reported, drawn] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    while (run === this.#run) {
      const now = performance.now();
      if (search.finished || now - reported > REPORT) {
        reported = now;
        const { steps, finished, solution } = search;
        this.#store.update(ifAbout, this.#about, report, { steps, finished, solution });
      }
      if (search.finished || now - drawn > REDRAW) {
        drawn = now;
        const depths = await search.outline();
        if (run !== this.#run) return;
        this.#store.update(ifAbout, this.#about, change, { depths });
      }
      if (search.finished) return this.#rest();
      await search.runOn();
    }
  }
}
