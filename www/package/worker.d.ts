// The types of the package's functions as promises.
import type * as redoku from "./index.js";

export { RedokuError } from "../engine/redoku-error.js";
export type * from "./index.js";

/** What every call may be given beside its own options. */
export type Abortable = {
  /** Ends the call, even half-way through a search; its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
};

/** The functions of the package, answered by one worker, one call after the other. Where a worker
 *  cannot be had (a security policy without `worker-src blob:`, or a runtime that has none), they
 *  work on the caller's thread, and a signal is heeded between calls only. */
export type Engine = {
  /** Starts the worker before the first call. Nobody has to call it. */
  init(): Promise<void>;
  /** Fills `board` in place, as soon as the answer is there, and answers it. */
  solveSudoku(board: string[][], options?: Abortable): Promise<string[][]>;
  solve(puzzle: redoku.Puzzle, options?: redoku.SolveOptions & Abortable): Promise<redoku.Verdict>;
  solveMany(
    lines: Uint8Array,
    options?: { proveUnique?: boolean } & Abortable,
  ): Promise<Uint8Array>;
  check(puzzle: redoku.Puzzle, options?: Abortable): Promise<ReturnType<typeof redoku.check>>;
  candidates(puzzle: redoku.Puzzle, options?: Abortable): Promise<number[]>;
  trueCandidates(puzzle: redoku.Puzzle, options?: Abortable): Promise<number[]>;
  parse(text: string, options?: Abortable): Promise<ReturnType<typeof redoku.parse>>;
  format(puzzle: redoku.Puzzle | redoku.Entry, name: string, options?: Abortable): Promise<string>;
  trace(
    puzzle: redoku.Puzzle,
    algorithm: redoku.Algorithm,
    options?: { maxEvents?: number } & Abortable,
  ): Promise<redoku.Trace>;
  algorithms(options?: Abortable): Promise<ReturnType<typeof redoku.algorithms>>;
  /** A search lives in its worker: after an abort or a failure it is not remembered any more. */
  watchStart(
    puzzle: redoku.Puzzle,
    algorithm: redoku.Algorithm,
    options?: Abortable,
  ): Promise<number>;
  watchRun(search: number, options?: { events?: number } & Abortable): Promise<redoku.Progress>;
  watchSeek(
    search: number,
    options: Parameters<typeof redoku.watchSeek>[1] & Abortable,
  ): Promise<redoku.Moment>;
  watchOutline(search: number, options?: Abortable): Promise<Uint8Array>;
  /** Ends the worker; open calls are rejected. The next call starts a new one. */
  close(): void;
};

/** An engine with a worker of its own, for work side by side; with the module that travels in the
 *  package, or with one of the same version that the caller has at hand. */
export function createEngine(options?: { module?: BufferSource | WebAssembly.Module }): Engine;

// The same on one engine that all share.
export const init: Engine["init"];
export const solveSudoku: Engine["solveSudoku"];
export const solve: Engine["solve"];
export const solveMany: Engine["solveMany"];
export const check: Engine["check"];
export const candidates: Engine["candidates"];
export const trueCandidates: Engine["trueCandidates"];
export const parse: Engine["parse"];
export const format: Engine["format"];
export const trace: Engine["trace"];
export const algorithms: Engine["algorithms"];
export const watchStart: Engine["watchStart"];
export const watchRun: Engine["watchRun"];
export const watchSeek: Engine["watchSeek"];
export const watchOutline: Engine["watchOutline"];
export const close: Engine["close"];
