/** The system clipboard. Browsers may refuse access. */

/** How long the page says that the link is copied, in ms. */
const CONFIRMATION = 2000;

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
 * Copies the address of the page.
 * @param {{ write(): void }} address  of what is shown
 * @param {(worked: boolean | null) => void} say  whether the browser allowed it; null after a while
 */
export async function copyLink(address, say) {
  address.write();
  say(await copyText(location.href));
  setTimeout(say, CONFIRMATION, null);
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

/**
 * Reads the clipboard: its text, or else its picture, or else an empty text. Rejects if the browser refuses.
 * @returns {Promise<string | File>}
 */
export async function readClipboard() {
  // One call, because a click allows only one.
  const items = await navigator.clipboard.read();
  for (const wanted of [/^text\/plain$/, /^image\/(?!svg)/]) {
    for (const item of items) {
      const type = item.types.find((name) => wanted.test(name));
      if (!type) continue;
      const content = await item.getType(type);
      return type === "text/plain" ? content.text() : new File([content], "clipboard", { type });
    }
  }
  return "";
}
