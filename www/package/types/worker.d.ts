// `redoku/worker`: the functions as promises.

import type { CompiledModule } from "./module-source.js";
import type { ManyOptions } from "./redoku-module.js";

export { RedokuError } from "./redoku-error.js";
export * from "./worker-functions.js";

/** What is needed of an `AbortSignal`. */
export type SignalLike = {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
};

/** An option of every call. */
export type Abortable = {
  /** Ends the call, even in the middle of a search; its promise is rejected with the signal's reason. */
  signal?: SignalLike;
};

/** The functions, answered by one worker, one call after another; each wasm module is loaded with the first question for
 *  it. Where a worker is not available (a security
 *  policy without `worker-src blob:`, or a runtime without workers), they run on the caller's thread, and a signal
 *  takes effect between calls only. A search that is watched lives in its worker: an abort or a failure ends it. */
export type Engine = Omit<typeof import("./worker-functions.js"), "solveMany"> & {
  solveMany: typeof solveMany;
  /** Starts the worker before the first call. Optional. */
  init(): Promise<void>;
  /** Ends the worker; open calls are rejected. The next call starts a new one. */
  close(): void;
};

/** An engine with a worker of its own, for work in parallel: with the wasm modules that travel with the package, or
 *  with the caller's own copy of the one that has every function (`redoku_bg.wasm` of the same version). */
export function createEngine(options?: {
  module?: ArrayBuffer | ArrayBufferView | CompiledModule;
}): Engine;

/** Many puzzles, one per line, as in the package. With `workers`, up to 64 of them share the lines; the answers keep their
 *  order, and an abort ends all. The workers are kept for the next call; `close()` ends them. */
export function solveMany(
  lines: Uint8Array,
  options?: ManyOptions & Abortable & { workers?: number },
): Promise<Uint8Array>;

/** Starts the worker that all share before the first call. Optional. */
export function init(): Promise<void>;
/** Ends the worker that all share; open calls are rejected. The next call starts a new one. */
export function close(): void;
