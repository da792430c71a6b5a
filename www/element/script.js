/**
 * `redoku.min.js`: everything in one file, for a classic <script>, also without a server. It registers <redoku-board>, and
 * has the functions as properties of `redoku`; createEngine() makes a worker for them.
 */

export { createEngine } from "../package/create-engine.js";
export * from "../package/index.js";
export { RedokuBoardElement } from "./define-board.js";
