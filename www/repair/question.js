/** What helps with a verdict, asked one after the other: repairs and since when, or the cells that decide. */
import { helpWith, verdictOf } from "../app/state.js";
import { solveOptions } from "../app/verdicts.js";
import { giveUp, learn } from "./model.js";
import { didYouMean, noteOn, sinceWhen } from "./words.js";

/** @import { Question } from "../app/follower.js" */
/** @import { Help, State } from "../app/state.js" */
/** @import { Verdict } from "../pkg/redoku.js" */

/** The most repairs that are offered. */
const OFFERED = 3;
/** The most positions to go back. */
const BACK = 100;

/** @param {State} state @returns {Question | null} */
export function question(state) {
  const verdict = verdictOf(state);
  const help = verdict && helpWith(state, verdict);
  if (!help || help.failed) return null;
  const { puzzle } = help.about;
  if (verdict.status === "multiple") {
    if (verdict.exact && !help.decides) {
      return ask("decisive", [puzzle], (/** @type {[cell: number, digit: number][]} */ found) => ({
        decides: noteOn([...new Set(found.map(([cell]) => cell))].sort((a, b) => a - b)),
      }));
    }
    // The verdict lists only the first solutions.
    if (verdict.count > verdict.solutions.length && !help.varying) {
      return ask("trueCandidates", [puzzle], (/** @type {number[]} */ masks) => ({
        varying: masks.flatMap((mask, cell) => (mask & (mask - 1) ? [cell] : [])),
      }));
    }
    return null;
  }
  if (!help.repairs) {
    const options = { most: OFFERED };
    return ask(
      "repairs",
      [puzzle, options],
      (/** @type {import("../pkg/redoku.js").Repair[]} */ repairs) => ({
        repairs,
        meant: repairs.length > 0 ? didYouMean(verdict, repairs[0]) : undefined,
      }),
    );
  }
  return help.since ? null : sinceQuestion(state, help);
}

/** Asks whether the board had solutions before the last digit that has not been asked about. @param {State} state @param {Help} help */
function sinceQuestion(state, { back }) {
  const step = typedSteps(state)[back];
  if (!step) return null;
  const { puzzle, cell, digit } = step;
  return ask("solve", [puzzle, solveOptions(false)], (/** @type {Verdict} */ before) => {
    const count = countOf(before);
    const since = { cell, digit, count };
    return count ? { since, began: sinceWhen(since) } : { back: back + 1 };
  });
}

/** @param {string} method @param {any[]} args @param {(result: any) => Partial<Help>} read @returns {Question} */
const ask = (method, args, read) => ({
  id: `${method} ${args[0]}`,
  method,
  args,
  answer: (state, result) => learn(state, read(result)),
  failed: giveUp,
});

/** @param {Verdict} verdict */
function countOf(verdict) {
  if (verdict.status === "multiple") return verdict.count;
  return verdict.status === "unique" ? 1 : 0;
}

/**
 * The boards before the current one, newest first, as long as each differs from the next in a single digit.
 * @param {Pick<State, "board" | "past">} state
 * @returns {{ puzzle: string, cell: number, digit: string }[]} each with the digit that followed
 */
export function typedSteps({ board, past }) {
  const steps = [];
  let after = board.givens;
  for (const { board: before } of past.slice(-BACK).reverse()) {
    const puzzle = before.givens;
    if (puzzle === after) continue;
    const changed = Array.from(puzzle, (_, cell) => cell).filter(
      (cell) => puzzle[cell] !== after[cell],
    );
    if (changed.length > 1) break;
    const [cell] = changed;
    steps.push({ puzzle, cell, digit: after[cell] });
    after = puzzle;
  }
  return steps;
}
