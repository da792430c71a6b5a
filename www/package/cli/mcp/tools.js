// The tools: what each is called, what it takes, and what it answers in words.
import { RedokuError } from "redoku/worker";
import { stepText, storyText } from "../story-text.js";
import { conflictText, ratingText, verdictText, verificationText } from "./words.js";

/** @import { Engine } from "redoku/worker" */
/** @typedef {{ signal: AbortSignal }} Abortable */
/** What a tool answers: words, and for programs an object. @typedef {{ text: string, data?: object }} Said */
/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} description
 * @property {object} inputSchema
 * @property {object} annotations
 * @property {(engine: Engine, values: any, abortable: Abortable) => Promise<Said>} call
 */

const PUZZLE = {
  type: "string",
  description:
    "The puzzle: 81 characters, row by row, with . or 0 for an empty cell. Drawn grids and other text formats are read, too.",
};
const PLACED = {
  type: "string",
  description: "The digits that were placed since: 81 characters, with . elsewhere.",
};
const REMOVED = {
  type: "array",
  items: { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 },
  description: "The candidates that were ruled out since, each as [cell from 0 to 80, digit].",
};
const LANGUAGE = {
  type: "string",
  enum: ["en", "zh-Hans"],
  description: "The language of the reasons: en by default.",
};
const STEPS = {
  type: "array",
  items: { type: "object" },
  description: "The steps, as explain with evidence, or hint, returned them.",
};
const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
const LAYOUTS = ["none", "half-turn", "quarter-turn", "diagonal", "mirror"];

const FULL = "The board is full and right.";

/** The puzzles that generate tries before it gives up. */
const TRIES = 20_000;

/** @type {Tool[]} */
export const TOOLS = [
  tool({
    name: "solve",
    description:
      "Solves a Sudoku. Says whether there is one solution, several or none, and gives the solution or why there is none.",
    properties: { puzzle: PUZZLE },
    async call(engine, { puzzle }, { signal }) {
      const verdict = await engine.solve(puzzle, { signal });
      return { text: verdictText(verdict), data: verdict };
    },
  }),
  tool({
    name: "check",
    description:
      "Checks a Sudoku: whether equal digits see each other, whether there is exactly one solution, and whether the digits " +
      "that were placed are right.",
    properties: { puzzle: PUZZLE, placed: PLACED },
    call: check,
  }),
  tool({
    name: "explain",
    description:
      "Explains how a person solves a Sudoku: every step with its reasons, never a guess; or why it has no solution. In " +
      "words, or with evidence that verify can check.",
    properties: {
      puzzle: PUZZLE,
      language: LANGUAGE,
      uniqueness: {
        type: "boolean",
        description: "Whether steps may rest on there being one solution: true by default.",
      },
      evidence: {
        type: "boolean",
        description: "Return the steps as JSON for verify in place of words: false by default.",
      },
    },
    call: explain,
  }),
  tool({
    name: "hint",
    description:
      "Gives the next step of a Sudoku with its reasons: the easiest one, or a mistake in the digits that were placed.",
    properties: { puzzle: PUZZLE, placed: PLACED, removed: REMOVED, language: LANGUAGE },
    async call(engine, { language = "en", ...board }, { signal }) {
      const step = await engine.hint(board, { language, signal });
      if (!step?.story) return { text: FULL };
      const { story, ...data } = step;
      return { text: storyText(story), data };
    },
  }),
  tool({
    name: "rate",
    description:
      "Rates how hard a Sudoku is for a person: the rating of Sudoku Explainer, a level, a score and the hardest technique.",
    properties: { puzzle: PUZZLE },
    async call(engine, { puzzle }, { signal }) {
      const rating = await engine.rate(puzzle, { signal });
      return { text: ratingText(rating), data: rating };
    },
  }),
  tool({
    name: "generate",
    description: "Makes a new Sudoku with exactly one solution, and rates it.",
    properties: {
      level: { type: "string", enum: LEVELS, description: "The level of its hardest step." },
      technique: {
        type: "string",
        description: "The hardest technique that it needs, such as x-wing.",
      },
      symmetry: { type: "string", enum: LAYOUTS, description: "half-turn by default." },
      givens: { type: "integer", minimum: 17, maximum: 81, description: "The number of givens." },
      minimal: { type: "boolean", description: "Whether it needs each of its givens." },
      seed: { type: "string", description: "The same seed gives the same puzzle." },
    },
    required: [],
    async call(engine, wish, { signal }) {
      const made = await engine.generate({ ...wish, maxTries: TRIES, signal });
      return { text: `${made.puzzle}\n${ratingText(made.rating)}`, data: made };
    },
  }),
  tool({
    name: "verify",
    description:
      "Verifies steps of a Sudoku, each from its evidence alone, and names the first one that is not proved.",
    properties: { puzzle: PUZZLE, placed: PLACED, removed: REMOVED, steps: STEPS },
    required: ["puzzle", "steps"],
    async call(engine, { steps, ...board }, { signal }) {
      const isStart = board.placed === undefined && board.removed === undefined;
      const verified = await engine.verify(isStart ? board.puzzle : board, steps, { signal });
      return { text: verificationText(verified), data: verified };
    },
  }),
];

/** @param {Omit<Tool, "inputSchema" | "annotations"> & { properties: object, required?: string[] }} row @returns {Tool} */
function tool({ name, description, properties, required = ["puzzle"], call }) {
  const inputSchema = { type: "object", properties, required, additionalProperties: false };
  return { name, description, inputSchema, annotations: { readOnlyHint: true }, call };
}

/** Calls a tool. What is wrong with the arguments is an answer, so that the model can mend it. @param {Tool} tool @param {Engine} engine @param {Record<string, unknown>} values @param {AbortSignal} signal */
export async function callTool(tool, engine, values, signal) {
  try {
    refuseUnknown(tool, values);
    const { text, data } = await tool.call(engine, values, { signal });
    const content = [{ type: "text", text }];
    return data ? { content, structuredContent: data } : { content };
  } catch (error) {
    if (!(error instanceof RedokuError)) throw error;
    return { content: [{ type: "text", text: `Error: ${error.message}` }], isError: true };
  }
}

/** @param {Tool} tool @param {Record<string, unknown>} values */
function refuseUnknown({ inputSchema }, values) {
  const known = Object.keys(/** @type {any} */ (inputSchema).properties);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const message = `unknown argument '${unknown}'; they are ${known.join(", ")}`;
  throw new RedokuError("bad-option", message, { name: unknown });
}

/** @type {Tool["call"]} */
async function check(engine, { puzzle, placed }, { signal }) {
  const verdict = await engine.solve(puzzle, { signal });
  if (verdict.status === "invalid") {
    return { text: verdict.conflicts.map(conflictText).join("\n"), data: { status: "invalid" } };
  }
  const status = verdictText(verdict).split("\n")[0];
  const data = { status: verdict.status };
  if (placed === undefined || verdict.status !== "unique") return { text: status, data };
  const next = await engine.hint({ puzzle, placed }, { language: "en", signal });
  if (next?.technique !== "mistake" || !next.story)
    return { text: `${status}\nAll placed digits are right.`, data };
  return {
    text: `${status}\n${storyText(next.story)}`,
    data: { ...data, mistakes: next.evidence },
  };
}

/** @type {Tool["call"]} */
async function explain(
  engine,
  { puzzle, language = "en", uniqueness = true, evidence = false },
  { signal },
) {
  const options = evidence ? { signal } : { language, signal };
  const { status } = await engine.solve(puzzle, { signal });
  if (status === "none") {
    const { steps, contradiction } = await engine.refute(puzzle, options);
    return path([...steps, contradiction], evidence);
  }
  const { steps } = await engine.explain(puzzle, { ...options, uniqueness, rate: false });
  return path(steps, evidence);
}

/** @param {import("redoku").Step[]} steps @param {boolean} evidence @returns {Said} */
function path(steps, evidence) {
  if (evidence) return { text: JSON.stringify(steps), data: { steps } };
  return { text: steps.map((step, at) => stepText(step, at)).join("\n") || FULL };
}
