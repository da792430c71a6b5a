/** The race's clock: what every racer has had so far, in cells read or in milliseconds. */

/** @typedef {"reads" | "time"} Unit */
/** @typedef {{ least: number, most: number }} Course  what the first racer needs, and the last one */

/** The clock doubles every second, once it has shown the first racer's run. */
export const GATHERING = 0;
/** How much a second of watching shows. @type {Record<Unit, number[]>} */
export const SPEEDS = {
  reads: [GATHERING, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000],
  time: [GATHERING, 1000, 100, 10, 1, 0.1, 0.01],
};
/** The slider's own steps. */
export const NOTCHES = 1000;
/** How many seconds the first racer's run is shown for. */
const FIRST_RUN = 5;
/** A second multiplies by e to this. */
const GROWTH = Math.LN2;

/** The clock after some seconds more. @param {number} amount @param {number} seconds @param {number} speed @param {Course} course */
export function advance(amount, seconds, speed, { least, most }) {
  const gathered = least / FIRST_RUN + GROWTH * Math.max(amount - least, 0);
  const rate = speed === GATHERING ? gathered : speed;
  // A frame's time may lie before the press that asked for it.
  return Math.min(amount + rate * Math.max(seconds, 0), most);
}

// The slider begins evenly and goes on by powers, so that each racer's finish has room on it.
const scale = (/** @type {Course} */ { least }) => Math.max(least, Number.MIN_VALUE) / 2;

/** Where the slider stands. @param {number} amount @param {Course} course */
export function notchOf(amount, course) {
  const unit = scale(course);
  const share = Math.log1p(amount / unit) / Math.log1p(course.most / unit);
  return Math.round(NOTCHES * (Number.isFinite(share) ? share : 0));
}

/** What the slider stands for. @param {number} notch @param {Course} course */
export function amountAt(notch, course) {
  if (notch >= NOTCHES) return course.most;
  const unit = scale(course);
  return unit * Math.expm1((notch / NOTCHES) * Math.log1p(course.most / unit));
}

/** The place of each, equals sharing one; null for whoever has no result. @param {(number | null)[]} totals */
export function placesOf(totals) {
  return totals.map((own) =>
    own === null ? null : 1 + totals.filter((other) => other !== null && other < own).length,
  );
}
