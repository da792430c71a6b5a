/** Says what became of a search, and offers to stop one that takes its time, or to go on. How far it is, is counted beside it. */

/** @typedef {Pick<import("./markup.js").WatchParts, "progressText" | "progressButton">} ProgressParts */

/**
 * @param {ProgressParts} parts
 * @param {{ search: import("./search.js").Search | null, stopped: boolean, crashed: boolean }} state
 * @param {import("../i18n/translator.js").Translator} translator
 */
export function writeProgress(parts, { search, stopped, crashed }, { text }) {
  const unsolved = search?.finished === true && !search.solution;
  const unfinished = search?.finished === false;
  const resumes = crashed || stopped;
  const key = unsolved ? "watch.unsolved" : resumes ? "watch.stopped" : "watch.running";
  parts.progressText.textContent = unsolved || (unfinished && !crashed) ? text(key) : "";
  parts.progressButton.hidden = !(crashed || unfinished);
  parts.progressButton.textContent = text(resumes ? "watch.resume" : "watch.cancel");
}
