/**
 * Promises over the worker.
 *
 * The worker has one question at a time, the others wait here. Aborting a waiting question drops it; aborting the
 * one at work ends the worker, and the next question starts a new one. So does any error of the worker that is not
 * a RedokuError: after a trap the memory of its modules cannot be trusted, and what could not be loaded is tried again.
 */
import { FUNCTIONS } from "./functions.js";
import { RedokuError } from "./redoku-error.js";

/** @import { Method, Module } from "./functions.js" */
/** @import { Reply } from "./reply.js" */
/** @typedef {typeof import("../pkg/redoku.js")} Engine */
/** @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} WorkerLike */
/**
 * @typedef {object} Host
 * @property {() => WorkerLike} start
 * @property {() => WorkerLike} [fallback]  replaces `start` if a worker fails before it is ready
 * @property {Partial<Record<Module, () => unknown>>} modules  where each module comes from: an address, bytes or a
 *   compiled module, or a promise; the first one is loaded first
 * @property {number} [idle]  how long a worker without a question is kept, in ms; for ever without it
 */
/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Method} method
 * @property {unknown[]} args
 * @property {(value: any) => void} [onProgress]
 * @property {(result: any) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/** How long a worker is kept that has nothing to do and that no key waits for, in ms. */
export const IDLE = 60_000;

/** The worker failed; the next question gets a new one. */
export class SolverCrash extends Error {}

/** The worker or one of its modules could not be loaded. */
export class SolverUnloaded extends SolverCrash {
  code = "unloaded";

  /** @param {unknown} cause */
  constructor(cause) {
    super(`the engine could not be loaded: ${cause}`, { cause });
  }
}

/** The error for an `onProgress` that threw. @param {unknown} cause */
export function callbackFailed(cause) {
  return new RedokuError("callback-failed", "onProgress threw an error", {}, { cause });
}

export class SolverClient {
  /** @type {Host} */ #host;
  /** @type {() => WorkerLike} */ #createWorker;
  /** @type {WorkerLike | null} */ #worker = null;
  /** The modules on their way to the worker. @type {Map<Module, Promise<void>>} */ #sent =
    new Map();
  /** @type {Job | null} */ #current = null;
  /** @type {Job[]} */ #waiting = [];
  #lastId = 0;
  #ready = false;
  /** Ends the worker if no question comes. @type {ReturnType<typeof setTimeout> | undefined} */ #rest;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#createWorker = host.start;
  }

  /** Whether the worker has loaded its first module. Until then a question waits for loading, not for an answer. */
  get ready() {
    return this.#ready;
  }

  /** Starts the worker and loads its first module before the first question. */
  warmUp() {
    const [first] = /** @type {Module[]} */ (Object.keys(this.#host.modules));
    // A failure is reported with the first question.
    this.#load(first).catch(() => {});
  }

  /**
   * @template {Method} M
   * @param {M} method
   * @param {Parameters<Engine[M]>} args
   * @param {AbortSignal} [signal]
   * @param {(value: any) => void} [onProgress]
   * @returns {Promise<ReturnType<Engine[M]>>}
   */
  ask(method, args, signal, onProgress) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    /** @type {() => void} */
    let abort = () => {};
    const answer = new Promise((resolve, reject) => {
      const job = { id: ++this.#lastId, method, args, onProgress, resolve, reject };
      abort = () => this.#abort(job, signal?.reason);
      signal?.addEventListener("abort", abort);
      this.#waiting.push(job);
      this.#next();
    });
    return answer.finally(() => signal?.removeEventListener("abort", abort));
  }

  /**
   * Ends the worker and rejects every open question. The next question starts a new worker.
   * @param {unknown} reason
   */
  close(reason) {
    const open = this.#current ? [this.#current, ...this.#waiting] : [];
    this.#current = null;
    this.#waiting = [];
    this.#stop();
    for (const job of open) job.reject(reason);
  }

  #next() {
    if (this.#current) return;
    clearTimeout(this.#rest);
    const job = this.#waiting.shift();
    const { idle } = this.#host;
    if (!job) {
      if (idle) this.#rest = setTimeout(() => this.#stop(), idle);
      return;
    }
    this.#current = job;
    this.#send(job);
  }

  /** @param {Job} job @param {Module} [helper]  a module that its own needs */
  async #send(job, helper) {
    const { id, method, args, onProgress } = job;
    const smallest = FUNCTIONS[method].module;
    const module = this.#host.modules[smallest] ? smallest : "redoku";
    try {
      const worker = this.#start();
      if (helper) await this.#load(helper);
      await this.#load(module);
      if (job !== this.#current || worker !== this.#worker) return;
      worker.postMessage({ id, module, method, args, progress: onProgress !== undefined });
    } catch (error) {
      // The module is not available, or the arguments cannot be copied: the worker has no question.
      if (job !== this.#current) return;
      this.#current = null;
      job.reject(error);
      this.#next();
    }
  }

  /** @returns {WorkerLike} */
  #start() {
    if (this.#worker) return this.#worker;
    const worker = this.#newWorker();
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      const message = event.message || "the worker did not start";
      this.#crash(this.#ready ? new SolverCrash(message) : new SolverUnloaded(message));
    });
    this.#worker = worker;
    return worker;
  }

  /** @returns {WorkerLike} */
  #newWorker() {
    try {
      return this.#createWorker();
    } catch (cause) {
      throw new SolverUnloaded(cause);
    }
  }

  /** Sends a module to the worker, once. @param {Module} module @returns {Promise<void>} */
  async #load(module) {
    const worker = this.#start();
    const sent = this.#sent;
    const loading = sent.get(module) ?? this.#sendModule(worker, module);
    sent.set(module, loading);
    loading.catch(() => sent.delete(module));
    return loading;
  }

  /** @param {WorkerLike} worker @param {Module} module */
  async #sendModule(worker, module) {
    const source = await this.#source(module);
    worker.postMessage({ module, source });
  }

  /** @param {Module} module */
  async #source(module) {
    try {
      return await this.#host.modules[module]?.();
    } catch (cause) {
      throw new SolverUnloaded(cause);
    }
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent = new Map();
    this.#ready = false;
  }

  /** @param {Reply} reply */
  #receive(reply) {
    if ("ready" in reply) {
      this.#ready = true;
      return;
    }
    const job = this.#current;
    if (!job || reply.id !== job.id) return;
    if ("progress" in reply) return this.#report(job, reply.progress);
    if ("needs" in reply) {
      this.#send(job, reply.needs);
      return;
    }
    if ("fatal" in reply) return this.#crash(new SolverCrash(reply.fatal));
    if ("unloaded" in reply) return this.#crash(new SolverUnloaded(reply.unloaded));
    this.#current = null;
    if ("error" in reply) {
      job.reject(new RedokuError(reply.error.code, reply.error.message, reply.error.details));
    } else {
      job.resolve(reply.result);
    }
    this.#next();
  }

  /** @param {Job} job @param {unknown} progress */
  #report(job, progress) {
    try {
      job.onProgress?.(progress);
    } catch (cause) {
      this.#abort(job, callbackFailed(cause));
    }
  }

  /** Ends the worker. The question at work goes to the fallback, or else fails. @param {SolverCrash} error */
  #crash(error) {
    const job = this.#current;
    const { fallback } = this.#host;
    const canFallBack = !this.#ready && fallback && this.#createWorker !== fallback;
    this.#stop();
    if (canFallBack) {
      this.#createWorker = fallback;
      if (job) this.#send(job);
      return;
    }
    this.#current = null;
    job?.reject(error);
    this.#next();
  }

  /** @param {Job} job @param {unknown} reason */
  #abort(job, reason) {
    if (job === this.#current) {
      this.#current = null;
      this.#stop();
    } else {
      const at = this.#waiting.indexOf(job);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
    }
    job.reject(reason);
    this.#next();
  }
}
