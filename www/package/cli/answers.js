// What each command says about a puzzle. Runs in the workers.
import { parentPort, workerData } from "node:worker_threads";
import * as redoku from "redoku";
import { ratingText, solutionText, statusText } from "../../batch/answer-text.js";
import { entriesOf, verdictsOf } from "../../batch/jobs.js";
import { faultText } from "./jobs.js";
import { stepText } from "./story-text.js";
import { hardestOf, refutedText, solvedText, unexplainedText } from "./summary.js";
import { wrap } from "./terminal.js";
import { verifyLine } from "./verify.js";

/** @typedef {{ out: Uint8Array, errors: string[], puzzles: number, status: number }} Answers */
/** @typedef {Exclude<import("./jobs.js").Job, { kind: "done" }>} Job */
/** @import { Judged } from "../../batch/jobs.js" */
/** The text of an answer, and whether the puzzle is as it should be. @typedef {[text: string, fine: boolean]} Answer */

/** 81 characters and a line feed. */
const ANSWER = 82;
const [DOT, ZERO] = [".", "0"].map((character) => character.charCodeAt(0));

/** Answers the main thread, one job per message. */
export function answerQuestions() {
  const { command, options } = workerData;
  parentPort?.on("message", (/** @type {Job} */ job) => {
    const answers = answerJob(command, options, job);
    parentPort?.postMessage(answers, [/** @type {ArrayBuffer} */ (answers.out.buffer)]);
  });
}

/** @param {string} command @param {any} options @param {Job} job @returns {Answers} */
function answerJob(command, options, job) {
  if (job.kind === "lines" && command === "solve" && !options.json) {
    const answers = solveLines(job.text);
    if (answers) return answers;
  }
  /** @type {string[]} */
  const texts = [];
  /** @type {Answers} */
  const answers = { out: new Uint8Array(), errors: [], puzzles: 0, status: 0 };
  const add = (/** @type {Answer} */ [text, fine]) => {
    texts.push(text);
    answers.puzzles++;
    if (!fine) answers.status = 1;
  };
  const fail = (/** @type {string} */ message) => {
    answers.errors.push(message);
    answers.status = 1;
  };
  if (job.kind === "seed") {
    newPuzzle(job.seed, options, add, fail);
  } else if (job.kind === "line") {
    add(verifyLine(job, options));
  } else {
    const report = (/** @type {import("../../pkg/redoku.js").Fault} */ fault) =>
      fail(faultText(job.file, fault));
    const text = options.json ? undefined : TEXTS[command];
    if (text) for (const judged of verdictsOf(job, redoku, report)) add(text(judged));
    else for (const entry of entriesOf(job, redoku, report)) add(COMMANDS[command](entry, options));
  }
  answers.out = new TextEncoder().encode(texts.join(""));
  return answers;
}

/** Hands the bytes to the engine as they are; undefined if it does not read a line. @param {Uint8Array} text */
function solveLines(text) {
  const out = redoku.solveMany(text);
  let status = 0;
  for (let start = 0; start < out.length; start += ANSWER) {
    if (out[start] === DOT) return undefined;
    if (out[start] === ZERO) status = 1;
  }
  return { out, errors: [], puzzles: out.length / ANSWER, status };
}

/** The commands that need no more than the status and a solution. @type {Record<string, (judged: Judged) => Answer>} */
const TEXTS = {
  solve: (judged) => [solutionText(judged), hasSolution(judged.status)],
  check: (judged) => [statusText(judged), judged.status === "unique"],
  rate(judged) {
    const rating = judged.status === "unique" ? redoku.rate(judged.puzzle) : null;
    return [ratingText(judged, rating), rating !== null];
  },
};

/** @param {string} status */
const hasSolution = (status) => status === "unique" || status === "multiple";

/** The other commands, and what they say as JSON. @type {Record<string, (entry: redoku.Entry, options: any) => Answer>} */
const COMMANDS = {
  solve({ puzzle }) {
    const verdict = redoku.solve(puzzle);
    return [truth(puzzle, verdict), hasSolution(verdict.status)];
  },
  check({ puzzle }) {
    const verdict = redoku.solve(puzzle);
    return [truth(puzzle, verdict), verdict.status === "unique"];
  },
  rate({ puzzle }) {
    const { status } = redoku.solve(puzzle);
    if (status !== "unique") return [line({ puzzle, status }), false];
    const { se, level, score, hardest } = redoku.rate(puzzle);
    return [line({ puzzle, se, level, score, hardest }), true];
  },
  explain({ puzzle }, { json, language, uniqueness, terminal }) {
    const page = (/** @type {redoku.Step[]} */ steps, /** @type {string} */ end) =>
      explanation(puzzle, steps, end, terminal);
    const { status } = redoku.solve(puzzle);
    if (status === "unique") {
      const { solved, steps } = redoku.explain(puzzle, { language, uniqueness, rate: false });
      if (!json) return [page(steps, solvedText(steps, language)), solved];
      return [line({ puzzle, solved, steps, hardest: hardestOf(steps)?.id ?? null }), solved];
    }
    const refuted = status === "none" ? refutation(puzzle, language) : null;
    if (!refuted) {
      if (json) return [line({ puzzle, status }), false];
      return [page([], unexplainedText(status, language)), false];
    }
    const { steps, contradiction } = refuted;
    if (json) return [line({ puzzle, status, steps, contradiction }), false];
    return [page([...steps, contradiction], refutedText(steps, language)), false];
  },
  convert(entry, { json, to }) {
    if (json) {
      const { puzzle, placed, marks, solution, name } = entry;
      return [line({ puzzle, placed, marks, solution, name }), true];
    }
    const text = redoku.format(entry, to).replace(/\n+$/, "");
    return [text.includes("\n") ? `${text}\n\n` : `${text}\n`, true];
  },
};

/** The puzzle, its steps, a summary, and an empty line. @param {string} puzzle @param {redoku.Step[]} steps @param {string} end @param {import("./terminal.js").Terminal} terminal */
function explanation(puzzle, steps, end, terminal) {
  const told = steps.map((step, at) => stepText(step, at, terminal.colours));
  return `${[puzzle, ...[...told, end].map((text) => wrap(text, terminal))].join("\n")}\n\n`;
}

/** Why a puzzle has no solution; null if that takes too long. @param {string} puzzle @param {redoku.Language} language */
function refutation(puzzle, language) {
  try {
    return redoku.refute(puzzle, { language });
  } catch (error) {
    if (/** @type {any} */ (error).code !== "undecided") throw error;
    return null;
  }
}

/** @param {string} seed @param {any} options @param {(answer: Answer) => void} add @param {(message: string) => void} fail */
function newPuzzle(seed, { json, wish }, add, fail) {
  try {
    const { puzzle, solution, rating } = redoku.generate({ ...wish, seed });
    const { se, level, score, hardest } = rating;
    add([json ? line({ puzzle, solution, seed, se, level, score, hardest }) : `${puzzle}\n`, true]);
  } catch (error) {
    fail(`seed ${seed}: ${/** @type {Error} */ (error).message}`);
  }
}

/** Everything that is known about a puzzle. @param {string} puzzle @param {redoku.Verdict} verdict */
function truth(puzzle, verdict) {
  const { status, givens } = verdict;
  const known = { puzzle, status, givens };
  switch (verdict.status) {
    case "unique":
      return line({ ...known, solution: verdict.solution });
    case "multiple":
      return line({ ...known, solutions: verdict.solutions, differing: verdict.differing });
    case "none":
      return line({ ...known, because: verdict.because });
    default:
      return line({ ...known, conflicts: verdict.conflicts });
  }
}

/** @param {object} value */
function line(value) {
  return `${JSON.stringify(value)}\n`;
}
