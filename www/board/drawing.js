/**
 * A drawing over the board, as one SVG element: candidates, links, houses and groups of cells.
 *
 * A drawing says what is meant; the colours and shapes of the roles are in drawing.css, and where lines run is in
 * curves.js. The tint of whole cells is an attribute of the cells (render.js), because it lies below their digits.
 */
import { cellsOf, columnOf, rowOf } from "../sudoku/geometry.js";
import { shape } from "../ui/dom.js";
import { BOARD, CELL, CROSS, DISC, linkCurve, middleOf, sightPieces, spotOf } from "./curves.js";

/** @import { House, Points } from "../sudoku/geometry.js" */
/** @import { Candidate, Ground } from "./curves.js" */
/** How much a mark stands out: told before, told now, the line that is told, told later. @typedef {"soft" | "full" | "current" | "later"} Tone */
/** The part that a candidate plays. @typedef {import("../pkg/logic.js").CandidateRole} CandidateRole */
/** @typedef {"pattern" | "second" | "third" | "helper" | "source" | "target" | "stuck" | "barred"} CellRole */
/** @typedef {{ cell: number, digit: number, role: CandidateRole }} DrawnCandidate */
/** @typedef {{ from: Candidate[], to: Candidate[], kind: "strong" | "weak" | "excludes", tone?: Tone }} DrawnLink */
/** @typedef {{ house: House, role: "base" | "cover" | "stuck" }} DrawnHouse */
/** @typedef {{ from: number, to: number }} DrawnSight  a digit bars another cell that it sees */
/** @typedef {{ cells: number[], role: "first" | "second" | "third" | "fourth" }} DrawnGroup */
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
 * @property {"reason" | "warn"} [tone]  a contradiction is amber, an explanation is not
 * @property {Pick<Ground, "digits" | "candidates">} [ground]  what is on the board, for lines to bend around
 */

const NOTHING = { digits: ".".repeat(81), candidates: new Array(81).fill(0) };

/** Draws on a grid; without a drawing, removes the layer. @param {HTMLElement} grid @param {BoardDrawing | null} drawing */
export function drawLayer(grid, drawing) {
  const before = grid.querySelector(":scope > .redoku-drawing");
  if (!drawing) return before?.remove();
  const layer =
    before ??
    shape("svg", {
      class: "redoku-drawing",
      viewBox: `0 0 ${BOARD} ${BOARD}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
  layer.setAttribute("data-tone", drawing.tone ?? "reason");
  const ground = { ...(drawing.ground ?? NOTHING), inset: CELL * insetOf(grid.clientWidth / 9) };
  const { houses = [], groups = [], sights = [], crosses = [], links = [] } = drawing;
  const { candidates = [], lit } = drawing;
  const crowded = crowdedCells(crosses);
  const crossed = new Set(crosses.map(([cell]) => cell).filter((cell) => !crowded.has(cell)));
  layer.replaceChildren(
    ...houses.map(houseShape),
    ...groups.map(groupShape),
    ...sights.flatMap((sight) => sightShape(sight, crossed, ground)),
    ...crosses.map((cross) => crossShape(cross, crowded, ground)),
    ...links.flatMap((link) => linkShapes(link, ground)),
    ...candidates.map((candidate) => candidateShape(candidate, ground)),
    ...(lit ? litShapes(lit, ground) : []),
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
  else hull.append(...tied(cells.map(middleOf)), ...cells.map((cell) => frame([cell], "hull", 6)));
  return hull;
}

/** Thin lines from place to place, for groups with gaps. @param {import("./curves.js").Point[]} places */
const tied = (places) =>
  places.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = places[index];
    return shape("line", { class: "tie", x1, y1, x2, y2 });
  });

/** The cells with several crosses, which have the places of pencil marks. @param {Candidate[]} crosses */
function crowdedCells(crosses) {
  const cells = crosses.map(([cell]) => cell);
  return new Set(cells.filter((cell, index) => cells.indexOf(cell) !== index));
}

/** A line from a digit to a cross in the cell that it sees, or to the edge of a cell with several. @param {DrawnSight} sight @param {Set<number>} crossed @param {Ground} ground */
function sightShape({ from, to }, crossed, { digits }) {
  const pieces = sightPieces(from, to, crossed.has(to) ? CROSS : 42, digits, crossed);
  if (pieces.length === 0) return [];
  const d = pieces.map(([a, b]) => `M${point(a)}L${point(b)}`).join("");
  return [shape("path", { class: "sight", d })];
}

/** A cross in the middle of a cell, or in the place of a pencil mark. @param {Candidate} cross @param {Set<number>} crowded @param {Ground} ground */
function crossShape(cross, crowded, { inset }) {
  const small = crowded.has(cross[0]);
  const [x, y] = small ? spotOf(cross, inset) : middleOf(cross[0]);
  const arm = small ? 0.4 * DISC : 11;
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return shape("path", { class: small ? "bar small" : "bar", d });
}

/** The distance to the small digits as a share of the cell: see notes.css. @param {number} pixels  the size of a cell */
const insetOf = (pixels) => (pixels ? Math.max(3.5 / pixels, 0.06) : 0.06);

/** A link from disc to disc, and the hulls of grouped ends. @param {DrawnLink} link @param {Ground} ground */
function linkShapes({ from, to, kind, tone = "full" }, ground) {
  const { start, control, end } = linkCurve(from, to, ground);
  const d = `M${point(start)}Q${point(control)} ${point(end)}`;
  const path = shape("path", { class: `link ${kind} ${tone}`, d });
  const groups = [from, to].filter((group) => group.length > 1);
  const head = kind === "excludes" ? [headShape(control, end, tone)] : [];
  return [path, ...head, ...groups.map((group) => hullOf(group, ground, tone))];
}

/** The head of an arrow. @param {number[]} from @param {number[]} tip @param {Tone} tone */
function headShape([x1, y1], [x2, y2], tone) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const wing = (/** @type {1 | -1} */ side) =>
    point([x2 - 10 * dx - side * 4.5 * dy, y2 - 10 * dy + side * 4.5 * dx]);
  return shape("path", { class: `head ${tone}`, d: `M${point([x2, y2])}L${wing(1)}L${wing(-1)}Z` });
}

/** @param {number[]} at */
const point = (at) => at.map((value) => value.toFixed(1)).join(" ");

/** The hull of a group of candidates; thin lines join those with a gap. @param {Candidate[]} group @param {Ground} ground @param {Tone} tone */
function hullOf(group, { inset }, tone) {
  const spots = group.map((candidate) => spotOf(candidate, inset));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const rim = DISC + 3;
  if (Math.min(width, height) > 1 || Math.max(width, height) > 2 * CELL) {
    const ties = shape("g", { class: `ties ${tone}` });
    ties.append(...tied(spots));
    return ties;
  }
  return shape("rect", {
    class: `hull small ${tone}`,
    x: left - rim,
    y: top - rim,
    width: width + 2 * rim,
    height: height + 2 * rim,
    rx: rim,
  });
}

/** A disc, a ring, a dashed ring or a crossed square, with the digit. @param {DrawnCandidate} candidate @param {Ground} ground */
function candidateShape({ cell, digit, role }, { inset }) {
  const isLarge = role === "placed";
  const [x, y] = isLarge ? middleOf(cell) : spotOf([cell, digit], inset);
  const group = shape("g", { class: `candidate ${role}` });
  const square = { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC, rx: 4 };
  if (role === "removed") group.append(shape("rect", square));
  else if (!isLarge) group.append(shape("circle", { cx: x, cy: y, r: DISC }));
  group.append(shape("text", { x, y: y + (isLarge ? 19 : 7) }, String(digit)));
  if (role === "removed") {
    const [left, right] = [x - DISC + 3, x + DISC - 3];
    group.append(shape("line", { x1: left, y1: y + 4, x2: right, y2: y - 4 }));
  }
  return group;
}

/** @param {Points} lit @param {Ground} ground */
function litShapes({ cells = [], houses = [], candidates = [] }, { inset }) {
  return [
    ...houses.map((house) => frame(cellsOf(house), "lit", 2)),
    ...cells.map((cell) => frame([cell], "lit", 3)),
    ...candidates.map((candidate) => {
      const [x, y] = spotOf(candidate, inset);
      return shape("circle", { class: "lit", cx: x, cy: y, r: DISC + 4 });
    }),
  ];
}
