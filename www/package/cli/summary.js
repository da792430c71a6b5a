// What is said at the end of an explanation, in its language.
import * as redoku from "redoku";

/** @import { Language, Step } from "redoku" */

/** @type {Record<string, string>} */
const REASONS = { multiple: "多个解", none: "无解", invalid: "题目数字有冲突" };

/** @param {Step[]} steps @param {Language} language */
export function solvedText(steps, language) {
  if (language === "en") return `solved in ${count(steps)}, ${hardestText(steps, language)}`;
  return `共 ${steps.length} 步解出，${hardestText(steps, language)}`;
}

/** @param {Step[]} steps @param {Language} language */
export function refutedText(steps, language) {
  if (language === "en")
    return `no solution, after ${count(steps)}, ${hardestText(steps, language)}`;
  return `经过 ${steps.length} 步得出矛盾，无解，${hardestText(steps, language)}`;
}

/** @param {string} status @param {Language} language */
export function unexplainedText(status, language) {
  return language === "en" ? `not explained: ${status}` : `未讲解：${REASONS[status]}`;
}

/** The hardest technique, undefined without steps. @param {Step[]} steps @param {Language} [language] */
export function hardestOf(steps, language) {
  const used = new Set(steps.map(({ technique }) => technique));
  return redoku.techniques({ language }).findLast(({ id }) => used.has(id));
}

/** @param {Step[]} steps */
const count = ({ length }) => (length === 1 ? "1 step" : `${length} steps`);

/** @param {Step[]} steps @param {Language} language */
function hardestText(steps, language) {
  const hardest = hardestOf(steps, language);
  if (language === "en") return `hardest: ${hardest?.id ?? "-"}`;
  return `最难：${hardest?.name ?? "-"}`;
}
