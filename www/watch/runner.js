/** Runs a search slice by slice, to its end unless stopped. */
import { Search } from "./search.js";

/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */

/** The interval of progress reports, in ms. */
const REPORT = 100;
/** The interval at which the outline of an unfinished search is drawn, in ms. */
const REDRAW = 1000;

/**
 * @param {object} to
 * @param {import("../engine/client.js").SolverClient} to.client
 * @param {() => void} to.progress  called when there are more steps, or the search has ended
 * @param {(depths: ArrayLike<number>) => void} to.outline
 * @param {(error: unknown) => void} to.failed
 */
export function createRunner({ client, progress, outline, failed }) {
  /** @type {Search | null} */ let search = null;
  let stopped = false;
  /** Increases with each run; an older run that is waiting for its slice ends. */
  let runs = 0;

  async function run() {
    const thisRun = ++runs;
    let [reported, drawn] = [0, Number.NEGATIVE_INFINITY];
    try {
      while (search && thisRun === runs) {
        const now = performance.now();
        const due = search.finished || now - drawn > REDRAW;
        if (due) {
          drawn = now;
          const depths = await search.outline();
          if (thisRun !== runs) return;
          outline(depths);
        }
        if (now - reported > REPORT || search.finished) {
          reported = now;
          progress();
        }
        if (search.finished || stopped) return;
        await search.runOn();
      }
    } catch (error) {
      if (thisRun === runs) failed(error);
    }
  }

  return {
    get search() {
      return search;
    },
    /** Whether the user stopped the search before its end. */
    get stopped() {
      return stopped;
    },
    /** Starts another search; resolves to null if a newer one has replaced it. @param {string} puzzle @param {Algorithm} algorithm */
    async begin(puzzle, algorithm) {
      const thisRun = ++runs;
      search = null;
      stopped = false;
      const started = await Search.begin(client, puzzle, algorithm);
      if (thisRun !== runs) return null;
      search = started;
      return started;
    },
    /** Starts or continues running. */
    resume() {
      stopped = false;
      run();
    },
    stop() {
      stopped = true;
      runs += 1;
      progress();
    },
    /** Pauses until resumed, without the search counting as stopped. */
    rest() {
      runs += 1;
    },
    /** Discards the search. */
    drop() {
      runs += 1;
      search = null;
    },
  };
}
