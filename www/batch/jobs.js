/** A stream of bytes as jobs for one thread each: what is a list, a title or a line is for the engine to say. */

/** Lines, puzzles, or what cannot be read. @typedef {import("../pkg/redoku.js").ListPart} Job */
/** @typedef {import("../pkg/redoku.js").Fault} Fault */
/**
 * @typedef {object} Lists  the functions of the engine, which may answer later
 * @property {() => number | Promise<number>} listStart
 * @property {(list: number, bytes: Uint8Array | null, options: { single: boolean }) => Job[] | Promise<Job[]>} listRead
 */

/**
 * @param {AsyncIterable<Uint8Array>} source @param {Lists} engine
 * @param {boolean} single  whether a puzzle takes long enough to be a job of its own
 * @returns {AsyncGenerator<Job>}
 */
export async function* jobsOf(source, engine, single) {
  const list = await engine.listStart();
  for await (const bytes of source) yield* await engine.listRead(list, bytes, { single });
  yield* await engine.listRead(list, null, { single });
}
