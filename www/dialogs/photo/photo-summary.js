/** What is said about the digits that were read in a photo. Pure functions. */

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("../../view/statement.js").Mark} Mark */
/** @typedef {{ messages: Message[], tone: "calm" | "warn", marks: Map<number, Mark> }} Summary */

/**
 * A wrong reading must not pass for a sure one: it is calm only with one solution and no doubtful cell.
 * @param {import("../../pkg/redoku.js").Verdict | null} verdict  of the digits; null if it is not known yet
 * @param {number} doubtful  the number of cells that were hard to read and were not mended
 * @param {{ others: boolean }} reading
 * @param {string} puzzle
 * @returns {Summary}
 */
export function summaryOfPhoto(verdict, doubtful, { others }, puzzle) {
  const givens = puzzle.replaceAll(".", "").length;
  /** @type {Message[]} */
  const more = [];
  if (doubtful > 0) more.push({ key: "photo.doubtful", args: { count: doubtful } });
  if (others) more.push({ key: "photo.others" });
  /** @param {Message} message @param {Map<number, Mark>} [marks] @returns {Summary} */
  const warn = (message, marks = new Map()) => ({
    messages: [message, ...more],
    tone: "warn",
    marks,
  });
  switch (verdict?.status) {
    case undefined:
      return { messages: [{ key: "photo.reading" }], tone: "calm", marks: new Map() };
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
      return { messages, tone: doubtful > 0 ? "warn" : "calm", marks: new Map() };
    }
  }
}
