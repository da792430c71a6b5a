/** Draws a board as a self-contained SVG: for previews, image files and print. */
import { columnOf, rowOf } from "../sudoku/geometry.js";
import { shape } from "../ui/dom.js";

/**
 * @typedef {object} Picture
 * @property {string} givens   81 characters each, `.` for a blank
 * @property {string} [placed]
 * @property {string} [answers]
 * @property {readonly number[]} [marks] 81 masks, bit d-1 for the digit d
 */

export const CELL = 40;
const RIM = 2;
export const SIZE = 9 * CELL + 2 * RIM;
const FONT = "ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', sans-serif";

/** The colours of the light theme, for exported pictures. On the page, picture.css overrides them. */
const STYLES = {
  given: { fill: "#1b1d22", "font-weight": "650", paper: "#f1efea" },
  placed: { fill: "#1f4fa3", "font-weight": "450", paper: "" },
  answer: { fill: "#c8102e", "font-weight": "430", paper: "#fff5f5" },
};

/**
 * @param {Picture} picture
 * @param {string} label  the accessible name
 * @param {{ underline?: boolean }} [options]  underlines the answers, for print without colours
 */
export function drawBoard({ givens, placed, answers, marks }, label, { underline = false } = {}) {
  const svg = shape("svg", {
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    role: "img",
    "aria-label": label,
    class: "picture",
    "font-family": FONT,
    "font-size": String(CELL * 0.58),
    "text-anchor": "middle",
  });
  const paper = { width: SIZE, height: SIZE, rx: 4, fill: "#ffffff", class: "picture-paper" };
  const digits = shape("g", {});
  svg.append(shape("rect", paper), digits, ...lines());
  for (let cell = 0; cell < 81; cell++) {
    const [origin, digit] = contentOf(cell, { givens, placed, answers });
    if (origin) digits.append(...digitIn(cell, origin, digit, underline));
    else if (marks?.[cell]) digits.append(...marksIn(cell, marks[cell]));
  }
  return svg;
}

/** The top left corner of a cell. @param {number} cell @returns {[x: number, y: number]} */
export const placeOf = (cell) => [RIM + columnOf(cell) * CELL, RIM + rowOf(cell) * CELL];

/** @param {number} cell @param {Picture} picture @returns {[keyof typeof STYLES | "", string]} */
function contentOf(cell, { givens, placed, answers }) {
  if (givens[cell] !== ".") return ["given", givens[cell]];
  if (placed && placed[cell] !== ".") return ["placed", placed[cell]];
  if (answers && answers[cell] !== ".") return ["answer", answers[cell]];
  return ["", ""];
}

/** @param {number} cell @param {keyof typeof STYLES} origin @param {string} digit @param {boolean} underline */
function* digitIn(cell, origin, digit, underline) {
  const [x, y] = placeOf(cell);
  const { paper, ...style } = STYLES[origin];
  if (paper) {
    const square = { x, y, width: CELL, height: CELL, fill: paper };
    yield shape("rect", { ...square, class: `picture-paper-${origin}` });
  }
  const middle = { x: x + CELL / 2, y: y + CELL * 0.705 };
  yield shape("text", { ...middle, ...style, class: `picture-${origin}` }, digit);
  if (underline && origin === "answer") {
    const d = `M${x + CELL * 0.32} ${y + CELL * 0.83}h${CELL * 0.36}`;
    yield shape("path", { d, stroke: style.fill, "stroke-width": 1.5, class: "picture-underline" });
  }
}

/** Draws the pencil marks of a cell. @param {number} cell @param {number} mask */
function* marksIn(cell, mask) {
  for (let index = 0; index < 9; index++) {
    if (!(mask & (1 << index))) continue;
    const x = RIM + (columnOf(cell) + (2 * (index % 3) + 1) / 6) * CELL;
    const y = RIM + (rowOf(cell) + (2 * Math.floor(index / 3) + 1) / 6) * CELL + CELL * 0.08;
    const style = { fill: "#5a5f69", "font-size": CELL * 0.22, class: "picture-mark" };
    yield shape("text", { x, y, ...style }, String(index + 1));
  }
}

/** The thin lines, then the thick ones over them. */
function* lines() {
  const path = (/** @type {boolean} */ thick) => {
    const at = [1, 2, 3, 4, 5, 6, 7, 8].filter((index) => (index % 3 === 0) === thick);
    return at
      .map((index) => RIM + index * CELL)
      .map((offset) => `M${offset} ${RIM}V${SIZE - RIM}M${RIM} ${offset}H${SIZE - RIM}`)
      .join("");
  };
  const plain = { fill: "none" };
  yield shape("path", {
    ...plain,
    d: path(false),
    stroke: "#949087",
    "stroke-width": 1,
    class: "picture-thin",
  });
  const thick = { ...plain, stroke: "#26282d", "stroke-width": 2.5, class: "picture-thick" };
  yield shape("path", { ...thick, d: path(true) });
  const side = SIZE - RIM;
  yield shape("rect", { ...thick, x: RIM / 2, y: RIM / 2, width: side, height: side, rx: 4 });
}
