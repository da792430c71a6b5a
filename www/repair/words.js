/** What helps, in messages: the likeliest repair, the digit that made it impossible, the cells that decide. */
import { COUNTED } from "../app/verdicts.js";
import { columnOf, rowOf } from "../sudoku/geometry.js";
import { say } from "../view/play.js";

/** @import { Since } from "../app/state.js" */
/** @import { Message } from "../i18n/translator.js" */
/** @import { Repair } from "../pkg/redoku.js" */

/** The most cells that a sentence lists. */
const LISTED = 6;

/** @param {import("../pkg/redoku.js").Verdict} verdict @param {Repair} repair @returns {Message} */
export function didYouMean(verdict, repair) {
  const cells = repair.changes.map(({ cell }) => cell);
  const offer = /** @type {const} */ ({
    offer: "repair",
    message: changeOf(repair),
    points: { cells },
  });
  const because = verdict.status === "none" ? becauseOf(verdict.because) : null;
  // A blank completes "Did you mean to leave …?", everything else "Did you mean 5 in …?".
  const to = repair.kind === "remove";
  if (!because) return say(to ? "repair.meant.to" : "repair.meant", { offer });
  const args = { reason: { message: because }, offer };
  return say(to ? "repair.because.to" : "repair.because", args);
}

/** @param {import("../pkg/redoku.js").Reason} because */
function becauseOf(because) {
  const { kind, givens } = because;
  if (kind === "cell") return say("repair.cell", { cell: { cell: because.cell } });
  if (kind === "digit") {
    return say("repair.digit", { digit: because.digit, house: { house: because.house } });
  }
  return say("repair.givens", { count: givens.length });
}

/** A repair in words: "5 in r2c6". @param {Repair} repair @returns {Message} */
export function changeOf({ kind, changes }) {
  const [{ cell, from, to }, other] = changes;
  const at = { cell };
  switch (kind) {
    case "digit":
      return say("repair.change.digit", { digit: to, cell: at });
    case "remove":
      return say("repair.change.remove", { cell: at });
    case "swap": {
      if (from !== "." && to !== ".") {
        return say("repair.change.swap", { cells: { cells: [cell, other.cell] } });
      }
      const [there, here] = to === "." ? [other.cell, cell] : [cell, other.cell];
      const digit = to === "." ? from : to;
      return say("repair.change.move", { digit, cell: { cell: there }, other: { cell: here } });
    }
    default: {
      // The first cell becomes blank if the rest moves right; the digit after it takes its place otherwise.
      const row = rowOf(cell) + 1;
      return to === "."
        ? say("repair.change.right", { row, column: columnOf(cell) + 1 })
        : say("repair.change.left", { row, column: columnOf(cell) + 2 });
    }
  }
}

/** @param {Since} since @returns {Message} */
export function sinceWhen({ cell, digit, count }) {
  const args = { cell: { cell }, digit };
  if (count === 1) return say("since.one", args);
  return count > COUNTED
    ? say("since.many", { ...args, count: COUNTED })
    : say("since.some", { ...args, count });
}

/** @param {number[]} decisive */
export function noteOn(decisive) {
  if (decisive.length === 0) return say("decisive.none");
  const cells = { cells: decisive.slice(0, LISTED) };
  return say(decisive.length > LISTED ? "decisive.first" : "decisive.all", { cells });
}
