/** What a search can be asked to go on to: the next placement, dead end or solution. */
import { FOUND, LEAVE, PLACE } from "./tape.js";

/** @typedef {"placement" | "dead-end" | "solution"} Goal */
/** @import { Search } from "./search.js" */
/** @import { Tape } from "./tape.js" */

/** The number of last steps in which a finished search found its solution. */
const TAIL = 4096;

/**
 * The first step after another one that is a goal, or null if there is none so far.
 * @param {Pick<Search, "steps" | "finished" | "solution" | "tapeFrom">} search @param {number} after @param {Goal} goal
 * @param {Tape | null} tape  what is known around that step, if anything
 */
export async function findGoal(search, after, goal, tape) {
  const { steps } = search;
  let from = after;
  if (goal === "solution" && search.finished) {
    if (!search.solution) return null;
    from = Math.max(from, steps - TAIL);
  }
  let section = tape?.holds(from) ? tape : await search.tapeFrom(Math.max(from - 1, 0));
  for (;;) {
    for (let step = from + 1; step <= section.end; step++) {
      if (isGoal(section, step, goal)) return step;
    }
    from = section.end;
    if (from >= steps) return null;
    section = await search.tapeFrom(Math.max(from - 1, 0));
  }
}

/** Whether a step is a goal. A dead end is a call that fails by itself, not one whose inner call failed. @param {Tape} tape @param {number} step @param {Goal} goal */
function isGoal(tape, step, goal) {
  const { kind, digit } = tape.eventOf(step);
  if (goal === "placement") return kind === PLACE;
  if (goal === "solution") return kind === FOUND;
  if (kind !== LEAVE || digit === 1) return false;
  return step - 1 <= tape.start || tape.eventOf(step - 1).kind !== LEAVE;
}
