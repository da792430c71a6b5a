/** Draws the depth of a search over its steps. */

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} place */
export function createRibbon(place) {
  const svg = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "path");
  svg.setAttribute("class", "ribbon");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  svg.append(shape);
  place.prepend(svg);

  return {
    /** @param {ArrayLike<number>} depths */
    draw(depths) {
      const deepest = Math.max(1, ...Array.from(depths));
      svg.setAttribute("viewBox", `0 0 ${Math.max(depths.length, 1)} ${deepest}`);
      shape.setAttribute("d", outline(depths, deepest));
    },
  };
}

/** The outline of the depths, as a path. @param {ArrayLike<number>} depths @param {number} deepest */
export function outline(depths, deepest) {
  const points = Array.from(depths, (depth, at) => `V${deepest - depth}H${at + 1}`);
  return `M0 ${deepest}${points.join("")}V${deepest}Z`;
}
