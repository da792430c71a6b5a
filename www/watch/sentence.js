/** Describes a step of a search in one sentence. */
import { boxOf, columnOf, rowOf } from "../sudoku/geometry.js";
import { ENTER, ERASE, LEAVE, LOOK, NO_CELL, PLACE, TEST } from "./tape.js";

/** @import { Key, Message } from "../i18n/translator.js" */
/** @import { Picture, SearchEvent } from "./tape.js" */

/**
 * @param {Pick<Picture, "event" | "before">} picture
 * @param {boolean} classic  whether the search tests every digit, not only those that fit
 * @returns {Message}
 */
export function sentenceOf({ event, before }, classic) {
  if (!event) return { key: "watch.say.start" };
  switch (event.kind) {
    case ENTER:
      return at(event.cell, "watch.say.enter", "watch.say.enter.call");
    case LOOK:
      return before === "."
        ? at(event.cell, "watch.say.look.blank")
        : at(event.cell, "watch.say.look.filled", undefined, { digit: before });
    case TEST:
      return test(event, classic);
    case PLACE:
      return at(event.cell, "watch.say.place", undefined, { digit: String(event.digit) });
    case ERASE:
      return before === "."
        ? at(event.cell, "watch.say.erase.blank")
        : at(event.cell, "watch.say.erase", undefined, { digit: before });
    case LEAVE:
      return event.digit === 1
        ? at(event.cell, "watch.say.done", "watch.say.done.call")
        : dead(event, before);
    default:
      return { key: "watch.say.found" };
  }
}

/** @param {SearchEvent} event @param {boolean} classic */
function test({ cell, digit: number, by }, classic) {
  const digit = String(number);
  if (by === NO_CELL) {
    return at(cell, classic ? "watch.say.fits" : "watch.say.try", undefined, { digit });
  }
  const [there, column] = [rowOf(by) + 1, columnOf(by) + 1].map(String);
  if (rowOf(by) === rowOf(cell)) return at(cell, "watch.say.row", undefined, { digit, column });
  if (columnOf(by) === columnOf(cell)) {
    return at(cell, "watch.say.column", undefined, { digit, there });
  }
  return at(cell, "watch.say.box", undefined, { digit, there, column, box: String(boxOf(by) + 1) });
}

/** Describes a call that fails: in its blank cell, in a filled cell on the way back, or without a cell. @param {SearchEvent} event @param {string} before */
function dead({ cell }, before) {
  return before === "."
    ? at(cell, "watch.say.dead", "watch.say.dead.call")
    : at(cell, "watch.say.back", undefined, { digit: before });
}

/**
 * A sentence about a cell, or the sentence `without` if there is no cell.
 * @param {number} cell @param {Key} key @param {Key} [without] @param {Record<string, string>} [args]
 * @returns {Message}
 */
function at(cell, key, without = key, args = {}) {
  if (cell === NO_CELL) return { key: without };
  return {
    key,
    args: { row: String(rowOf(cell) + 1), at: String(columnOf(cell) + 1), ...args },
  };
}
