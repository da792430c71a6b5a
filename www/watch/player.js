/** Plays a search at a chosen speed, steps through it, and jumps to any step, by buttons or keys. */
import { easedRate } from "./pace.js";
import { FOUND, LEAVE, PLACE } from "./tape.js";

/** @typedef {import("./search.js").Search} Search */
/** @typedef {import("./tape.js").Tape} Tape */
/** @typedef {import("./tape.js").Picture} Picture */
/** @typedef {"placement" | "dead-end" | "solution"} Goal */
/** @typedef {"play" | "back" | "on" | "first" | "last" | "placement" | "dead-end" | "solution"} PlayerCommand */

/** The speed that plays the whole search in about half a minute. */
export const WHOLE = 0;
/** Steps per second, from slow to fast. Above EVERY_FRAME, a frame shows several steps. */
export const SPEEDS = [WHOLE, 1, 2, 5, 10, 30, 60, 600, 6000, 60_000];
export const EVERY_FRAME = 60;
/** The number of last steps in which a finished search found its solution. */
const TAIL = 4096;
/** The longest time between frames that counts, in ms. A hidden page has no frames, and playback pauses there. */
const LONGEST_FRAME = 250;

/**
 * @param {object} to
 * @param {(picture: Picture) => void} to.draw
 * @param {() => void} to.changed  called when playback starts or ends
 * @param {(error: unknown) => void} to.failed
 */
export function createPlayer({ draw, changed, failed }) {
  /** @type {Search | null} */ let search = null;
  /** @type {Tape | null} */ let tape = null;
  let wanted = 0;
  let speed = WHOLE;
  /** The current number of steps per second. */
  let rate = 0;
  /** Where playback started, and for how many seconds it has been on. */
  let [from, played] = [0, 0];
  let playing = false;
  let due = 0;
  let lastFrame = 0;
  /** @type {Promise<void> | null} */ let fetching = null;

  /** Shows a step; resolves once this or a newer step is shown. @param {number} step */
  async function go(step) {
    wanted = Math.min(Math.max(Math.round(step), 0), search?.steps ?? 0);
    if (tape?.holds(wanted)) return show();
    fetching ??= fetch().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function fetch() {
    try {
      while (search && !tape?.holds(wanted)) {
        const asked = search;
        const on = Math.max(4096, Math.ceil(rate));
        const fetched = await asked.tapeAround(wanted, on);
        if (asked === search) tape = fetched;
      }
      show();
    } catch (error) {
      pause();
      failed(error);
    }
  }

  function show() {
    if (tape?.holds(wanted)) draw(tape.at(wanted));
  }

  function play() {
    if (playing || !search) return;
    if (wanted >= search.steps && search.finished) wanted = 0;
    playing = true;
    due = 0;
    [from, played] = [wanted, 0];
    lastFrame = performance.now();
    requestAnimationFrame(frame);
    changed();
  }

  function pause() {
    if (!playing) return;
    playing = false;
    changed();
  }

  /** @param {number} now */
  function frame(now) {
    if (!playing || !search) return;
    const seconds = Math.min(now - lastFrame, LONGEST_FRAME) / 1000;
    lastFrame = now;
    played += seconds;
    rate = speed === WHOLE ? easedRate(played, search.steps - from) : speed;
    due += seconds * rate;
    const steps = speed === EVERY_FRAME ? 1 : Math.floor(due);
    if (steps > 0 && !fetching) {
      due = 0;
      go(wanted + steps);
    }
    if (wanted >= search.steps && search.finished) pause();
    else requestAnimationFrame(frame);
  }

  /** Goes to the next goal; resolves to false if there is none so far. @param {Goal} goal */
  async function jump(goal) {
    pause();
    try {
      const found = await find(goal);
      if (found !== null) await go(found);
      return found !== null;
    } catch (error) {
      failed(error);
      return true;
    }
  }

  /** @param {Goal} goal @returns {Promise<number | null>} */
  async function find(goal) {
    if (!search) return null;
    const { steps } = search;
    let from = wanted;
    if (goal === "solution") {
      if (search.finished && !search.solution) return null;
      if (search.finished) from = Math.max(from, steps - TAIL);
    }
    let section = tape?.holds(from) ? tape : await search.tapeFrom(Math.max(from - 1, 0));
    for (;;) {
      for (let step = from + 1; step <= section.end; step++) {
        if (isGoal(section, step, goal)) return step;
      }
      from = section.end;
      if (from >= steps) return null;
      section = await search.tapeFrom(Math.max(from - 1, 0));
    }
  }

  return {
    go,
    play,
    pause,
    jump,
    get step() {
      return wanted;
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    set speed(value) {
      speed = value;
    },
    /** @param {number} by */
    stepBy(by) {
      pause();
      return go(wanted + by);
    },
    /** Loads another search, at a step. @param {Search | null} next @param {number} [step] */
    load(next, step = 0) {
      pause();
      search = next;
      tape = null;
      wanted = 0;
      return next ? go(step) : Promise.resolve();
    },
  };
}

/** Whether a step is a goal. A dead end is a call that fails by itself, not one whose inner call failed. @param {Tape} tape @param {number} step @param {Goal} goal */
function isGoal(tape, step, goal) {
  const { kind, digit } = tape.eventOf(step);
  if (goal === "placement") return kind === PLACE;
  if (goal === "solution") return kind === FOUND;
  if (kind !== LEAVE || digit === 1) return false;
  return step - 1 <= tape.start || tape.eventOf(step - 1).kind !== LEAVE;
}

/** @type {Map<string, PlayerCommand>} */
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
