/** Says how far a search is that takes its time, and offers to stop it or to go on. */

/** @typedef {Pick<import("./markup.js").WatchParts, "progress" | "progressText" | "progressButton">} ProgressParts */

/**
 * @param {ProgressParts} parts
 * @param {{ search: import("./search.js").Search | null, stopped: boolean, crashed: boolean }} state
 * @param {import("../i18n.js").Translator} translator
 */
export function writeProgress(parts, { search, stopped, crashed }, { text }) {
  const unsolved = search?.finished === true && !search.solution;
  const unfinished = search?.finished === false;
  const resumes = crashed || stopped;
  const steps = search?.steps ?? 0;
  const key = unsolved ? "watch.unsolved" : resumes ? "watch.stopped" : "watch.running";
  parts.progress.hidden = !(crashed || unsolved || unfinished);
  parts.progressText.textContent = crashed ? "" : text(key, { steps });
  parts.progressButton.hidden = unsolved;
  parts.progressButton.textContent = text(resumes ? "watch.resume" : "watch.cancel");
}
