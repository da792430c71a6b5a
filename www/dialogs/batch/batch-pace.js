/** How quickly a batch goes on, and how long it will take. */

/** @typedef {import("../../i18n/translator.js").Translator} Translator */

/** The time between two drawings, in ms. */
const PAUSE = 250;

/**
 * Draws the progress a few times a second, and announces each quarter.
 * @param {ReturnType<typeof import("./batch-markup.js").buildBatch>} parts
 * @param {Translator} translator
 */
export function createPace({ bar, pace, status }, { text }) {
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  let quarter = 0;
  return {
    /** @param {number} share @param {number} puzzles */
    show(share, puzzles) {
      const now = performance.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      const elapsed = now - start;
      bar.value = share;
      const left = share > 0 ? timeText((elapsed * (1 - share)) / share, text) : "…";
      pace.textContent = text("batch.pace", { puzzles, rate: rateOf(puzzles, elapsed), left });
      const reached = Math.floor(4 * share);
      if (reached > quarter) status.textContent = text("batch.share", { share: 25 * reached });
      quarter = reached;
    },
    /** The time so far, in ms. */
    elapsed: () => performance.now() - start,
  };
}

/** Puzzles a second, to three digits. @param {number} puzzles @param {number} elapsed  in ms */
export function rateOf(puzzles, elapsed) {
  return Number(((1000 * puzzles) / Math.max(elapsed, 1)).toPrecision(3));
}

/** "12 s" or "3 min". @param {number} ms @param {Translator["text"]} text */
export function timeText(ms, text) {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 100
    ? text("batch.seconds", { number: seconds })
    : text("batch.minutes", { number: Math.ceil(seconds / 60) });
}
