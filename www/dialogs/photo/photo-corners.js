/** Four handles on a photo, for the corners of its grid: drag them, or move them with the arrow keys. */
import { button, element } from "../../ui/dom.js";

/** @typedef {import("./photo-frame.js").Point} Point */
/** @typedef {import("./photo-frame.js").Size} Size */

/** A step of the arrow keys, and with Shift, as parts of the photo. */
const [STEP, LEAP] = [0.005, 0.03];
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {import("../../i18n/translator.js").Translator} translator */
export function createCorners({ text }) {
  const names = /** @type {const} */ (["nw", "ne", "se", "sw"]);
  const handles = names.map((name, index) => {
    const handle = button("", "photo-corner");
    handle.setAttribute("aria-label", text(`photo.corner.${name}`));
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) moveTo(index, inPart(event));
    });
    handle.addEventListener("keydown", (event) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = event.shiftKey ? LEAP : STEP;
      moveTo(index, [places[index][0] + step * arrow[0], places[index][1] + step * arrow[1]]);
    });
    return handle;
  });
  const part = element("div", "photo-corners", ...handles);
  part.setAttribute("role", "group");
  part.setAttribute("aria-label", text("photo.corners"));
  part.hidden = true;
  /** The corners as parts of the photo, from 0 to 1. @type {Point[]} */
  let places = [];

  /** @param {number} index @param {Point} place */
  function moveTo(index, place) {
    const [x, y] = place.map((share) => Math.min(1, Math.max(0, share)));
    places[index] = [x, y];
    handles[index].style.left = `${100 * x}%`;
    handles[index].style.top = `${100 * y}%`;
  }

  /** @param {PointerEvent} event @returns {Point} */
  function inPart({ clientX, clientY }) {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  }

  return {
    part,
    /** Shows the handles at these corners. @param {Size} photo @param {Point[]} corners */
    show({ width, height }, corners) {
      places = corners.map(() => [0, 0]);
      corners.forEach(([x, y], index) => {
        moveTo(index, [x / width, y / height]);
      });
      part.hidden = false;
      handles[0].focus();
    },
    hide() {
      part.hidden = true;
    },
    /** The corners, in pixels. @param {Size} photo @returns {Point[]} */
    corners: ({ width, height }) => places.map(([x, y]) => [x * width, y * height]),
  };
}
