/** Builds the elements of the photo dialog. */
import { button, element } from "../../ui/dom.js";
import { onFilesChosen } from "../../ui/intake.js";
import { createCorners } from "./photo-corners.js";

/**
 * @param {import("../../i18n/translator.js").Translator} translator
 * @param {(file: File) => void} onFile
 */
export function buildPhoto(translator, onFile) {
  const { text } = translator;
  const camera = pictureInput(onFile);
  camera.setAttribute("capture", "environment");
  const file = pictureInput(onFile);
  const ways = [button(text("photo.file"), "small", () => file.click())];
  if (matchMedia("(hover: none)").matches)
    ways.unshift(button(text("photo.camera"), "small", () => camera.click()));
  ways[0].autofocus = true;
  const sources = element("div", "photo-sources", ...ways, camera, file);

  const canvas = element("canvas", "photo-canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", text("photo.picture"));
  const corners = createCorners(translator);
  const stage = element("div", "photo-stage", canvas, corners.part);
  stage.hidden = true;

  const grid = /** @type {import("../../board/grid-element.js").RedokuGridElement} */ (
    document.createElement("redoku-grid")
  );
  const keys = Array.from({ length: 9 }, (_, index) => button(String(index + 1), "small"));
  const eraser = button("⌫", "small");
  eraser.setAttribute("aria-label", text("photo.erase"));
  const pad = element("div", "photo-pad", ...keys, eraser);
  const mending = element("div", "photo-mending", grid, pad);
  mending.hidden = true;

  const status = element("p", "photo-status");
  status.setAttribute("role", "status");
  const adjust = button(text("photo.adjust"), "small");
  sources.append(adjust);
  const again = button(text("photo.again"), "solve");
  const apply = button(text("photo.apply"), "solve");
  const foot = element("div", "dialog-foot", again, apply);
  const sheet = element("div", "photo", status, stage, mending, sources, foot);
  return {
    sheet,
    canvas,
    stage,
    corners,
    grid,
    mending,
    keys,
    eraser,
    status,
    adjust,
    again,
    apply,
  };
}

/** @param {(file: File) => void} onFile */
function pictureInput(onFile) {
  const input = element("input");
  input.type = "file";
  input.accept = "image/*";
  input.hidden = true;
  onFilesChosen(input, ([file]) => onFile(file));
  return input;
}
