// Reads the options object of a call: absent is fine, nonsense is an error.
import { RedokuError } from "../redoku-error.js";
import { describe, get } from "./input.js";

/** @param {any} options */
function check(options) {
  if (options === undefined || options === null || typeof options === "object") return;
  const message = `options must be an object, not ${describe(options)}`;
  throw new RedokuError("bad-option", message);
}

/** An option that is true or false; false unless given. @param {any} options @param {string} name */
export function flag(options, name) {
  check(options);
  return Boolean(get(options ?? {}, name));
}

/**
 * A whole number up to `most`, or `otherwise` if it is not given.
 * @param {any} options @param {string} name @param {number} otherwise @param {number} most
 */
export function wholeNumber(options, name, otherwise, most) {
  check(options);
  const value = get(options ?? {}, name);
  if (value === undefined) return otherwise;
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  const message = `${name} must be a whole number from 1 to ${most}`;
  throw new RedokuError("bad-option", message, { name });
}

/**
 * An array to write to while `other` is read, if one is given.
 * @param {any} options @param {string} name @param {Uint8Array} other
 */
export function room(options, name, other) {
  const value = get(options ?? {}, name);
  if (value === undefined) return undefined;
  if (value instanceof Uint8Array && value.buffer !== other.buffer) return value;
  const message = `${name} must be a Uint8Array with a buffer of its own`;
  throw new RedokuError("bad-option", message, { name });
}
