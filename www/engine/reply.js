// Answers the client's questions, in a worker or on the caller's thread.
import { FUNCTIONS } from "./functions.js";
import { RedokuError, toPlain } from "./redoku-error.js";
import { TextNeeded, withReader } from "./text-reader.js";

/** @import { Method, Module } from "./functions.js" */
/** @import { PlainError } from "./redoku-error.js" */
/**
 * A message to the worker: where a module comes from, or a question for one that was sent.
 * @typedef {{ module: Module, source: unknown }} ModuleMessage
 * @typedef {{ id: number, module: Module, method: Method, args: unknown[], progress: boolean }} Question
 */
/**
 * A message from the worker: a module is ready; or the progress, the result or the error of a question. `fatal`
 * is an error after which the worker cannot be trusted, `unloaded` why its module could not be loaded, `needs` another
 * module without which the question cannot be answered.
 * @typedef {{ ready: true } | { id: number } & ({ progress: unknown } | { result: any } | { error: PlainError } | { fatal: string } | { unloaded: string } | { needs: Module })} Reply
 */

/**
 * @param {Question} question
 * @param {any} functions
 * @param {(reply: Reply, transfer?: Transferable[]) => void} send
 * @param {any} [text]  the module that reads texts for the others, if it was sent
 */
export function answer({ id, method, args, progress }, functions, send, text) {
  try {
    const { arity, inWorker } = FUNCTIONS[method];
    const onProgress = (/** @type {unknown} */ value) => send({ id, progress: value });
    const more = { ...inWorker, ...(progress ? { onProgress } : {}) };
    const read = (/** @type {string} */ puzzle) => readWith(text, puzzle);
    const result = withReader(read, () => functions[method](...withOptions(args, arity, more)));
    send({ id, result }, result instanceof Uint8Array ? [result.buffer] : []);
  } catch (error) {
    send(failure(id, error));
  }
}

/** @param {any} text @param {string} puzzle @returns {string} */
function readWith(text, puzzle) {
  if (!text) throw new TextNeeded();
  return text.format(puzzle, "line");
}

/** @param {number} id @param {unknown} error @returns {Reply} */
export function failure(id, error) {
  if (error instanceof TextNeeded) return { id, needs: "text" };
  return error instanceof RedokuError
    ? { id, error: toPlain(error) }
    : { id, fatal: String(error) };
}

/** The arguments with more options, which those given override. @param {unknown[]} args @param {number} arity @param {object} more */
function withOptions(args, arity, more) {
  const given = args[arity] ?? {};
  if (typeof given !== "object" || Object.keys(more).length === 0) return args;
  return [...args.slice(0, arity), { ...more, ...given }];
}
