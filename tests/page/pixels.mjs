// Reads the rendered pixels of a page or an element.

/** Playwright injects a style for screenshots in Firefox, which the policy of the page blocks. */
export const BLOCKED_STYLE = /blocked an inline style/;

/** Takes a screenshot of a page or an element, and returns its pixels. */
export async function pixelsOf(part) {
  const picture = await part.screenshot({ animations: "allow", caret: "initial" });
  const page = typeof part.page === "function" ? part.page() : part;
  const { width, height, data } = await decode(page, picture);
  const bytes = Buffer.from(data, "base64");
  return {
    width,
    height,
    /** Red, green and blue, 0 to 255 each. */
    at(x, y) {
      const start = 4 * (y * width + x);
      return [...bytes.subarray(start, start + 3)];
    },
  };
}

/** Decodes the PNG in the browser. */
function decode(page, picture) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192) {
      text += String.fromCharCode(...data.subarray(at, at + 8192));
    }
    return { width, height, data: btoa(text) };
  }, picture.toString("base64"));
}

/** The distance of two colours: the largest difference of a channel. */
export const apart = (a, b) => Math.max(...a.map((channel, index) => Math.abs(channel - b[index])));
