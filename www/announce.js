/** Speaks to screen readers: politely about the puzzle, at once about errors. */

const CALM = 500;

/** @param {Record<"polite" | "assertive", HTMLElement>} regions */
export function createAnnouncer(regions) {
  let last = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  /** Cleared first, so that the same sentence twice is spoken twice. @param {HTMLElement} region @param {string} text */
  function speak(region, text) {
    region.textContent = "";
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  }

  return {
    /** Says a sentence once typing has come to rest, unless it was the last one said. @param {string} text */
    settle(text) {
      clearTimeout(timer);
      if (text === last) return;
      timer = setTimeout(() => {
        last = text;
        speak(regions.polite, text);
      }, CALM);
    },
    /** Says what was asked for; what was said before need not be said again. @param {string} text */
    reply(text) {
      speak(regions.polite, text);
    },
    /** Says a sentence now. @param {string} text @param {"polite" | "assertive"} [how] */
    say(text, how = "polite") {
      clearTimeout(timer);
      last = text;
      speak(regions[how], text);
    },
  };
}
