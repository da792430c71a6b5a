/** The slice of the race: searches side by side, all at the same amount of work or time, and its changes. */
import { changeDialog, dialogOf } from "../../app/dialog.js";
import { ALGORITHMS } from "../moment-link.js";
import { advance, amountAt, GATHERING, placesOf } from "./clock.js";
import { newField, start } from "./field.js";

/** @import { State } from "../../app/state.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @import { Picture } from "../tape.js" */
/** @import { Unit } from "./clock.js" */
/** @import { Field } from "./field.js" */
/** @typedef {{ puzzle: string, algorithm: Algorithm }} Entry  a racer in a lane, recognised by its identity */
/**
 * What a racer has reported.
 * @typedef {object} Run
 * @property {number} steps
 * @property {number} reads         the cells read
 * @property {boolean} finished
 * @property {number} elapsed       the time that the search has taken so far, in ms
 * @property {number | null} time   the time of the whole run in ms, once measured
 * @property {string | null} solution
 */
/** @typedef {{ entry: Entry | null, run: Run | null, picture: Picture | null }} Lane */
/**
 * @typedef {object} Race
 * @property {"race"} name
 * @property {string} puzzle
 * @property {Lane[]} lanes
 * @property {Unit} unit
 * @property {number} speed      the amount per second of playback
 * @property {number} amount     of the clock
 * @property {boolean} playing
 * @property {boolean} stopped   the searches rest
 * @property {boolean} broken    a racer has failed
 * @property {boolean} settled   every search has finished once
 * @property {Field} field       the results of all ten
 */

/** @type {Algorithm[]} */
const DEFAULT_RUNNERS = ["scan", "blank-list", "fewest-first", "propagation"];
/** The number of lanes that are never empty: a race has at least two racers. */
export const FILLED_LANES = 2;
/** If the searches side by side take less than this, all ten algorithms start automatically, in ms. */
const QUICK = 5000;

/** @param {string} puzzle @param {string | null} last  the algorithms of the last race @returns {Race} */
export const newRace = (puzzle, last) => ({
  name: "race",
  puzzle,
  lanes: savedRunners(last).map((runner) => laneOf(puzzle, runner)),
  unit: "reads",
  speed: GATHERING,
  amount: 0,
  playing: false,
  stopped: false,
  broken: false,
  settled: false,
  field: newField,
});

/** @param {string | null} last @returns {(Algorithm | undefined)[]} */
function savedRunners(last) {
  const saved = (last ?? "").split(" ");
  const known = saved.map((id) => ALGORITHMS.find((algorithm) => algorithm === id));
  return saved.length === DEFAULT_RUNNERS.length && known.slice(0, FILLED_LANES).every(Boolean)
    ? known
    : DEFAULT_RUNNERS;
}

/** @param {string} puzzle @param {Algorithm | undefined} algorithm @returns {Lane} */
const laneOf = (puzzle, algorithm) => ({
  entry: algorithm ? { puzzle, algorithm } : null,
  run: null,
  picture: null,
});

/** The algorithms of the race, to remember. @param {Race} race */
export const runnersOf = ({ lanes }) => lanes.map(({ entry }) => entry?.algorithm ?? "").join(" ");

/** Changes the open race, and keeps the clock within it. @param {State} state @param {(race: Race) => Partial<Race>} change */
function changed(state, change) {
  const race = dialogOf(state, "race");
  if (!race) return state;
  const next = { ...race, ...change(race) };
  return changeDialog(state, "race", {
    ...next,
    amount: Math.min(next.amount, courseOf(next).most),
  });
}

/** @param {Race} race @param {Entry} entry @param {Partial<Lane>} changes */
const withLane = ({ lanes }, entry, changes) => ({
  lanes: lanes.map((lane) => (lane.entry === entry ? { ...lane, ...changes } : lane)),
});

/** Lets another algorithm run in a lane. @param {State} state @param {number} index @param {Algorithm | undefined} algorithm */
export const enter = (state, index, algorithm) =>
  changed(state, ({ puzzle, lanes }) => ({ lanes: lanes.with(index, laneOf(puzzle, algorithm)) }));

/** Takes note of how far a racer is. When all have finished, the ten start, unless they would take minutes. @param {State} state @param {Entry} entry @param {Run} run */
export const report = (state, entry, run) =>
  changed(state, (race) => {
    const { lanes } = withLane(race, entry, { run });
    const runs = lanes.flatMap((lane) => (lane.entry ? [lane.run] : []));
    if (race.settled || !runs.every((each) => each?.finished)) return { lanes };
    const elapsed = runs.reduce((sum, each) => sum + (each?.elapsed ?? 0), 0);
    const { field, puzzle } = race;
    const isFree = elapsed < QUICK && !field.begun;
    return { lanes, settled: true, field: isFree ? start(field, puzzle) : field };
  });

/** @param {State} state @param {Entry} entry @param {Picture} picture */
export const show = (state, entry, picture) =>
  changed(state, (race) => withLane(race, entry, { picture }));

/** Stops the race, because a racer has failed. @param {State} state @param {Entry} entry */
export const fail = (state, entry) =>
  changed(state, (race) => ({
    ...withLane(race, entry, { run: null }),
    stopped: true,
    broken: true,
  }));

/** Stops or resumes the searches. @param {State} state @param {boolean} stopped */
export const setStopped = (state, stopped) => changed(state, () => ({ stopped, broken: false }));

/** @param {State} state @param {Unit} unit */
export const measureBy = (state, unit) =>
  changed(state, () => ({ unit, speed: GATHERING, amount: 0 }));

/** @param {State} state @param {number} speed */
export const setSpeed = (state, speed) => changed(state, () => ({ speed }));

/** Sets the clock. @param {State} state @param {number} notch  of the slider */
export const go = (state, notch) =>
  changed(state, (race) => ({ playing: false, amount: amountAt(notch, courseOf(race)) }));

/** Plays from the start again, if the race is over. @param {State} state */
export const togglePlay = (state) =>
  changed(state, (race) => {
    const { playing, amount } = race;
    const { most } = courseOf(race);
    if (playing || most <= 0) return { playing: false };
    return { playing: true, amount: amount >= most ? 0 : amount };
  });

/** Moves the clock on. @param {State} state @param {number} seconds  since the last frame */
export const tick = (state, seconds) =>
  changed(state, (race) => {
    const course = courseOf(race);
    const amount = advance(race.amount, seconds, race.speed, course);
    return { amount, playing: amount < course.most || !isMeasured(race) };
  });

/** Whether the unit applies: the engine works on all cells at once, so it has no single reads. @param {Lane} lane @param {Unit} unit */
export const isCounted = ({ entry }, unit) =>
  entry !== null && (unit === "time" || entry.algorithm !== "redoku");

/** The amount of the whole run; null while unknown. @param {Lane} lane @param {Unit} unit */
export function totalOf({ run }, unit) {
  if (!run?.finished) return null;
  return unit === "reads" ? run.reads : run.time;
}

/** The lanes that count the current unit. @param {Race} race */
const countedIn = ({ lanes, unit }) => lanes.filter((lane) => isCounted(lane, unit));

/** Whether every total is known. @param {Race} race */
export const isMeasured = (race) =>
  countedIn(race).every((lane) => totalOf(lane, race.unit) !== null);

/** The range of the clock: to the end of the slowest racer, or to the least progress of a running search. @param {Race} race */
export function courseOf(race) {
  const { unit } = race;
  const counted = countedIn(race);
  const totals = counted.flatMap((lane) => totalOf(lane, unit) ?? []);
  const reached = counted
    .filter((lane) => totalOf(lane, unit) === null)
    .map(({ run }) => (unit === "reads" ? (run?.reads ?? 0) : 0));
  const most = reached.length > 0 ? Math.min(...reached) : Math.max(...totals, 0);
  return { least: Math.min(...totals, Math.max(most, 1)), most };
}

/** The place of each racer that has arrived by now. @param {Race} race */
export function arrivals({ lanes, unit, amount }) {
  const totals = lanes.map((lane) => (isCounted(lane, unit) ? totalOf(lane, unit) : null));
  const places = placesOf(totals);
  return totals.map((total, index) =>
    total !== null && amount > 0 && amount >= total ? places[index] : null,
  );
}
