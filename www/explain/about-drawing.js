/** Draws the picture of an idea on an empty grid. */
import { BLANK } from "../app/state.js";
import { CELL, drawBoard, placeOf } from "../board/picture.js";
import { cellsOf } from "../sudoku/geometry.js";
import { shape } from "../ui/dom.js";
import { PICTURES } from "./about-pictures.js";

/** @typedef {{ role: string, cell: number, kept: string, lost: string }} DrawnCell */
/** @typedef {{ house: import("../i18n/translator.js").House, isCover: boolean }} DrawnHouse */
/** @typedef {{ from: number, to: number, kind: "strong" | "weak" | "sight" }} DrawnLine */

const KINDS = /** @type {const} */ ({ r: "row", c: "column", b: "box" });
const LINES = /** @type {const} */ ({ "-": "strong", "~": "weak", ">": "sight" });
/** The roles of cells with a large digit. */
const FILLED = /** @type {const} */ ({ g: "givens", p: "placed", a: "answers" });

/** @param {string} row @param {string} column */
const cellAt = (row, column) => 9 * (Number(row) - 1) + Number(column) - 1;

/** Reads a picture; see about-pictures.js. @param {string} words */
export function readPicture(words) {
  /** @type {{ cells: DrawnCell[], houses: DrawnHouse[], lines: DrawnLine[] }} */
  const picture = { cells: [], houses: [], lines: [] };
  for (const word of words.split(" ")) {
    const cell = /^([osfxgap])([1-9])([1-9])(?::([1-9]*)(?:\/([1-9]+))?)?$/.exec(word);
    const house = /^([RCBrcb])([1-9])$/.exec(word);
    const line = /^([1-9])([1-9])([-~>])([1-9])([1-9])$/.exec(word);
    if (cell) {
      const [, role, row, column, kept = "", lost = ""] = cell;
      picture.cells.push({ role, cell: cellAt(row, column), kept, lost });
    } else if (house) {
      const letter = /** @type {keyof typeof KINDS} */ (house[1].toLowerCase());
      const isCover = letter === house[1];
      picture.houses.push({
        house: { kind: KINDS[letter], index: Number(house[2]) - 1 },
        isCover,
      });
    } else if (line) {
      const kind = LINES[/** @type {keyof typeof LINES} */ (line[3])];
      picture.lines.push({ from: cellAt(line[1], line[2]), to: cellAt(line[4], line[5]), kind });
    } else {
      throw new RangeError(`not a word of a picture: ${word}`);
    }
  }
  return picture;
}

/** @param {string} idea  a name in PICTURES @param {string} label  the accessible name */
export function drawIdea(idea, label) {
  const { cells, houses, lines } = readPicture(PICTURES[idea]);
  const digits = { givens: [...BLANK], placed: [...BLANK], answers: [...BLANK] };
  for (const { role, cell, kept } of cells) {
    if (role in FILLED) digits[FILLED[/** @type {keyof typeof FILLED} */ (role)]][cell] = kept;
  }
  const [givens, placed, answers] = [digits.givens, digits.placed, digits.answers].map((it) =>
    it.join(""),
  );
  const svg = drawBoard({ givens, placed, answers }, label);
  svg.classList.add("idea");
  const open = cells.filter(({ role }) => !(role in FILLED));
  svg.append(
    ...open.map(tint),
    ...houses.map(frame),
    ...lines.map(lineShape),
    ...open.flatMap(content),
  );
  return svg;
}

/** @param {DrawnCell} drawn */
function tint({ role, cell }) {
  const [x, y] = placeOf(cell);
  const size = CELL - 3;
  return shape("rect", {
    class: `idea-cell ${role}`,
    x: x + 1.5,
    y: y + 1.5,
    width: size,
    height: size,
  });
}

/** The digits of a cell, those that it loses struck out; without digits, a disc or a cross. @param {DrawnCell} drawn */
function content({ role, cell, kept, lost }) {
  const [x, y] = placeOf(cell).map((edge) => edge + CELL / 2);
  if (!kept && !lost) {
    return role === "x"
      ? [shape("path", { class: "idea-lost", d: `M${x - 8} ${y - 8}l16 16m0 -16l-16 16` })]
      : [shape("circle", { class: `idea-disc ${role}`, cx: x, cy: y, r: 9 })];
  }
  const size = kept.length + lost.length > 3 ? 15 : 19;
  const text = shape("text", { class: "idea-digits", x, y: y + 7, "font-size": size });
  text.append(kept);
  if (lost) text.append(shape("tspan", { class: "idea-lost" }, lost));
  return [text];
}

/** @param {DrawnHouse} drawn */
function frame({ house, isCover }) {
  const cells = cellsOf(house);
  const [[left, top], [right, bottom]] = [placeOf(cells[0]), placeOf(cells[8])];
  return shape("rect", {
    class: `idea-house${isCover ? " cover" : ""}`,
    x: left + 2.5,
    y: top + 2.5,
    width: right - left + CELL - 5,
    height: bottom - top + CELL - 5,
    rx: 6,
  });
}

/** A line between cells that leaves their digits free. @param {DrawnLine} line */
function lineShape({ from, to, kind }) {
  const middles = [from, to].map((cell) => placeOf(cell).map((edge) => edge + CELL / 2));
  const [[x1, y1], [x2, y2]] = middles;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 14, ((y2 - y1) / length) * 14];
  const end = kind === "sight" ? -1 : 1;
  return shape("line", {
    class: `idea-line ${kind}`,
    x1: x1 + dx,
    y1: y1 + dy,
    x2: x2 - end * dx,
    y2: y2 - end * dy,
  });
}
