/** Speaks to screen readers: politely about the puzzle, at once about errors. */

/** A verdict is announced once typing has rested for this many ms. */
const REST = 500;

/** @param {Record<"polite" | "assertive", HTMLElement>} regions */
export function createAnnouncer(regions) {
  /** The kind of verdict that was announced last. */
  let last = "";
  /** What waits for typing to rest. @type {{ kind: string, text: string } | null} */ let waiting =
    null;
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
    if (!waiting) return;
    timer = setTimeout(() => {
      if (!waiting) return;
      const { kind, text } = waiting;
      waiting = null;
      last = kind;
      speak(regions.polite, text);
    }, REST);
  }

  return {
    /** Announces a verdict once typing rests, if its kind is new. @param {string} kind  empty if nothing is known @param {string} text */
    settle(kind, text) {
      waiting = kind === last || kind === "" ? null : { kind, text };
      wait();
    },
    /** Answers a question; a verdict that waits does not cut it short. @param {string} text */
    reply(text) {
      speak(regions.polite, text);
      wait();
    },
    /** Announces now; a verdict that waits is dropped. @param {string} text @param {"polite" | "assertive"} [how] @param {string} [kind] of a verdict */
    say(text, how = "polite", kind = "") {
      waiting = null;
      wait();
      last = kind;
      speak(regions[how], text);
    },
  };
}
