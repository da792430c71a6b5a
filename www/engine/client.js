/**
 * Promises over the worker.
 *
 * One question is with the worker at a time, the others wait here. Aborting a waiting question
 * forgets it; aborting the one at work ends the worker, and the next question starts a new one.
 * Anything the worker throws that is not one of our errors does the same: after a trap the module's
 * memory cannot be trusted.
 */
import { RedokuError } from "./redoku-error.js";

/** @typedef {import("./worker.js").Reply} Reply */
/** @typedef {typeof import("../pkg/redoku.js") & typeof import("../dialogs/share/qr.js")} Engine */
/** @typedef {"solveSudoku" | "solve" | "solveMany"} Answering */
/** @typedef {"check" | "candidates" | "trueCandidates" | "parse" | "format"} Reading */
/** @typedef {"trace" | "watchStart" | "watchRun" | "watchSeek" | "watchOutline" | "algorithms"} Watching */
/** @typedef {Answering | Reading | Watching | "qrCode"} Method */
/** @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} WorkerLike */
/**
 * @typedef {object} Job
 * @property {number} id
 * @property {string} method
 * @property {unknown[]} args
 * @property {(result: any) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/** The engine broke down; a new one is at hand for the next question. */
export class SolverCrash extends Error {}

export class SolverClient {
  /** @type {WorkerLike | null} */ #worker = null;
  /** @type {Job | null} */ #current = null;
  /** @type {Job[]} */ #waiting = [];
  /** @type {() => WorkerLike} */ #createWorker;
  /** @type {(() => WorkerLike) | undefined} */ #substitute;
  #lastId = 0;
  #ready = false;

  /**
   * @param {() => WorkerLike} createWorker
   * @param {() => WorkerLike} [substitute] what to use from then on if a worker cannot even start
   */
  constructor(createWorker, substitute) {
    this.#createWorker = createWorker;
    this.#substitute = substitute;
  }

  /** Whether the engine is loaded; before that, no question can be blamed for waiting. */
  get ready() {
    return this.#ready;
  }

  /** Starts loading the engine before the first question. */
  warmUp() {
    this.#start();
  }

  /**
   * @template {Method} M
   * @param {M} method
   * @param {Parameters<Engine[M]>} args
   * @param {AbortSignal} [signal]
   * @returns {Promise<ReturnType<Engine[M]>>}
   */
  ask(method, args, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job = { id: ++this.#lastId, method, args, resolve, reject };
      signal?.addEventListener("abort", () => this.#abort(job, signal.reason), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /**
   * Ends the worker and gives up every question; the next one starts a new worker.
   * @param {unknown} reason what the open questions are rejected with
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
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    this.#send(job);
  }

  /** @param {Job} job */
  #send({ id, method, args, reject }) {
    try {
      this.#start().postMessage({ id, method, args });
    } catch (error) {
      // The arguments cannot be copied; the worker never heard of them.
      this.#current = null;
      reject(error);
      this.#next();
    }
  }

  /** @returns {WorkerLike} */
  #start() {
    if (this.#worker) return this.#worker;
    const worker = this.#createWorker();
    worker.addEventListener("message", ({ data }) => this.#receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#crash(event.message || "the worker did not start");
    });
    this.#worker = worker;
    return worker;
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
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
    if ("fatal" in reply) return this.#crash(reply.fatal);
    this.#current = null;
    if ("error" in reply) {
      job.reject(new RedokuError(reply.error.code, reply.error.message, reply.error.details));
    } else {
      job.resolve(reply.result);
    }
    this.#next();
  }

  /** @param {string} message */
  #crash(message) {
    const job = this.#current;
    const started = this.#ready;
    this.#stop();
    if (!started && this.#substitute) {
      this.#createWorker = this.#substitute;
      this.#substitute = undefined;
      if (job) this.#send(job);
      return;
    }
    this.#current = null;
    job?.reject(new SolverCrash(message));
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
