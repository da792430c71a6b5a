/** The clock of the race: the amount of work or time that all racers have spent, in cells read or milliseconds. */

/** @typedef {"reads" | "time"} Unit */
/** @typedef {{ least: number, most: number }} Course  the totals of the fastest and the slowest racer */

/** The speed of a clock that doubles every second, after the fastest racer has finished. */
export const GATHERING = 0;
/** The amount per second of playback. @type {Record<Unit, number[]>} */
export const SPEEDS = {
  reads: [GATHERING, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000],
  time: [GATHERING, 1000, 100, 10, 1, 0.1, 0.01],
};
/** The number of steps of the slider. */
export const NOTCHES = 1000;
/** The seconds of playback until the fastest racer finishes. */
const FIRST_RUN = 5;
/** The exponential growth rate per second: doubling. */
const GROWTH = Math.LN2;

/** Advances the clock by some seconds. @param {number} amount @param {number} seconds @param {number} speed @param {Course} course */
export function advance(amount, seconds, speed, { least, most }) {
  const gathered = least / FIRST_RUN + GROWTH * Math.max(amount - least, 0);
  const rate = speed === GATHERING ? gathered : speed;
  // The timestamp of a frame may be earlier than the press that requested it.
  return Math.min(amount + rate * Math.max(seconds, 0), most);
}

// The slider is linear at its start and logarithmic later, so that the finish of each racer has room on it.
const scale = (/** @type {Course} */ { least }) => Math.max(least, Number.MIN_VALUE) / 2;

/** The position of the slider for an amount. @param {number} amount @param {Course} course */
export function notchOf(amount, course) {
  const unit = scale(course);
  const share = Math.log1p(amount / unit) / Math.log1p(course.most / unit);
  return Math.round(NOTCHES * (Number.isFinite(share) ? share : 0));
}

/** The amount at a position of the slider. @param {number} notch @param {Course} course */
export function amountAt(notch, course) {
  if (notch >= NOTCHES) return course.most;
  const unit = scale(course);
  return unit * Math.expm1((notch / NOTCHES) * Math.log1p(course.most / unit));
}

/** The place of each total; equal totals share one, and null has none. @param {(number | null)[]} totals */
export function placesOf(totals) {
  return totals.map((own) =>
    own === null ? null : 1 + totals.filter((other) => other !== null && other < own).length,
  );
}
