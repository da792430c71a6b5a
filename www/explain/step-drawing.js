/** What a step draws on the board: its pattern, its links and its effects. */
import { cellsOf } from "../sudoku/geometry.js";
import { branchDrawing } from "./branch-drawing.js";
import { digitsOf, has } from "./position.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */
/** @typedef {import("../board/drawing.js").BoardDrawing} BoardDrawing */
/** @typedef {import("../board/drawing.js").CandidateRole} CandidateRole */
/** @typedef {import("../board/drawing.js").CellRole} CellRole */
/** @typedef {import("../board/drawing.js").DrawnCandidate} DrawnCandidate */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {Partial<import("./proof-view.js").Walk>} Walk  where the user is in a chain or a proof; null for all of it */

/** The number of nodes up to which a chain has a shape of its own, such as an XY-wing: all its cells are tinted. */
const SHORT = 6;

/**
 * @param {Step} step @param {Position} position  before the step
 * @param {Walk} [walk]
 * @returns {BoardDrawing}
 */
export function drawingOf(step, position, walk = {}) {
  const pattern = patternOf(step, position, walk);
  const effects = [...roles(step.remove, "removed"), ...roles(step.place, "placed")];
  const isProof = step.evidence.kind === "proof";
  const drawn = pattern.candidates ?? [];
  // A proof shows its assumption, which the step refutes.
  const candidates = isProof ? [...effects, ...drawn] : [...drawn, ...effects];
  return { ...pattern, candidates: lastOfEach(candidates) };
}

/** @param {Candidate[]} candidates @param {CandidateRole} role @returns {DrawnCandidate[]} */
export const roles = (candidates, role) =>
  candidates.map(([cell, digit]) => ({ cell, digit, role }));

/** A candidate has one role: the last. @param {DrawnCandidate[]} candidates */
const lastOfEach = (candidates) => [
  ...new Map(candidates.map((it) => [`${it.cell} ${it.digit}`, it])).values(),
];

/** @param {number[]} cells @param {CellRole} role @returns {[number, CellRole][]} */
const tinted = (cells, role) => cells.map((cell) => [cell, role]);

/** The candidates of some digits in some cells. @param {Position} position @param {number[]} cells @param {number[]} digits */
const among = (position, cells, digits) =>
  cells.flatMap((cell) =>
    digits.flatMap((digit) =>
      has(position, cell, digit) ? [/** @type {Candidate} */ ([cell, digit])] : [],
    ),
  );

/** @param {Step} step @param {Position} position @param {Walk} walk @returns {BoardDrawing} */
function patternOf(step, position, walk) {
  const { evidence } = step;
  switch (evidence.kind) {
    case "single": {
      const { demand } = evidence;
      return {
        cells: new Map(
          tinted(
            step.place.map(([cell]) => cell),
            "pattern",
          ),
        ),
        houses: "house" in demand ? [{ house: demand.house, role: "base" }] : [],
      };
    }
    case "locked": {
      const { digit, from, to } = evidence;
      const on = among(position, cellsOf(from), [digit]);
      return {
        cells: new Map(
          tinted(
            on.map(([cell]) => cell),
            "pattern",
          ),
        ),
        candidates: roles(on, "on"),
        houses: [
          { house: from, role: "base" },
          { house: to, role: "cover" },
        ],
      };
    }
    case "subset": {
      const { house, also, cells, digits } = evidence;
      return {
        cells: new Map(tinted(cells, "pattern")),
        candidates: roles(among(position, cells, digits), "on"),
        houses: [house, ...(also ? [also] : [])].map((it) => ({ house: it, role: "base" })),
      };
    }
    case "fish":
      return fishDrawing(evidence, position);
    case "chain":
      return chainDrawing(evidence, walk.line ?? null);
    case "colours":
      return coloursDrawing(evidence);
    case "sets":
      return setsDrawing(step, evidence, position);
    case "deadly":
      return deadlyDrawing(evidence, position);
    case "exclusion":
      return {
        cells: new Map([
          ...tinted(evidence.against, "second"),
          ...tinted(evidence.base, "pattern"),
        ]),
      };
    case "template":
      return {
        candidates: roles(
          among(
            position,
            Array.from({ length: 81 }, (_, cell) => cell),
            evidence.digits,
          ),
          "off",
        ),
      };
    case "proof": {
      const branch = evidence.branches[walk.branch ?? 0];
      return branchDrawing(branch, evidence.cases, walk.line ?? null, position);
    }
    default:
      return {};
  }
}

/** @param {import("../pkg/logic.js").FishEvidence} evidence @param {Position} position @returns {BoardDrawing} */
function fishDrawing({ digit, base, cover, fins, endo }, position) {
  const outside = [...fins, ...endo];
  const all = among(position, [...new Set(base.flatMap(cellsOf))], [digit]);
  const body = all.filter(([cell]) => !outside.includes(cell));
  return {
    cells: new Map([
      ...tinted(
        body.map(([cell]) => cell),
        "pattern",
      ),
      ...tinted(outside, "helper"),
    ]),
    candidates: [...roles(body, "on"), ...roles(among(position, outside, [digit]), "helper")],
    houses: [
      ...cover.map((house) => ({ house, role: /** @type {const} */ ("cover") })),
      ...base.map((house) => ({ house, role: /** @type {const} */ ("base") })),
    ],
  };
}

/**
 * Nodes are false and true in turn, if one follows the chain from its first node.
 * @param {import("../pkg/logic.js").ChainEvidence} evidence @param {number | null} line  the last node to follow
 * @returns {BoardDrawing}
 */
function chainDrawing({ nodes, strong, closed }, line) {
  const candidatesOf = (/** @type {number} */ at) =>
    nodes[at].cells.map((cell) => /** @type {Candidate} */ ([cell, nodes[at].digit]));
  const ends = [nodes[0], nodes[nodes.length - 1]].flatMap(({ cells }) => cells);
  const middle = nodes.length > SHORT ? [] : nodes.flatMap(({ cells }) => cells);
  const links = nodes.slice(1).map((_, at) => ({
    from: candidatesOf(at),
    to: candidatesOf(at + 1),
    kind: /** @type {"strong" | "weak"} */ (at % 2 ? "weak" : "strong"),
    dim: line !== null && at >= line,
  }));
  if (closed) {
    const dim = line !== null;
    links.push({ from: candidatesOf(nodes.length - 1), to: candidatesOf(0), kind: "weak", dim });
  }
  const followed = line === null ? nodes.length : line + 1;
  const shown = nodes
    .slice(0, followed)
    .flatMap((_, at) => roles(candidatesOf(at), at % 2 ? "on" : "off"));
  return {
    cells: new Map([...tinted(middle, "second"), ...tinted(ends, "pattern")]),
    candidates: shown,
    links,
    groups: strong.flatMap((link) =>
      "cells" in link ? [{ cells: link.cells, role: /** @type {const} */ ("third") }] : [],
    ),
  };
}

/** @param {import("../pkg/logic.js").ColoursEvidence} evidence @returns {BoardDrawing} */
function coloursDrawing({ digit, houses, components }) {
  const drawing = components.map(([one, two]) => ({
    cells: [...tinted(one, "pattern"), ...tinted(two, "second")],
    candidates: [
      ...roles(
        one.map((cell) => [cell, digit]),
        "on",
      ),
      ...roles(
        two.map((cell) => [cell, digit]),
        "helper",
      ),
    ],
  }));
  const coloured = components.flat(2);
  const links = houses.flatMap((house) => {
    const [one, two] = cellsOf(house).filter((cell) => coloured.includes(cell));
    /** @type {import("../board/drawing.js").DrawnLink} */
    const link = { from: [[one, digit]], to: [[two, digit]], kind: "strong" };
    return two === undefined ? [] : [link];
  });
  return {
    cells: new Map(drawing.flatMap(({ cells }) => cells)),
    candidates: drawing.flatMap(({ candidates }) => candidates),
    links,
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").SetsEvidence} evidence @param {Position} position @returns {BoardDrawing} */
function setsDrawing({ remove }, { parts, links }, position) {
  const gone = [...new Set(remove.map(([, digit]) => digit))];
  const linking = links.map(({ digit }) => digit);
  const order = /** @type {const} */ (["first", "second", "third"]);
  const shared = gone.filter((digit) => !linking.includes(digit));
  const tint = (/** @type {number} */ at) => (at % 2 ? "second" : "pattern");
  return {
    cells: new Map(parts.flatMap((cells, at) => tinted(cells, tint(at)))),
    groups: parts.map((cells, at) => ({ cells, role: order[Math.min(at, 2)] })),
    candidates: [
      ...parts.flatMap((cells) => roles(among(position, cells, linking), "helper")),
      ...parts.flatMap((cells) =>
        roles(among(position, cells, links.length ? shared : digitsOf(position, cells)), "on"),
      ),
    ],
  };
}

/** @param {import("../pkg/logic.js").DeadlyEvidence} evidence @param {Position} position @returns {BoardDrawing} */
function deadlyDrawing({ cells, digits, guardians, demands }, position) {
  const others = demands.flatMap((demand) => ("cell" in demand ? [demand.cell] : []));
  const houses = demands.flatMap((demand) => ("house" in demand ? [demand.house] : []));
  return {
    cells: new Map([...tinted(digits.length ? cells : [], "pattern"), ...tinted(others, "second")]),
    candidates: [
      ...roles(among(position, cells, digits), "on"),
      ...roles(among(position, others, digitsOf(position, others)), "off"),
      ...roles(guardians, "helper"),
    ],
    houses: houses.map((house) => ({ house, role: "base" })),
  };
}
