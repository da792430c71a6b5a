/** Draws a QR code: dark on light in both themes, as cameras require. */
import { shape } from "../../ui/dom.js";

/** The width of the quiet zone that the standard requires, in modules. */
const RIM = 4;

/** @param {number[][]} matrix  rows of modules, 1 for dark @param {string} label @returns {SVGElement} */
export function drawCode(matrix, label) {
  const size = matrix.length + 2 * RIM;
  const d = matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + RIM} ${y + RIM}h1v1h-1z` : "")))
    .join("");
  const svg = shape("svg", {
    viewBox: `0 0 ${size} ${size}`,
    role: "img",
    "aria-label": label,
    "shape-rendering": "crispEdges",
    class: "qr",
  });
  svg.append(
    shape("rect", { width: size, height: size, fill: "#ffffff" }),
    shape("path", { d, fill: "#000000" }),
  );
  return svg;
}
