/** A search as an overlay of the board: the digits it placed, tries and erases, and the cell that forbids one. */
import { ERASE, FOUND, LOOK, NO_CELL, PLACE, TEST } from "./tape.js";

/** @import { Overlay } from "../app/state.js" */
/** @import { Picture } from "./tape.js" */

/**
 * @param {Picture} picture
 * @param {{ puzzle: string, solution: string | null }} search
 * @returns {Overlay}
 */
export function searchOverlay(picture, { puzzle, solution }) {
  const { event } = picture;
  const digits = [...picture.board];
  const final = digits.join("") === solution;
  /** @type {Overlay["origins"]} */
  const origins = digits.map((digit, cell) => {
    if (digit === ".") return "";
    if (puzzle[cell] !== ".") return "given";
    return final ? "solved" : "searched";
  });
  const now = event && event.cell !== NO_CELL && event.kind !== FOUND ? event.cell : null;
  if (event?.kind === TEST) {
    digits[event.cell] = String(event.digit);
    origins[event.cell] = "tried";
  }
  return {
    label: { key: "watch.board" },
    digits: digits.join(""),
    origins,
    centre: final ? null : now,
    extra: final ? new Map() : extraOf(picture),
  };
}

/** The attributes of the cells of this step. @param {Picture} picture @returns {Map<number, Record<string, string>>} */
function extraOf({ event, before }) {
  const extra = new Map();
  if (!event || event.cell === NO_CELL) return extra;
  /** @type {Record<string, string>} */
  const now = { "data-now": event.kind === LOOK ? "look" : "" };
  if (event.kind === TEST && event.by !== NO_CELL) {
    now["data-refused"] = "";
    extra.set(event.by, { "data-forbids": "" });
  }
  if (event.kind === PLACE) now["data-fresh"] = "";
  if (event.kind === ERASE && before !== ".") now["data-erased"] = before;
  extra.set(event.cell, now);
  return extra;
}
