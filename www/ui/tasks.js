/** Ways to let go of the main thread in the middle of work, so that no task keeps a person waiting. */

/** So many ms of a frame may pass: with painting, and on a slow machine, it will be a few times as many. */
const LONG = 8;

/** Goes on in a task of its own. @returns {Promise<void>} */
export function nextTask() {
  return new Promise((resolve) => {
    // A timer would wait for longer the more often it is set.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * For work in parts: gives a function to call after each, which goes on in the next task where the machine is quick,
 * and in the next frame where the parts since the last one, with their layout, have taken long.
 * @returns {(part: Element) => Promise<void>}
 */
export function paced() {
  const rest = resting();
  return async (part) => {
    // Now, so that its time is counted.
    await layOut(part);
    if (!(await rest())) await nextTask();
  };
}

/** Waits for a frame, if work has taken long since the last; gives whether it did. */
function resting() {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < LONG) return false;
    await nextFrame();
    begun = performance.now();
    return true;
  };
}

/**
 * Has the browser lay out what has changed in a task of its own: its frame has then only to paint it.
 * @param {Element} part
 */
export async function layOut(part) {
  // Before the next frame, where the browser can be asked for that.
  if ("scheduler" in globalThis) await scheduler.postTask(() => {}, { priority: "user-blocking" });
  else await nextTask();
  part.getBoundingClientRect();
}

/** Goes on when the next picture has been laid out; a page in the background draws none. @returns {Promise<void>} */
export function nextFrame() {
  if (document.visibilityState === "hidden") return nextTask();
  return new Promise((resolve) => {
    requestAnimationFrame(() => nextTask().then(resolve));
  });
}
