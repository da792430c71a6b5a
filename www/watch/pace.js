/** The pace that plays a search of any length in about half a minute: slow at first, so that one sees how it works. */

/** The speed that plays the whole search in about half a minute. */
export const WHOLE = 0;
/** Steps per second, from slow to fast. Above EVERY_FRAME, a frame shows several steps. */
export const SPEEDS = [WHOLE, 1, 2, 5, 10, 30, 60, 600, 6000, 60_000];
export const EVERY_FRAME = 60;

/** Steps per second at the start. */
export const FIRST = 10;
/** The intended duration, and the part of it in which the rate grows, in seconds. */
export const WHOLE_TIME = 30;
const GROWTH = 12;

/** The steps per second after some seconds of playing. @param {number} seconds @param {number} steps  to play in all */
export function easedRate(seconds, steps) {
  const top = topRate(steps);
  return FIRST * (top / FIRST) ** Math.min(seconds / GROWTH, 1);
}

/** The steps that are played if the rate grows to `top`: exponentially at first, then evenly. @param {number} top */
const stepsPlayed = (top) =>
  (top > FIRST ? (GROWTH * (top - FIRST)) / Math.log(top / FIRST) : GROWTH * top) +
  (WHOLE_TIME - GROWTH) * top;

/** The final rate, found by bisection; a short search keeps the first one. @param {number} steps */
function topRate(steps) {
  let [low, high] = [FIRST, Math.max(FIRST, steps)];
  if (stepsPlayed(low) >= steps) return low;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (stepsPlayed(middle) < steps) low = middle;
    else high = middle;
  }
  return high;
}
