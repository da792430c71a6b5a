/**
 * The requests that a frame answers.
 *
 * Requests: `redoku:load` {puzzle} · `redoku:solve` {puzzle?} · `redoku:clear` · `redoku:state`, each with an `id`
 * that the sender chooses. Answers: `redoku:result` {id, request, value, solution, verdict} or `redoku:error`
 * {id, request, code, message}. Other messages get no answer.
 */

/** @import { RedokuBoardElement as Board } from "../../element/index.d.ts" */
/** @typedef {{ id?: unknown, puzzle?: unknown }} Parameters */

/** @type {Record<string, (board: Board, parameters: Parameters) => Promise<unknown> | void>} */
const REQUESTS = {
  load: (board, { puzzle }) => board.load(textFrom(puzzle)),
  async solve(board, { puzzle }) {
    if (puzzle !== undefined) await board.load(textFrom(puzzle));
    return board.solve();
  },
  clear: (board) => board.clear(),
  state: () => {},
};

/** @param {Board} board @returns {(data: unknown) => Promise<object | null>} */
export function createReplies(board) {
  return async (data) => {
    const request = requestIn(data);
    if (request === null) return null;
    const { id: anyId, ...parameters } = /** @type {Parameters} */ (data);
    const id = ["string", "number"].includes(typeof anyId) ? anyId : null;
    try {
      const result = await REQUESTS[request](board, parameters);
      const verdict = request === "solve" ? result : board.verdict;
      const { value, solution } = board;
      return { type: "redoku:result", id, request, value, solution, verdict };
    } catch (error) {
      return { type: "redoku:error", id, request, ...reasonOf(error) };
    }
  };
}

/** The code of an error is a word; that of a DOMException is a number, so it is not used. @param {any} error @returns {{ code: string, message: string }} */
function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  // The element has its own class of this name.
  if (error?.name === "RedokuError") return { code: error.code, message };
  return { code: error?.name === "AbortError" ? "replaced" : "failed", message };
}

/** The name of the request, or null if the message is not for the frame. @param {unknown} data */
function requestIn(data) {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (typeof data.type !== "string") return null;
  const name = /^redoku:(\w+)$/.exec(data.type)?.[1] ?? "";
  return Object.hasOwn(REQUESTS, name) ? name : null;
}

/** Rows of cells become JSON, which load() reads as it reads any text. @param {unknown} puzzle */
const textFrom = (puzzle) => (typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle ?? ""));
