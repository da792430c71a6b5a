// The methods of the protocol, from a line with a message to the line with its answer.
import { VERSION } from "../help.js";
import { callTool, TOOLS } from "./tools.js";

/** @import { Engine } from "redoku/worker" */
/** @typedef {{ jsonrpc: "2.0", id: string | number | null, result?: unknown, error?: { code: number, message: string } }} Answer */

/** The versions of the protocol, newest first. They do not differ in what is used here. */
const PROTOCOLS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const INSTRUCTIONS =
  "Solves, checks, explains, rates, makes and verifies Sudoku puzzles. Every answer is proved, so prefer these tools to " +
  "working a Sudoku out. A puzzle is 81 characters, row by row, with . for an empty cell. A cell is 0 to 80, row by row; " +
  "in words, r2c3 is row 2, column 3.";

/** An error of the protocol, with the code of JSON-RPC. */
class ProtocolError extends Error {
  /** @param {number} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The answer to what is no request. @param {number} code @param {string} message @returns {Answer} */
const failure = (code, message, id = null) => ({ jsonrpc: "2.0", id, error: { code, message } });

export class Session {
  #engine;
  /** What ends each open request, by its id. @type {Map<unknown, AbortController>} */
  #open = new Map();

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** Answers a line; `undefined` where no answer is due. @param {string} line @returns {Promise<string | undefined>} */
  async answerLine(line) {
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      return JSON.stringify(failure(-32700, "not JSON"));
    }
    if (!Array.isArray(message)) return toLine(await this.#answer(message));
    if (message.length === 0) return JSON.stringify(failure(-32600, "an empty batch"));
    const answers = await Promise.all(message.map((part) => this.#answer(part)));
    const due = answers.filter((answer) => answer !== undefined);
    return due.length > 0 ? JSON.stringify(due) : undefined;
  }

  /** @param {any} message @returns {Promise<Answer | undefined>} */
  async #answer(message) {
    const { jsonrpc, id, method, params = {} } = message ?? {};
    const isAnswer = method === undefined && (message?.result ?? message?.error) !== undefined;
    if (isAnswer) return undefined;
    const isId = id === undefined || typeof id === "string" || typeof id === "number";
    const isParams = typeof params === "object" && params !== null;
    if (jsonrpc !== "2.0" || typeof method !== "string" || !isId || !isParams)
      return failure(-32600, "not a request of JSON-RPC 2.0", isId ? id : null);
    if (id === undefined) return this.#note(method, params);
    const controller = new AbortController();
    this.#open.set(id, controller);
    try {
      return { jsonrpc, id, result: await this.#result(method, params, controller.signal) };
    } catch (error) {
      // Nobody waits for the answer to a request that was cancelled.
      if (controller.signal.aborted) return undefined;
      if (error instanceof ProtocolError) return failure(error.code, error.message, id);
      return failure(-32603, String(error), id);
    } finally {
      this.#open.delete(id);
    }
  }

  /** Takes note of a message that wants no answer. @param {string} method @param {any} params @returns {undefined} */
  #note(method, { requestId }) {
    if (method === "notifications/cancelled") this.#open.get(requestId)?.abort();
  }

  /** @param {string} method @param {any} params @param {AbortSignal} signal */
  #result(method, params, signal) {
    switch (method) {
      case "initialize":
        return greeting(params);
      case "ping":
        return {};
      case "tools/list":
        return { tools: TOOLS.map(({ call, ...described }) => described) };
      case "tools/call":
        return this.#call(params, signal);
      default:
        throw new ProtocolError(-32601, `unknown method '${method}'`);
    }
  }

  /** @param {any} params @param {AbortSignal} signal */
  #call({ name, arguments: values = {} }, signal) {
    const tool = TOOLS.find((tool) => tool.name === name);
    if (!tool) throw new ProtocolError(-32602, `unknown tool '${name}'`);
    if (typeof values !== "object" || values === null || Array.isArray(values))
      throw new ProtocolError(-32602, "the arguments are no object");
    return callTool(tool, this.#engine, values, signal);
  }
}

/** @param {Answer | undefined} answer */
const toLine = (answer) => (answer === undefined ? undefined : JSON.stringify(answer));

/** The client's version of the protocol if it is known, or else the newest one. @param {{ protocolVersion?: string }} params */
function greeting({ protocolVersion = "" }) {
  return {
    protocolVersion: PROTOCOLS.includes(protocolVersion) ? protocolVersion : PROTOCOLS[0],
    capabilities: { tools: {} },
    serverInfo: { name: "redoku", title: "Redoku", version: VERSION },
    instructions: INSTRUCTIONS,
  };
}
