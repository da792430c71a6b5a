/**
 * The functions of the engine: the one table from which the worker, the client's types and the package's entries
 * are made.
 */

/**
 * @typedef {object} Row
 * @property {Module} module     the smallest wasm module that has the function; `redoku` has them all
 * @property {number} arity      the number of arguments before the options
 * @property {object} [inWorker] options that differ in a worker, where a signal can end any call
 */
/** @typedef {"solver" | "repair" | "text" | "classic" | "logic" | "photo" | "redoku"} Module */
/** @typedef {keyof typeof FUNCTIONS} Method */

export const FUNCTIONS = rows({
  solveSudoku: { module: "solver", arity: 1 },
  solve: { module: "solver", arity: 1 },
  solveMany: { module: "solver", arity: 1 },
  check: { module: "solver", arity: 1 },
  candidates: { module: "solver", arity: 1 },
  trueCandidates: { module: "solver", arity: 1 },
  repairs: { module: "repair", arity: 1 },
  decisive: { module: "repair", arity: 1 },
  parse: { module: "text", arity: 1 },
  format: { module: "text", arity: 2 },
  judgeMany: { module: "text", arity: 1 },
  listStart: { module: "text", arity: 0 },
  listRead: { module: "text", arity: 2 },
  parseLines: { module: "text", arity: 1 },
  judgeLines: { module: "text", arity: 1 },
  trace: { module: "classic", arity: 2, inWorker: { maxSteps: Number.MAX_SAFE_INTEGER } },
  algorithms: { module: "classic", arity: 0 },
  watchStart: { module: "classic", arity: 2 },
  watchRun: { module: "classic", arity: 1 },
  watchSeek: { module: "classic", arity: 1 },
  watchOutline: { module: "classic", arity: 1 },
  hint: { module: "logic", arity: 1 },
  findSteps: { module: "logic", arity: 1 },
  explain: { module: "logic", arity: 1 },
  refute: { module: "logic", arity: 1 },
  techniques: { module: "logic", arity: 0 },
  verify: { module: "logic", arity: 2 },
  rate: { module: "logic", arity: 1 },
  rateMany: { module: "logic", arity: 1 },
  generate: { module: "logic", arity: 0, inWorker: { maxTries: Number.MAX_SAFE_INTEGER } },
  readPhoto: { module: "photo", arity: 1 },
});

/** The modules that have a part of the functions each. */
export const PARTS = /** @type {Module[]} */ ([
  ...new Set(Object.values(FUNCTIONS).map(({ module }) => module)),
]);

/** The names of a module's functions. @param {Module} module */
export function functionsOf(module) {
  const names = /** @type {Method[]} */ (Object.keys(FUNCTIONS));
  return names.filter((name) => module === "redoku" || FUNCTIONS[name].module === module);
}

/** Types the table. @template {string} N @param {Record<N, Row>} table */
function rows(table) {
  return table;
}
