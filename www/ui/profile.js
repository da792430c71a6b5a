/**
 * A profile of many steps as a scrubber: a bar for each step, and a slider over them. It is dragged and tapped anywhere,
 * the wheel and the arrow keys go step by step, and the pointer names what it is over.
 */
import { h } from "./draw.js";

/** @typedef {{ share: number, kind?: string }} Bar  its height, from 0 to 1, and its colour in the style sheet */
/**
 * @typedef {object} Profile
 * @property {string} id
 * @property {import("snabbdom").VNode} picture  from drawBars()
 * @property {number} at     the step that is shown
 * @property {number} steps  the number of bars
 * @property {number} [last]  the last step that can be shown, if it is not the end after all bars
 * @property {string} label
 * @property {string} value  the step in words
 * @property {string} count  the step in short
 * @property {(step: number) => string} nameOf
 * @property {(step: number) => void} go
 */

/** The size of the picture. Bars have whole pixels, and a picture of another size snaps them to whole ones again. */
const [WIDTH, HEIGHT] = [340, 40];
/** Bars narrower than this have no gap. */
const NARROW = 2;
/** How far the wheel turns for a step, in pixels: less than a notch of a mouse, and many small events of a trackpad. */
const NOTCH = 60;
/** The pixels of a line, for browsers that count a turn of the wheel in lines. */
const LINE = 33;
/** How far the wheel has turned since the last step. */
let turned = 0;

/** @param {Profile} profile */
export function profile({ id, picture, at, steps, last = steps, label, value, count, nameOf, go }) {
  const under = (/** @type {PointerEvent} */ event) => clamp(stepAt(event, steps), last);
  const done = (100 * at) / Math.max(steps, 1);
  return h(
    "div.profile",
    {
      key: id,
      on: {
        pointerdown: (event) => scrub(event, at, under, go),
        pointermove: (event) => {
          if (event.buttons & 1) scrub(event, at, under, go);
          else placeOf(event).title = nameOf(under(event));
        },
        wheel: (event) => roll(event, at, last, go),
      },
    },
    [
      picture,
      h("span.profile-done", { props: { style: `inline-size: ${done}%` } }),
      h(`input#${id}.profile-slider`, {
        attrs: {
          type: "range",
          min: 0,
          step: 1,
          max: last,
          "aria-label": label,
          "aria-valuetext": value,
        },
        props: { value: String(at) },
        on: { input: (event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value)) },
      }),
      h("span.profile-count", { attrs: { "aria-hidden": "true" } }, count),
    ],
  );
}

/** The bars, drawn as one path of each colour. More steps than pixels share bars, which take the highest. @param {Bar[]} bars */
export function drawBars(bars) {
  const pitch = WIDTH / bars.length;
  /** @type {Map<string, string>} */ const paths = new Map();
  for (let from = 0; from < bars.length; ) {
    const x = Math.round(from * pitch);
    let to = from + 1;
    while (to < bars.length && Math.round(to * pitch) === x) to++;
    const highest = bars
      .slice(from, to)
      .reduce((one, other) => (other.share > one.share ? other : one));
    const wide = (to < bars.length ? Math.round(to * pitch) : WIDTH) - x;
    const height = Math.round(Math.min(highest.share, 1) * HEIGHT);
    const { kind = "" } = highest;
    const bar = `M${x} ${HEIGHT}v${-height}h${wide > NARROW ? wide - 1 : wide}v${height}z`;
    paths.set(kind, (paths.get(kind) ?? "") + bar);
    from = to;
  }
  const attrs = {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
    "shape-rendering": "crispEdges",
  };
  return h(
    "svg.profile-bars",
    { attrs },
    [...paths].map(([kind, d]) => h("path", { attrs: { d, "data-kind": kind } })),
  );
}

/** Goes to the step under the pointer, with the focus on the slider. @param {PointerEvent} event @param {number} at @param {(event: PointerEvent) => number} under @param {Profile["go"]} go */
function scrub(event, at, under, go) {
  if (event.button > 0) return;
  const place = placeOf(event);
  place.querySelector("input")?.focus({ preventScroll: true });
  event.preventDefault();
  const step = under(event);
  if (step !== at) go(step);
  if (event.type === "pointerdown") place.setPointerCapture(event.pointerId);
}

/** Goes a step per notch of the wheel. Beyond the ends it scrolls the page, and with Ctrl it zooms. @param {WheelEvent} event @param {number} at @param {number} last @param {Profile["go"]} go */
function roll(event, at, last, go) {
  const { deltaX, deltaY, deltaMode, ctrlKey } = event;
  const delta = (deltaX + deltaY) * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
  const next = clamp(at + Math.sign(delta), last);
  if (ctrlKey || next === at) return;
  event.preventDefault();
  turned = Math.sign(turned) === -Math.sign(delta) ? delta : turned + delta;
  if (Math.abs(turned) < NOTCH) return;
  turned = 0;
  go(next);
}

/** @param {Event} event */
const placeOf = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget);

/** The step under the pointer. @param {PointerEvent} event @param {number} steps */
function stepAt(event, steps) {
  const { left, width } = placeOf(event).getBoundingClientRect();
  return Math.floor(((event.clientX - left) / width) * steps);
}

/** @param {number} step @param {number} steps */
const clamp = (step, steps) => Math.min(Math.max(step, 0), steps);
