/**
 * A drawing over the board, as one SVG element: candidates, links, houses and groups of cells.
 *
 * A drawing says what is meant; the colours and shapes of the roles are in drawing.css. The tint of whole cells is an
 * attribute of the cells (render.js), because it lies below their digits.
 */
import { cellsOf, columnOf, rowOf } from "../sudoku/geometry.js";
import { shape } from "../ui/svg.js";

/** @typedef {import("../i18n/translator.js").House} House */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {[cell: number, digit: number]} Candidate */
/**
 * The part that a candidate plays: true or false in the argument, a helper such as a fin; placed or removed by it.
 * @typedef {"on" | "off" | "helper" | "placed" | "removed"} CandidateRole
 */
/** @typedef {"pattern" | "second" | "helper" | "target" | "barred"} CellRole */
/** @typedef {{ cell: number, digit: number, role: CandidateRole }} DrawnCandidate */
/** @typedef {{ from: Candidate[], to: Candidate[], kind: "strong" | "weak", dim?: boolean }} DrawnLink */
/** @typedef {{ house: House, role: "base" | "cover" | "stuck" }} DrawnHouse */
/** @typedef {{ from: number, to: number, over: number[] }} DrawnSight  a given bars a digit from a cell that it sees, over these blank cells */
/** @typedef {{ cells: number[], role: "first" | "second" | "third" }} DrawnGroup */
/**
 * @typedef {object} BoardDrawing
 * @property {Map<number, CellRole>} [cells]
 * @property {DrawnCandidate[]} [candidates]
 * @property {DrawnLink[]} [links]
 * @property {DrawnHouse[]} [houses]
 * @property {DrawnGroup[]} [groups]
 * @property {DrawnSight[]} [sights]
 * @property {Candidate[]} [crosses]  digits that are not possible, and no pencil marks
 * @property {Points | null} [lit]  what the words under the pointer refer to
 */

/** The size of a cell in units of the drawing. */
const CELL = 90;
/** The distance from the edge of a cell to its small digits, in the same units. Small boards have a larger one. */
let inset = 5.4;
/** The radius of a disc on a small digit. */
const DISC = 12.5;

/** Draws on a grid; without a drawing, removes the layer. @param {HTMLElement} grid @param {BoardDrawing | null} drawing */
export function drawLayer(grid, drawing) {
  const before = grid.querySelector(":scope > .redoku-drawing");
  if (!drawing) return before?.remove();
  const layer =
    before ??
    shape("svg", {
      class: "redoku-drawing",
      viewBox: `0 0 ${9 * CELL} ${9 * CELL}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
  inset = CELL * insetOf(grid.clientWidth / 9);
  const { houses = [], groups = [], sights = [], crosses = [], links = [] } = drawing;
  const { candidates = [], lit } = drawing;
  layer.replaceChildren(
    ...houses.map(houseShape),
    ...groups.map(groupShape),
    ...sights.flatMap(sightShapes),
    ...crosses.map(crossShape),
    ...links.flatMap(linkShapes),
    ...candidates.map(candidateShape),
    ...(lit ? litShapes(lit) : []),
  );
  if (!before) grid.append(layer);
}

/** @param {DrawnHouse} drawn */
const houseShape = ({ house, role }) => frame(cellsOf(house), `house ${role}`, 3.5);

/** A frame around cells. @param {number[]} cells @param {string} className @param {number} gap */
function frame(cells, className, gap) {
  const [rows, columns] = [cells.map(rowOf), cells.map(columnOf)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return shape("rect", {
    class: className,
    x: left * CELL + gap,
    y: top * CELL + gap,
    width: (Math.max(...columns) - left + 1) * CELL - 2 * gap,
    height: (Math.max(...rows) - top + 1) * CELL - 2 * gap,
    rx: 12,
  });
}

/** A group as a hull: rounded cells, joined where they are in one line without a gap. @param {DrawnGroup} group */
function groupShape({ cells, role }) {
  const hull = shape("g", { class: `group ${role}` });
  const [rows, columns] = [new Set(cells.map(rowOf)), new Set(cells.map(columnOf))];
  const span = Math.max(...cells) - Math.min(...cells);
  const joined =
    (rows.size === 1 && span === cells.length - 1) ||
    (columns.size === 1 && span === 9 * (cells.length - 1));
  if (joined || cells.length === 1) hull.append(frame(cells, "hull", 6));
  else hull.append(...tied(cells), ...cells.map((cell) => frame([cell], "hull", 6)));
  return hull;
}

/** Thin lines from cell to cell, for groups with gaps. @param {number[]} cells */
function tied(cells) {
  return cells.slice(1).map((cell, index) => {
    const [[x1, y1], [x2, y2]] = [middleOf(cells[index]), middleOf(cell)];
    return shape("line", { class: "tie", x1, y1, x2, y2 });
  });
}

/** A line from a given to a cross in the cell that it sees; not over the digits between them. @param {DrawnSight} sight */
function sightShapes({ from, to, over }) {
  const [[x1, y1], [x2, y2]] = [middleOf(from), middleOf(to)];
  const length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  const [dx, dy] = [((x2 - x1) / length) * CELL, ((y2 - y1) / length) * CELL];
  const across = over.map(middleOf).map(([x, y]) => `M${x - dx / 2} ${y - dy / 2}l${dx} ${dy}`);
  const arm = 0.11 * CELL;
  const last = `M${x2 - 0.54 * dx} ${y2 - 0.54 * dy}l${0.4 * dx} ${0.4 * dy}`;
  const cross = `M${x2 - arm} ${y2 - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return [
    shape("path", { class: "sight", d: [...across, last].join("") }),
    shape("path", { class: "bar", d: cross }),
  ];
}

/** A small cross in the place of a pencil mark. @param {Candidate} candidate */
function crossShape(candidate) {
  const [x, y] = spot(candidate);
  const arm = 0.4 * DISC;
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return shape("path", { class: "bar small", d });
}

/** @param {number} cell @returns {[x: number, y: number]} */
const middleOf = (cell) => [(columnOf(cell) + 0.5) * CELL, (rowOf(cell) + 0.5) * CELL];

/** The distance to the small digits as a share of the cell: see notes.css. @param {number} pixels  the size of a cell */
const insetOf = (pixels) => (pixels ? Math.max(3.5 / pixels, 0.06) : 0.06);

/** The middle of a small digit. @param {Candidate} candidate @returns {[x: number, y: number]} */
function spot([cell, digit]) {
  const note = (CELL - 2 * inset) / 3;
  const at = (/** @type {number} */ place, /** @type {number} */ third) =>
    place * CELL + inset + (third + 0.5) * note;
  return [at(columnOf(cell), (digit - 1) % 3), at(rowOf(cell), Math.floor((digit - 1) / 3))];
}

/** @param {Candidate[]} candidates */
function centre(candidates) {
  const spots = candidates.map(spot);
  const mean = (/** @type {0 | 1} */ axis) =>
    spots.reduce((sum, place) => sum + place[axis], 0) / spots.length;
  return [mean(0), mean(1)];
}

/** A link from disc to disc, and the hulls of grouped ends. @param {DrawnLink} link */
function linkShapes({ from, to, kind, dim }) {
  const className = `link ${kind}${dim ? " dim" : ""}`;
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  // Links bend to one side, so that they do not run over the candidates between their ends.
  const bend = Math.min(0.16 * length, 46) * (length < 40 ? 2.2 : 1);
  const [mx, my] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const start = towards([x1, y1], [mx, my]);
  const end = towards([x2, y2], [mx, my]);
  const path = shape("path", { class: className, d: `M${start} Q${point([mx, my])} ${end}` });
  return [path, ...[from, to].filter((group) => group.length > 1).map((group) => hullOf(group))];
}

/** The point at the rim of a disc. @param {number[]} from @param {number[]} to */
function towards([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return point([x + ((toX - x) / length) * DISC, y + ((toY - y) / length) * DISC]);
}

/** @param {number[]} at */
const point = (at) => at.map((value) => value.toFixed(1)).join(" ");

/** The hull of a group of candidates. @param {Candidate[]} group */
function hullOf(group) {
  const spots = group.map(spot);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - DISC - 3, Math.min(...ys) - DISC - 3];
  return shape("rect", {
    class: "hull small",
    x: left,
    y: top,
    width: Math.max(...xs) + DISC + 3 - left,
    height: Math.max(...ys) + DISC + 3 - top,
    rx: DISC + 3,
  });
}

/** A disc, a ring, a dashed ring or a crossed square, with the digit. @param {DrawnCandidate} candidate */
function candidateShape({ cell, digit, role }) {
  const [x, y] = spot([cell, digit]);
  const group = shape("g", { class: `candidate ${role}` });
  const square = { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC, rx: 4 };
  group.append(
    role === "removed"
      ? shape("rect", square)
      : shape("circle", { cx: x, cy: y, r: role === "placed" ? DISC + 1 : DISC }),
    shape("text", { x, y: y + 7 }, String(digit)),
  );
  if (role === "removed") {
    const [left, right] = [x - DISC + 3, x + DISC - 3];
    group.append(shape("line", { x1: left, y1: y + 4, x2: right, y2: y - 4 }));
  }
  if (role === "placed") group.append(shape("circle", { class: "rim", cx: x, cy: y, r: DISC + 5 }));
  return group;
}

/** @param {Points} lit */
function litShapes({ cells = [], houses = [], candidates = [] }) {
  return [
    ...houses.map((house) => frame(cellsOf(house), "lit", 2)),
    ...cells.map((cell) => frame([cell], "lit", 3)),
    ...candidates.map((candidate) => {
      const [x, y] = spot(candidate);
      return shape("circle", { class: "lit", cx: x, cy: y, r: DISC + 4 });
    }),
  ];
}
