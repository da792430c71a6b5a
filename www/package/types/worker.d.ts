// `redoku/worker`: the functions as promises.

export { RedokuError } from "./redoku-error.js";
export * from "./worker-functions.js";

/** An option of every call. */
export type Abortable = {
  /** Ends the call, even in the middle of a search; its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
};

/** The functions, answered by one worker, one call after another. Where a worker is not available (a security
 *  policy without `worker-src blob:`, or a runtime without workers), they run on the caller's thread, and a signal
 *  takes effect between calls only. A search that is watched lives in its worker: an abort or a failure ends it. */
export type Engine = typeof import("./worker-functions.js") & {
  /** Starts the worker before the first call. Optional. */
  init(): Promise<void>;
  /** Ends the worker; open calls are rejected. The next call starts a new one. */
  close(): void;
};

/** An engine with a worker of its own, for work in parallel: with the wasm module that travels with the package, or
 *  with the caller's own copy of it (`redoku_bg.wasm` of the same version). */
export function createEngine(options?: { module?: BufferSource | WebAssembly.Module }): Engine;

/** Starts the worker that all share before the first call. Optional. */
export function init(): Promise<void>;
/** Ends the worker that all share; open calls are rejected. The next call starts a new one. */
export function close(): void;
