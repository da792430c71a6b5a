/** The pictures of the ideas of techniques, on an empty grid. */
import { BLANK } from "../app/state.js";
import { CELL, drawBoard, placeOf } from "../board/picture.js";
import { cellsOf } from "../sudoku/geometry.js";
import { shape } from "../ui/dom.js";

/** @typedef {{ role: string, cell: number, kept: string, lost: string }} DrawnCell */
/** @typedef {{ house: import("../sudoku/geometry.js").House, isCover: boolean }} DrawnHouse */
/** @typedef {{ from: number, to: number, kind: "strong" | "weak" | "sight" }} DrawnLine */

/**
 * A small picture of each idea that Rust tells (`src/tell/words/idea.rs`), as words on an empty grid:
 *
 *   o23       a cell of the pattern, at row 2, column 3; s: another part of it; f: a fin; x: what loses its digit
 *   o23:12    its digits 1 and 2; o23:12/3 loses the 3. Without digits the picture is about one digit.
 *   g23:7     a given; a23:7: a solved cell; p23:7: the digit that the technique places
 *   R2 C3 B5  a row, a column, a box; r2 c3 b5: the houses that cover these
 *   23-27     a strong link; 23~27: a weak one; 23>27: the cells that a given sees
 *
 * @type {Record<string, string>}
 */
export const PICTURES = {
  "full-house": "g51:4 g52:9 g53:2 g54:7 p55:5 g56:1 g57:8 g58:3 g59:6 R5",
  "hidden-single": "g41:7 g69:7 g14:7 g56:2 p55:7 B5 41>46 69>64 14>64",
  "naked-single": "g51:1 g53:2 g58:3 g15:4 g35:5 g85:6 g44:7 g66:8 p55:9",
  locked: "o81 o83 x84 x88 B7 r8",
  naked: "o43:25 o47:25 x41:/2 x49:/5 R4",
  hidden: "o43:25/17 o47:25/8 R4",
  fish: "o23 o27 o63 o67 x13 x83 x47 x97 R2 R6 c3 c7",
  finned: "o23 o27 o63 o67 f68 x47 x57 R2 R6 c3 c7",
  sashimi: "o23 o27 o63 f68 x47 x57 R2 R6 c3 c7",
  franken: "o24 o26 o74 o86 o96 x54 x46 R2 B8 c4 c6",
  mutant: "o22 o28 o68 o57 o59 o92 x25 x49 x83 C2 C8 R5 r2 b6 b7",
  "remote-pair": "o22:12 s27:12 s67:12 o64:12 x24:/12 x62:/12 22~27 27~67 67~64",
  "two-links": "o27 s23 s83 o88 x77 x97 x18 x38 27-23 23~83 83-88",
  "empty-rectangle": "s54 s56 f45 o58 o28 x25 B5 C8 28-58 58~56",
  "xy-wing": "s22:12 o27:13 o72:23 x77:/3 22~27 22~72",
  "w-wing": "o22:12 s92:1 s97:1 o77:12 x27:/2 x72:/2 22~92 92-97 97~77",
  "xyz-wing": "s22:123 o31:13 o27:23 x21:/3 x23:/3 22~31 22~27",
  "unique-rectangle": "o22:12 o27:12 o32:12 o37:3/12",
  "avoidable-rectangle": "a22:1 a27:2 a32:2 o37:3/1",
  "unique-loop": "o12:12 o18:12 o22:12 o25:12 o35:12 o38:3/12",
  bug: "s27:36 s29:36 s31:29 s32:29 o41:2/47 s44:34 s45:27 s47:23 s51:27 s57:26 s59:67 s62:24 s64:34 s65:27 s69:37 s91:49 s92:49",
  "simple-colours": "o23 s27 s83 o88 x77 x97 x18 x38 23-27 23-83 83-88",
  "multi-colours": "o23 s27 o83 s88 s71 o41 x77 x97 x18 x38 23-27 23~83 83-88 83-71 71-41",
  "x-chain": "o22 s28 s58 s54 s94 o91 x11 x31 x72 x82 22-28 28~58 58-54 54~94 94-91",
  "xy-chain": "o22:12 s27:23 s67:34 o61:14 x62:/1 x11:/1 22~27 27~67 67~61",
  aic: "o22:1 s27:1 s67:15 s63:58 o41:18 x42:/1 x31:/1 22-27 27~67 67~63 63~41",
  "continuous-loop":
    "o22:12 o27:23 o67:34 o62:14 x24:/2 x47:/3 x65:/4 x92:/1 22~27 27~67 67~62 62~22",
  "discontinuous-loop": "x22:/1 o27:13 o67:34 o62:14 22~27 27~67 67~62 62~22",
  grouped: "o56 s44 s64 s94 o99 x59 B5 56-44 44~94 94-99",
  als: "o24:13 s54:12 s55:23 x25:/3 x35:/3 24~54 54-55",
  "als-xz": "o21:12 o23:23 s71:14 s72:34 x22:/3 x73:/3 21~71",
  "als-chain": "o21:12 o23:23 s71:15 s74:45 o54:46 o52:36 x22:/3 x53:/3 21~71 74~54",
  "death-blossom": "s55:12 o51:14 o62:34 o25:25 o34:35 x32:/3 x64:/3 55~51 55~25",
  "sue-de-coq": "s21:1234 s22:1234 o27:12 o33:34 x25:/12 x13:/34 R2 B1",
  "aligned-exclusion": "o22:12/3 o25:14 s28:13 s29:34 R2",
  template: "o21 o23 o45 o46 x73 o75 o76 o81 o83",
  "cell-forcing": "o55:123 s58:14 s25:24 s44:37 s48:47 x28:/4 55~58 55~25 55~44 44~48",
  "house-forcing": "o52:1 o55:1 o58:1 s82:14 s85:14 s88:14 x84:/4 R5 52~82 55~85 58~88",
  "double-forcing": "o22:1 s27:14 s72:1 s77:14 x57:/4 22~27 22-72 72~77",
  contradiction: "x22:/1 s27:13 s72:14 f77:/34 22~27 22~72 27~77 72~77",
  nested: "x22:/1 s27:13 s72:14 f77:/34 22~27 22~72 27~77 72~77",
};

const KINDS = /** @type {const} */ ({ r: "row", c: "column", b: "box" });
const LINES = /** @type {const} */ ({ "-": "strong", "~": "weak", ">": "sight" });
/** The roles of cells with a large digit. */
const FILLED = /** @type {const} */ ({ g: "givens", p: "placed", a: "answers" });

/** @param {string} row @param {string} column */
const cellAt = (row, column) => 9 * (Number(row) - 1) + Number(column) - 1;

/** Reads a picture. @param {string} words */
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
