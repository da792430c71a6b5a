/** Draws how deep the search was, from its beginning to its end. */

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
      svg.setAttribute("viewBox", `0 0 ${Math.max(depths.length, 1)} 1`);
      shape.setAttribute("d", outline(depths));
    },
  };
}

/** A mountain range, as high as the deepest call. @param {ArrayLike<number>} depths */
export function outline(depths) {
  const deepest = Array.from(depths).reduce((most, depth) => Math.max(most, depth), 1);
  const points = Array.from(depths, (depth, at) => {
    const y = (1 - depth / deepest).toFixed(3);
    return `V${y}H${at + 1}`;
  });
  return `M0 1${points.join("")}V1Z`;
}
