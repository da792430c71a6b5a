/**
 * Runs the loop of a worker from a module of its own, which answers all messages.
 *
 * WebKit runs the first script of a worker a second time when another module imports it. If the loop were that script,
 * the bundler would let the parts that are loaded later import from it, and each worker would have two loops, one of
 * them without the modules that were sent, and two RedokuErrors.
 *
 * @param {Promise<unknown>} loop  the module, which sets `onmessage`
 */
export async function startLoop(loop) {
  /** Messages that arrive before the loop listens, which would be lost. @type {MessageEvent[]} */
  const early = [];
  globalThis.onmessage = (event) => {
    early.push(event);
  };
  try {
    await loop;
    for (const event of early) dispatchEvent(event);
  } catch (error) {
    // The page gets an "error" event, as if the worker's script had not been loaded.
    reportError(error);
  }
}
