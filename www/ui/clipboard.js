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

/**
 * Copies a PNG picture; resolves to whether it worked.
 * @param {Promise<Blob>} picture  a promise, because Safari allows only a clipboard call within the click
 */
export async function copyPicture(picture) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
