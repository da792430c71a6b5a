/**
 * How a wasm module without the text formats reads a puzzle that is a text: through the module that has them, while a
 * call of the worker lasts. In all other calls there is no reader, and the module refuses the text.
 */

/** The module with the text formats is needed, and was not sent to the worker. */
export class TextNeeded extends Error {}

/** @typedef {(text: string) => string | undefined} Reader  from a text to its puzzle: 81 characters */

/** @type {Reader} */
const none = () => undefined;
let reader = none;

/** Called by the wasm modules. @type {Reader} */
export function readText(text) {
  return reader(text);
}

/** Runs a call with a reader. @template T @param {Reader} read @param {() => T} call @returns {T} */
export function withReader(read, call) {
  reader = read;
  try {
    return call();
  } finally {
    reader = none;
  }
}
