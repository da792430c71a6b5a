/**
 * Numbers for people.
 *
 * The browser's own Intl could write them too, but its first use takes longer than the rest of the
 * page's start together, in one task that cannot be divided.
 */

/** Whether a number is written without any mark. @param {number} value */
export const isPlain = (value) => Number.isInteger(value) && Math.abs(value) < 1000;

/** With a mark between thousands. @param {number} value @param {string} group @param {string} point */
export function writeNumber(value, group, point) {
  const [whole, part] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + point + part : grouped;
}

/** To so many digits that count: 1234 to two is 1200. @param {number} value @param {number} digits */
export const rounded = (value, digits) => Number(value.toPrecision(digits));
