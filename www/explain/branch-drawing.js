/** Draws a branch of a proof: what is assumed, what follows, and where it ends. */
import { cellsOf } from "../sudoku/geometry.js";
import { has } from "./position.js";
import { movesOf } from "./walk.js";

/** @typedef {import("../pkg/logic.js").Branch} Branch */
/** @typedef {import("../pkg/logic.js").ProofLine} Line */
/** @typedef {import("../pkg/logic.js").Demand} Demand */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */
/** @typedef {import("../board/drawing.js").BoardDrawing} BoardDrawing */
/** @typedef {import("../board/drawing.js").DrawnLink} DrawnLink */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {{ candidate: Candidate, on: boolean }} Literal */

/** With more links than this, only those of the current move are drawn. */
const CROWD = 16;

/**
 * @param {Branch} branch
 * @param {import("../pkg/logic.js").ProofEvidence["cases"]} cases
 * @param {number | null} current  the last move to show; null for all
 * @param {Position} position
 * @returns {BoardDrawing}
 */
export function branchDrawing(branch, cases, current, position) {
  const { assume, lines, contradiction } = branch;
  const move = current === null ? null : movesOf(branch)[current];
  const shown = lines.slice(0, move?.to);
  const literals = [assume, ...shown];
  const candidates = literals.map(({ candidate: [cell, digit], on }) => ({
    cell,
    digit,
    role: /** @type {"on" | "off"} */ (on ? "on" : "off"),
  }));
  const links = shown.flatMap((line, at) =>
    linksTo(line, literals.slice(0, at + 1), position).map((link) => ({
      ...link,
      dim: move !== null && at < move.from,
    })),
  );
  const crowded = links.length > CROWD;
  /** @type {BoardDrawing["cells"]} */
  const cells = new Map([[assume.candidate[0], "pattern"]]);
  const stuck = move?.line ? null : contradiction;
  if (stuck && "cell" in stuck) cells.set(stuck.cell, "target");
  if (cases.kind === "each" && "cell" in cases.demand) cells.set(cases.demand.cell, "pattern");
  return {
    cells,
    candidates,
    links: crowded ? links.filter(({ dim }) => move !== null && !dim) : links,
    houses: [
      ...(stuck && "house" in stuck
        ? [{ house: stuck.house, role: /** @type {const} */ ("stuck") }]
        : []),
      ...(cases.kind === "each" && "house" in cases.demand
        ? [{ house: cases.demand.house, role: /** @type {const} */ ("base") }]
        : []),
    ],
  };
}

/** The links from earlier lines to a line. @param {Line} line @param {Literal[]} before @param {Position} position @returns {DrawnLink[]} */
function linksTo({ candidate, why }, before, position) {
  if (why.kind === "sees") return [{ from: [why.candidate], to: [candidate], kind: "weak" }];
  if (why.kind !== "last") return [];
  const choices = choicesOf(why.demand, position);
  const isChoice = (/** @type {Literal} */ it) =>
    !it.on &&
    choices.some(([cell, digit]) => cell === it.candidate[0] && digit === it.candidate[1]);
  return before
    .filter(isChoice)
    .map((it) => ({ from: [it.candidate], to: [candidate], kind: "strong" }));
}

/** The candidates that can meet a demand. @param {Demand} demand @param {Position} position @returns {Candidate[]} */
function choicesOf(demand, position) {
  if ("cell" in demand) {
    const { cell } = demand;
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
      has(position, cell, digit) ? [/** @type {Candidate} */ ([cell, digit])] : [],
    );
  }
  const { digit, house } = demand;
  return cellsOf(house).flatMap((cell) =>
    has(position, cell, digit) ? [/** @type {Candidate} */ ([cell, digit])] : [],
  );
}
