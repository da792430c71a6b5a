/** Decodes pictures of any size into a canvas that is small enough to work with. */

/** The long side of a decoded picture, in pixels. */
const LONGEST = 1600;

/**
 * Decodes a picture, upright as its EXIF data says, on white. Rejects if the browser cannot read it.
 * @param {File} file @returns {Promise<HTMLCanvasElement>}
 */
export async function decodePicture(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(canvas);
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A large bitmap would otherwise stay in memory until the next garbage collection.
  bitmap.close();
  return canvas;
}

/** @param {HTMLCanvasElement} canvas */
export const pixelsOf = (canvas) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
export function contextOf(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("the browser has no 2D canvas");
  return context;
}
