/** What is said about the digits that were read in a photo. Pure functions. */
import { countDigits } from "../../sudoku/puzzles.js";

/** @import { Message } from "../../i18n/translator.js" */
/** @import { Mark } from "../../view/statement.js" */
/** @import { Photo } from "./model.js" */
/** @typedef {{ messages: Message[], tone: "calm" | "warn", marks: Map<number, Mark> }} Summary */

/** A grid with so many digits is the printed solution of another puzzle; the reader is never sure of one. */
const SOLUTION = 60;

/**
 * A wrong reading must not pass for a sure one: it is calm only with one solution and no doubtful cell.
 * @param {Pick<Photo, "verdict" | "doubtful" | "digits" | "misread"> & { reading: { others: boolean } }} photo
 * @returns {Summary}
 */
export function summaryOf({ verdict, doubtful, digits, misread, reading }) {
  const givens = countDigits(digits);
  const isSolution = givens >= SOLUTION;
  /** @type {Message[]} */
  const more = [];
  if (isSolution) more.push({ key: "photo.solution" });
  if (doubtful.size > 0) more.push({ key: "photo.doubtful", args: { count: doubtful.size } });
  if (reading.others) more.push({ key: "photo.others" });
  const likely = misread && misreadOf(misread, digits);
  /** @param {Message} message @param {Map<number, Mark>} [marks] @returns {Summary} */
  const warn = (message, marks = new Map()) => ({
    messages: likely ? [message, likely, ...more] : [message, ...more],
    tone: "warn",
    marks,
  });
  switch (verdict?.status) {
    case undefined:
      return { messages: [{ key: "photo.judging" }], tone: "calm", marks: new Map() };
    case "invalid": {
      const cells = verdict.conflicts.flatMap((conflict) => conflict.cells);
      return warn({ key: "photo.invalid" }, new Map(cells.map((cell) => [cell, "conflict"])));
    }
    case "none":
      return warn({ key: "photo.contradiction" });
    case "multiple":
      return warn({ key: "photo.multiple" });
    default: {
      const messages = [{ key: /** @type {const} */ ("photo.sure"), args: { givens } }, ...more];
      const isSure = doubtful.size === 0 && !isSolution;
      return { messages, tone: isSure ? "calm" : "warn", marks: new Map() };
    }
  }
}

/** The cell that may be misread, in words. @param {import("./model.js").Misread} misread @param {string} digits @returns {Message | null} */
function misreadOf({ cell, to }, digits) {
  if (cell === null) return null;
  const [at, from] = [{ cell }, digits[cell]];
  if (to === null) return { key: "photo.missing", args: { cell: at } };
  if (to === ".") return { key: "photo.extra", args: { cell: at, from } };
  if (from === ".") return { key: "photo.missed", args: { cell: at, to } };
  return { key: "photo.misread", args: { cell: at, from, to } };
}
