/** Announces to screen readers: politely about the puzzle, assertively about errors. */

/** The pause in typing after which a verdict is announced, in ms. */
const PAUSE = 500;

/** @param {Record<"polite" | "assertive", HTMLElement>} regions */
export function createAnnouncer(regions) {
  /** The kind of verdict that was announced last. */
  let last = "";
  /** The offer that was announced last, or with the last verdict. */
  let offered = "";
  /** What to announce after a pause in typing. @type {{ kind: string, text: string, offer: string } | null} */
  let waiting = null;
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
      const { kind, text, offer } = waiting;
      waiting = null;
      last = kind;
      offered = offer;
      speak(regions.polite, text);
    }, PAUSE);
  }

  return {
    /**
     * Announces a verdict after a pause in typing, if its kind is new; or else an offer that has been added to it.
     * @param {string} kind  empty if the verdict is unknown @param {string} text
     * @param {string} [offer]  a sentence of the text that may come later than the rest
     */
    settle(kind, text, offer = "") {
      if (kind !== "" && kind !== last) waiting = { kind, text, offer };
      else if (kind && offer && offer !== offered) waiting = { kind, text: offer, offer };
      else waiting = null;
      schedule();
    },
    /** Announces a reply now; a waiting verdict does not interrupt it. @param {string} text */
    reply(text) {
      speak(regions.polite, text);
      schedule();
    },
    /** Announces now and drops a waiting verdict. @param {string} text @param {"polite" | "assertive"} [how] @param {string} [kind]  the kind of verdict, if it is one @param {string} [offer] */
    say(text, how = "polite", kind = "", offer = "") {
      waiting = null;
      schedule();
      last = kind;
      offered = offer;
      speak(regions[how], text);
    },
  };
}
