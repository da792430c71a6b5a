/**
 * Delivers the answers of a busy engine in groups.
 *
 * A page draws after each answer, and the more boards it has, the longer that takes. With an answer per frame, the
 * time grows with the square of the boards: 400 boards took 800 frames.
 */

/** The longest time that an answer waits for others, in ms. */
const PATIENCE = 100;

/**
 * @template {unknown[]} A @template R
 * @param {(...question: A) => Promise<R>} ask
 * @returns {(...question: A) => Promise<R>}
 */
export function deliverTogether(ask) {
  let open = 0;
  /** @type {(() => void)[]} */ let waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;

  function deliver() {
    clearTimeout(timer);
    timer = undefined;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  }

  return async (...question) => {
    open++;
    const result = await ask(...question).finally(() => {
      open--;
      if (open === 0) deliver();
    });
    if (open > 0) {
      await new Promise((/** @type {(value: void) => void} */ resolve) => {
        waiting.push(resolve);
        timer ??= setTimeout(deliver, PATIENCE);
      });
    }
    return result;
  };
}
