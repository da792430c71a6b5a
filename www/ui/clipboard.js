/** The system clipboard. Browsers may refuse access. */

/** Copies a text; resolves to whether it worked. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
