/** Work on several threads, with the answers in the order of the questions and never more than a few in memory. */

/**
 * One thread: answers one question at a time. `end` stops it at once and rejects the question at work.
 * @template J, A @typedef {{ ask(job: J): Promise<A>, end(reason: unknown): unknown }} Thread
 */

/** The jobs per thread that may wait or be at work. */
const AHEAD = 4;

/**
 * Asks the pool about each job and hands each answer to `write`, in order. The first failure ends it.
 * @template J, A
 * @param {AsyncIterable<J>} jobs
 * @param {Pick<Pool<J, A>, "size" | "ask" | "close">} pool  is closed at the end
 * @param {(answer: A, job: J) => Promise<void> | void} write
 */
export async function inOrder(jobs, pool, write) {
  const room = new Room(pool.size * AHEAD);
  let written = Promise.resolve();
  let failed = false;
  try {
    for await (const job of jobs) {
      await room.enter();
      if (failed) break;
      const answer = pool.ask(job);
      written = written.then(async () => {
        await write(await answer, job);
        room.leave();
      });
      // A failure is reported where `written` is awaited.
      written.catch(() => {
        failed = true;
        room.leave();
      });
      answer.catch(() => {});
    }
    await written;
  } finally {
    await pool.close(new Error("the pool is closed"));
  }
}

/** A counting semaphore. */
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

/** Threads that are started when they are needed, each with one job at a time. @template J, A */
export class Pool {
  /** @type {Thread<J, A>[]} */ #threads = [];
  /** @type {Thread<J, A>[]} */ #idle = [];
  /** @type {{ job: J, resolve: (answer: A) => void, reject: (error: unknown) => void }[]} */ #waiting =
    [];
  #start;
  /** Why it is closed, if it is. @type {{ reason: unknown } | null} */ #closed = null;

  /** @param {number} size @param {() => Thread<J, A>} start */
  constructor(size, start) {
    this.size = size;
    this.#start = start;
  }

  /** @param {J} job @returns {Promise<A>} */
  ask(job) {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed.reason);
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads and rejects every open question. @param {unknown} reason */
  async close(reason) {
    if (this.#closed) return;
    this.#closed = { reason };
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
    await Promise.all(this.#threads.map((thread) => thread.end(reason)));
  }

  async #next() {
    const isBusy = this.#idle.length === 0 && this.#threads.length === this.size;
    const question = isBusy ? undefined : this.#waiting.shift();
    if (!question) return;
    try {
      const thread = this.#idle.pop() ?? this.#another();
      question.resolve(await thread.ask(question.job));
      this.#idle.push(thread);
      this.#next();
    } catch (error) {
      question.reject(error);
    }
  }

  #another() {
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
