/**
 * What a frame answers.
 *
 * Questions: `redoku:load` {puzzle} · `redoku:solve` {puzzle?} · `redoku:clear` · `redoku:state`, each with an
 * `id` of the asker's choice. Answers: `redoku:result` {id, request, value, solution, verdict} or `redoku:error`
 * {id, request, code, message}. Whatever else comes in is not for us, and gets no answer.
 */

/** @typedef {import("../../element/index.d.ts").RedokuBoardElement} Board */
/** @typedef {{ type: string, id?: string | number, puzzle?: unknown }} Question */

/** @type {Record<string, (board: Board, question: Question) => Promise<unknown> | void>} */
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
    const request = requestOf(data);
    if (request === null) return null;
    const question = /** @type {Question} */ (data);
    const id = ["string", "number"].includes(typeof question.id) ? question.id : null;
    try {
      const found = await REQUESTS[request](board, question);
      const verdict = request === "solve" ? found : board.verdict;
      const { value, solution } = board;
      return { type: "redoku:result", id, request, value, solution, verdict };
    } catch (error) {
      const { code = "failed", message } = /** @type {Error & { code?: string }} */ (error);
      return { type: "redoku:error", id, request, code, message };
    }
  };
}

/** The name of the request, or null where the message is somebody else's. @param {unknown} data */
function requestOf(data) {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  const name = /^redoku:(\w+)$/.exec(String(data.type))?.[1] ?? "";
  return Object.hasOwn(REQUESTS, name) ? name : null;
}

/** A text stays as it is; rows of cells are written as JSON, which can be read too. @param {unknown} puzzle */
const textFrom = (puzzle) => (typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle ?? ""));
