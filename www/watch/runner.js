/** Runs a search to its end, slice by slice, unless it is told to stop. */
import { Search } from "./search.js";

/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */

/** How often progress is told, in ms. */
const TELL = 100;
/** How often the outline of an unfinished search is asked for, in ms. */
const REDRAW = 1000;

/**
 * @param {object} to
 * @param {import("../engine/client.js").SolverClient} to.client
 * @param {() => void} to.progress  there are more steps, or the search has ended
 * @param {(depths: ArrayLike<number>) => void} to.outline
 * @param {(error: unknown) => void} to.failed
 */
export function createRunner({ client, progress, outline, failed }) {
  /** @type {Search | null} */ let search = null;
  let stopped = false;
  /** The newest run; an older one that is still waiting for its slice must end. */
  let turn = 0;

  async function run() {
    const own = ++turn;
    let [told, drawn] = [0, Number.NEGATIVE_INFINITY];
    try {
      while (search && own === turn) {
        const now = performance.now();
        const due = search.finished || now - drawn > REDRAW;
        if (due) {
          drawn = now;
          const depths = await search.outline();
          if (own !== turn) return;
          outline(depths);
        }
        if (now - told > TELL || search.finished) {
          told = now;
          progress();
        }
        if (search.finished || stopped) return;
        await search.runOn();
      }
    } catch (error) {
      if (own === turn) failed(error);
    }
  }

  return {
    get search() {
      return search;
    },
    /** Whether the search stands still before its end. */
    get stopped() {
      return stopped;
    },
    /** Begins another search in place of the one under way; null if that was overtaken in its turn. @param {string} puzzle @param {Algorithm} algorithm */
    async begin(puzzle, algorithm) {
      const own = ++turn;
      search = null;
      stopped = false;
      const begun = await Search.begin(client, puzzle, algorithm);
      if (own !== turn) return null;
      search = begun;
      return begun;
    },
    /** Goes on, or begins to. */
    resume() {
      stopped = false;
      run();
    },
    stop() {
      stopped = true;
      turn += 1;
      progress();
    },
    /** Stands still until it is resumed, without having been stopped. */
    rest() {
      turn += 1;
    },
    /** Forgets the search. */
    drop() {
      turn += 1;
      search = null;
    },
  };
}
