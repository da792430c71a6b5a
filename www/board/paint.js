/** Paints pictures of a story: the roles in them become marks of a drawing. */

/** @import { Picture } from "../pkg/logic.js" */
/** @import { BoardDrawing, Tone } from "./drawing.js" */
/** @typedef {{ picture: Picture, tone?: Tone }} Layer */

/** With more links than this, only those of the current line are drawn. */
const CROWD = 16;

/** What a cell looks like. @type {Record<import("../pkg/logic.js").CellRole, import("./drawing.js").CellRole>} */
const CELLS = {
  pattern: "pattern",
  second: "second",
  fin: "helper",
  source: "source",
  target: "target",
  stuck: "stuck",
  wrong: "stuck",
};

const GROUPS = /** @type {const} */ (["first", "second", "third", "fourth"]);
/** The tint of the cells of each group. */
const TINTS = /** @type {const} */ (["pattern", "second", "third", "third"]);

/**
 * Lays pictures over each other. Of two roles of a candidate, cell or house, the last counts.
 * @param {Layer[]} layers
 * @returns {BoardDrawing}
 */
export function paint(layers) {
  const shown = layers.filter(({ tone }) => tone !== "later").map(({ picture }) => picture);
  const candidates = shown.flatMap((picture) => picture.candidates ?? []);
  const houses = shown.flatMap((picture) => picture.houses ?? []);
  const groups = shown.flatMap((picture) => picture.groups ?? []);
  const crosses = shown.flatMap((picture) => picture.crosses ?? []);
  const links = layers.flatMap(({ picture, tone = "full" }) =>
    (picture.links ?? []).map((link) => ({ ...link, tone })),
  );
  return {
    candidates: lastOfEach(candidates, ([cell, digit]) => `${cell} ${digit}`).map(
      ([cell, digit, role]) => ({ cell, digit, role }),
    ),
    cells: new Map([
      ...shown.flatMap(({ cells = [] }) =>
        cells.map(([cell, role]) => /** @type {const} */ ([cell, CELLS[role]])),
      ),
      ...groups.flatMap((cells, at) =>
        cells.map((cell) => /** @type {const} */ ([cell, TINTS[Math.min(at, 3)]])),
      ),
    ]),
    houses: lastOfEach(houses, ([house]) => `${house.kind} ${house.index}`).map(
      ([house, role]) => ({ house, role }),
    ),
    groups: groups.map((cells, at) => ({ cells, role: GROUPS[Math.min(at, 3)] })),
    sights: shown.flatMap(({ sights = [] }) => sights.map(([from, to]) => ({ from, to }))),
    crosses,
    links: links.length > CROWD ? links.filter(({ tone }) => tone === "current") : links,
  };
}

/** @template T @param {T[]} items @param {(item: T) => string} keyOf @returns {T[]} */
const lastOfEach = (items, keyOf) => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
