/** How quickly a batch goes on, and how long it will take. Pure functions. */

/** @import { Translator } from "../../i18n/translator.js" */

/** The progress in words. @param {{ share: number, elapsed: number, puzzles: number }} progress @param {Translator["text"]} text */
export function paceText({ share, elapsed, puzzles }, text) {
  if (elapsed === 0) return "";
  const left = share > 0 ? timeText((elapsed * (1 - share)) / share, text) : "…";
  return text("batch.pace", { puzzles, rate: rateOf(puzzles, elapsed), left });
}

/** What a screen reader is told: each quarter. @param {number} share @param {Translator["text"]} text */
export function spokenShare(share, text) {
  const quarters = Math.floor(4 * share);
  return quarters > 0 ? text("batch.share", { share: 25 * quarters }) : text("batch.working");
}

/** Puzzles a second, to three digits. @param {number} puzzles @param {number} elapsed  in ms */
export function rateOf(puzzles, elapsed) {
  return Number(((1000 * puzzles) / Math.max(elapsed, 1)).toPrecision(3));
}

/** "12 s" or "3 min". @param {number} ms @param {Translator["text"]} text */
function timeText(ms, text) {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 100
    ? text("batch.seconds", { number: seconds })
    : text("batch.minutes", { number: Math.ceil(seconds / 60) });
}
