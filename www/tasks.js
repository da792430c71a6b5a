/** Ways to let go of the main thread in the middle of work, so that no task keeps a person waiting. */

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

/** Goes on when the next picture has been laid out; a page in the background draws none. @returns {Promise<void>} */
export function nextFrame() {
  if (document.visibilityState === "hidden") return nextTask();
  return new Promise((resolve) => {
    requestAnimationFrame(() => nextTask().then(resolve));
  });
}
