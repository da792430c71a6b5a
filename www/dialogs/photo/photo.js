/** The photo dialog: reads a picture, lets the user compare and mend what was read, and puts it on the board. */
import "./photo.css";
import { openDialog } from "../../app/dialog.js";
import { place } from "../../app/place.js";
import { modal } from "../../ui/dialog.js";
import { decodePicture, pixelsOf } from "../../ui/pixels.js";
import { nearestCell } from "./frame.js";
import {
  beginCorners,
  beginPicture,
  emptyPhoto,
  holdCorner,
  moveCell,
  moveCorner,
  photoOf,
  readAgain,
  refusePicture,
  releaseCorner,
  selectCell,
  stopWork,
  takePicture,
  writeCell,
} from "./model.js";
import { photoPanel } from "./panel.js";
import { question } from "./question.js";

/** @import { Photo } from "./model.js" */

/** @param {import("../dialogs.js").Around} around @returns {import("../dialogs.js").DialogPart} */
export function createDialog({ store, close }) {
  /** Numbers what is done. */
  let attempts = 0;

  /** Reads a picture. @param {File} file */
  async function read(file) {
    const attempt = ++attempts;
    store.update(beginPicture, attempt);
    const picture = await decodePicture(file).catch(() => null);
    if (picture) store.update(takePicture, attempt, picture, pixelsOf(picture));
    else store.update(refusePicture, attempt);
  }

  function use() {
    const photo = photoOf(store.state);
    if (!photo?.reading || photo.corners || photo.work) return;
    store.update(place, { puzzle: photo.digits }, { from: "photo" });
  }

  /** @param {string} digit */
  const write = (digit) => store.update(writeCell, photoOf(store.state)?.selected ?? 0, digit);

  /** @type {import("./panel.js").Actions} */
  const on = {
    read: ([file]) => read(file),
    stop: () => store.update(stopWork, ++attempts),
    adjust: () => store.update(beginCorners),
    again: () => store.update(readAgain, ++attempts),
    use,
    point({ target, offsetX, offsetY }) {
      const photo = photoOf(store.state);
      if (!(target instanceof HTMLCanvasElement) || !photo?.reading || photo.corners) return;
      const scale = target.width / target.clientWidth;
      const place = /** @type {[number, number]} */ ([offsetX * scale, offsetY * scale]);
      store.update(selectCell, nearestCell(photo.frame, photo.reading.mesh, place));
      focus("redoku-grid");
    },
    write,
    mend: (cell, digit) => store.update(writeCell, cell, digit),
    move: (corner, place) => store.update(moveCorner, corner, place),
    hold: (corner) => store.update(holdCorner, corner),
    release: (corner) => store.update(releaseCorner, corner),
    grid: {
      "redoku-select": ({ detail }) => store.update(selectCell, detail.cell),
      "redoku-move": ({ detail }) => store.update(moveCell, detail),
      "redoku-input": ({ detail: { kind, digit } }) => {
        if (kind !== "mark") write(kind === "digit" ? String(digit) : ".");
      },
      "redoku-submit": use,
      "redoku-cancel": close,
    },
  };

  return {
    /** @param {File} [file] */
    open(file) {
      if (!photoOf(store.state)) store.update(openDialog, emptyPhoto);
      if (file) read(file);
    },
    panel(state, t) {
      const photo = photoOf(state);
      const content = photo && photoPanel(state, photo, t, on);
      const title = t.text("photo.title");
      return [
        modal({
          id: "photo-dialog",
          title,
          closeLabel: t.text("close"),
          content: content ?? [],
          close,
        }),
      ];
    },
    question,
    /** Puts the focus on what is new. */
    follow(state, before) {
      const [now, was] = [photoOf(state), photoOf(before)];
      if (now?.reading && now.reading !== was?.reading) focus("redoku-grid");
      if (now?.corners && !now.work && (!was?.corners || was.work)) focus(".photo-corner");
    },
  };
}

/** Focuses a part of the dialog. @param {string} selector */
const focus = (selector) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`#photo-dialog ${selector}`))?.focus();
