/** Draws a photo, the lines that were found in it, and the digits that were read. */
import { contextOf } from "../../ui/pixels.js";
import { cornersOf, middleOf, placeIn } from "./frame.js";

/** @import { Frame, Point } from "./frame.js" */
/**
 * What is drawn on the photo.
 * @typedef {object} Marks
 * @property {Point[]} mesh
 * @property {string} digits
 * @property {Set<number>} doubtful
 * @property {number} selected
 */

/** @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} photo @param {Frame} frame */
export function drawPhoto(canvas, photo, frame) {
  canvas.width = frame.width;
  canvas.height = frame.height;
  const context = contextOf(canvas);
  context.setTransform(...frame.matrix);
  context.drawImage(photo, 0, 0);
  context.resetTransform();
}

/** @param {HTMLCanvasElement} canvas @param {Frame} frame @param {Marks} marks */
export function drawMarks(canvas, frame, { mesh, digits, doubtful, selected }) {
  const context = contextOf(canvas);
  const style = getComputedStyle(canvas);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--redoku-${name}`);
  const cellSide = frame.width / 10;
  context.lineJoin = "round";
  outline(context, frame, [mesh[0], mesh[9], mesh[99], mesh[90]]);
  stroke(context, colour("reason"), cellSide / 12);
  for (const cell of doubtful) {
    outline(context, frame, cornersOf(mesh, cell));
    context.fillStyle = colour("conflict-paper");
    context.globalAlpha = 0.45;
    context.fill();
    context.globalAlpha = 1;
  }
  outline(context, frame, cornersOf(mesh, selected));
  stroke(context, colour("focus"), cellSide / 12);
  context.font = `600 ${cellSide * 0.34}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = cellSide / 14;
  for (const [cell, digit] of [...digits].entries()) {
    if (digit === ".") continue;
    // In the corner of the cell, so that the printed digit stays visible.
    const [x, y] = placeIn(frame, middleOf(mesh, cell));
    const [left, top] = [x + cellSide * 0.28, y + cellSide * 0.26];
    context.strokeStyle = colour("paper");
    context.strokeText(digit, left, top);
    context.fillStyle = colour(doubtful.has(cell) ? "conflict" : "reason");
    context.fillText(digit, left, top);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {Point[]} corners */
function outline(context, frame, corners) {
  context.beginPath();
  for (const corner of corners) context.lineTo(...placeIn(frame, corner));
  context.closePath();
}

/** @param {CanvasRenderingContext2D} context @param {string} colour @param {number} width */
function stroke(context, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
