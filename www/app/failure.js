/** What it means to the user that a question failed. */

/** @import { Key } from "../i18n/translator.js" */
/** @typedef {"unloaded" | "forbidden" | "crash"} Failure  not fetched, not allowed by the page's security policy, or any other */

/** @param {unknown} error @returns {Failure} */
export function failureOf(error) {
  const { code, details } = /** @type {{ code?: unknown, details?: { policy?: string } }} */ (
    error ?? {}
  );
  if (code === "unloaded") return "unloaded";
  return details?.policy === undefined ? "crash" : "forbidden";
}

/** @param {string} word @returns {word is Failure} */
export const isFailure = (word) => word === "crash" || word in KEYS;

/** @type {Record<Exclude<Failure, "crash">, Key>} */
const KEYS = { unloaded: "solver.unloaded", forbidden: "solver.forbidden" };

/** The sentence about a failure. @param {Failure} failure @param {Key} crash  the sentence about any other @returns {Key} */
export const failureKey = (failure, crash) => (failure === "crash" ? crash : KEYS[failure]);
