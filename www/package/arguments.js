// Prepares the arguments of a call for the worker.
import { RedokuError } from "../engine/redoku-error.js";

/** @typedef {{ signal?: AbortSignal, onProgress?: (value: any) => void, options: any }} Given */

/**
 * The options of a call: those for the client, and the rest for the engine. Inherited properties do not count.
 * @param {any} options
 * @returns {Given}
 */
export function readOptions(options) {
  if (options === undefined || options === null || typeof options !== "object") return { options };
  const { signal, onProgress, ...rest } = ownProperties(options);
  if (signal !== undefined && !isSignal(signal)) throw badSignal();
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new RedokuError("bad-option", "onProgress must be a function", { name: "onProgress" });
  }
  return { signal, onProgress, options: rest };
}

/** The error for a signal that does not work as one. @param {unknown} [cause] */
export function badSignal(cause) {
  const details = { name: "signal" };
  return new RedokuError("bad-option", "signal must be an AbortSignal", details, { cause });
}

/** Whether a value works like an AbortSignal; it may come from another realm or a library. @param {any} value */
function isSignal(value) {
  try {
    return (
      typeof value.addEventListener === "function" &&
      typeof value.removeEventListener === "function" &&
      typeof value.aborted === "boolean"
    );
  } catch {
    return false;
  }
}

/** A copy of an object whose getters may throw. It has no prototype to inherit from. @param {object} options @returns {any} */
export function ownProperties(options) {
  try {
    return Object.assign(Object.create(null), options);
  } catch (cause) {
    throw new RedokuError("unreadable", "reading the options threw an error", {}, { cause });
  }
}

/**
 * A copy of an argument: the question may wait, and the caller may change or transfer the original meanwhile.
 * @param {unknown} value
 */
export function snapshot(value) {
  try {
    // Cloning a part of an array would copy all of its memory.
    return value instanceof Uint8Array ? new Uint8Array(value) : structuredClone(value);
  } catch {
    return plainCopyOf(value);
  }
}

/** What the proxies of a framework show, which cannot be cloned. @param {unknown} value */
function plainCopyOf(value) {
  try {
    return plainCopy(value);
  } catch (cause) {
    throw new RedokuError("unreadable", "the input cannot be sent to a worker", {}, { cause });
  }
}

/** A copy of arrays and objects as plain ones, whatever wraps them. @param {any} value @returns {any} */
function plainCopy(value) {
  if (Array.isArray(value)) return Array.from(value, plainCopy);
  if (value === null || typeof value !== "object") return structuredClone(value);
  // Only a detached view cannot be cloned; the engine refuses null in its place.
  if (ArrayBuffer.isView(value))
    return value.buffer.byteLength === 0 ? null : structuredClone(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainCopy(part)]));
}
