/** Announces to screen readers: politely about the puzzle, assertively about errors. */

/** The pause in typing after which a verdict is announced, in ms. */
const PAUSE = 500;

/** @param {Record<"polite" | "assertive", HTMLElement>} regions */
export function createAnnouncer(regions) {
  /** The kind of verdict that was announced last. */
  let last = "";
  /** The verdict to announce after a pause in typing. @type {{ kind: string, text: string } | null} */ let waiting =
    null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  /** Clears the region first, so that a repeated sentence is spoken again. @param {HTMLElement} region @param {string} text */
  function speak(region, text) {
    region.textContent = "";
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  }

  function schedule() {
    clearTimeout(timer);
    if (!waiting) return;
    timer = setTimeout(() => {
      if (!waiting) return;
      const { kind, text } = waiting;
      waiting = null;
      last = kind;
      speak(regions.polite, text);
    }, PAUSE);
  }

  return {
    /** Announces a verdict after a pause in typing, if its kind is new. @param {string} kind  empty if the verdict is unknown @param {string} text */
    settle(kind, text) {
      waiting = kind === last || kind === "" ? null : { kind, text };
      schedule();
    },
    /** Announces a reply now; a waiting verdict does not interrupt it. @param {string} text */
    reply(text) {
      speak(regions.polite, text);
      schedule();
    },
    /** Announces now and drops a waiting verdict. @param {string} text @param {"polite" | "assertive"} [how] @param {string} [kind]  the kind of verdict, if it is one */
    say(text, how = "polite", kind = "") {
      waiting = null;
      schedule();
      last = kind;
      speak(regions[how], text);
    },
  };
}
