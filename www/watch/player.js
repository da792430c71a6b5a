/** Puts the step that the state wants on the board, looks for goals, and lets time pass while the search plays. */
import { findGoal } from "./goals.js";
import { fail, find, isWatching, rateOf, show, stepOf, tick, watchOf } from "./model.js";

/** @import { State } from "../app/state.js" */
/** @import { Search } from "./search.js" */
/** @import { Picture, Tape } from "./tape.js" */

/** The number of steps to fetch ahead, at least. */
const AHEAD = 4096;
/** The longest time between frames that counts, in ms. A hidden page has no frames, and playback pauses there. */
const LONGEST_FRAME = 250;

export class Player {
  #store;
  #searchNow;
  /** @type {Search | null} */ #search = null;
  /** @type {Tape | null} */ #tape = null;
  #isFetching = false;
  #isSeeking = false;
  #isTicking = false;
  #lastFrame = 0;

  /**
   * @param {Pick<import("../app/store.js").Store, "state" | "update">} store
   * @param {() => Search | null} searchNow  the search that runs
   */
  constructor(store, searchNow) {
    this.#store = store;
    this.#searchNow = searchNow;
  }

  /** Shows, seeks and plays as the state wants. A step that is on the tape is shown at once. */
  follow() {
    const { state } = this.#store;
    if (!isWatching(state)) return;
    const search = this.#searchNow();
    if (search !== this.#search) {
      this.#search = search;
      this.#tape = null;
    }
    const watch = watchOf(state);
    if (!search || !watch.search) return;
    if (watch.picture?.step !== stepOf(watch)) this.#show();
    if (watch.seeking) this.#seek(search, watch.seeking);
    if (watch.playing && !this.#isTicking) {
      this.#isTicking = true;
      this.#lastFrame = performance.now();
      requestAnimationFrame((now) => this.#frame(now));
    }
  }

  #show() {
    const watch = watchOf(this.#store.state);
    const step = stepOf(watch);
    if (this.#tape?.holds(step)) this.#store.update(show, copyOf(this.#tape.at(step)));
    else this.#fetch(step, Math.max(AHEAD, Math.ceil(rateOf(watch))));
  }

  /** @param {number} step @param {number} ahead */
  async #fetch(step, ahead) {
    const search = this.#search;
    if (this.#isFetching || !search) return;
    this.#isFetching = true;
    try {
      const tape = await search.tapeAround(step, ahead);
      if (search === this.#search) this.#tape = tape;
    } catch (error) {
      if (search === this.#search) this.#fail(error);
    }
    this.#isFetching = false;
    this.follow();
  }

  /** @param {Search} search @param {import("./goals.js").Goal} goal */
  async #seek(search, goal) {
    if (this.#isSeeking) return;
    this.#isSeeking = true;
    const isWanted = () => search === this.#search && watchOf(this.#store.state).seeking === goal;
    try {
      const after = stepOf(watchOf(this.#store.state));
      const found = await findGoal(search, after, goal, this.#tape);
      if (isWanted()) this.#store.update(find, goal, found);
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
    this.#isSeeking = false;
    this.follow();
  }

  /** @param {unknown} error */
  #fail(error) {
    console.warn("Redoku's search failed:", error);
    this.#store.update(fail, error);
  }

  /** @param {number} now */
  #frame(now) {
    this.#store.update(tick, Math.min(now - this.#lastFrame, LONGEST_FRAME) / 1000);
    this.#isTicking = false;
    this.follow();
    this.#lastFrame = now;
  }
}

/** A step of the tape, which the next step changes. @param {Picture} picture @returns {Picture} */
const copyOf = ({ board, work, path, dead, ...rest }) => ({
  ...rest,
  board: [...board],
  work: { ...work },
  path: [...path],
  dead: [...dead],
});

/** @type {Map<string, import("./model.js").WatchCommand>} */
const COMMANDS = new Map([
  [" ", "play"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "on"],
  ["Home", "first"],
  ["End", "last"],
  ["p", "placement"],
  ["d", "dead-end"],
  ["s", "solution"],
]);

/** The command of a key, or null. @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">} event */
export function playerCommand({ key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
