/** The path as a list: runs of singles fold, so that they do not bury the clever steps. */

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {{ from: number, to: number }} Group  the first step, and the one after the last */

/** The least number of singles in a row that fold. */
const RUN = 3;

/** @param {Pick<Step, "evidence">} step */
const isSingle = ({ evidence }) => evidence.kind === "single";

/** @param {Pick<Step, "evidence">[]} steps @returns {Group[]} */
export function groupsOf(steps) {
  /** @type {Group[]} */
  const groups = [];
  for (let from = 0; from < steps.length; ) {
    let to = from;
    while (to < steps.length && isSingle(steps[to])) to++;
    if (to - from >= RUN) {
      groups.push({ from, to });
      from = to;
    } else {
      groups.push({ from, to: from + 1 });
      from += 1;
    }
  }
  return groups;
}

/** The next step after `at` that is not a single, or null. @param {Pick<Step, "evidence">[]} steps @param {number} at */
export function nextHard(steps, at) {
  const next = steps.findIndex((step, index) => index > at && !isSingle(step));
  return next < 0 ? null : next;
}

/** The number of steps of each technique, in the order of first use. @param {Pick<Step, "technique">[]} steps @returns {Map<string, number>} */
export function countsOf(steps) {
  const counts = new Map();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return counts;
}
