/** Shows the state of a search, and a button that stops or resumes it. */

/** @typedef {Pick<import("./markup.js").WatchParts, "progressText" | "progressButton">} ProgressParts */

/**
 * @param {ProgressParts} parts
 * @param {{ search: import("./search.js").Search | null, stopped: boolean, crashed: boolean }} state
 * @param {import("../i18n/translator.js").Translator} translator
 */
export function writeProgress(parts, { search, stopped, crashed }, { text }) {
  const unsolved = search?.finished === true && !search.solution;
  const unfinished = search?.finished === false;
  const canResume = crashed || stopped;
  const key = unsolved ? "watch.unsolved" : canResume ? "watch.stopped" : "watch.running";
  parts.progressText.textContent = unsolved || (unfinished && !crashed) ? text(key) : "";
  parts.progressButton.hidden = !(crashed || unfinished);
  parts.progressButton.textContent = text(canResume ? "watch.resume" : "watch.cancel");
}
