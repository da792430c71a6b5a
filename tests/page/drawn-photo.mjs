// Photos of puzzles, drawn in the page: warped, shaded and turned.

/**
 * Draws a picture as a PNG file: paper with a puzzle seen from one side, in a light that fades, or waves without a grid.
 * Runs in the page. A text takes the way to the test and back a hundred times faster than an array does.
 */
export async function drawPicture({ puzzle, quarters }) {
  const side = 640;
  const flat = new OffscreenCanvas(side, side);
  const pen = flat.getContext("2d");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = "#222";
  pen.font = "40px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let line = 0; line < 10 && puzzle; line++) {
    const width = line % 3 ? 2 : 5;
    pen.fillRect(50 + line * 60 - width / 2, 50, width, 540);
    pen.fillRect(50, 50 + line * 60 - width / 2, 540, width);
  }
  [...puzzle].forEach((digit, cell) => {
    if (digit !== ".") pen.fillText(digit, 80 + (cell % 9) * 60, 82 + Math.floor(cell / 9) * 60);
  });
  const { data } = pen.getImageData(0, 0, side, side);
  const photo = new OffscreenCanvas(900, 700);
  const film = photo.getContext("2d");
  const image = film.createImageData(900, 700);
  for (let at = 0; at < 900 * 700; at++) {
    const [x, y] = [at % 900, Math.floor(at / 900)];
    const depth = 1 + 0.25 * (y / 700 - 0.5);
    const u = Math.round(((x - 450) / depth + 0.04 * (y - 350)) * 1.02 + 320);
    const v = Math.round((y - 350) / depth + 320 + 6 * Math.sin(x / 130));
    const inside = u >= 0 && v >= 0 && u < side && v < side;
    const grey = inside ? data[4 * (v * side + u)] : 150 + 40 * Math.sin(x / 50) * Math.cos(y / 70);
    const light = 0.95 - 0.4 * (x / 900);
    image.data[4 * at] = grey * light;
    image.data[4 * at + 1] = grey * light * 0.98;
    image.data[4 * at + 2] = grey * light * 0.93;
    image.data[4 * at + 3] = 255;
  }
  film.putImageData(image, 0, 0);
  const turned = new OffscreenCanvas(quarters % 2 ? 700 : 900, quarters % 2 ? 900 : 700);
  const turner = turned.getContext("2d");
  turner.translate(turned.width / 2, turned.height / 2);
  turner.rotate((quarters * Math.PI) / 2);
  turner.drawImage(photo, -450, -350);
  const reader = new FileReader();
  reader.readAsDataURL(await turned.convertToBlob({ type: "image/png" }));
  await new Promise((resolve) => reader.addEventListener("load", resolve));
  return reader.result.split(",")[1];
}

/** A drawn picture as a file for a file chooser. */
export async function pictureOf(page, puzzle, quarters = 0) {
  const base64 = await page.evaluate(drawPicture, { puzzle, quarters });
  return { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}
