/** The board as an image file: SVG, or PNG rendered from it. */
import { drawBoard, SIZE } from "../../board/picture.js";

/** @import { Picture } from "../../board/picture.js" */

/** The width and height of a PNG, in px: enough for print and for any screen. */
const PNG_SIZE = 1200;

/** @param {Picture} picture @param {string} label */
export function svgOf(picture, label) {
  const svg = drawBoard(picture, label);
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
}

/** @param {Picture} picture @param {string} label @returns {Promise<Blob>} */
export async function pngOf(picture, label) {
  const image = new Image();
  const address = URL.createObjectURL(svgOf(picture, label));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PNG_SIZE;
    canvas.height = PNG_SIZE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, PNG_SIZE, PNG_SIZE);
    return await new Promise((resolve, reject) => {
      const done = (/** @type {Blob | null} */ blob) =>
        blob ? resolve(blob) : reject(new Error("the canvas returned no image"));
      canvas.toBlob(done, "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
