/** Style sheets of parts that are loaded when they are first wanted. */

/** Those asked for so far. @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Adds a style sheet, once, and waits for it. @param {URL} address @returns {Promise<void>} */
export function loadStyle({ href }) {
  const before = asked.get(href);
  if (before) return before;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const loading = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      // It may be asked for again.
      asked.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
  asked.set(href, loading);
  document.head.append(link);
  return loading;
}
