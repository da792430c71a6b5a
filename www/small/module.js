// The small module (src/bytes): starts it, and moves bytes and answers in and out.

/**
 * @typedef {object} Exports what src/bytes has
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room
 * @property {() => number} place
 * @property {(limit: number) => number} solve
 * @property {(limit: number, rounds: number) => void} rehearse
 * @property {() => number} check
 * @property {() => number} candidates
 * @property {() => number} true_candidates_of
 * @property {(proveUnique: number) => void} lines_start
 * @property {() => number} lines_feed
 * @property {() => number} lines_finish
 */

const decoder = new TextDecoder();

/** @type {WebAssembly.Module} */
let compiled;
/** @type {Exports} */
export let wasm;

/**
 * Loads the module from wherever it is.
 * @param {any} source an address, a response, bytes or a module, or a promise of one
 */
export async function load(source) {
  let from = await source;
  if (typeof from === "string" || from instanceof URL) from = await fetch(from);
  if (typeof Response === "function" && from instanceof Response) {
    if (!from.ok) throw new Error(`${from.url} was answered with ${from.status}`);
    // Only this type is compiled as it arrives.
    const streams = from.headers.get("content-type") === "application/wasm";
    from = await (streams ? WebAssembly.compileStreaming(from) : from.arrayBuffer());
  }
  compiled = from instanceof WebAssembly.Module ? from : await WebAssembly.compile(from);
  restart();
}

/** @param {BufferSource} bytes */
export function loadSync(bytes) {
  compiled = new WebAssembly.Module(bytes);
  restart();
}

/** A fresh instance, which knows nothing of the one before. */
export function restart() {
  const { exports } = new WebAssembly.Instance(compiled);
  wasm = /** @type {Exports} */ (/** @type {unknown} */ (exports));
}

/** Writes bytes, or a text of plain characters, where the module looks for them. @param {string | Uint8Array} input */
export function put(input) {
  // The room first: it may move the memory.
  const place = wasm.room(input.length);
  const room = new Uint8Array(wasm.memory.buffer, place, input.length);
  if (typeof input !== "string") room.set(input);
  else for (let at = 0; at < input.length; at++) room[at] = input.charCodeAt(at);
}

/** The bytes that the module wrote. @param {number} length */
export function bytes(length) {
  return new Uint8Array(wasm.memory.buffer, wasm.place(), length);
}

/** The answer that the module wrote. @param {number} length */
export function answer(length) {
  return JSON.parse(decoder.decode(bytes(length)));
}
