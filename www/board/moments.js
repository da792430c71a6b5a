/** Short animations that answer the user. Nothing moves if the user prefers reduced motion. */
import { distance } from "../sudoku/geometry.js";

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The time between one ring of cells and the next, in ms. */
const RING = 45;

/** A wave of light over the finished grid, outward from the last digit. @param {HTMLElement} grid @param {number} from */
export function celebrate(grid, from) {
  if (isStill()) return;
  for (const [cell, element] of grid.querySelectorAll("[role=gridcell]").entries()) {
    const wave = [{}, { backgroundColor: "var(--redoku-selected-paper)" }, {}];
    element.animate(wave, {
      delay: distance(cell, from) * RING,
      duration: 450,
      easing: "ease-out",
    });
  }
}

/** Pulses the parts of the page that say why there is no answer. @param {Iterable<Element>} elements */
export function pulse(elements) {
  if (isStill()) return;
  for (const element of elements) {
    element.animate([{}, { opacity: 0.25 }, {}], { duration: 450, easing: "ease-in-out" });
  }
}
