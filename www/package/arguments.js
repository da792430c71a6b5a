// Prepares the arguments of a call for the worker.
import { RedokuError } from "../engine/redoku-error.js";

/**
 * The options of a call: those for the client, and the rest for the engine. Inherited properties do not count.
 * @param {any} options
 * @returns {{ signal?: AbortSignal, onProgress?: (value: any) => void, options: unknown }}
 */
export function readOptions(options) {
  if (options === undefined || options === null || typeof options !== "object") return { options };
  const { signal, onProgress, ...rest } = ownProperties(options);
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    throw new RedokuError("bad-option", "signal must be an AbortSignal", { name: "signal" });
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new RedokuError("bad-option", "onProgress must be a function", { name: "onProgress" });
  }
  return { signal, onProgress, options: rest };
}

/** A copy of an object whose getters may throw. It has no prototype to inherit from. @param {object} options @returns {any} */
function ownProperties(options) {
  try {
    return Object.assign(Object.create(null), options);
  } catch (cause) {
    throw new RedokuError("unreadable", "reading the options threw an error", {}, { cause });
  }
}

/** A copy of arrays and objects as plain ones, whatever wraps them. @param {any} value @returns {any} */
export function plainCopy(value) {
  if (Array.isArray(value)) return Array.from(value, plainCopy);
  if (value === null || typeof value !== "object") return value;
  // Only a detached view cannot be sent; the engine refuses null in its place.
  if (ArrayBuffer.isView(value)) return value.buffer.byteLength === 0 ? null : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainCopy(part)]));
}
