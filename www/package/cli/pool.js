// Work on all cores, with the answers in the order of the questions and never more than a few in memory.
import { Worker } from "node:worker_threads";

/** @typedef {import("./answers.js").Answers} Answers */

/** The jobs per thread that may wait or be at work. */
const AHEAD = 4;

/**
 * Sends each job to a worker and hands each answer to `write`, in order.
 * @param {AsyncIterable<import("./jobs.js").Job>} jobs
 * @param {import("./arguments.js").Task} task
 * @param {(answers: Answers) => Promise<void>} write
 */
export async function inOrder(jobs, { command, options, threads }, write) {
  const pool = new Pool(threads, { command, options });
  const room = new Room(threads * AHEAD);
  let written = Promise.resolve();
  try {
    for await (const job of jobs) {
      await room.enter();
      const answers = job.kind === "done" ? Promise.resolve(doneWith(job)) : pool.ask(job);
      written = written.then(async () => {
        await write(await answers);
        room.leave();
      });
      // A failure is reported where `written` is awaited.
      written.catch(() => room.leave());
      answers.catch(() => {});
    }
    await written;
  } finally {
    await pool.close();
  }
}

/** @param {{ errors: string[], status: number }} job @returns {Answers} */
function doneWith({ errors, status }) {
  return { out: new Uint8Array(), errors, puzzles: 0, status };
}

/** Room for a number of things; who finds none waits. */
class Room {
  /** @type {(() => void)[]} */ #waiting = [];
  #free;

  /** @param {number} size */
  constructor(size) {
    this.#free = size;
  }

  async enter() {
    if (this.#free > 0) this.#free--;
    else await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
  }

  leave() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}

/** Workers that are started when they are needed, each with one job at a time. */
class Pool {
  /** @type {Worker[]} */ #workers = [];
  /** @type {Worker[]} */ #idle = [];
  /** @type {{ job: object, resolve: (answers: Answers) => void, reject: (error: unknown) => void }[]} */ #waiting =
    [];
  #size;
  #workerData;

  /** @param {number} size @param {object} workerData */
  constructor(size, workerData) {
    this.#size = size;
    this.#workerData = workerData;
  }

  /** @param {object} job @returns {Promise<Answers>} */
  ask(job) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close() {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #next() {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? this.#start();
    const question = worker && this.#waiting.shift();
    if (!question) return;
    const { job, resolve, reject } = question;
    worker.removeAllListeners();
    worker.once("error", reject);
    worker.once("message", (answers) => {
      this.#idle.push(worker);
      resolve(answers);
      this.#next();
    });
    worker.postMessage(job);
  }

  /** A new worker, unless there are enough. */
  #start() {
    if (this.#workers.length === this.#size) return undefined;
    const worker = new Worker(new URL(/* @vite-ignore */ import.meta.url), {
      workerData: this.#workerData,
    });
    this.#workers.push(worker);
    return worker;
  }
}
