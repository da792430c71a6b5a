/** The depth of a search over its steps, as a path. */

/** The outline of the depths, as a path. @param {ArrayLike<number>} depths @param {number} deepest */
export function outline(depths, deepest) {
  const points = Array.from(depths, (depth, at) => `V${deepest - depth}H${at + 1}`);
  return `M0 ${deepest}${points.join("")}V${deepest}Z`;
}
