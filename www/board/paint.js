/** Paints pictures of a story: the roles in them become marks of a drawing. */
import { cellsBetween } from "../sudoku/geometry.js";

/** @typedef {import("../pkg/logic.js").Picture} Picture */
/** @typedef {import("./drawing.js").BoardDrawing} BoardDrawing */
/** @typedef {{ picture: Picture, dim?: boolean, current?: boolean }} Layer  dim: told later; current: the line that is told */

/** With more links than this, only those of the current line are drawn. */
const CROWD = 16;

/** @type {Record<import("../pkg/logic.js").CandidateRole, import("./drawing.js").CandidateRole>} */
const CANDIDATES = {
  pattern: "on",
  second: "off",
  fin: "helper",
  on: "on",
  off: "off",
  placed: "placed",
  removed: "removed",
};

/** @type {Record<import("../pkg/logic.js").CellRole, import("./drawing.js").CellRole>} */
const CELLS = {
  pattern: "pattern",
  second: "second",
  fin: "helper",
  source: "second",
  target: "pattern",
  stuck: "target",
  wrong: "target",
};

const GROUPS = /** @type {const} */ (["first", "second", "third"]);

/**
 * Lays pictures over each other. Of two roles of a candidate, cell or house, the last counts.
 * @param {Layer[]} layers @param {string} digits  on the board, `.` for a blank
 * @returns {BoardDrawing}
 */
export function paint(layers, digits) {
  const shown = layers.filter(({ dim }) => !dim).map(({ picture }) => picture);
  const candidates = shown.flatMap((picture) => picture.candidates ?? []);
  const houses = shown.flatMap((picture) => picture.houses ?? []);
  const sights = shown.flatMap((picture) => picture.sights ?? []);
  const barred = new Set(sights.map(([, to]) => to));
  const links = layers.flatMap(({ picture, dim, current }) =>
    (picture.links ?? []).map(({ from, to, kind }) => ({
      from,
      to,
      kind: kind === "strong" ? kind : /** @type {const} */ ("weak"),
      dim: dim ?? false,
      current,
    })),
  );
  return {
    candidates: lastOfEach(candidates, ([cell, digit]) => `${cell} ${digit}`).map(
      ([cell, digit, role]) => ({ cell, digit, role: CANDIDATES[role] }),
    ),
    cells: new Map(
      shown.flatMap(({ cells = [] }) => cells.map(([cell, role]) => [cell, CELLS[role]])),
    ),
    houses: lastOfEach(houses, ([house]) => `${house.kind} ${house.index}`).map(
      ([house, role]) => ({
        house,
        role,
      }),
    ),
    groups: shown
      .flatMap(({ groups = [] }) => groups)
      .map((cells, at) => ({ cells, role: GROUPS[Math.min(at, 2)] })),
    sights: sights.map(([from, to]) => ({
      from,
      to,
      over: cellsBetween(from, to).filter((cell) => digits[cell] === "."),
    })),
    // A line of sight ends in a cross of its own.
    crosses: shown.flatMap(({ crosses = [] }) => crosses.filter(([cell]) => !barred.has(cell))),
    links: links.length > CROWD ? links.filter(({ current }) => current) : links,
  };
}

/** @template T @param {T[]} items @param {(item: T) => string} keyOf @returns {T[]} */
const lastOfEach = (items, keyOf) => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
