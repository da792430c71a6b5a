/** The sentences of patterns that would allow two solutions. */
import { digitsOf } from "./position.js";
import { plainly, sentence } from "./story-parts.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").DeadlyEvidence} DeadlyEvidence */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./phrases.js").Thing} Thing */
/** @typedef {import("./story-parts.js").Story} Story */

/**
 * Rectangles, loops and whole boards differ in what to see; what the guardians, the other candidates in the pattern,
 * are good for decides the rest.
 * @param {Step} step @param {DeadlyEvidence} evidence @param {Position} position @returns {Story}
 */
export function deadlyStory(step, evidence, position) {
  const { cells, digits, guardians } = evidence;
  const args = {
    cells: { cells },
    digits: { digits },
    guardians: { candidates: guardians },
  };
  if (!digits.length) {
    const many = guardians.length > 1 ? "several" : "one";
    return {
      see: sentence("see.bug", args),
      because: sentence(`because.bug.${many}`),
      so: plainly(step),
    };
  }
  return {
    see: sentence(`see.${patternOf(step.technique)}`, args),
    because: becauseOf(step, evidence, position, args),
    so: plainly(step),
  };
}

/** @param {string} technique */
function patternOf(technique) {
  if (technique.startsWith("avoidable")) return "avoidable";
  return technique === "unique-loop" ? "unique-loop" : "rectangle";
}

/** @param {Step} step @param {DeadlyEvidence} evidence @param {Position} position @param {Record<string, Thing>} args */
function becauseOf({ remove }, { guardians, demands }, position, args) {
  const roof = [...new Set(guardians.map(([cell]) => cell))];
  const others = demands.flatMap((demand) => ("cell" in demand ? [demand.cell] : []));
  const houses = demands.flatMap((demand) => ("house" in demand ? [demand.house] : []));
  if (others.length) {
    const own = guardians.map(([, digit]) => digit);
    const used = [...new Set([...own, ...digitsOf(position, others)])].sort();
    return sentence("because.unique.subset", {
      ...args,
      others: { cells: others },
      used: { digits: used },
    });
  }
  if (houses.length) {
    const digit = demands.flatMap((demand) => ("digit" in demand ? [demand.digit] : []))[0];
    const removed = { node: { digit: remove[0][1], cells: remove.map(([cell]) => cell) } };
    return sentence("because.unique.forced", { ...args, digit, houses: { houses }, removed });
  }
  return roof.length === 1
    ? sentence("because.unique.cell", { ...args, roof: { cells: roof } })
    : sentence("because.unique.guardians", args);
}
