/** Speaks to screen readers: politely about the puzzle, at once about errors. */

const CALM = 500;

/** @param {Record<"polite" | "assertive", HTMLElement>} regions */
export function createAnnouncer(regions) {
  let last = "";
  /** What waits for typing to rest. @type {string | null} */ let waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  /** Cleared first, so that the same sentence twice is spoken twice. @param {HTMLElement} region @param {string} text */
  function speak(region, text) {
    region.textContent = "";
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  }

  function wait() {
    clearTimeout(timer);
    if (waiting === null) return;
    timer = setTimeout(() => {
      last = waiting ?? "";
      waiting = null;
      speak(regions.polite, last);
    }, CALM);
  }

  return {
    /** Says a sentence once typing has come to rest, unless it was the last one said. @param {string} text */
    settle(text) {
      waiting = text === last ? null : text;
      wait();
    },
    /** Says what was asked for; what was said before need not be said again, and what waits does not cut it short. @param {string} text */
    reply(text) {
      speak(regions.polite, text);
      wait();
    },
    /** Says a sentence now. @param {string} text @param {"polite" | "assertive"} [how] */
    say(text, how = "polite") {
      waiting = null;
      wait();
      last = text;
      speak(regions[how], text);
    },
  };
}
