// The small module (src/bytes): starts it, and turns texts into its bytes and its bytes into answers.
import start, { initSync, __wbg_reset_state as restart } from "../../pkg/small.js";

export { restart };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Loads the module from wherever it is.
 * @param {any} source an address, a response, bytes or a module, or a promise of one
 */
export async function load(source) {
  await start({ module_or_path: source });
}

/** @param {BufferSource} module */
export function loadSync(module) {
  initSync({ module });
}

/** @param {string} text */
export function bytesOf(text) {
  return encoder.encode(text);
}

/** What the module says, in JSON. @param {Uint8Array} bytes */
export function answerOf(bytes) {
  return JSON.parse(decoder.decode(bytes));
}
