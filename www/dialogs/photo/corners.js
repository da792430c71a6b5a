/** Four handles on a photo, for the corners of its grid: drag them, or move them with the arrow keys; a loupe shows the place. */
import { h } from "../../ui/draw.js";
import { island } from "../../ui/kit.js";
import { contextOf } from "../../ui/pixels.js";

/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Point } from "./frame.js" */
/**
 * @typedef {object} Actions
 * @property {(corner: number, place: Point) => void} move
 * @property {(corner: number) => void} hold  puts the loupe on a corner
 * @property {(corner: number) => void} release  puts the loupe away, if it is on this corner
 */

const NAMES = /** @type {const} */ (["nw", "ne", "se", "sw"]);
/** A step of the arrow keys, and with Shift, as parts of the photo. */
const [STEP, LEAP] = [0.005, 0.03];
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The part of the photo's long side that the loupe shows, and its pixels. */
const [LOUPE_PART, LOUPE_SIDE] = [0.09, 240];

/** @param {HTMLCanvasElement} picture @param {Point[]} corners @param {number | null} held @param {Translator} t @param {Actions} on */
export const cornersPanel = (picture, corners, held, { text }, on) =>
  h("div.photo-corners", { attrs: { role: "group", "aria-label": text("photo.corners") } }, [
    lines(corners),
    ...corners.map((place, corner) =>
      handle(place, corner, text(`photo.corner.${NAMES[corner]}`), on),
    ),
    held === null ? null : loupe(picture, corners, held),
  ]);

/** The sides of the grid. @param {Point[]} corners */
const lines = (corners) =>
  h("svg", { attrs: { viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" } }, [
    h("polygon", { attrs: { points: corners.map((place) => place.join()).join(" ") } }),
  ]);

/** @param {Point} place @param {number} corner @param {string} label @param {Actions} on */
function handle(place, corner, label, { move, hold, release }) {
  /** Sets the place, which the page's policy forbids in markup. @param {import("snabbdom").VNode} vnode */
  const put = ({ elm }) => {
    const { style } = /** @type {HTMLElement} */ (elm);
    [style.left, style.top] = place.map((share) => `${100 * share}%`);
  };
  return h("button.photo-corner", {
    key: corner,
    attrs: { type: "button", "aria-label": label },
    hook: { insert: put, postpatch: (_, now) => put(now) },
    on: {
      pointerdown(/** @type {PointerEvent} */ { pointerId, currentTarget }) {
        /** @type {HTMLElement} */ (currentTarget).setPointerCapture(pointerId);
        hold(corner);
      },
      pointermove(/** @type {PointerEvent} */ event) {
        const element = /** @type {HTMLElement} */ (event.currentTarget);
        if (element.hasPointerCapture(event.pointerId)) move(corner, placeOf(event, element));
      },
      pointerup: () => release(corner),
      pointercancel: () => release(corner),
      blur: () => release(corner),
      keydown(/** @type {KeyboardEvent} */ event) {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        const step = event.shiftKey ? LEAP : STEP;
        move(corner, [place[0] + step * arrow[0], place[1] + step * arrow[1]]);
      },
    },
  });
}

/** The place of a pointer as a part of the photo. @param {PointerEvent} event @param {HTMLElement} handle @returns {Point} */
function placeOf({ clientX, clientY }, handle) {
  const around = /** @type {HTMLElement} */ (handle.parentElement);
  const { left, top, width, height } = around.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/** The photo around a corner, enlarged, at the other side of the photo: the finger hides the corner itself. @param {HTMLCanvasElement} picture @param {Point[]} corners @param {number} held */
function loupe(picture, corners, held) {
  const side = corners[held][0] < 0.5 ? "right" : "left";
  const attrs = { width: LOUPE_SIDE, height: LOUPE_SIDE, "aria-hidden": "true", "data-side": side };
  return island("canvas.photo-loupe", attrs, [picture, corners, held], (place) => {
    const context = contextOf(/** @type {HTMLCanvasElement} */ (place));
    const { width, height } = picture;
    const scale = LOUPE_SIDE / (LOUPE_PART * Math.max(width, height));
    const [x, y] = [corners[held][0] * width, corners[held][1] * height];
    context.setTransform(
      scale,
      0,
      0,
      scale,
      LOUPE_SIDE / 2 - scale * x,
      LOUPE_SIDE / 2 - scale * y,
    );
    context.fillStyle = "#888";
    context.fillRect(-width, -height, 3 * width, 3 * height);
    context.drawImage(picture, 0, 0);
    context.beginPath();
    for (const corner of corners) context.lineTo(corner[0] * width, corner[1] * height);
    context.closePath();
    context.resetTransform();
    context.lineWidth = 3;
    context.strokeStyle = getComputedStyle(place).getPropertyValue("--redoku-reason");
    context.stroke();
  });
}
