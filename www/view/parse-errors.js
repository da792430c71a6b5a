/** Translates parse errors of the engine into messages. Rows and columns in messages start at one. */

/** @import { RedokuError } from "../engine/redoku-error.js" */
/** @import { Message } from "../i18n/translator.js" */

/** @param {RedokuError} error @returns {Message} */
export function explainError(error) {
  const reason = reasonOf(error);
  const { line } = error.details;
  return typeof line === "number"
    ? { key: "error.line", args: { line: line + 1, reason: { message: reason } } }
    : reason;
}

/** @param {RedokuError} error @returns {Message} */
function reasonOf({ code, details, message }) {
  const number = (/** @type {string} */ name) => Number(details[name]);
  const has = (/** @type {string} */ name) => typeof details[name] === "number";
  switch (code) {
    case "bad-character": {
      const character = String(details.character);
      return has("row") && has("column")
        ? {
            key: "error.bad-character.cell",
            args: { character, row: number("row") + 1, column: number("column") + 1 },
          }
        : { key: "error.bad-character", args: { character, position: number("position") + 1 } };
    }
    case "too-short":
    case "too-long":
      return { key: `error.${code}`, args: { cells: number("cells") } };
    case "bad-shape":
      if (has("row")) {
        return {
          key: "error.bad-shape.row",
          args: { row: number("row") + 1, cells: number("cells") },
        };
      }
      return has("rows")
        ? { key: "error.bad-shape.rows", args: { rows: number("rows") } }
        : { key: "error.bad-shape" };
    case "extra-rules":
      return { key: "error.extra-rules", args: { rules: [details.rules].flat().join(", ") } };
    case "unknown-format":
    case "needs-server":
    case "too-large":
    case "empty":
      return { key: `error.${code}` };
    default:
      return { key: "error.other", args: { message } };
  }
}
