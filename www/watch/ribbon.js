/** The depth of a search over its steps, as a path. */

/** @param {ArrayLike<number>} depths */
export function ribbonPath(depths) {
  const deepest = Math.max(1, ...Array.from(depths));
  return {
    viewBox: `0 0 ${Math.max(depths.length, 1)} ${deepest}`,
    d: outline(depths, deepest),
  };
}

/** The outline of the depths, as a path. @param {ArrayLike<number>} depths @param {number} deepest */
export function outline(depths, deepest) {
  const points = Array.from(depths, (depth, at) => `V${deepest - depth}H${at + 1}`);
  return `M0 ${deepest}${points.join("")}V${deepest}Z`;
}
