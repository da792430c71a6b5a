/** The sentences of groups of cells that share digits: almost locked sets, XYZ-wing, Sue de Coq. */
import { boxOf, columnOf, rowOf } from "../sudoku/geometry.js";
import { digitsOf } from "./position.js";
import { plainly, removedDigits, sentence } from "./story-parts.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./phrases.js").Thing} Thing */
/** @typedef {import("./story-parts.js").Story} Story */

/** @param {Step} step @param {import("../pkg/logic.js").SetsEvidence} evidence @param {Position} position @returns {Story} */
export function setsStory(step, { parts, links }, position) {
  const digits = (/** @type {number[]} */ cells) => ({ digits: digitsOf(position, cells) });
  const sets = (/** @type {number[][]} */ some) => ({
    sets: some.map((cells) => ({ cells, ...digits(cells) })),
  });
  const args = { z: { digits: removedDigits(step) }, effects: { effects: step } };
  const story = (/** @type {string} */ name, /** @type {Record<string, Thing>} */ more) => ({
    see: sentence(`see.${name}`, { ...args, ...more }),
    because: sentence(`because.${name}`, { ...args, ...more }),
    so: sentence(`so.${name}`, { ...args, ...more }),
  });
  switch (step.technique) {
    case "xyz-wing": {
      const [pivot, one, two] = parts.map((cells) => ({ cells }));
      return story("xyz-wing", { pivot, digits: digits(parts[0]), one, two });
    }
    case "sue-de-coq":
      return { ...story("sue-de-coq", crossing(parts, position)), so: plainly(step) };
    case "death-blossom":
      return story("death-blossom", {
        stem: { cells: parts[0] },
        digits: digits(parts[0]),
        sets: sets(distinct(parts.slice(1))),
      });
    case "als-xy-wing":
    case "als-chain":
      return story("als-chain", {
        sets: sets(parts),
        digits: { digits: links.map(({ digit }) => digit) },
      });
    default: {
      const [x, y] = links.map(({ digit }) => digit);
      const xz = story("als-xz", { sets: sets(parts), x });
      if (y === undefined) return xz;
      return { ...xz, because: sentence("because.als-double", { x, y }), so: plainly(step) };
    }
  }
}

/** A Sue de Coq: the cells in the middle, in the line and in the box. @param {number[][]} parts @param {Position} position */
function crossing([middle, inLine, inBox], position) {
  const cells = [middle, inLine, inBox].flat();
  const [first, second] = middle;
  /** @type {import("../i18n/translator.js").House} */
  const line =
    rowOf(first) === rowOf(second)
      ? { kind: "row", index: rowOf(first) }
      : { kind: "column", index: columnOf(first) };
  /** @type {import("../i18n/translator.js").House} */
  const box = { kind: "box", index: boxOf(first) };
  return {
    middle: { cells: middle },
    inLine: { cells: inLine },
    inBox: { cells: inBox },
    line: { houses: [line] },
    box: { houses: [box] },
    count: cells.length,
    digits: { digits: digitsOf(position, cells) },
  };
}

/** Two petals may be the same set. @param {number[][]} parts */
const distinct = (parts) => [...new Map(parts.map((cells) => [cells.join(), cells])).values()];
